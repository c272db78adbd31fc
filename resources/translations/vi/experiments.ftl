# Thí nghiệm: nhiều bàn với nhiều cấu hình.

cli-command-compare = Giải nhiều bàn bằng nhiều cấu hình và so sánh khối lượng công việc.
cli-help-compare-boards = Các bàn: tệp mỗi dòng một bàn; một bộ sưu tập như korf; văn bản của một bàn; hoặc "random:3x3 count=1000 seed=42", cũng có thể kèm walk=30 (đi ngẫu nhiên số nước này từ đích) hoặc moves=22 (cách đích đúng số nước này). Nhiều mục cách nhau bằng “;”.
cli-help-compare-scen = Thay cho các bàn: các lần tìm kiếm của một tệp kịch bản (MovingAI), tất cả hoặc một phần: arena.map.scen, arena.map.scen:1-100. Bản đồ được tìm ở cạnh tệp. Độ dài ghi trong tệp được kiểm tra.
cli-help-compare-algorithms = Các thuật toán, cách nhau bằng dấu phẩy: { $known }. Mặc định: astar.
cli-help-compare-heuristics = Các heuristic, cách nhau bằng dấu phẩy: { $known }, cơ sở dữ liệu mẫu, "max(a,b)", file.py:function. Các cấu hình khác được so với cấu hình thứ nhất.
cli-help-compare-expansions = Dừng một lần tìm kiếm sau N lần mở rộng.
cli-help-compare-seconds = Dừng một lần tìm kiếm sau S giây.
cli-help-compare-memory = Dừng một lần tìm kiếm trước khi nó dùng nhiều bộ nhớ hơn mức này: 500M, 2G.
cli-help-compare-jobs = Số tiến trình làm việc. Mặc định: mỗi bộ xử lý một tiến trình.
cli-help-compare-scheduler = Chạy trên một cụm Dask: địa chỉ của bộ lập lịch, như tcp://127.0.0.1:8786.
cli-help-compare-output = Ghi mọi kết quả vào tệp này, kèm mọi thứ cần để lặp lại ({ $known }). Các lần tìm kiếm đã xong được lưu ngay bên cạnh.
cli-help-compare-plot = Lưu bốn biểu đồ kết quả thành một hình (.png, .svg).
cli-help-compare-report = Viết báo cáo với bàn, thiết lập, bảng số liệu, biểu đồ và kết luận (.html, .pdf).
cli-help-compare-resume = Tiếp tục một thí nghiệm bị ngắt; phải đưa lại cùng các tuỳ chọn.
cli-compare-progress =
    { $known ->
        [yes] Đã xong { NUMBER($done) }/{ NUMBER($cases) } lần tìm kiếm, còn khoảng { NUMBER($left) } s
       *[no] Đã xong { NUMBER($done) }/{ NUMBER($cases) } lần tìm kiếm
    }
cli-compare-compiling = Đang chuẩn bị engine biên dịch (một lần): { $percentage }%
cli-compare-stopped = Dừng sau { NUMBER($done) }/{ NUMBER($cases) } lần tìm kiếm.
cli-compare-kept = Dừng sau { NUMBER($done) }/{ NUMBER($cases) } lần tìm kiếm, được giữ trong { $name }; thêm --resume vào cùng lệnh đó để tiếp tục.
cli-compare-failed =
    { $count ->
        [1] Một lần tìm kiếm gặp lỗi: { $reason }
       *[other] { NUMBER($count) } lần tìm kiếm gặp lỗi, chẳng hạn: { $reason }
    }
