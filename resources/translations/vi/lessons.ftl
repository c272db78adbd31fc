# Bài học: tệp, câu hỏi, và điều chương trình nói về câu trả lời.

## Dòng lệnh

cli-command-lessons = Liệt kê các bài học, xem một bài, hoặc kiểm tra tệp bài học.
cli-help-lessons-action = list, show hoặc check. Mặc định: list.
cli-help-lessons-lesson = Tên bài học, hoặc tệp chứa bài học (.toml hoặc .json).

cli-help-lesson = Cảnh của bài học NAME, hoặc của bài học trong một tệp; thay cho --bench.
cli-help-lesson-step = Bước nào của bài học, tính từ 1. Mặc định: 1.
cli-step-lesson = --step dành cho bài học: --lesson NAME --step N.

lesson-minutes = { $count } phút
lesson-notes = Dành cho giáo viên
lesson-right = Mọi điều trong bài học này đều đúng. Số bước: { $steps }, số câu hỏi: { $questions }.
lesson-untranslated = Còn thiếu { $count } văn bản cho ngôn ngữ “{ $language }”, đầu tiên là { $place }.

## Tệp sai ở đâu

lesson-unknown = Không có bài học “{ $name }”. Có: { $known }.
lesson-large = “{ $name }” quá lớn đối với một bài học: nhiều nhất { $most } MB.
lesson-binary = “{ $name }” không phải văn bản (UTF-8), nên không chứa bài học nào.
lesson-toml = Đây không phải TOML: có lỗi ở dòng { $line }.
lesson-json = Đây không phải JSON: có lỗi ở dòng { $line }.
lesson-format = Đây không phải bài học: không có format = "search-workbench-lesson".
lesson-version = Bài học này thuộc phiên bản { $version }, mới hơn phiên bản mà chương trình biết ({ $known }).
lesson-place = Ở { $place }: { $why }
lesson-no-run = Ở đây không có lần tìm kiếm nào để hỏi: cảnh hoặc câu hỏi cần run = "…".
lesson-no-shape = Chưa nói bảng lớn bao nhiêu: câu hỏi cần shape = "3x3".
lesson-none-right = Không có lựa chọn nào đúng.
lesson-fact = “{ $name }” không phải dữ kiện của tìm kiếm. Có { $known } và tên của mọi heuristic.
lesson-fact-boards = “{ $name }” chỉ có ở các bảng.
lesson-fact-hex = “{ $name }” không phải dữ kiện của ván Hex. Có { $known }.
lesson-not-tried = Đến bước này, tìm kiếm chưa thử { $cell }.
lesson-fact-none = Lần tìm kiếm này không có “{ $name }”.
lesson-which = “{ $text }” không phải trạng thái của lần tìm kiếm này, cũng không thuộc { $known }.
lesson-no-node = Ở bước này không có trạng thái nào như vậy.
lesson-no-answer = Câu hỏi này có nhiều câu trả lời đúng.
lesson-unsolved = Không tìm được đường đến đích từ { $board }.
lesson-unfinished = Tìm kiếm không kết thúc trong { NUMBER($most) } lần mở rộng.
lesson-values = Có { NUMBER($boards) } bảng, nhưng danh sách giá trị có { NUMBER($values) } mục.
lesson-claim = Văn bản nói { $claimed }, nhưng thực tế là { $found }.

## Câu trả lời

answer-empty = Chưa có câu trả lời.
answer-number = “{ $text }” không phải là số.
verdict-right = Đúng.
verdict-more = Lớn hơn { $value }.
verdict-fewer = Nhỏ hơn { $value }.
verdict-choice-wrong = Chưa đúng.
verdict-choice-more = Đúng, nhưng vẫn còn thiếu.
verdict-solvable = Bảng này giải được.
verdict-unsolvable = Bảng này không giải được.
verdict-fact = Trên bảng này { $name } là { $value }; cần { $wanted }.
verdict-distance = Bảng này cách đích { $count } nước đi.
verdict-estimate = Ước lượng là { $h }, khoảng cách thật là { $count }.
verdict-drop = Với nước đi { $move }, ước lượng đổi từ { $h } thành { $after }.
verdict-illegal = Nước đi thứ { $number }, “{ $move }”, không thực hiện được ở đó.
verdict-no-goal = Sau { $count } nước đi vẫn chưa đến đích.
verdict-solves = { $count } nước đi và đã đến đích.
verdict-optimal = Đến đích với chi phí { $cost }, và không có đường nào rẻ hơn.
verdict-dearer = Đến đích với chi phí { $cost }, nhưng có đường chi phí { $least }.
verdict-node = Đó là { $state }.
verdict-other-node = Không phải { $state }.
verdict-code = Hàm cho giá trị đúng trên cả { $count } bảng.
verdict-code-other = Trên { $board } hàm cho { $value }; đúng ra là { $wanted }.
verdict-code-above = Trên { $board } hàm cho { $value }, lớn hơn khoảng cách thật { $wanted }.
verdict-code-raised = Trên { $board } hàm bị lỗi: { $kind }: { $text }
verdict-code-number = Trên { $board } hàm không trả về số mà trả về “{ $value }”.
own-late = Hàm chưa trả kết quả cho { $board } trong { $seconds } s nên đã bị dừng. Có vòng lặp nào không kết thúc chăng?
own-ended = Trên { $board } hàm đã tự kết thúc tiến trình, hoặc đòi nhiều bộ nhớ hơn mức cho phép.
lesson-deep = Ở dòng { $line }, các bảng lồng nhau quá sâu.
