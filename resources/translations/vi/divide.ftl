# Trang Chia để trị.

divide-title = Chia để trị
divide-too-large = Bàn { $size } quá lớn đối với trang này, nơi chỉ hiện bàn đến { $most } ô; trên dòng lệnh, search-workbench divide giải được nó.

## Đang ở đâu

divide-enter = Vào tìm kiếm này
divide-enter-tip = Xem giai đoạn này được tìm thế nào: OPEN, CLOSED, các giá trị f và biểu đồ của nó (Enter).
divide-leave = Về các giai đoạn
divide-leave-tip = Trở về các giai đoạn, ở nước đi lúc trước (Backspace).
divide-method-astar = A*, f = g + h
divide-method-wastar = A* có trọng số, f = g + { $weight }·h
divide-method-greedy = Tham lam, f = h
divide-method-idastar = IDA*, f = g + h
divide-method-beam = Tìm kiếm chùm tia, f = g + h, độ rộng chùm { $width }
divide-estimate-delivery = Chở ô số
divide-estimate-approach = Tiến gần
divide-foresight = có nhìn xa
divide-foresight-tip = Có nhìn xa: dời một ô số cần thiết ở đây tốn 1; dời ô khác tốn 0,1 nếu đưa nó gần chỗ đích hơn, và 1,9 nếu đưa nó ra xa. Nhờ vậy các ô số còn lại ở vị trí tốt hơn. Chi phí của nước đi phụ thuộc vào đường đã đi; trong hai đường đến cùng một nút thì giữ đường rẻ hơn.
divide-beam-tip = Tìm kiếm chùm tia có nhìn xa: dời một ô số cần thiết ở đây tốn 1; dời ô khác tốn ít hơn nếu đưa nó gần chỗ đích hơn, và nhiều hơn nếu đưa nó ra xa: 0,1 và 1,9 ở hàng đang hoàn thành, chỉ 0,7 và 1,3 ở xa hàng đó. h là 1,35 lần tổng khoảng cách của các ô số, cộng 0,3 lần khoảng cách từ ô trống đến ô gần nhất trong số đó.
divide-method-tip = h là chi phí ít nhất để đưa các ô số này về chỗ nếu các ô khác không cản trở; hệ số trước h làm nó nặng hơn so với số nước đã đi.

## Bàn

divide-solve = Giải
divide-solve-tip = Tìm kiếm mọi giai đoạn, lần lượt từng giai đoạn.
divide-pause = Tạm dừng
divide-pause-tip = Tạm dừng tìm kiếm; sau đó có thể tiếp tục.
divide-board-name = Bàn ở nước đi này
divide-board-empty = Bàn sẽ hiện ở đây.
divide-goal = Đích của toàn bàn
divide-node = Nút { $number }: { node-costs }
board-legend-frozen = cố định
board-legend-target = đang đi
board-legend-cell = chỗ đích
board-legend-home = đúng chỗ
board-legend-any = bất kỳ

## Đích con và giai đoạn

divide-aim = { $kind ->
    [tile] ô số { $tile } đến hàng { $row }, cột { $column }
    [corner-row] các ô số { $tile } và { $second } đến hàng { $row }, cột { $column } và { $other }
    [corner-column] các ô số { $tile } và { $second } đến cột { $column }, hàng { $row } và { $other }
    [tiles] các ô số { $tiles } cùng lúc
    [line] cả dãy { $tiles }
   *[block] khối cuối, { $size }
}
divide-phase = Giai đoạn { $number }: { $aim }
divide-phase-tiles = { $phase }: các ô số { $tiles }
divide-phase-done = { $phase }; đã xong
divide-phase-there = { $phase }; đã ở đó
divide-path-there = { $cells }, đã ở đó
divide-tiles-rest = còn lại
divide-phase-searched = { $phase }; đang tìm
divide-phase-later = { $phase }; chưa tìm
divide-kind-tile = ô số
divide-kind-corner = góc
divide-kind-tiles = nhiều ô
divide-kind-line = dãy
divide-kind-block = khối

divide-phases = Giai đoạn
divide-phases-count = { $done }/{ $count }
divide-phases-none = Không có giai đoạn nào: bàn này không được giải ở đây.
divide-phases-hint = Enter để xem tìm kiếm
divide-column-number = Số
divide-column-number-tip = Các giai đoạn theo thứ tự; dấu tích khi đã xong, kính lúp khi đang tìm.
divide-column-kind = Loại
divide-column-kind-tip = Một ô số; một góc: hai ô cuối của một dãy cùng lúc; nhiều ô số cùng lúc; cả một dãy; hoặc cả khối cuối.
divide-column-tiles = Ô số
divide-column-tiles-tip = Các ô số được đưa về chỗ.
divide-column-path = Từ → đến
divide-column-path-tip = Vị trí viết là (hàng, cột): mỗi ô số đứng ở đâu khi giai đoạn bắt đầu, và được đưa đến đâu.
divide-column-moves = Nước
divide-column-moves-tip = Số nước đi tìm được.
divide-column-expanded = Mở rộng
divide-column-expanded-tip = Số nút mà tìm kiếm của giai đoạn này đã mở rộng.
divide-column-generated = Sinh
divide-column-generated-tip = Số nút kế tiếp mà tìm kiếm của giai đoạn này đã sinh.
divide-column-time = Thời gian
divide-column-time-tip = Thời gian tìm kiếm của giai đoạn này.