cli-compare-boards = Thiếu --boards hoặc --scen: một tệp, một bộ sưu tập như korf, văn bản của một bàn, hoặc "random:3x3 count=100 seed=1".
cli-compare-boards-and-scen = Hãy dùng --boards hoặc --scen, không dùng cả hai.
cli-compare-medians = Trung vị trên các bàn đã giải. Tỉ lệ giảm: số nút mà cấu hình gốc mở rộng chia cho số nút của cấu hình đó, cộng trên các bàn cả hai đều giải.
cli-compare-medians-scenarios = Trung vị trên các kịch bản đã giải. Tỉ lệ giảm: số nút mà cấu hình gốc mở rộng chia cho số nút của cấu hình đó, cộng trên các kịch bản cả hai đều giải.
cli-compare-jobs-and-scheduler = --jobs dành cho máy này còn --scheduler dành cho cụm: chỉ dùng một trong hai.
cli-compare-resume = --resume cần --output: các lần tìm kiếm đã xong được lưu bên cạnh tệp đó.
cli-compare-unfinished = “{ $name }” chứa các lần tìm kiếm đã xong của một thí nghiệm bị ngắt. Thêm --resume để tiếp tục, hoặc xoá tệp đó để bắt đầu lại.

board-list-empty = Không có bàn nào trong “{ $name }”.
board-list-line = “{ $name }”, dòng { $line }: { $complaint }
journal-large = “{ $name }” quá lớn đối với nhật ký thí nghiệm: chỉ đọc các tệp đến { $most } MB.
journal-empty = “{ $name }” không phải là nhật ký của thí nghiệm: nó rỗng.
journal-line = “{ $name }” hỏng ở dòng { $line }, hoặc không phải là nhật ký của thí nghiệm. Xoá nó để bắt đầu lại.

experiment-empty = Một thí nghiệm cần ít nhất một bàn và một cấu hình.
cli-compare-scen = “{ $name }” không phải là tệp kịch bản: tên tệp phải kết thúc bằng .scen, ví dụ arena.map.scen hoặc arena.map.scen:1-100.
experiment-mixed = Không thể đưa bàn và kịch bản vào cùng một thí nghiệm: heuristic của chúng khác nhau.
experiment-map-damaged = Bản đồ của kịch bản này bị hỏng trong tệp của thí nghiệm. Hãy chạy lại thí nghiệm.
experiment-optima-met =
    { $failed ->
        [0] { $count ->
            [1] { $name } tìm được đường đi bằng độ dài ghi trong tệp.
           *[other] { $name } tìm được đường đi bằng độ dài ghi trong tệp ở cả { NUMBER($count) } lần tìm kiếm.
        }
       *[other] { $met ->
            [0] { $count ->
                [1] { $name } không tìm được đường đi bằng độ dài ghi trong tệp.
               *[other] { $name } không tìm được đường đi bằng độ dài ghi trong tệp ở lần nào trong { NUMBER($count) } lần tìm kiếm.
            }
           *[other] { $name } tìm được đường đi đúng độ dài ghi trong tệp ở { NUMBER($met) } trên { NUMBER($count) } lần tìm kiếm.
        }
    }
experiment-optimum-unmet = Kịch bản { $scenario }: tệp ghi { $listed }, nhưng { $name } tìm được { $found }.
experiment-optimum-no-path = Kịch bản { $scenario }: tệp ghi { $listed }, nhưng { $name } chứng minh rằng không có đường đi.
experiment-optimum-more =
    { $count ->
       *[other] Còn { NUMBER($count) } độ dài nữa không khớp.
    }
experiment-optima-rounded =
    { $count ->
       *[other] { NUMBER($count) } độ dài được ghi với ít chữ số nên chỉ so sánh được đến các chữ số đó: sai số đến { NUMBER($tolerance, maximumFractionDigits: 6) } không thấy được.
    }
experiment-large = Như vậy là { NUMBER($cases) } lần tìm kiếm; nhiều nhất là { NUMBER($most) }.
experiment-random = Không hiểu “{ $text }” trong bàn ngẫu nhiên: sau kích thước có thể có { $known }.
experiment-random-size = “{ $source }” thiếu kích thước: hãy viết, chẳng hạn, random:4x4.
experiment-random-both = “{ $source }”: bàn ngẫu nhiên dùng walk hoặc moves, không dùng cả hai.
experiment-ending = “{ $name }” không phải là tên tệp dùng được ở đây: tên phải kết thúc bằng một trong { $known }.
experiment-other = “{ $name }” thuộc về thí nghiệm khác: bàn, thiết lập, giới hạn hoặc tệp heuristic khác. Hãy đưa lại cùng các tuỳ chọn, hoặc xoá nó để bắt đầu lại.
experiment-file-changed = “{ $name }” đã thay đổi từ khi thí nghiệm bắt đầu.
experiment-lost = Tiến trình chạy lần tìm kiếm này dừng đột ngột, và lại như vậy khi chạy lại. Có thể đã hết bộ nhớ.
experiment-processes-die = { $count } tiến trình lần lượt dừng đột ngột trước khi xong một lần tìm kiếm nào.
experiment-no-distributed = Một cụm cần thêm gói: pip install "{ $package }"
experiment-no-scheduler = Không có bộ lập lịch Dask nào trả lời ở { $address }: { $reason }
experiment-cluster-gone = Cụm ở { $address } đã mất. Phần đã xong được giữ; hãy tiếp tục khi có lại cụm.
experiment-worker-error = Một tiến trình của cụm không chạy được các lần tìm kiếm: { $reason }

