# Dự đoán: lớp đoán bước tiếp theo.

command-predict = &Dự đoán
predict-title = Dự đoán
predict-about = Hãy dự đoán tìm kiếm làm gì tiếp. Khi câu hỏi còn mở, mọi thứ về sau bị ẩn, và OPEN xếp theo thứ tự các nút được sinh.
predict-kind-next = Nút nào được mở rộng tiếp
predict-kind-value = f của nó bằng bao nhiêu
predict-kind-fate = Nút kế tiếp sẽ ra sao
predict-count = Số câu hỏi:
predict-within = trong các bước đầu:
predict-seed = Hạt giống:
predict-seed-tip = Cùng hạt giống thì hỏi cùng câu về cùng lần tìm kiếm
predict-each-step = Ở mỗi bước từ đây trở đi
predict-pupil = Tên (không bắt buộc)
predict-begin = Bắt đầu
predict-close = Ngừng dự đoán
predict-waiting = Tìm kiếm chạy tiếp cho đến khi đủ để hỏi…
predict-stop = Kết thúc lượt
predict-place = Câu { $place } trong { $count }
predict-place-fewer = Câu { $place } trong { $count } câu có thể hỏi
predict-score = Đúng: { $right } · liên tiếp: { $streak }
predict-ask-next = Bước { $step }: nút nào được mở rộng tiếp?
predict-ask-value = Bước { $step }: nút { $node } được mở rộng tiếp. { $value } của nó bằng bao nhiêu?
predict-ask-fate = Bước { $step }: nút { $node } được mở rộng tiếp. Nút kế tiếp { $name }{ $by ->
    [move] { " " }mà nước đi { $move } dẫn tới
   *[no] { "" }
} sẽ ra sao?
predict-ask-fate-blank = Bước { $step }: nút { $node } được mở rộng tiếp. Nút kế tiếp khi ô trống { $move ->
        [u] đi lên
        [d] đi xuống
        [l] sang trái
       *[r] sang phải
    } sẽ ra sao?
predict-ask-anneal = Bước { $step }, T = { NUMBER($temperature, maximumFractionDigits: 4) }: nút { $node } có h = { $h }. Láng giềng được rút ({ $move }) có h = { $other }{ $worse ->
    [yes] , và số ngẫu nhiên là { NUMBER($drawn, maximumFractionDigits: 4) }
   *[no] { "" }
}. Nó có được nhận không?
predict-your-answer = Câu trả lời của bạn
predict-hint-node = Một số; hoặc nhấp vào nút trong OPEN hay trên cây
predict-hint-value = Một số
predict-choices = Chọn từ danh sách
predict-answer = Trả lời
predict-next = Câu tiếp theo
predict-finish = Kết thúc
predict-fate-button = { $place } { $fate }
predict-fate-new = mới
predict-fate-new-tip = Trạng thái chưa từng gặp: nút vào OPEN
predict-fate-cheaper = đường rẻ hơn
predict-fate-cheaper-tip = Trạng thái đang chờ trong OPEN, và đường này rẻ hơn
predict-fate-no-better = không tốt hơn
predict-fate-no-better-tip = Trạng thái đang chờ trong OPEN, và đường này không rẻ hơn
predict-fate-closed = đã đóng
predict-fate-closed-tip = Trạng thái đã đóng và vẫn đóng
predict-fate-reopened = mở lại
predict-fate-reopened-tip = Trạng thái đã đóng nhưng đường này rẻ hơn: nó trở lại OPEN
predict-fate-waiting = sẽ được mở rộng
predict-fate-waiting-tip = Được vào ngay, hoặc chờ đến lượt
predict-fate-cut = vượt ngưỡng
predict-fate-cut-tip = f hoặc độ sâu của nó vượt ngưỡng: bị cắt
predict-fate-repeated = lặp lại
predict-fate-repeated-tip = Tìm kiếm tránh trạng thái này: đã qua rồi
predict-fate-goal = đích
predict-fate-goal-tip = Được nhận ra ngay là đích
predict-fate-dropped = đã bị bỏ
predict-fate-dropped-tip = Trạng thái này đã bị bỏ: không thuộc nhóm tốt nhất của lớp
predict-fate-copy = bản sao
predict-fate-copy-tip = Trạng thái đã biết; vẫn được ghi và sẽ bị phát hiện khi trộn lớp
predict-fate-meeting = hai phía gặp nhau
predict-fate-meeting-tip = Phía kia biết trạng thái này: đã tìm ra đường từ đầu đến đích
predict-fate-forgotten = bị quên
predict-fate-forgotten-tip = Bị quên ngay, chỉ giữ lại giá trị
predict-fate-too-deep = hết chỗ bên dưới
predict-fate-too-deep-tip = Không phải đích, và không còn chỗ cho nút nào bên dưới
predict-fate-accepted = được nhận
predict-fate-accepted-tip = Tìm kiếm chuyển đến đó
predict-fate-rejected = bị từ chối
predict-fate-rejected-tip = Tìm kiếm ở nguyên chỗ cũ
predict-node = nút { $node }
predict-right = Đúng.
predict-wrong = Chưa đúng. Đáp án: { $right }.
predict-nothing = Chưa có câu trả lời.
predict-not-open = Nút { $node } không chờ trong OPEN.
predict-no-number = “{ $text }” không phải là số.
predict-no-run = Không có lần tìm kiếm nào để hỏi.
predict-no-open = Tìm kiếm này không giữ danh sách OPEN: không có gì để chọn nút tiếp theo.
predict-no-fate = Mọi nút kế tiếp ở đây đều là ứng viên cho nước tiếp theo: không có gì để quyết định.
predict-no-choice-of-node = Mỗi bước, tìm kiếm này chỉ xét một láng giềng: không có nút nào để chọn.
predict-far = Với tìm kiếm này chỉ hỏi được về { $most } bước đầu.
predict-no-kind = Hãy chọn ít nhất một loại câu hỏi.
predict-no-questions = Không còn gì để hỏi: tìm kiếm kết thúc ở đây.
predict-summary = Đúng { $right } trong { $count } câu · chuỗi dài nhất: { $streak } · { $seconds } giây
predict-mistakes = Các lỗi
predict-mistakes-tip = Nhấp để đến bước đó
predict-no-mistakes = Không có lỗi.
predict-mistake = { $question } Trả lời: { $answer }. Đúng: { $right }.
predict-again = Lượt khác
predict-save = Lưu kết quả…
predict-save-title = Lưu kết quả; nếu bảng đã có thì ghi thêm vào
predict-files = Bảng (*.csv)
predict-saved = Đã lưu vào { $name }.
open-order-secret = theo thứ tự sinh
inspector-untold = Bị ẩn cho đến khi bạn trả lời.
cli-command-predict = Câu hỏi về bước tiếp của tìm kiếm, kèm đáp án.
cli-help-predict-count = Số câu hỏi. Mặc định: 10.
cli-help-predict-seed = Hạt giống: cùng số thì cùng câu hỏi. Mặc định: 1.
cli-help-predict-within = Hỏi trong bao nhiêu bước đầu. Mặc định: 50.
cli-help-predict-kinds = Hỏi gì: { $known }.
cli-predict-line = { $place }. { $question }
cli-predict-answer = Đáp án: { $answer }
predict-tip-explore = Dự đoán tìm kiếm làm gì tiếp: câu hỏi, chấm đúng sai, điểm
predict-tip-compare = Mở một trong các tìm kiếm này ở Khám phá để dự đoán tại đó
predict-tip-divide = Mở tìm kiếm của giai đoạn này ở Khám phá để dự đoán tại đó
predict-tip-audit = Kiểm định xét mọi bàn cùng lúc nên không có bước tiếp theo; hãy dự đoán ở Khám phá, So sánh, Chia để trị, Hex và Cây trò chơi.
predict-tip-experiments = Thí nghiệm chỉ giữ số đếm, không giữ các bước; hãy dự đoán ở Khám phá, So sánh, Chia để trị, Hex và Cây trò chơi.
predict-tip-hex = Dự đoán MCTS hay alpha-beta làm gì tiếp: câu hỏi, chấm đúng sai, điểm
predict-tip-play = Ở đây bạn tự đi và không có tìm kiếm nào; hãy dự đoán ở Khám phá, So sánh, Chia để trị, Hex và Cây trò chơi.
predict-no-phase = Ở đây không có tìm kiếm của giai đoạn nào để dự đoán.
predict-phase-first = Giai đoạn được giải trước, rồi mở ở Khám phá.
predict-not-now = Không làm được khi câu hỏi còn mở: sẽ làm lộ đáp án.
predict-in-lesson = Không làm được khi câu hỏi của bài học còn mở.
predict-left = Lượt đã kết thúc: các trang khác có thể làm lộ đáp án. Những câu đã trả lời vẫn được tính.
predict-lane = { $letter } · { $name }
predict-append = Thêm vào { $name }
predict-elsewhere = Vào tệp khác…
predict-saved-short = Đã lưu vào { $name }
predict-other-table = “{ $name }” không phải kết quả của Dự đoán; tệp được giữ nguyên.
cli-help-predict-game-tree = Cây trò chơi thay cho bàn: văn bản của cây, ví dụ "(3 12 8) (2 4 6)", hoặc một tệp. Thuật toán: { $known }.
cli-option-not-game-tree = { $option } không dùng cho cây trò chơi.
cli-help-predict-ask = Hỏi từng câu và chấm câu trả lời.
cli-help-predict-pupil = Câu trả lời của ai, để ghi vào bảng.
cli-help-predict-csv = Ghi câu trả lời vào bảng, bên dưới các dòng đã có.
cli-predict-needs-ask = --csv và --pupil cần có --ask: chúng dùng cho câu trả lời.
cli-predict-open = OPEN, theo thứ tự sinh:
cli-predict-memory = Số nút trong bộ nhớ: { $count } trên { $most }.
cli-predict-remembered = Đã quên bên dưới nút { $node }; nút này giữ giá trị nhỏ nhất trong số đó:
cli-predict-in-memory = { $leaf ->
    [yes] (độ sâu { $depth })
   *[no] (độ sâu { $depth }, không phải lá)
}
cli-predict-closed = CLOSED, theo thứ tự mở rộng:
cli-predict-estimates = h của từng nơi: { $list }
cli-predict-way =
    { $kind ->
        [fate] Nút { $node }: g = { $g }. Nước đi tới nút kế tiếp này có chi phí { $cost }.
       *[other] Nút cha là nút { $node }: g = { $g }. Nước đi từ đó có chi phí { $cost }.
    }
cli-predict-more = và { $count } nút nữa
predict-no-choice = “{ $text }” không phải là số từ 1 đến { $most }.
