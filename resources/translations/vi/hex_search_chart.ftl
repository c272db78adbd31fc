### Biểu đồ của việc tìm kiếm có đối thủ, theo từng bước.

hex-tab-chart = Biểu đồ

hex-course = Biểu đồ tìm kiếm
hex-course-kind = Biểu đồ vẽ gì
hex-course-how = Nhấp: đến bước đó. Con lăn, kéo, + và −: phóng to thu nhỏ. Nhấp đúp: hiện tất cả.
hex-course-none = Hãy phân tích thế cờ: theo các bước tìm kiếm, biểu đồ này sẽ cho biết mỗi nước tốt nhất được thử và thắng bao nhiêu lần; với alpha-beta là số nút của mỗi độ sâu, các giá trị và các lần cắt.
hex-course-about = Hex, { $size } × { $size }: { $steps } bước tìm kiếm
hex-course-begin = Chưa thử gì.

# Tìm kiếm cây Monte Carlo
hex-course-share = Tỉ lệ ván
hex-course-rate = Tỉ lệ thắng
hex-course-iterations = số ván (bước)
hex-course-share-axis = phần trong tổng số ván, %
hex-course-rate-axis = % thắng, khi có từ { $count } ván
hex-course-nodes = số nút của cây
hex-course-tree = cây (phải)
hex-course-change = vượt lên dẫn đầu
hex-course-leads = { $move } dẫn đầu
hex-course-proved = { $proof ->
    [won] { $move } thắng, đã chứng minh
   *[other] { $move } thua, đã chứng minh
}
hex-chart-description = Bước { $step }: { $move } { $proof ->
    [won] đã được chứng minh là thắng. Nó dẫn đầu từ bước { $since }
    [lost] đã được chứng minh là thua. Nó dẫn đầu từ bước { $since }
   *[other] dẫn đầu từ bước { $since }
}, thắng { $rate }% số ván của nó; { $share }% tổng số ván bắt đầu bằng nó. Cây có { $nodes } nút.
hex-course-visits-of = { $move }: số ván
hex-course-rate-of = { $move }: tỉ lệ thắng, %

# Alpha-beta
hex-course-depth = Từng độ sâu
hex-course-cuts = Lần cắt
hex-course-depth-axis = độ sâu, với nước tốt nhất và giá trị
hex-course-steps = số nút đã vào (bước)
hex-course-entered = số nút
hex-course-cuts-axis = số lần cắt
hex-course-known = đã biết từ bảng
hex-course-value = giá trị
hex-course-value-line = giá trị (phải)
hex-course-move = nước tốt nhất
hex-course-deep = Bước { $step }: đang tìm đến độ sâu { $depth }; đến nay { $cuts } lần cắt.
hex-course-found = Độ sâu { $depth } tìm được { $move }, đáng giá { $value }.
