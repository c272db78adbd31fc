# Bàn trong cửa sổ: cách đọc bàn thành lời, hình lớn, ngăn bàn và các hộp thoại.

## Bàn đọc thành lời

board-view-size = Bàn { $size }.
board-view-description = Bàn { $size }. Theo từng hàng: { $tiles }.
board-view-cell = Hàng { $row }, cột { $column }: { $tile }.
board-view-cell-home = Hàng { $row }, cột { $column }: { $tile }, ở đúng chỗ.
board-view-blank = ô trống
board-view-any = bất kỳ

## Hình lớn

stage-name = Bàn ở bước này
stage-empty = Bàn của nút đang được mở rộng sẽ hiện ở đây.
stage-node = Nút { NUMBER($number, useGrouping: 0) }: { node-costs }, độ sâu { $depth }
stage-inversions = { $count } nghịch thế
stage-picked = đang chọn, nhấn Esc để trở lại
stage-start = trạng thái đầu
stage-goal = đích
stage-backwards = tìm ngược từ đích
stage-move-up = ô trống đi lên
stage-move-down = ô trống đi xuống
stage-move-left = ô trống sang trái
stage-move-right = ô trống sang phải
stage-move-of = Nước { $move }/{ $moves }

## Ngăn bàn

board-pane-name = Bàn
board-faces = Hiện bàn nào
board-mode = Nhấp chuột làm gì
board-face-start = Đầu
board-face-goal = Đích
board-face-now = Hiện tại
board-face-now-hint = Xem tìm kiếm đang ở đâu.
board-face-solution = Lời giải
board-mode-slide = Trượt
board-mode-swap = Đổi chỗ
board-undo = Hoàn tác
board-redo = Làm lại
board-entry-name = Bàn dạng văn bản
board-entry-hint = Gõ hoặc dán một bàn
board-entry-forms = Ví dụ 1 2 3/4 0 6/7 5 8, với 0, _ hoặc . cho ô trống; cả danh sách viết kiểu Python, hoặc tên một bàn như korf:1.
board-now-empty = Bàn ở bước của trình phát sẽ hiện ở đây.
board-solution-empty = Lời giải sẽ hiện ở đây khi tìm thấy.
board-mode-slide-hint = Nhấp vào ô số cùng hàng hoặc cột với ô trống, hoặc dùng phím mũi tên để dời { $moved ->
        [blank] ô trống
       *[tile] ô số
    }: chỉ các nước đi hợp lệ. Cách kia ở mục “{ play-look }” khi chơi.
board-mode-swap-hint = Nhấp vào hai ô số, hoặc kéo ô này lên ô kia: chúng đổi chỗ cho nhau.
board-inversions = Hiện nghịch thế
board-more = Lệnh khác
board-size = Kích thước
board-rows = Số hàng
board-columns = Số cột
board-scramble = Xáo trộn
board-scramble-hint = Xáo trộn trạng thái đầu như lần trước, với hạt giống kế tiếp.
board-goal = Đích
goal-last = Trống cuối
goal-last-about = Các ô số theo thứ tự, ô trống ở cuối, góc dưới phải.
goal-first = Trống đầu
goal-first-about = Ô trống ở đầu, góc trên trái, rồi đến các ô số theo thứ tự.
goal-as-start = Như bàn đầu
goal-as-start-about = Đích là trạng thái đầu lúc này: sau đó hãy thay đổi trạng thái đầu.
goal-custom = Tuỳ chỉnh
goal-custom-about = Bàn bất kỳ: trượt hoặc đổi chỗ các ô số, hoặc gõ vào.
board-goal-usual = Đích: ô trống ở cuối
board-goal-see = Nhấp để xem hoặc thay đổi đích.
board-goal-first = Đích: ô trống ở đầu
board-goal-custom = Đích: tuỳ chỉnh
board-goal-hint = Đây không phải là đích thường dùng với ô trống ở cuối. Nhấp để xem hoặc thay đổi.
board-seed-uniform = Hạt giống { $seed }: bàn giải được bất kỳ
board-seed-walk = Hạt giống { $seed }: đi ngẫu nhiên { $moves } nước

