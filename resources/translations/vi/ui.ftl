# Cửa sổ: trình đơn, trình phát, danh sách, biểu đồ, thiết lập, kết quả.

window-title = Search Workbench
window-title-safe = Search Workbench (chế độ an toàn)
window-benches = Các trang
bench-explore = Khám phá
unknown-bench = Không có trang “{ $name }”. Có: { $known }.
unknown-theme = Không có màu nền “{ $name }”. Có: { $known }.
drawing-failed = Không vẽ được hình: có thể không đủ bộ nhớ.

## Trình đơn và phím

menu-file = &Tệp
menu-recent = Mở &gần đây
menu-edit = &Sửa
menu-player = &Phát
menu-view = &Xem
menu-bench = Tr&ang
menu-layout = &Bố cục
menu-language = &Ngôn ngữ
menu-theme = &Màu nền
menu-help = Trợ &giúp
command-open = &Mở…
command-save = &Lưu…
command-quit = Th&oát
picture-copy = Chép hì&nh
picture-any = Hình
picture-none = Không có gì để chép
command-copy-tsv = &Chép các hàng
command-copy-markdown = Chép dạng &Markdown
command-copy-latex = Chép dạng &LaTeX
lists-nowhere = Trước hết hãy vào một danh sách và chọn các hàng.
command-play = Phát hoặc tạm dừng
command-forward = Tiến một bước
command-back = Lùi một bước
command-micro = Tiến một bước nhỏ
command-micro-back = Lùi một bước nhỏ
command-layer = Lớp f, giai đoạn hoặc ghi chú kế tiếp
command-start = Về đầu
command-end = Đến cuối
command-stop = Dừng tìm kiếm
command-faster = Nhanh hơn
command-slower = Chậm hơn
command-projector = Chế độ máy &chiếu
projector-leave = Thoát chế độ máy chiếu
projector-edge = Trình đơn, các thẻ và số liệu
list-choice = Nội dung bên dưới cây
command-full-screen = &Toàn màn hình
command-bench-next = Thẻ &sau
command-bench-back = Thẻ t&rước
command-pane-next = &Khung tiếp theo
command-pane-back = Khung t&rước
command-layout-explore = &Khám phá
command-layout-lecture = &Giảng bài
command-layout-lists = &Danh sách rộng
command-layout-stage = &Hình lớn
command-reset-layout = &Đặt lại bố cục
command-manual = Tài liệu &hướng dẫn (tiếng Anh)
manual-title = Tài liệu hướng dẫn
manual-back = Trở lại
manual-contents = Mục lục
command-palette = Tìm &lệnh…
command-shortcuts = &Phím tắt
command-about = &Về chương trình
command-watch = Xem các nước đi tìm được, hoặc vào một lần tìm kiếm con
command-back-out = Ra khỏi lần tìm kiếm con
command-leave = Rời lần tìm kiếm con, chế độ máy chiếu hoặc toàn màn hình
theme-system = Theo hệ thống
theme-light = Sáng
theme-dark = Tối

files-open-title = Mở bàn
files-save-title = Lưu bàn
files-kinds = Bàn (*.txt);;Mọi tệp (*)
files-save-map-title = Lưu bản đồ
files-map-kinds = Bản đồ (*.txt *.map *.png *.scen);;Mọi tệp (*)
files-no-recent = Chưa có

palette-title = Các lệnh
palette-hint = Gõ một phần tên lệnh
palette-none = Không có lệnh nào chứa các từ này.
palette-pane = Đến: { $pane }
palette-found-by = { $title } ({ $words })
words-open = nhập, nạp
words-save = xuất bàn, ghi
words-session-save = xuất tất cả, ghi
words-film = video, hoạt hình, GIF, xuất ảnh
words-worksheet = in, bài tập, PDF, xuất
words-trace = nhật ký, JSON, CSV, lưu
words-grade = điểm, bài thi, báo cáo, kết quả
words-undo = hoàn lại, lùi lại
words-redo = lặp lại
words-copy-line = chia sẻ, liên kết, dòng lệnh
words-tsv = bảng tính, xuất
words-faster = tốc độ
words-slower = tốc độ
words-projector = trình chiếu, bài giảng, chữ lớn
words-text-size = phông chữ, phóng to, thu nhỏ
words-bench-experiments = báo cáo, thống kê, xuất, CSV, PDF
words-bench-explore = đầu, đích, tìm kiếm
words-bench-play = trò chơi, đích, câu đố
words-lessons = khoá học, hướng dẫn, bài thi
words-predict = câu đố, câu hỏi, bài thi
words-manual = tài liệu, trợ giúp
words-shortcuts = bàn phím
words-databases = PDB
shortcuts-title = Phím tắt
shortcuts-more = Trong cửa sổ
shortcuts-lists = Trong danh sách
shortcuts-first-row = Đến dòng đầu
shortcuts-last-row = Đến dòng cuối
shortcuts-hint = Các phím mũi tên cũng đi từng bước, trừ khi bàn phím đang thuộc về danh sách, ô nhập hay bàn. Page Down, Page Up và Alt kèm mũi tên thì luôn đi bước: đó là các phím của bút trình chiếu.
about-title = Về chương trình
about-name = Search Workbench { $version }
about-text = Nhìn thấy việc tìm kiếm: trò chơi trượt ô số mọi kích thước, từng bước của mọi thuật toán, tiến và lùi. Màn hình cho thấy đúng những gì việc tìm kiếm đã làm. Phần mềm tự do theo giấy phép MIT.

## Đại lượng

amount-none = –
amount-milliseconds = { $value } ms
amount-seconds = { $value } s
amount-minutes = { NUMBER($minutes, useGrouping: 0) } ph { NUMBER($seconds, useGrouping: 0) } s
amount-hours = { NUMBER($hours, useGrouping: 0) } g { NUMBER($minutes, useGrouping: 0) } ph
amount-kilobytes = { $value } kB
amount-megabytes = { $value } MB
amount-gigabytes = { $value } GB
amount-per-second = { $value }/s
amount-millions = { $value } tr.
amount-thousands = { $value } nghìn

## Trình phát

player-to-start = Về đầu
player-to-start-tip = Về đầu (Home)
player-back = Lùi
player-back-tip = Lùi một bước (Page Up)
player-play = Phát hoặc tạm dừng
player-play-tip = Phát hoặc tạm dừng (phím cách)
player-forward = Tiến
player-forward-tip = Tiến một bước (Page Down)
player-next-layer = Lớp f kế tiếp
player-next-layer-tip = Đến bước kế tiếp mở rộng một nút có f khác (Shift+→)
player-to-end = Đến cuối
player-to-end-tip = Đến cuối; hoàn tất lần tìm kiếm còn dở (End)
player-stop = Dừng tìm kiếm
player-stop-tip = Dừng tìm kiếm; không thể tiếp tục được nữa
player-scrubber = Vị trí trong bản ghi
player-speed-name = Tốc độ
player-modes = Phát cái gì
player-search = Tìm kiếm
player-moves = Nước đi
player-step = Bước { $t }/{ $length }
player-step-bare = { $t } / { $length }
player-step-open = Bước { $t }/{ $length } …
player-micro = Bước { $t }, phần { $part }/{ $parts }
player-move = Nước { $move }/{ $moves }
player-speed-full = tối đa
player-speed-slow = 1 bước/{ $seconds } s
player-speed = { $count ->
   *[other] { $value } bước/s
}

narration-name = Điều xảy ra ở bước này
narration-begin = Phím cách phát việc tìm kiếm; Page Down đi một bước.
narration-awaited = Việc tìm kiếm bắt đầu khi mã của bạn trả về kết quả.
narration-searching = Đang tìm kiếm hết tốc lực: đã qua { $steps } bước. Trong lúc đó vẫn xem được từng bước đã ghi.
narration-move = { $move ->
    [0] Trạng thái đầu: { $moves } nước đi dẫn đến đích.
   *[other] Nước { $move }/{ $moves } trên đường đến đích.
}

## Danh sách

lists-name = Danh sách

nodes-number = Số
nodes-board = Bàn
nodes-parent = Cha
nodes-step = Bước
nodes-unobserved = Không quan sát được
nodes-number-tip = Số của nút: các nút được đánh số theo thứ tự sinh ra; nút của bước này in đậm
nodes-board-tip = Bàn của nút; các ô số đã ở đúng chỗ được đánh dấu
nodes-g-tip = g: chi phí từ trạng thái đầu đến nút này
nodes-h-tip = h: chi phí ước lượng từ nút này đến đích
nodes-f-tip = f: giá trị dùng để xếp OPEN, với A* là f = g + h
nodes-parent-tip = Số của nút đã sinh ra nút này
nodes-step-tip = Bước mà nút được sinh ra (trong CLOSED: được mở rộng)
nodes-sorting = Đang sắp xếp…
nodes-reading = Đang đọc…
nodes-copied = { $count ->
   *[other] Đã chép { $count } hàng (chọn { $selected }).
}

open-title = OPEN
open-path-title = Đường đi hiện tại
open-name = OPEN: các nút chờ được mở rộng
open-order = theo thứ tự mở rộng
open-at-step = ở bước { $step }
open-empty = OPEN rỗng: không nút nào chờ.
open-awaited = Các nút sẽ hiện ở đây khi việc tìm kiếm đã bắt đầu.
open-path-why = IDA* không giữ danh sách OPEN: trong bộ nhớ chỉ có đường đi từ trạng thái đầu đến nút hiện tại.
closed-title = CLOSED
closed-name = CLOSED: các nút đã được mở rộng
closed-empty = Các nút sẽ hiện ra ở đây khi được mở rộng.
closed-not-kept = Thuật toán này không giữ danh sách CLOSED: nó không lưu các nút đã mở rộng.

runs-title = Lần chạy
runs-name = Các lần chạy đến nay
runs-number = Số
runs-search = Tìm kiếm
runs-result = Kết quả
runs-expanded = Mở rộng
runs-open = Xem
runs-open-tip = Xem lại lần chạy này, với bàn và thiết lập của nó (Enter)
runs-pin = Ghim
runs-unpin = Bỏ ghim
runs-pin-tip = Lần chạy được ghim ở lại danh sách và giữ đường của nó trên biểu đồ
runs-remove = Xoá
runs-remove-tip = Xoá lần chạy này (Delete)
runs-remove-question = Xoá lần chạy { $number }? { $reason ->
    [bookmarks] Nó có dấu trang.
   *[long] Nó đã tìm rất lâu.
} Không thể hoàn tác.
close-lost = Những thứ sau sẽ mất:
close-lost-item = • { $what }
close-search = lần tìm kiếm { $name }, đã mở rộng { NUMBER($count) } nút
close-comparison = phép so sánh, đã mở rộng { NUMBER($count) } nút
close-bookmarks = { NUMBER($count) } dấu trang
close-experiment = Thí nghiệm sẽ dừng sau { NUMBER($done) }/{ NUMBER($cases) } lần tìm kiếm; chúng được giữ lại và có thể tiếp tục sau.
close-question = Đóng cửa sổ?
close-anyway = Đóng
run-search = { $algorithm } · { $heuristic }
run-moves = { $count } nước đi
run-ready = sẵn sàng
run-awaited = đang chờ
run-unfinished = còn dở
run-tip = { $search }: từ { $board } đến { $goal }, đến nay { $time }

## Thiết lập tìm kiếm

search-line-tip = Hiện hoặc ẩn phần soạn bàn và thiết lập
search-about = Ưu điểm, nhược điểm và tính chất
search-more = Tuỳ chọn
facts-advantages = Ưu điểm
facts-drawbacks = Nhược điểm
facts-optimal = Tối ưu
facts-complete = Đầy đủ
facts-time = Thời gian
facts-space = Bộ nhớ
facts-admissible = Chấp nhận được
facts-consistent = Nhất quán
facts-proof = Chứng minh
facts-yes = có
facts-no = không
facts-unknown = không rõ
facts-optimal-always = có
facts-optimal-equal-costs = khi mọi nước đi có cùng chi phí
facts-optimal-admissible = với heuristic chấp nhận được
facts-optimal-weight = với heuristic chấp nhận được và w ≤ 1
search-own = Hàm của bạn…
search-own-tip = Một hàm của bạn trong tệp Python: nó nhận các ô số của bàn theo từng hàng và trả về số phần nghìn nước đi.
search-own-files = Tệp Python và sổ tay (*.py *.ipynb)
search-own-which = Hàm nào trong tệp là heuristic?
search-named = Theo tên…
search-named-tip = Một heuristic không có trong danh sách, chẳng hạn giá trị lớn nhất của nhiều heuristic.
search-named-title = Heuristic theo tên
search-named-label = Một tên trong danh sách, hoặc tổ hợp của nhiều tên: max(linear-conflict,walking-distance), sum(misplaced,zero), 2*manhattan.
search-named-use = Dùng để tìm
facts-line-optimal = tối ưu
facts-line-complete = đầy đủ
facts-line-inconsistent = không nhất quán: có thể mở lại
facts-line-space = bộ nhớ { $space }
engine-preparing = Đang chuẩn bị engine biên dịch, chỉ một lần: { $percentage }%
engine-auto = nhanh nhất hiện có
engine-textbook = giáo khoa (Python)
engine-compiled = biên dịch
engine-changed = Từ bước { $step }, tìm kiếm tiếp tục bằng engine biên dịch.
options-none = không
limits-none = không giới hạn
limits-expansions = Số lần mở rộng
limits-expansions-about = Tìm kiếm dừng sau số lần mở rộng này; sau đó có thể tiếp tục.

