# Bài học: tệp, câu hỏi, và điều chương trình nói về câu trả lời.

## Dòng lệnh

cli-command-lessons = Liệt kê các bài học, xem một bài, hoặc kiểm tra tệp bài học.
cli-help-lessons-action = list, show, key hoặc check. Mặc định: list.
cli-help-lessons-file = key: tệp PDF cho giáo viên.
lesson-key-seed = Đáp án cho người đọc có hạt giống { $seed }
lesson-key-written = Đã ghi đáp án: { $count } câu hỏi, hạt giống { $seed }.
cli-help-lessons-seed = show: xáo trộn lựa chọn như với người đọc có hạt giống này. Mặc định: của bạn.
cli-help-lessons-key = show: in cả đáp án.
cli-help-lessons-lesson = Tên bài học, hoặc tệp chứa bài học (.toml hoặc .json).

cli-help-lesson = Hiện những gì bài học NAME, hoặc bài học trong một tệp, cho thấy; thay cho --bench.
cli-help-lesson-step = Bước nào của bài học, tính từ 1. Mặc định: 1.
cli-step-lesson = --step cần có bài học: --lesson NAME --step N.

lesson-minutes = { $count } phút
lesson-notes = Dành cho giáo viên
lesson-right = Mọi khẳng định trong bài học này đều đúng. Số bước: { $steps }, số câu hỏi: { $questions }.
lesson-untranslated = Còn thiếu { $count } văn bản cho ngôn ngữ “{ $language }”, đầu tiên là { $place }.

## Tệp sai ở đâu

lesson-unknown = Không có bài học “{ $name }”. Có: { $known }.
lesson-large = “{ $name }” quá lớn đối với một bài học: nhiều nhất { $most } MB.
lesson-binary = “{ $name }” không phải văn bản (UTF-8), nên không chứa bài học nào.
lesson-toml = Đây không phải TOML hợp lệ: xem dòng { $line }.
lesson-json = Đây không phải JSON hợp lệ: xem dòng { $line }.
lesson-format = Đây không phải bài học: không có format = "search-workbench-lesson".
lesson-version = Bài học này thuộc phiên bản { $version }, mới hơn phiên bản mà chương trình biết ({ $known }).
lesson-place = Ở { $place }: { $why }
lesson-no-run = Ở đây không có lần tìm kiếm nào để lấy đáp án: cảnh hoặc câu hỏi cần run = "…".
lesson-no-shape = Thiếu kích thước bàn: câu hỏi cần shape = "3x3".
lesson-none-right = Không có lựa chọn nào đúng.
lesson-fact = “{ $name }” không phải dữ kiện của tìm kiếm. Có { $known } và tên của mọi heuristic.
lesson-fact-boards = “{ $name }” chỉ dùng cho các bàn.
lesson-fact-hex = “{ $name }” không phải dữ kiện của ván Hex. Có { $known }.
lesson-not-tried = Đến bước này, tìm kiếm chưa thử { $cell }.
lesson-fact-none = Lần tìm kiếm này không có “{ $name }”.
lesson-which = “{ $text }” không phải trạng thái của lần tìm kiếm này, cũng không thuộc { $known }.
lesson-no-node = Ở bước này không có trạng thái nào như vậy.
lesson-no-answer = Câu hỏi này có nhiều câu trả lời đúng.
lesson-unsolved = Không tìm được đường đến đích từ { $board }.
lesson-unfinished = Tìm kiếm không kết thúc trong { NUMBER($most) } lần mở rộng.
lesson-case = Không đọc được “{ $text }” như các đối số của hàm.
lesson-case-values = Số lần gọi: { $cases }, số giá trị: { $values }. Mỗi lần gọi cần một giá trị.
lesson-values = Có { NUMBER($boards) } bàn, nhưng danh sách giá trị có { NUMBER($values) } mục.
lesson-claim = Văn bản ghi { $claimed }, nhưng thực tế là { $found }.

## Câu trả lời