experiment-sentence-fewer =
    { $boards ->
       *[other] { $base } mở rộng số nút gấp { $times } lần { $name } trên { NUMBER($boards) } bàn cả hai đều giải.
    }
experiment-sentence-fewer-scenarios =
    { $boards ->
       *[other] { $base } mở rộng số nút gấp { $times } lần { $name } trên { NUMBER($boards) } kịch bản cả hai đều giải.
    }
experiment-sentence-more =
    { $boards ->
       *[other] { $name } mở rộng số nút gấp { $times } lần { $base } trên { NUMBER($boards) } bàn cả hai đều giải.
    }
experiment-sentence-more-scenarios =
    { $boards ->
       *[other] { $name } mở rộng số nút gấp { $times } lần { $base } trên { NUMBER($boards) } kịch bản cả hai đều giải.
    }
experiment-sentence-same =
    { $boards ->
       *[other] { $name } và { $base } mở rộng số nút gần như nhau trên { NUMBER($boards) } bàn cả hai đều giải.
    }
experiment-sentence-same-scenarios =
    { $boards ->
       *[other] { $name } và { $base } mở rộng số nút gần như nhau trên { NUMBER($boards) } kịch bản cả hai đều giải.
    }
experiment-sentence-none = Không so sánh được { $name } và { $base }: không có bàn nào cả hai đều giải và biết số nút đã mở rộng.
experiment-sentence-none-scenarios = Không so sánh được { $name } và { $base }: không có kịch bản nào cả hai đều giải và biết số nút đã mở rộng.

experiment-factor = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
experiment-fraction = { NUMBER($value, maximumSignificantDigits: 3) }
experiment-reduction = { NUMBER($times, maximumFractionDigits: 2) }
experiment-reduction-below = 1⁄{ NUMBER($times, maximumFractionDigits: 2) }
experiment-solved-of = { NUMBER($solved) }/{ NUMBER($done) }

experiment-column-board = Bàn
experiment-column-scenario = Kịch bản
experiment-column-optimum = Ghi trong tệp
experiment-column-length = Tìm được
experiment-column-cost = Nước đi
experiment-column-configuration = Cấu hình
experiment-column-solved = Đã giải
experiment-column-summary-cost = Nước đi
experiment-column-summary-cost-scenarios = Chi phí
experiment-column-summary-expanded = Mở rộng
experiment-column-summary-generated = Sinh
experiment-column-summary-seconds = T.gian, ms
experiment-column-branching = b*
experiment-column-penetrance = Độ xuyên
experiment-median-of = { $value }, trung vị
experiment-mean-of = { $value }, TB nhân
experiment-total-of = { $value }, theo tổng
experiment-base = gốc
experiment-column-ratio-to = { $base } / { $name }

experiment-title = Thí nghiệm
experiment-chart-depth = Số nút mở rộng theo độ sâu
experiment-chart-estimate = Heuristic so với chi phí thật
experiment-chart-time = Thời gian theo số nút
experiment-chart-boxes = Phân bố số nút mở rộng
experiment-chart-empty = Chưa giải được gì.
experiment-caption-depth = Mỗi điểm là một bàn được một cấu hình giải. Trục đứng theo thang lôgarit: các điểm thẳng hàng nghĩa là công việc tăng cùng một hệ số sau mỗi nước đi.
experiment-caption-depth-scenarios = Mỗi điểm là một kịch bản được một cấu hình giải. Trục đứng theo thang lôgarit: các điểm thẳng hàng nghĩa là công việc tăng cùng một hệ số sau mỗi nước đi.
experiment-caption-estimate = Mỗi điểm là một bàn: h của trạng thái đầu so với chi phí của lời giải rẻ nhất. Trên đường chéo, ước lượng chính xác; một điểm ở trên đó chứng tỏ heuristic không chấp nhận được.
experiment-caption-estimate-scenarios = Mỗi điểm là một kịch bản: h của trạng thái đầu so với chi phí của lời giải rẻ nhất. Trên đường chéo, ước lượng chính xác; một điểm ở trên đó chứng tỏ heuristic không chấp nhận được.
experiment-caption-time = Mỗi điểm là một bàn được một cấu hình giải; cả hai trục theo thang lôgarit. Điểm càng thấp thì mỗi nút càng tốn ít thời gian.
experiment-caption-time-scenarios = Mỗi điểm là một kịch bản được một cấu hình giải; cả hai trục theo thang lôgarit. Điểm càng thấp thì mỗi nút càng tốn ít thời gian.
experiment-caption-spread = Các điểm được tách nhẹ ra để không che nhau.
experiment-caption-medians = Ký hiệu lớn là trung vị, đoạn thẳng là nửa giữa của các bàn.
experiment-caption-medians-scenarios = Ký hiệu lớn là trung vị, đoạn thẳng là nửa giữa của các kịch bản.
experiment-caption-boxes = Hộp chứa nửa giữa của các bàn, vạch đậm là trung vị, râu kéo đến bàn cuối trong vòng một lần rưỡi chiều cao hộp, các điểm ngoại lai được vẽ riêng.
experiment-caption-boxes-scenarios = Hộp chứa nửa giữa của các kịch bản, vạch đậm là trung vị, râu kéo đến kịch bản cuối trong vòng một lần rưỡi chiều cao hộp, các điểm ngoại lai được vẽ riêng.
experiment-axis-length = Số nước đi của lời giải ngắn nhất tìm được
experiment-axis-expanded = Số nút mở rộng
experiment-axis-truth = Chi phí thật
experiment-axis-estimate = h của trạng thái đầu
experiment-axis-generated = Số nút sinh
experiment-axis-configuration = Cấu hình

experiment-column-options = Tuỳ chọn
experiment-limit-expansions =
    { NUMBER($count) } lần mở rộng
experiment-limit-seconds = { $count } s
experiment-limit-memory = { $count } MiB
experiment-report-title =
    { $boards ->
       *[other] Thí nghiệm: { NUMBER($boards) } bàn × { NUMBER($configurations) } cấu hình
    }
experiment-report-title-scenarios =
    { $boards ->
       *[other] Thí nghiệm: { NUMBER($boards) } kịch bản × { NUMBER($configurations) } cấu hình
    }