window-board-large = Bàn này là { $size }, nhưng cửa sổ chỉ nhận bàn đến { $most }: bàn lớn hơn có thể giải trên dòng lệnh.
window-text-long = Văn bản này quá dài đối với bàn đến { $most }, cỡ lớn nhất mà cửa sổ nhận.

## Dấu hiệu giải được

solvability-pending = Đang xét xem có giải được không…
solvability-why = Vì sao?
solvability-odd-width-yes = Giải được: { $inversions } nghịch thế, chẵn
solvability-odd-width-no = Không giải được: { $inversions } nghịch thế, lẻ
solvability-even-width-yes = Giải được: { $inversions } nghịch thế + { $rows } hàng, chẵn
solvability-even-width-no = Không giải được: { $inversions } nghịch thế + { $rows } hàng, lẻ
solvability-nearest = Sửa: đổi { $first } với { $second }
solvability-nearest-hint = Trong mọi cách đổi chỗ làm trạng thái đầu giải được, cách này để nó gần đích nhất.
solvability-swap-tip = Mỗi lần đổi chỗ làm thay đổi tính giải được.
solvability-swap-hint = Đổi chỗ làm thay đổi tính giải được.

## Thẻ số liệu

card-misplaced = Sai chỗ
card-manhattan = Manhattan
card-optimum = Tối ưu
card-misplaced-about = Số ô số của trạng thái đầu không ở đúng chỗ.
card-manhattan-about = Số hàng và số cột giữa mỗi ô số của trạng thái đầu và chỗ đích của nó, cộng lại.
card-optimum-about = Số nước đi của một lời giải ngắn nhất.
card-optimum-named = Số nước đi của một lời giải ngắn nhất. { $name }: { $note }
card-optimum-pending = Đang tìm một lời giải ngắn nhất.
card-optimum-unsolvable = Không có lời giải.
card-optimum-not-quick = Không tìm thấy lời giải ngắn nhất trong { $most } lần mở rộng của A* với xung đột tuyến tính.

## Bộ tạo bàn

generator-moves = Khoảng cách phải từ 0 đến { $most } nước đi, không phải { $moves }.
generator-too-far = Không có bàn nào cách đích này { $moves } nước đi: xa nhất là { $farthest }.
generator-expansions = Không thể từ { $least } đến { $most } lần mở rộng: số đầu ít nhất là 1, số sau không nhỏ hơn số đầu.

## Bàn của tôi

my-boards-name = “{ $name }” không thể là tên bàn: tên phải nằm trên một dòng, không rỗng, không có khoảng trắng ở hai đầu.
my-boards-name-long = Tên “{ $name }” quá dài: nhiều nhất { $most } ký tự.
my-boards-name-taken = Đã có bàn tên “{ $name }”.
my-boards-same = Bàn này cũng đã được lưu với tên “{ $name }”.
my-boards-note-long = Ghi chú của “{ $name }” quá dài: nhiều nhất { $most } ký tự.
my-boards-missing = Không còn bàn nào tên “{ $name }”.
my-boards-format = { $name } không phải là tệp các bàn đã lưu.
my-boards-version = { $name } do một phiên bản mới hơn ghi: định dạng của nó là { $version }, ở đây chỉ biết { $known }.
my-boards-large = { $name } quá lớn đối với tệp các bàn đã lưu: nhiều nhất { $most } byte.
my-boards-full = “Bàn của tôi” chứa tối đa { $most } MB: hãy xoá bớt bàn hoặc rút ngắn ghi chú.
my-boards-entry = Bàn { $number } trong tệp thiếu tên, ghi chú, bàn hoặc đích.
my-boards-title = Bàn của tôi
my-boards-list = Các bàn đã lưu
my-boards-chosen = Bàn được chọn
my-boards-empty = Các bàn bạn lưu sẽ hiện ở đây.
my-boards-none = Chưa lưu bàn nào: “Lưu bàn hiện tại” thêm bàn đang ở trong cửa sổ.
my-boards-name-later = Hãy lưu một bàn trước
my-boards-none-chosen = Chọn một bàn trong danh sách để xem ở đây.
my-boards-name-label = Tên
my-boards-note-label = Ghi chú
my-boards-open = Mở
my-boards-keep-changes = Lưu thay đổi
my-boards-remove = Xoá
my-boards-remove-question = Xoá “{ $name }”?
my-boards-keep = Lưu bàn hiện tại
my-boards-new = Bàn { $size }
my-boards-import = Nhập…
my-boards-export = Xuất…
my-boards-files = Bàn đã lưu (*.json)
my-boards-entry-label = { $name } ({ $size })

