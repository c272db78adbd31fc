# Dòng lệnh, và các tệp mà nó đọc và ghi.

## Trợ giúp

cli-about = Chạy, quan sát và so sánh các thuật toán tìm kiếm từng bước một: trên trò chơi trượt ô số mọi kích thước, trên bản đồ, và trong Hex cho hai người chơi. Không có lệnh thì mở cửa sổ.
cli-command-solve = Tìm các nước đi từ một bàn đến đích của nó.
cli-command-check = Cho biết một bàn có giải được không, và vì sao.
cli-command-scramble = Tạo các bàn để giải, mỗi dòng một bàn.
cli-command-map = Lưu một lưới ở định dạng khác: văn bản, MovingAI hoặc PNG.
cli-command-divide = Giải từng phần một bàn kích thước bất kỳ.
cli-command-screenshot = Lưu hình của cửa sổ; không cần màn hình.

cli-help-usage = Cách dùng:
cli-help-operands = Đối số
cli-help-options = Tuỳ chọn
cli-help-commands = Lệnh:
cli-help-examples = Ví dụ:
cli-help-boards = BOARD là các ô số theo từng hàng, 0 là ô trống: "1 2 3 4 0 6 7 5 8", hoặc "1 2 3/4 0 5" khi không vuông;
    một tệp chứa chúng; - là đầu vào chuẩn; hoặc một tên: sample, korf:1, nilsson, hardest8, seed:42@4x4.
cli-help-general = Tuỳ chọn:
cli-option-language = Ngôn ngữ của mọi văn bản, ví dụ: --language cs
cli-option-safe = Khởi động với thiết lập mặc định và không dùng bộ nhớ đệm, phòng khi chúng bị hỏng.
cli-option-version = In phiên bản của chương trình.
cli-help-exit = Mã thoát: 0 xong, 1 không có lời giải, 2 dùng sai hoặc dữ liệu sai, 3 đã đến giới hạn,
    4 không tìm thấy nhưng chưa chứng minh được gì, 5 lỗi, 130 bị dừng bằng Ctrl+C.
cli-help-more = Các tuỳ chọn của một lệnh: { $program } COMMAND --help

cli-help-help = Hiện phần trợ giúp này.
cli-help-language = Ngôn ngữ của mọi văn bản: { $known }. Mặc định: của hệ thống.
cli-help-board = Các ô số theo từng hàng, 0 là ô trống, các hàng cách nhau bằng / khi bàn không vuông; hoặc một tệp, - là đầu vào chuẩn, hoặc một tên; hoặc cả một lần tìm kiếm trên một dòng: "3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan". Hoặc một bản đồ: tên, tệp, hay một lần tìm kiếm như arena.map.scen:12.
cli-help-goal = last (ô trống ở góc dưới phải), first (ô trống ở góc trên trái), hoặc bàn bất kỳ. Mặc định: theo tên của bàn, nếu không thì last.
cli-help-goal-or-place = { $about } Với --problem: một địa điểm, viết như ở --start.
cli-help-choice = { $about } Một trong: { $known }.
cli-help-max-expansions = Dừng sau N lần mở rộng.
cli-help-max-seconds = Dừng sau S giây.
cli-help-max-memory = Dừng trước khi dùng nhiều bộ nhớ hơn mức này: 500M, 2G. Mặc định: một phần tư bộ nhớ của máy.
cli-help-record = Tìm kiếm theo chiều sâu ghi lại bao nhiêu nút trước khi tiếp tục mà không ghi, hoặc “all” nếu có thể dựng lại: ids, idastar và dfs có đường đi không quá 1000 nước, một luồng, không dùng bảng tra hay danh sách CLOSED. Mặc định: { $default }.
cli-help-search-anyway = Vẫn tìm kiếm dù biết bàn không giải được, cho đến khi duyệt hết.
cli-help-trace = Ghi mọi việc mà tìm kiếm đã làm vào tệp này ({ $known }).
cli-help-trace-steps = Chỉ ghi các bước này vào tệp vết của tìm kiếm theo chiều sâu: một bước, ví dụ 70000000, hoặc từ bước đầu đến bước cuối, ví dụ 70000000-70000500. Tệp bắt đầu bằng các nút mà tìm kiếm đang giữ lúc đó.
cli-help-show = Hiện mọi bàn trên đường đi, và mọi ngưỡng đã thử.
cli-help-expanded = Liệt kê các trạng thái đã mở rộng theo thứ tự mở rộng.
cli-help-explain = Giải thích lần mở rộng N đã làm gì và vì sao.
cli-help-moves-as = Viết nước đi theo hướng của ô trống (mặc định), hoặc theo hướng của ô số.
cli-help-move-names = Viết nước đi bằng chữ cái (mặc định), hoặc bằng từ.
cli-help-json = Chỉ in một đối tượng JSON, ngoài ra không in gì.
cli-help-size = Số hàng và số cột: 4x4.
cli-help-seed = Hạt giống ngẫu nhiên: cùng hạt giống thì cùng các bàn. Mặc định: chọn ngẫu nhiên và in ra.
cli-help-moves = Đi ngẫu nhiên số nước này từ đích, không nước nào đảo ngược nước trước. Mặc định: bàn giải được bất kỳ, khả năng như nhau.
cli-help-count = Số bàn. Mặc định: 1.
cli-help-picture = Tệp hình .png.
cli-help-bench = Cửa sổ hiện gì: explore, compare, divide, audit, experiments, hex, minimax hoặc play. Mặc định: explore.
cli-help-theme = light, dark, contrast hoặc system. Mặc định: system.
cli-help-pixels = Kích thước cửa sổ. Mặc định: 1280x800.
cli-help-projector = Dùng chế độ máy chiếu.