experiment-report-conclusions = Kết luận
experiment-report-summary-caption = Trung vị và trung bình nhân tính trên các bàn mà cấu hình đã giải; tỉ lệ giảm là số nút mà cấu hình gốc mở rộng chia cho số nút của cấu hình đó, cộng trên các bàn cả hai đều giải. b* là hệ số phân nhánh hiệu dụng, tính từ số nút đã sinh; độ xuyên thấu là độ dài lời giải chia cho số nút đã sinh; cả hai đều lấy trung vị. Thời gian chỉ tính riêng việc tìm kiếm, engine đã nạp trước; khi nhiều tiến trình chạy cùng lúc thì lâu hơn một chút so với một lần tìm kiếm đơn lẻ.
experiment-report-summary-caption-scenarios = Trung vị và trung bình nhân tính trên các kịch bản mà cấu hình đã giải; tỉ lệ giảm là số nút mà cấu hình gốc mở rộng chia cho số nút của cấu hình đó, cộng trên các kịch bản cả hai đều giải. b* là hệ số phân nhánh hiệu dụng, tính từ số nút đã sinh; độ xuyên thấu là độ dài lời giải chia cho số nút đã sinh; cả hai đều lấy trung vị. Thời gian chỉ tính riêng việc tìm kiếm, engine đã nạp trước; khi nhiều tiến trình chạy cùng lúc thì lâu hơn một chút so với một lần tìm kiếm đơn lẻ.
experiment-report-settings = Thiết lập
experiment-source-random = { NUMBER($count) } bàn ngẫu nhiên { $size }
experiment-source-walk = { $boards }, sau { NUMBER($moves) } nước đi ngẫu nhiên từ đích
experiment-source-moves = { $boards }, cách đích đúng { NUMBER($moves) } nước đi
experiment-source-seed = { $boards }, hạt giống { $seed }
experiment-report-boards-from = Bàn: { $source }
experiment-report-boards-from-scenarios = Kịch bản: { $source }
experiment-report-limits = Giới hạn cho mỗi lần tìm kiếm: { $limits }.
experiment-report-no-limits = Giới hạn cho mỗi lần tìm kiếm: chỉ có bộ nhớ.
experiment-report-charts = Biểu đồ
experiment-report-boards = Các bàn, và số nút mà mỗi cấu hình mở rộng
experiment-report-boards-scenarios = Các kịch bản, và số nút mà mỗi cấu hình mở rộng
experiment-report-more =
    Và { NUMBER($count) } bàn nữa, có trong tệp kết quả.
experiment-report-more-scenarios =
    Và { NUMBER($count) } kịch bản nữa, có trong tệp kết quả.
experiment-report-repeat = Để lặp lại
experiment-report-made-with = Tạo bằng Search Workbench { $program }, Python { $python }, NumPy { $numpy }, Numba { $numba } trên { $machine }.
experiment-report-figure = Hình { $number }. { $title }. { $caption }
experiment-scheduler-address = “{ $address }” không phải là địa chỉ của bộ lập lịch; ví dụ: tcp://127.0.0.1:8786.

experiments-title = Thí nghiệm
experiment-algorithms = Thuật toán
experiment-heuristics = Heuristic
experiment-ties = Khi f bằng nhau
experiment-max-expansions = Mở rộng mỗi lần
experiment-max-seconds = Giây mỗi lần
experiment-scheduler = Bộ lập lịch Dask
experiment-scheduler-hint = không có
experiment-scheduler-tip = Địa chỉ của bộ lập lịch Dask sẽ thực hiện các lần tìm kiếm, ví dụ tcp://127.0.0.1:8786. Nếu không có, các tiến trình của máy này thực hiện.
experiment-processes = Tiến trình
experiment-no-limit = không giới hạn
experiment-progress = Tiến độ thí nghiệm
experiment-run = Chạy
experiment-run-tip = Chạy những gì chọn ở trên; kết quả trước đó bị bỏ
experiment-pause = Tạm dừng
experiment-pause-tip = Tạm dừng thí nghiệm
experiment-resume = Tiếp tục
experiment-resume-tip = Tiếp tục từ chỗ dừng, giữ các lần tìm kiếm đã xong
experiment-stop = Dừng
experiment-stop-tip = Dừng lại; các lần tìm kiếm đã xong được giữ và có thể tiếp tục
experiment-no-algorithm = Hãy chọn ít nhất một thuật toán.
experiment-no-heuristic = Hãy chọn một heuristic: một trong các thuật toán cần nó.
experiment-total =
    { $boards ->
       *[other] { NUMBER($boards) } bàn × { NUMBER($configurations) } cấu hình: { $cases } lần tìm kiếm
    }
experiment-total-some =
    { NUMBER($configurations) } cấu hình cho mỗi bàn hoặc kịch bản của tệp
experiment-progress-beginning = Đang chuẩn bị các lần tìm kiếm và khởi động các tiến trình…
experiment-progress-done = Đã xong { NUMBER($done) }/{ NUMBER($cases) }.
experiment-progress-left = Đã xong { NUMBER($done) }/{ NUMBER($cases) }, còn khoảng { $left }.
experiment-progress-paused = Tạm dừng: đã xong { NUMBER($done) }/{ NUMBER($cases) }.
experiment-progress-stopped = Đã dừng: { NUMBER($done) }/{ NUMBER($cases) } đã xong và được giữ.
experiment-progress-changed = Với thiết lập trước đó: xong { NUMBER($done) } / { NUMBER($cases) } lần tìm.
experiment-replace = Kết quả của { NUMBER($count) } lần tìm sẽ bị thay thế. Chạy thí nghiệm?
experiment-progress-finished =
    Cả { NUMBER($cases) } lần tìm kiếm đã xong.