## Trình đơn và các mặt khác

board-menu-scramble = Xáo trộn…
board-menu-generate = Tạo bàn…
board-menu-known = Bàn có sẵn
board-menu-my-boards = Bàn của tôi…
board-menu-copy = Chép bàn thành văn bản
board-menu-paste = Dán bàn hoặc bản đồ
board-menu-entry = { $name }: { $moves } nước đi
board-take-as-start = Bắt đầu từ bàn này
board-take-as-start-hint = Lấy bàn này làm trạng thái đầu, tức là bắt đầu một lần chạy mới.
board-dialog-cancel = Huỷ
board-dialog-close = Đóng

solution-slider = Nước đi của lời giải
solution-back = Lùi một nước
solution-forward = Tiến một nước
solution-moves = Các nước đi của lời giải
solution-copy = Chép các nước đi
solution-none-needed = Trạng thái đầu là đích: không cần nước đi nào.
solution-start = Trước nước đầu tiên trong { $moves } nước đi
solution-move = Nước { $move }/{ $moves }: ô trống đi { $way }
solution-up = lên
solution-down = xuống
solution-left = sang trái
solution-right = sang phải

## Xáo trộn

scramble-title = Xáo trộn
scramble-uniform = Mọi bàn giải được, khả năng như nhau
scramble-walk = Đi ngẫu nhiên từ đích, không bao giờ quay lại ngay
scramble-walk-moves = Số nước đi
scramble-seed-label = Hạt giống
scramble-seed-hint = Cùng một hạt giống cho cùng một bàn trên mọi máy.
seed-unreadable = “{ $text }” không phải là hạt giống: hãy viết một số nguyên.

## Tạo bàn theo yêu cầu

generator-title = Tạo bàn
generator-by-moves = Lời giải ngắn nhất có đúng số nước đi:
generator-by-expansions = Số nút được mở rộng, từ
generator-and = đến
generator-with = Tìm kiếm theo thiết lập hiện có: { $algorithm }.
generator-with-heuristic = Tìm kiếm theo thiết lập hiện có: { $algorithm } với { $heuristic }.
generator-moves-name = Số nước đi đến đích
generator-min-name = Số lần mở rộng nhỏ nhất
generator-max-name = Số lần mở rộng lớn nhất
generator-found-name = Các bàn tìm được
generator-progress-name = Số bàn đã tìm được
generator-search = Tìm bàn
generator-stop = Dừng
generator-take = Bắt đầu từ bàn này
generator-hint = Các bàn hiện ở đây ngay khi tìm được.
generator-listing = Liệt kê mọi bàn theo khoảng cách: { $distance }/{ $moves } nước đi
generator-count = Đã tìm được { $count } bàn{ $others ->
    [0] { "" }
   *[other] , đã thử { $others } bàn khác
}
generator-found-moves = { $count } nước đi
generator-found-expansions = { $count } lần mở rộng

## Hộp thoại chọn tệp

files-look-in = Thư mục:
files-name = Tên tệp:
files-type = Loại tệp:
