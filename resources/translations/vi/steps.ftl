# Các bước nhỏ trong một bước đã làm gì.

move-shown = { $blank ->
    [u] Ô trống đi lên
    [d] Ô trống đi xuống
    [l] Ô trống sang trái
    [r] Ô trống sang phải
    [way] { $move ->
        [u] Lên
        [d] Xuống
        [l] Sang trái
        [r] Sang phải
        [ul] Lên và sang trái
        [ur] Lên và sang phải
        [dl] Xuống và sang trái
        [dr] Xuống và sang phải
       *[other] { $move }
    }
   *[no] { $move }
}
explain-generated = { move-shown }: nút kế tiếp, với { node-costs }.
explain-not-goal = Nút { NUMBER($number, useGrouping: 0) } không phải là đích.
explain-cut-off = Nút { NUMBER($number, useGrouping: 0) } đã ở độ sâu ngưỡng, { $depth }: nó bị cắt.
explain-known = Trạng thái của nút { NUMBER($number, useGrouping: 0) } đã được vào trước đó: bỏ qua, ở độ sâu { $depth }.
explain-back = Dưới nút { NUMBER($number, useGrouping: 0) } không còn gì: quay lui về nút { NUMBER($parent, useGrouping: 0) }.
explain-back-root = Dưới nút { NUMBER($number, useGrouping: 0) }, trạng thái đầu, không còn gì.
explain-more = Còn nhiều nút được bỏ qua như thế, quá nhiều để liệt kê từng nút.
explain-round = Vòng đã xong và có nút bị cắt: bắt đầu vòng kế tiếp, với ngưỡng { $bound }.
explain-raised = Vòng đã xong. f nhỏ nhất bị cắt là ngưỡng kế tiếp, { $bound }.
explain-exact = Bảng khoảng cách gần đích có nút { NUMBER($number, useGrouping: 0) }: phần đường còn lại tốn { $left }.
explain-bound = Không cặp nút chờ nào nằm trong ngưỡng: ngưỡng trở thành { $bound }, và không lời giải nào rẻ hơn thế.
explain-over = Dưới nút { NUMBER($number, useGrouping: 0) } giá trị nhỏ nhất là { $f }, còn ở nơi khác có nút chờ với { $limit }: quay lui.
explain-value-best = Trong mọi nút chờ, nút { NUMBER($number, useGrouping: 0) } tốt nhất, với giá trị { $f }.
explain-forgotten = Hết chỗ: quên nút { NUMBER($number, useGrouping: 0) }, lá có giá trị lớn nhất, { $f }; trong các nút bằng nhau nó nông nhất, ở độ sâu { $depth }.
explain-remembered = Nút cha nhớ giá trị đó. Trước là nút { NUMBER($known, useGrouping: 0) }, nay nó lại chờ với { $f }, là nút { NUMBER($number, useGrouping: 0) }.

explain-fail-start = Theo heuristic thì không thể đến đích từ trạng thái đầu (h = ∞): tìm kiếm kết thúc, không có lời giải.
explain-fail-open = OPEN rỗng: tìm kiếm kết thúc, không có lời giải.
explain-fail-layers = Lớp kế tiếp rỗng: tìm kiếm kết thúc, không có lời giải.
explain-fail-stack = Ngăn xếp rỗng, không còn gì để thử: tìm kiếm kết thúc, không có lời giải.
explain-fail-round = Vòng này không cắt nút nào, nên không còn gì để thử: tìm kiếm kết thúc, không có lời giải.
explain-fail-values = Không còn nút nào chờ: tìm kiếm kết thúc, không có lời giải.
explain-fail-room = Không còn nút nào chờ, và có nút đã bị bỏ vì thiếu chỗ: tìm kiếm kết thúc, không có lời giải.
explain-fail-stuck = Không có ứng viên nào: tác tử mắc kẹt ở nút { NUMBER($number, useGrouping: 0) }.
explain-fail-minimum = Nút { NUMBER($number, useGrouping: 0) } là cực tiểu địa phương: h = { $h }, và không láng giềng nào đủ tốt. Tìm kiếm kết thúc, không có lời giải.
explain-fail-schedule = Đã dùng hết các bước. Tìm kiếm kết thúc ở nút { NUMBER($number, useGrouping: 0) }, h = { $h }, không có lời giải.
explain-fail-side = Không còn nút nào chờ { $side ->
    [backward] ở phía đích
   *[forward] ở phía trạng thái đầu
}: tìm kiếm kết thúc, không có lời giải.

side-forward = tiến
side-backward = lùi