## Biểu đồ và số đếm

divide-costs = Chi phí từng giai đoạn
divide-costs-none = Khi các giai đoạn đã được tìm, các cột ở đây cho biết mỗi giai đoạn cần bao nhiêu nước đi và bao nhiêu lần mở rộng.
divide-costs-hint = Nhấp vào một cột để đến giai đoạn đó
divide-costs-moves = nước đi
divide-costs-expanded = số nút mở rộng
divide-costs-at-hand = giai đoạn hiện tại
divide-costs-phase = giai đoạn
divide-chart = Biểu đồ
divide-counter-phases = Giai đoạn xong
divide-counter-moves = Nước đi tìm được

player-move-open = Nước { $move }/{ $moves } …
player-next-phase = Đến giai đoạn kế tiếp
player-next-phase-tip = Đến giai đoạn kế tiếp (Shift+→)

## Dòng thuyết minh

divide-begins = Giai đoạn { $number }/{ $count }: { $kind ->
    [tile] đưa ô số { $tile } đến hàng { $row }, cột { $column }
    [corner-row] đưa các ô số { $tile } và { $second } đến hàng { $row }, cột { $column } và { $other }, cả hai cùng lúc, vì ô cuối không thể vượt qua ô bên cạnh
    [corner-column] đưa các ô số { $tile } và { $second } đến cột { $column }, hàng { $row } và { $other }, cả hai cùng lúc, vì ô cuối không thể vượt qua ô bên cạnh
    [tiles] đưa các ô số { $tiles } về chỗ, tất cả cùng lúc
    [line] đưa cả dãy { $tiles } về chỗ cùng lúc
   *[block] tìm trọn khối cuối, { $size }
}; { $frozen ->
    [0] chưa có ô nào cố định
   *[other] { $frozen } ô đã cố định
}.
divide-running = { $kind ->
    [tile] Đưa ô số { $tile } đến hàng { $row }, cột { $column }
    [corner-row] Đưa các ô số { $tile } và { $second } đến hàng { $row }, cột { $column } và { $other }
    [corner-column] Đưa các ô số { $tile } và { $second } đến cột { $column }, hàng { $row } và { $other }
    [tiles] Đưa các ô số { $tiles } về chỗ
    [line] Đưa dãy { $tiles } về chỗ
   *[block] Sắp khối cuối, { $size }
}; { $frozen ->
    [0] chưa có ô nào cố định
   *[other] { $frozen } ô đã cố định
}. Nước { $made }/{ $moves } của giai đoạn này.
divide-move-push = Đẩy: ô số { $tile } đi { $direction ->
    [u] lên
    [d] xuống
    [l] sang trái
   *[r] sang phải
} vào ô trống.
divide-move-around = Vòng: ô trống đi vòng quanh ô số { $tile } để lại đứng trước nó.
divide-move-before = Ô trống đi trước: nó đến đứng trước ô số { $tile }.
divide-reached = { $kind ->
    [tile] Ô số { $tile } đứng ở hàng { $row }, cột { $column }
    [corner-row] Các ô số { $tile } và { $second } đứng ở hàng { $row }, cột { $column } và { $other }
    [corner-column] Các ô số { $tile } và { $second } đứng ở cột { $column }, hàng { $row } và { $other }
    [tiles] Các ô số { $tiles } đứng đúng chỗ
    [line] Dãy { $tiles } đã đủ
   *[block] Khối cuối đã sắp xong
} { $moves ->
    [0] sẵn rồi: không cần nước đi nào
   *[other] sau { $moves } nước đi
}. { $kind ->
    [block] { "" }
   *[other] { $frozen ->
        [0] { "" }
       *[other] Nay { $frozen } ô đã cố định.
    }
}
divide-solved-summary = Cả { $count } giai đoạn đã xong: bàn đã được giải.
divide-begin-hint = Phím cách để phát lời giải; Enter để xem giai đoạn này được tìm thế nào.
divide-compiling = Đang biên dịch những gì chiến lược này cần; việc này chỉ diễn ra một lần. Sau đó việc tìm kiếm sẽ bắt đầu.

## Kết thúc

divide-solved = { $count } nước đi; cần ít nhất { $least }
divide-solved-optimum = { $count } nước đi, không tối ưu: tối ưu là { $least }
divide-solved-optimal = { $count } nước đi: không có lời giải nào ngắn hơn
divide-counts = { $phases } giai đoạn, mở rộng { $count } nút, { $time }
divide-shortened = rút ngắn từ { $moves } nước đi ở lượt cuối
divide-nearest = Bàn giải được gần nhất