## Kết quả

direction-u = lên
direction-d = xuống
direction-l = trái
direction-r = phải

cli-step = Bước { $number }
cli-bound = Ngưỡng { $bound }
cli-ended-solved = { $count ->
    [0] Bàn đã là đích: giải trong 0 nước đi.
   *[other] Giải trong { $count } nước đi:
}
cli-ended-unsolvable = Không có lời giải.
cli-ended-exhausted = Không tìm thấy lời giải, nhưng có thể có.
cli-ended-limit = Đã đến giới hạn trước khi tìm thấy lời giải: { $limit }.
cli-ended-cancelled = Bị dừng trước khi tìm thấy lời giải.
cli-ended-failed = Việc tìm kiếm gặp lỗi.
cli-nearest = Bàn giải được gần nhất:
cli-expanded-states = Các trạng thái đã mở rộng:
cli-expansion = Lần mở rộng { $number }
cli-phase = Giai đoạn { $number }, các ô số { $tiles }: { $moves } nước đi, mở rộng { $expanded } nút.
cli-seed = Hạt giống { $seed }

cli-label-board = Bàn
cli-label-cost = Chi phí
cli-label-expanded = Đã mở rộng
cli-label-generated = Đã sinh
cli-label-reopened = Mở lại
cli-label-max-open = OPEN lớn nhất
cli-label-bounds = Các ngưỡng đã thử
cli-label-seconds = Giây
cli-label-memory = Bộ nhớ, MiB
cli-label-smaller-after = Ô nhỏ hơn sau mỗi ô
cli-label-inversions = Nghịch thế
cli-label-blank-row = Hàng của ô trống
cli-label-nearest = Bàn giải được gần nhất

## Tiến độ

cli-progress-compiling = đã mở rộng { $expanded }; đang biên dịch những gì lần tìm kiếm này cần, chỉ một lần
cli-compiling-first = Đang biên dịch những gì lần tìm kiếm này cần, chỉ một lần: { $seconds } giây
cli-progress = đã mở rộng { $expanded }, { $rate } mỗi giây
cli-progress-open = đã mở rộng { $expanded }, { $rate } mỗi giây, { $open } trong OPEN{ $informed ->
    [no] { "" }
   *[yes] , f = { $f }
}
cli-progress-bound = đã mở rộng { $expanded }, { $rate } mỗi giây, ngưỡng { $bound }
cli-scenario-taken = { $name } có { $count } lần tìm kiếm; đây là lần { NUMBER($number) }. Để chọn lần khác, hãy thêm số của nó: { $example }.
cli-hint-duplicates = { $algorithm } không nhận ra địa điểm mà nó đến bằng đường khác, nên tìm kiếm trên bản đồ có thể rất lâu. A* nhận ra; { $option } giới hạn lần tìm kiếm này.
cli-progress-divide = đã mở rộng { $expanded }, { $rate } mỗi giây, giai đoạn { $phase }/{ $phases }
cli-progress-shortening = đang rút ngắn: đã mở rộng { $expanded }, { $rate } mỗi giây, giai đoạn { $phase }/{ $phases }

## Điều gì sai trong các đối số