answer-empty = Chưa có câu trả lời.
answer-number = “{ $text }” không phải là số.
verdict-right = Đúng.
verdict-more = Quá nhỏ: đáp án lớn hơn { $value }.
verdict-fewer = Quá lớn: đáp án nhỏ hơn { $value }.
lesson-key-answer = Đáp án: { $answer }
lesson-key-any = một trong các đáp án: { $answers }
verdict-other-fact = { $value } ở đây là { $name }; câu hỏi yêu cầu { $asked }.
lesson-no-open = Ở bước này không có danh sách OPEN.
lesson-no-line = Ở bước này không còn dòng nào được thực hiện.
lesson-nothing-to-mend = Đoạn mã cần sửa đã đúng rồi.
repair-syntax = Dòng { $line } không phải Python hợp lệ: { $why }
repair-forbidden = Dòng { $line }: không dùng được “{ $name }” ở đây; chỉ cần các hàm thông thường trên số, danh sách và tập hợp.
answer-row = Một dòng gồm bốn phần: nút; g; h; f.
answer-cell = “{ $text }” không phải là ô của bàn này.
verdict-order-set = Thứ tự phải gồm đủ { $count } nút trong OPEN, mỗi nút một lần.
verdict-order-wrong = Đúng đến vị trí { $count }; tiếp theo là một nút khác.
verdict-order-items = Đúng đến vị trí { $count }; tiếp theo là một mục khác.
verdict-row-value = { $name } không phải là { $value }.
verdict-line = Đó là dòng khác.
verdict-graph-large = Đồ thị chỉ được có tối đa { $most } địa điểm.
verdict-graph-h = Mỗi địa điểm cần có h, ví dụ “A: h 3”.
verdict-graph-above = h không chấp nhận được: h({ $place }) = { $h }, khoảng cách thật là { $distance }.
verdict-graph-drop = Từ { $place } đến { $other }, h giảm từ { $h } xuống { $after } trong khi cạnh có chi phí { $cost }.
verdict-graph-consistent = h này nhất quán: không chỗ nào giảm nhiều hơn chi phí của cạnh.
verdict-graph-reopened = A* mở lại { $count } nút.
verdict-graph-cost = { $algorithm } tìm được đường đi chi phí { $cost }; đường rẻ nhất là { $least }.
lesson-vary-board = Chỉ các bàn có tối đa { $most } ô mới thay đổi được.
lesson-vary-fixed = Bàn này không thể thay đổi: các khẳng định, nút hoặc đáp án chỉ đúng với nó.
verdict-choice-wrong = Chưa đúng.
verdict-choice-more = Đúng, nhưng vẫn còn lựa chọn đúng nữa.
verdict-solvable = Bàn này giải được.
verdict-unsolvable = Bàn này không giải được.
verdict-away = { $tile ->
    [0] Ô trống không ở đúng chỗ.
   *[other] Ô số { $tile } không ở đúng chỗ.
}
verdict-fact = Trên bàn này { $name } là { $value }; câu hỏi yêu cầu { $wanted }.
verdict-distance = Bàn này cách đích { $count } nước đi.
verdict-estimate = Ước lượng là { $h }, khoảng cách thật là { $count }.
verdict-two-estimates = Ước lượng thứ nhất là { NUMBER($a) }, thứ hai là { NUMBER($b) }.
verdict-drop = Với nước đi { $move }, ước lượng đổi từ { $h } thành { $after }.
verdict-illegal = Nước đi thứ { $number }, “{ $move }”, không hợp lệ ở đó.
verdict-no-goal = Sau { $count } nước đi vẫn chưa đến đích.
verdict-solves = { $count } nước đi và đã đến đích.
verdict-optimal = Đến đích với chi phí { $cost }, và không lời giải nào rẻ hơn.
verdict-dearer = Đến đích với chi phí { $cost }, nhưng có lời giải chi phí { $least }.
verdict-node = Đó là { $state }.
verdict-other-node = Không phải { $state }.
verdict-code = Hàm cho giá trị đúng trên cả { $count } bàn.
verdict-code-other = Trên { $board } hàm cho { $value }; đúng ra là { $wanted }.
verdict-code-above = Trên { $board } hàm cho { $value }, lớn hơn khoảng cách thật { $wanted }.
verdict-code-raised = Trên { $board } hàm bị lỗi: { $kind }: { $text }
verdict-code-number = Trên { $board } hàm không trả về số mà trả về “{ $value }”.
verdict-cases = Hàm cho giá trị đúng trong cả { $count } trường hợp.
verdict-case-other = Với { $case } hàm cho { $value }; đúng ra là { $wanted }.
verdict-case-raised = Với { $case } hàm bị lỗi: { $kind }: { $text }
verdict-case-number = Với { $case } hàm không trả về số mà trả về “{ $value }”.
verdict-home-not = Sau các nước này ô số { $tile } chưa ở đúng chỗ.
verdict-home-more = Như vậy là { $count } nước; { $least } nước là đủ.
verdict-home-frozen = Nước thứ { $number } dời ô số { $tile }, mà ô này phải đứng yên.
verdict-home = Các ô số đã ở đúng chỗ sau { $count } nước; ít nhất là { $least } nước.
own-late = Hàm chưa trả kết quả cho { $board } trong { $seconds } s nên đã bị dừng. Hàm có vòng lặp vô hạn không?
own-ended = Trên { $board } hàm đã tự kết thúc tiến trình, hoặc cần nhiều bộ nhớ hơn mức cho phép.
lesson-deep = Dòng { $line }: các bảng lồng nhau quá sâu.