limits-seconds = Thời gian
limits-seconds-about = Tìm kiếm dừng sau thời gian tìm kiếm này; sau đó có thể tiếp tục.
limits-seconds-suffix = { " " }s
limits-memory = Bộ nhớ
limits-memory-about = Nếu một lần chạy cần nhiều hơn, tìm kiếm dừng; sau đó có thể tiếp tục. Danh sách các lần chạy cũng không vượt quá mức này. Trên máy này tối đa { $most }.
limits-memory-suffix = { " " }MB
limits-memory-default = tự động ({ $amount })

## Biểu đồ

chart-tab = Biểu đồ
chart-name = Biểu đồ tìm kiếm
chart-kind = Biểu đồ vẽ gì
chart-legend = Chú giải
chart-expansions = Số nút theo bước
chart-time = Mở rộng theo thời gian
chart-depth = Số nút theo độ sâu
chart-f = Số nút theo f
chart-rounds = Số nút theo vòng
chart-f-line = f (phải)
chart-bound-line = ngưỡng (phải)
chart-pinned = { $number }: { $search }
chart-fit = Vừa lần chạy này
chart-fit-tip = Thu phóng biểu đồ theo lần chạy hiện tại, bỏ qua các lần được ghim
chart-empty = Trong lúc tìm kiếm, các đường sau sẽ hiện dần ở đây: { $curves }.
chart-awaited = Các đường sẽ hiện dần ở đây trong lúc tìm kiếm.
chart-loading = Đang nạp biểu đồ.
chart-no-f = Tìm kiếm mù không có f.
chart-no-rounds = Chỉ IDA* và tìm kiếm sâu dần mới đi theo từng vòng.
axis-expansions = số lần mở rộng
axis-nodes = số nút
axis-f = f
axis-seconds = giây
axis-expanded = đã mở rộng
axis-rate = mở rộng/s
axis-depth = độ sâu
axis-bound = ngưỡng của vòng

## Lần chạy kết thúc thế nào

banner-close = Đóng
banner-solved = { $count ->
    [0] Trạng thái đầu là đích
   *[other] { $count } nước đi
}
banner-solved-verdict = { $solved }, { $sure }
banner-optimal-yes = tối ưu
banner-optimal-no = không tối ưu: tối ưu là { $optimum }
banner-optimal-open = không bảo đảm tối ưu
banner-counts = mở rộng { $count } nút, { $time }
banner-counts-incomparable = { $counts }; không so sánh được
banner-with-counts = { $sentence } ({ $counts })
banner-unsolvable = Không có lời giải
banner-exhausted = Không tìm thấy
banner-limit-expansions = Đã đến giới hạn số lần mở rộng
banner-limit-seconds = Đã đến giới hạn thời gian
banner-limit-nodes = Đã đến giới hạn số nút
banner-limit-nodes-detail = Đường đi đến đích không nằm vừa giới hạn này: hãy tăng lên.
banner-limit-memory = Đã đến giới hạn bộ nhớ
banner-limit-machine = Đã đến giới hạn bộ nhớ: máy này không còn bộ nhớ
banner-cancelled = Đã dừng
banner-paused = Đã tạm dừng khi một trang khác ở phía trước
banner-failed = Lỗi
banner-watch = Xem { $count } nước đi
banner-watch-tip = Phát các nước đi của lời giải (Enter)
banner-copy = Chép
banner-copy-tip = Chép các nước đi thành chữ cái: hướng đi của ô trống
banner-anyway = Vẫn tìm kiếm
banner-anyway-tip = Tìm mọi trạng thái đến được, để xác nhận rằng đích không nằm trong đó
banner-again = Bắt đầu lại
banner-again-tip = Tìm kiếm lại từ đầu với cùng thiết lập
banner-continue = Tiếp tục
banner-continue-tip = Tiếp tục tìm từ chỗ đã dừng
banner-endless = Chưa thấy điểm kết thúc
banner-endless-detail = Không có giới hạn độ sâu, việc tìm kiếm này có thể đi theo một đường dài tuỳ ý.
banner-limit-depth = Giới hạn độ sâu ở { $depth }
banner-limit-depth-tip = Bắt đầu lại và cắt mọi đường ở độ sâu này
banner-check-repeats = Kiểm tra lặp lại
banner-check-repeats-tip = Bắt đầu lại và bỏ qua mọi trạng thái đã vào trước đó
banner-resume-expansions = Tiếp đến { $count } lần mở rộng
banner-resume-seconds = Tiếp đến { $amount }
banner-resume-memory = Tiếp với { $amount }
banner-resume-tip = Tăng giới hạn và tìm tiếp
banner-resume-memory-tip = Tăng giới hạn cho mọi lần tìm trong cửa sổ lên { $amount }, kể cả phần đã dùng; máy này hiện còn trống { $free }

