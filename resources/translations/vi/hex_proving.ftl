# hex solve --engine textbook

hex-help-solve-engine = compiled (mặc định), hoặc textbook: cùng chứng minh đó bằng Python thuần, cho bàn tối đa { $most } hàng.
hex-solve-textbook = Engine giáo khoa giải các bàn tối đa { $most } hàng.