experiment-boards = Bàn
experiment-boards-random = Ngẫu nhiên
experiment-boards-exact = Cách đích đúng số nước đi
experiment-boards-korf = Một trăm bài 15 ô số của Korf
experiment-boards-board = Bàn trong Khám phá
experiment-boards-file = Từ tệp
experiment-size = Kích thước
experiment-moves = Nước đi
experiment-count = Số lượng
experiment-seed = Hạt giống
experiment-file = Tệp
experiment-file-hint = Mỗi dòng một bàn, tệp của Bàn của tôi (.json), hoặc kịch bản (.scen, cả .scen:1-100)
experiment-file-choose = Chọn tệp các bàn hoặc kịch bản
experiment-file-kinds = Bàn và kịch bản (*.txt *.json *.csv *.scen);;Mọi tệp (*)
experiment-results = Kết quả
experiment-table-summary = Cấu hình
experiment-table-boards = Bàn
experiment-table-boards-scenarios = Kịch bản
experiment-table-cases = Mọi lần tìm kiếm
experiment-filter = Lọc: một phần của bàn hoặc kịch bản, cấu hình, kết cục
experiment-filter-tip = Chỉ hiện các hàng chứa mọi từ này
experiment-shown = { NUMBER($shown) }/{ NUMBER($total) }
experiment-searches-done =
    { NUMBER($count) } lần tìm kiếm
experiment-cases-tip = Nhấp đúp mở lần tìm kiếm trong Khám phá
experiment-invitation = Hãy chọn bàn, thuật toán và heuristic ở bên trái rồi nhấn Chạy: kết quả sẽ cho biết mỗi cấu hình mở rộng bao nhiêu nút.
experiment-charts = Biểu đồ
experiment-results-soon = Kết quả sẽ hiện ở đây khi các lần tìm kiếm kết thúc.
experiment-charts-invitation = Ở đây sẽ hiện các điểm, mỗi bàn hoặc kịch bản đã giải một điểm.
experiment-kind-depth = Mở rộng · độ sâu
experiment-kind-depth-short = Độ sâu
experiment-kind-estimate = h · chi phí thật
experiment-kind-time = Thời gian · nút
experiment-kind-time-short = Thời gian
experiment-kind-boxes = Phân bố
experiment-export = Xuất
experiment-export-tip = Lưu báo cáo, biểu đồ hoặc kết quả, hoặc chép lệnh lặp lại thí nghiệm
experiment-save-html = Báo cáo dạng trang (HTML)
experiment-save-pdf = Báo cáo để in (PDF)
experiment-save-png = Biểu đồ dạng hình (PNG)
experiment-save-svg = Biểu đồ dạng vectơ (SVG)
experiment-save-csv = Kết quả dạng bảng (CSV)
experiment-save-json = Kết quả với mọi thiết lập (JSON)
experiment-copy-command = Chép lệnh lặp lại thí nghiệm
experiment-command-copied = Đã chép lệnh vào bộ nhớ tạm.
experiment-saved = Đã lưu: { $name }
experiment-column-case = Số
experiment-column-status = Kết cục
experiment-column-start-h = h(đầu)
experiment-column-max-open = OPEN max
experiment-column-factor = Tỉ lệ giảm
experiment-more = Tuỳ chọn khác
experiment-more-tip = Tuỳ chọn của các thuật toán, mỗi tuỳ chọn một hoặc nhiều giá trị: weight=1.5,2 order=udlr,ulrd engine=textbook. Có: { $known }.
experiment-option = Không hiểu “{ $text }” trong các tuỳ chọn: có { $known }, sau mỗi tên là = và các giá trị.
experiment-more-hint = weight=1.5,2 order=udlr,ulrd