## Thanh trạng thái

counter-expanded = mở rộng
counter-expanded-tip = Số nút đã mở rộng đến bước hiện tại
counter-generated = sinh
counter-generated-tip = Số nút kế tiếp đã sinh đến bước hiện tại
counter-open = OPEN
counter-open-tip = Biên: các nút trong OPEN ở bước hiện tại
counter-closed = CLOSED
counter-closed-tip = Các nút đã khám phá: đã mở rộng và không mở lại đến bước hiện tại
counter-reopened = mở lại
counter-reopened-tip = Số nút đã đóng được đưa lại vào OPEN vì tìm thấy đường đi rẻ hơn
counter-whole = cả lần tìm:
counter-max-open = OPEN lớn nhất
counter-max-open-tip = Kích thước lớn nhất của OPEN trong cả lần chạy
counter-memory = bộ nhớ
counter-memory-tip = Lượng bộ nhớ lớn nhất mà lần chạy đã cần
counter-memory-held-tip = Lượng bộ nhớ lớn nhất mà lần chạy này đã cần. Mọi lần chạy trong danh sách chiếm { $held } trên tối đa { $room }; cả chương trình chiếm { $process }.
counter-time = thời gian
counter-time-tip = Thời gian tìm kiếm trong cả lần chạy
counter-rate = tốc độ
counter-rate-tip = Số lần mở rộng mỗi giây trong cả lần chạy
counter-stopped = Bản ghi đã đầy: các bước sau bước { $step } được đếm nhưng không xem được.
counter-beyond = Ở bước { $last }. Bản ghi đã đầy và kết thúc ở bước { $step }.
counter-recorded = Ghi đến bước { $step }
counter-part = Chỉ là một phần của tìm kiếm: các bước { $first } đến { $last }.

## Cơ sở dữ liệu mẫu

command-databases = &Cơ sở dữ liệu mẫu…
databases-title = Cơ sở dữ liệu mẫu
databases-about = Các bảng tra cho bàn { $size } và đích hiện tại. Dựng xong thì được giữ lại và có thể chọn làm heuristic.
databases-none = Không có cho bàn { $size }.
databases-progress = Tiến độ dựng
first-use-rebuilding = Cơ sở dữ liệu mẫu { $name } bị hỏng và đang được dựng lại.
first-use-cancelled = Đã huỷ việc dựng { $name }; không có gì thay đổi.
databases-build = Dựng
databases-built = đã dựng
databases-missing = chưa dựng
databases-damaged = bị hỏng
databases-entry = { $name } · { $size } · { $state }
databases-building = Đang dựng { $name }.
databases-done = Dựng xong sau { $seconds } s.
databases-cancelled = Đã dừng; không giữ lại gì.
databases-remove-question = Xoá { $name }? Cơ sở dữ liệu lớn phải dựng lại rất lâu.
databases-choice-unbuilt = { $name } (chưa dựng)
databases-choice-missing = Trước hết phải dựng { $name }: Tệp ▸ Cơ sở dữ liệu mẫu.

## Own code

command-own-output = Kết quả &in của mã riêng…
own-silent = { $name } không trả về kết quả trong { $seconds } giây. Dừng lại?
own-stop = Dừng lại
own-wait = Chờ tiếp
own-output-title = Kết quả in của mã riêng
own-output-none = Những gì mã của bạn in ra sẽ hiện ở đây.
own-output-first = Mã của bạn vừa in ra gì đó: Tệp ▸ Kết quả in của mã riêng.