cli-command-unknown = Không có lệnh “{ $name }”. Có: { $known }.
cli-command-unknown-near = Không có lệnh “{ $name }”. Có phải bạn muốn viết { $near }?
cli-option-unknown = Ở đây không có tuỳ chọn { $name }; --help liệt kê các tuỳ chọn.
cli-option-unknown-near = Ở đây không có tuỳ chọn { $name }. Có phải bạn muốn viết { $near }?
cli-operand-missing = Thiếu { $name }; xem { $command } --help.
cli-operand-surplus = “{ $text }” là một đối số thừa.
cli-operand-surplus-board = “{ $text }” là một đối số thừa; bàn phải đặt trong dấu ngoặc kép.
cli-value-missing = { $option } thiếu giá trị.
cli-value-surplus = { $option } không nhận giá trị.
cli-arguments = Không đọc được các đối số: { $text }
cli-whole = “{ $value }” không phải là giá trị của { $option }: đó là số nguyên từ { $least } đến { $most }.
cli-record = “{ $value }” không phải là giá trị của record: đó là số nút nguyên, ít nhất 1, hoặc all.
cli-seconds = “{ $value }” không phải là giá trị của { $option }: đó là số giây lớn hơn 0.
cli-memory = “{ $value }” không phải là giá trị của { $option }: đó là lượng bộ nhớ lớn hơn 0, như 500M hoặc 2G.
cli-pixels = “{ $value }” không phải là kích thước theo điểm ảnh như 1280x800, với các cạnh từ { $least } đến { $most }.
cli-picture-ending = “{ $name }” không phải là tên cho hình: tên kết thúc bằng { $known }.
cli-trace-steps-alone = --trace-steps cần --trace để biết tên tệp.
cli-trace-steps = “{ $value }” không phải là giá trị của trace-steps: cần một bước, hoặc bước đầu và bước cuối, như 100-200.
cli-find-progress = đang dò các điều kiện trong lần tìm kiếm: { $percent }%, { $seconds } giây
cli-find-cancelled = Đã dừng: chưa biết điều kiện đúng ở những bước nào.
cli-trace-progress = đang ghi “{ $name }”: { $percent }%, { $seconds } s
cli-trace-cancelled = Đã dừng: tệp vết “{ $name }” không được ghi.
cli-trace-clipped = Lần tìm kiếm chỉ có { $last } bước: tệp vết chứa các bước { $first } đến { $last }.
cli-trace-clipped-recorded = Chỉ { $last } bước đầu được ghi lại: tệp vết chứa các bước { $first } đến { $last }.
cli-explain-step = Không có lần mở rộng { $number } để giải thích: { $steps ->
    [0] không lần nào được ghi.
   *[other] chỉ ghi { $steps } lần.
}
cli-output-unwritable = Không ghi được đầu ra: { $reason }.

## Tệp

standard-input = đầu vào chuẩn
file-missing = Không có tệp “{ $name }”.
file-directory = “{ $name }” là thư mục, không phải tệp.
file-no-folder = Không ghi được “{ $name }”: không có thư mục “{ $folder }”.
file-unreadable = Không đọc được “{ $name }”: { $reason }.
file-unwritable = Không ghi được “{ $name }”: { $reason }.
file-held = “{ $name }” đang được một tiến trình khác dùng. Hãy thử lại sau.
file-held-by = “{ $name }” đang được tiến trình { $process } trên máy { $computer } dùng, từ { $since }.
file-large = “{ $name }” quá lớn đối với một bàn: nhiều nhất đọc { $most } byte.
file-binary = “{ $name }” không phải là văn bản (UTF-8), nên không có bàn trong đó.
file-complaint = Trong “{ $name }”: { $complaint }
trace-ending = “{ $name }” không phải là tên cho tệp vết: tên kết thúc bằng một trong: { $known }.
cli-not-comparable = Các số đếm này không so sánh được với số đếm khác: chúng phụ thuộc vào bảng tra, hoặc vào luồng nào nhanh hơn.
cli-recorded = { $steps ->
    [1] Chỉ lần mở rộng đầu tiên được ghi; các số đếm là của tất cả.
   *[other] Chỉ { $steps } lần mở rộng đầu tiên được ghi; các số đếm là của tất cả.
}
window-no-display = Không có màn hình để mở cửa sổ. Các lệnh chạy được mà không cần màn hình: search-workbench --help

## Cơ sở dữ liệu mẫu

