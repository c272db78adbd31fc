# hex solve --engine textbook

hex-help-solve-engine = compiled (mặc định), hoặc textbook: cùng chứng minh đó bằng Python thuần, cho bảng tối đa { $most } hàng.
hex-solve-textbook = Bộ máy sách giáo khoa giải các bảng tối đa { $most } hàng.
