# Bàn, đích, nước đi, tính giải được, xáo trộn và các bàn có tên.

## Đọc một bàn

board-empty = Văn bản rỗng, không có bàn nào.
board-text-long = Văn bản dài { $characters } ký tự, không bàn nào dài như vậy (nhiều nhất { $most }).
board-word = “{ $text }” { $row ->
    [0] ở vị trí { $place }
   *[other] ở hàng { $row }, vị trí { $place },
} không phải là ô số: hãy viết các số, và 0, _ hoặc . cho ô trống.
board-number-negative = { $text } { $row ->
    [0] ở vị trí { $place }
   *[other] ở hàng { $row }, vị trí { $place },
} là số âm; các ô số được đánh số từ 1, ô trống là 0.
board-number-huge = { $text } { $row ->
    [0] ở vị trí { $place }
   *[other] ở hàng { $row }, vị trí { $place },
} quá lớn đối với một ô số.
board-bracket = Dấu ngoặc { $bracket } không có dấu ngoặc mở tương ứng.
board-bracket-open = Cuối bàn còn thiếu dấu ngoặc đóng { $bracket }.
board-beside-brackets = “{ $text }” nằm ngoài các dấu ngoặc của hàng.
board-ragged = Hàng { $row } có { $found } số, nhưng hàng 1 có { $first }.
board-not-square = { $count } số không tạo thành bàn vuông: hãy tách các hàng bằng /.
board-shape-other = Bàn có kích thước { $found }, nhưng phải là { $wanted }.
board-count = Bàn { $size } có { $wanted } số, kể cả 0 của ô trống, nhưng ở đây có { $count }.
board-sides = Bàn có từ { $least } đến { $most } hàng và cột; không thể có { $size }.
board-tile-foreign = { NUMBER($tile, useGrouping: 0) } ở hàng { $row }, cột { $column } không thuộc bàn { $size }: các ô số là 1 đến { NUMBER($largest, useGrouping: 0) }, ô trống là 0.
board-tile-twice = { $tile ->
    [0] Ô trống
   *[other] Ô số { NUMBER($tile, useGrouping: 0) }
} có hai lần trên bàn, và thiếu { $missing ->
    [0] ô trống
   *[other] ô số { NUMBER($missing, useGrouping: 0) }
}.
shape-unreadable = “{ $text }” không phải là kích thước như 4x4.

## Nước đi và đích

move-unknown = Nước đi { $number } là “{ $move }”; các nước đi là u, d, l và r: hướng đi của ô trống.
move-illegal = Nước đi { $number }, { $move ->
    [u] lên
    [d] xuống
    [l] sang trái
   *[r] sang phải
}, sẽ đưa ô trống ra ngoài bàn.
goal-unknown = “{ $name }” không phải là đích: hãy viết last, first hoặc một bàn.
goal-shape-other = Đích có kích thước { $found }, nhưng bàn là { $wanted }.

## Tính giải được

solvability-odd-width-solvable = Giải được: so với thứ tự của đích có { $inversions } nghịch thế, số chẵn; với { $columns } cột, số lẻ, không nước đi nào làm thay đổi tính chẵn lẻ đó.
solvability-odd-width-unsolvable = Không giải được: so với thứ tự của đích có { $inversions } nghịch thế, số lẻ; với { $columns } cột, cũng là số lẻ, không nước đi nào làm thay đổi tính chẵn lẻ đó, mà ở đích không có nghịch thế nào.
solvability-even-width-solvable = Giải được: { $inversions } nghịch thế so với thứ tự của đích và { $rows_apart } hàng giữa ô trống (hàng { $row }) và chỗ đích của nó (hàng { $goal_row }) cho tổng { $total }, số chẵn; với { $columns } cột, số chẵn, không nước đi nào làm thay đổi tính chẵn lẻ của tổng đó.
solvability-even-width-unsolvable = Không giải được: { $inversions } nghịch thế so với thứ tự của đích và { $rows_apart } hàng giữa ô trống (hàng { $row }) và chỗ đích của nó (hàng { $goal_row }) cho tổng { $total }, số lẻ; với { $columns } cột, số chẵn, không nước đi nào làm thay đổi tính chẵn lẻ của tổng đó, mà ở đích tổng bằng 0.

## Xáo trộn

scramble-seed = Hạt giống phải từ 0 đến { $most }, không phải { $seed }.
scramble-moves = Số nước đi phải từ 0 đến { $most }, không phải { $moves }.
scramble-count = Số bàn phải từ 0 đến { $most }, không phải { $count }.

## Các bàn có tên

board-name-unknown = Không có bàn nào tên “{ $name }”. Có: { $known }, và seed:42@4x4 cho mọi hạt giống và kích thước.
board-name-mistaken = Không có bàn nào tên “{ $name }”. Có phải bạn muốn viết { $meant }?
board-number-unknown = { $collection } không có bàn “{ $number }”: các bàn được đánh số 1 đến { $count }.
board-seed-unreadable = “{ $name }” không phải là bàn xáo trộn như seed:42@4x4.

board-note-first-board = Một bài ngắn để bắt đầu: giải trong 10 nước đi.
board-note-sample = Cách đích hai nước đi: đủ nhỏ để theo dõi bằng tay.
board-note-nilsson = Bài 8 ô số của Nilsson, ô trống ở giữa bàn đích.
board-note-aima = Bài 8 ô số trong giáo trình của Russell và Norvig.
board-note-slides = Bài 15 ô số trong bài giảng, có 26 nghịch thế.
board-note-thesis = Một bài 15 ô số trong luận văn về chia để trị.
board-note-hardest8 = Một trong hai bài 8 ô số xa đích nhất: 31 nước đi.
board-note-reopening = Với heuristic flicker, A* phải mở lại một nút đã đóng ở đây.
board-note-notebook = Một bàn trong sổ tay của khoá học.
board-note-unsolvable = Một bàn trong sổ tay của khoá học không giải được: hai ô số bị đổi chỗ.
board-note-korf24 = Số { $number } trong năm mươi bài 24 ô số của Korf và Felner (2002).
board-note-korf = Số { $number } trong một trăm bài 15 ô số của Korf (1985); ở đó, IDA* với khoảng cách Manhattan sinh { $nodes } nút.
board-note-seed = Một bàn giải được ngẫu nhiên đều, từ hạt giống { $seed }.