cli-command-pdb = Liệt kê, dựng và xoá cơ sở dữ liệu mẫu.
cli-help-pdb-action = Thao tác: { $known }.
cli-help-pdb-name = Cơ sở dữ liệu: một trong { $known }; hoặc các mẫu theo ô số của đích, như "pdb(1 2 3/4 5 6/7 8)".
cli-help-pdb-board = Số hàng và số cột của bàn. Mặc định: theo tên đã cho, hoặc theo đích.
cli-help-pdb-goal = last (ô trống ở góc dưới phải), first (ô trống ở góc trên trái), hoặc bàn bất kỳ. Mặc định: last.
cli-help-pdb-memory = Không dùng nhiều bộ nhớ hơn mức này: 500M, 2G. Mặc định: một phần tư bộ nhớ của máy.
cli-pdb-action = Không có thao tác “{ $name }” với cơ sở dữ liệu mẫu. Có: { $known }.
cli-pdb-action-near = Không có thao tác “{ $name }” với cơ sở dữ liệu mẫu. Có phải bạn muốn viết { $near }?
cli-pdb-board = Hãy cho biết { $name } dành cho bàn nào, như --board 4x4.
cli-pdb-list = pdb list liệt kê mọi cơ sở dữ liệu; nó không nhận { $text }.
cli-pdb-absent = Không tìm thấy cơ sở dữ liệu { $name } cho bàn { $size } với đích { $goal }.
cli-pdb-name = Tên
cli-pdb-goal = Đích
cli-pdb-size = Kích thước
cli-pdb-state = Tình trạng
cli-pdb-shape = Bàn
cli-pdb-state-built = đã dựng
cli-pdb-state-missing = chưa dựng
cli-pdb-state-damaged = bị hỏng
cli-pdb-megabytes = { $count } MB
cli-pdb-folder = Thư mục: { $name }
cli-pdb-first-use = Đang dựng cơ sở dữ liệu mẫu { $name }; việc này chỉ cần làm một lần.
cli-pdb-progress = đã dựng { $percent }%, { $seconds } s
cli-pdb-waiting = Một tiến trình khác đang dựng cơ sở dữ liệu này; đang chờ
cli-pdb-built = Đã dựng { $name } ({ $size }) trong { $seconds } s: { $file }
cli-pdb-there = { $name } đã được dựng: { $file }
cli-pdb-damaged = Tệp “{ $file }” bị hỏng: { $name } được dựng lại.
cli-pdb-cancelled = Đã dừng; không còn lại gì của { $name }.
cli-pdb-removed = Đã xoá { $name } ({ $size }).

## Khoảng cách

cli-command-distances = Đếm số bàn ở mỗi khoảng cách tới đích.
cli-help-distances-goal = last (ô trống ở góc dưới phải), first (ô trống ở góc trên trái), hoặc bàn bất kỳ; chỉ vị trí ô trống là quan trọng. Mặc định: last.
distances-large = Bàn { $size } quá lớn: từ đích của nó đến được { $states } bàn, mà chỉ duyệt hết được trên bàn đến { $most } ô.
cli-distances-depth = Khoảng cách
cli-distances-states = Số bàn
cli-distances-cumulative = Tính đến đó
cli-distances-progress = đã đếm { $percent }%, { $seconds } s, khoảng cách { $depth }
cli-distances-sum = { $states } bàn; bán kính { $radius }; { $antipodes } bàn xa nhất; khoảng cách trung bình { $mean }
cli-distances-cancelled = Đã dừng; các bàn xa hơn không được đếm.
distances-memory = Việc tìm kiếm cần { $megabytes } MB bộ nhớ, nhưng chỉ được phép { $most } MB.
cli-distances-farthest = Các bàn xa nhất:
cli-distances-some = { $count } trong các bàn xa nhất:
job-seconds = Đã hết thời gian cho phép.
cli-help-distances-disk = Giữ các bàn trong thư mục này thay vì trong bộ nhớ, cho bàn đến 16 ô; cùng lệnh đó tiếp tục lần tìm kiếm đã bị dừng hay bị huỷ.
cli-distances-kept = Phần đã làm được giữ trong { $name }: cùng lệnh đó tiếp tục từ đấy.
cli-distances-on-disk = Trên đĩa, MiB

## Các lớp trên đĩa

disk-folder = “{ $name }” không chứa được các lớp: { $reason }.
disk-busy = Một lần tìm kiếm khác đang dùng thư mục “{ $name }”.
disk-damaged = Tệp “{ $name }” của một lần tìm kiếm trên đĩa bị hỏng, nên không thể tìm tiếp. Hãy xoá các tệp trong thư mục của nó, hoặc chọn thư mục khác.
disk-mended = Các tệp của tìm kiếm trên đĩa đã bị hỏng. Tìm kiếm tiếp tục từ lớp nguyên vẹn cuối cùng; các số đếm là đúng.
disk-old = Trong “{ $name }” có một lần tìm kiếm của phiên bản cũ, không lưu tổng kiểm. Hãy xoá các tệp của nó, hoặc chọn thư mục khác.
disk-counts = Các lớp trong “{ $name }” bị sai: chúng có { $count } bàn, còn không gian có { $states } bàn. Hãy xoá các tệp ở đó, hoặc chọn thư mục khác.
failed-disk-damaged = Dữ liệu mà lần tìm kiếm lưu trên đĩa trong “{ $name }” bị hỏng, nên không thể tìm tiếp. Hãy bắt đầu lại.
disk-other = Trong “{ $name }” có một lần tìm kiếm khác, từ { $board }: hãy dùng thư mục khác.
disk-small = Bàn { $size } cần khoảng { $megabytes } MB trên đĩa, mà nơi có “{ $name }” còn trống { $free } MB.
disk-full = Đĩa đầy: “{ $name }” cần thêm { $megabytes } MB.
disk-failed = Không đọc hoặc ghi được một tệp trong “{ $name }”: { $reason }.
