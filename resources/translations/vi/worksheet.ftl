# Phiếu bài tập: những bước đầu của một lần tìm kiếm trên giấy

worksheet-name = Họ tên
worksheet-class = Lớp
worksheet-date = Ngày
worksheet-points = Điểm
worksheet-of-points = / { $points }
worksheet-example = ví dụ
worksheet-number = số
worksheet-fate = ra sao:
worksheet-variant = Đề { $variant }
worksheet-variant-seed = đề { $variant }, hạt giống { $seed }
worksheet-worked = Dòng đầu được điền sẵn làm ví dụ.
worksheet-any-order = tuỳ ý: ở đây không ảnh hưởng gì
worksheet-key = Đáp án
worksheet-start = Trạng thái đầu
worksheet-goal = Đích
worksheet-page = Trang { $page } / { $pages }
worksheet-task = { $count ->
   *[other] Hãy thực hiện { $steps } lần mở rộng đầu tiên của tìm kiếm này, mỗi lần một hàng, và điền vào những chỗ để trống.
}
worksheet-task-shown = { $count ->
   *[other] { $steps } lần mở rộng đầu tiên của tìm kiếm này, mỗi lần một hàng.
}
worksheet-same = Các quy tắc này quyết định mọi bước, nên chỉ có một đáp án đúng.
worksheet-order = { $moves } (hướng đi của ô trống)
worksheet-h = h = { $h }
worksheet-order-listed = theo thứ tự mà bài toán liệt kê
worksheet-known = Trạng thái đã gặp
worksheet-known-cheaper = nước đi ngược lại cũng là nút kế tiếp. Nút kế tiếp có trạng thái đã biết chỉ được đưa vào OPEN, như một nút mới, nếu đường đi tới nó rẻ hơn; nút cũ khi đó bị gạch bỏ.
worksheet-known-greedy = nước đi ngược lại cũng là nút kế tiếp. Nút kế tiếp có trạng thái đã đóng thì bỏ qua; nếu trạng thái ở trong OPEN, nó chỉ thay thế, như một nút mới, khi đường đi tới nó rẻ hơn.
worksheet-known-once = nước đi ngược lại cũng là nút kế tiếp, nhưng nút kế tiếp có trạng thái đã được sinh thì bỏ qua.
worksheet-known-back = chỉ nhớ đường đi; không bao giờ đi ngược về nút cha.
worksheet-known-other = như thuật toán đã nói.
worksheet-numbers = Số thứ tự
worksheet-numbered = trạng thái đầu là nút 0, mỗi nút được giữ lại nhận số tiếp theo theo thứ tự sinh ra; nút bị bỏ qua không có số (–).
worksheet-numbered-all = trạng thái đầu là nút 0, mỗi nút kế tiếp nhận số tiếp theo theo thứ tự sinh ra, kể cả nút không được đi vào.
worksheet-numbered-rounds = Mỗi vòng bắt đầu bằng trạng thái đầu với một số mới.
worksheet-numbered-first = Trước đó là vòng có ngưỡng 0: nó chỉ kiểm tra trạng thái đầu và không phải là bước, nên các hàng bắt đầu từ nút { $first }.
worksheet-numbered-values = Nút có giá trị thay đổi nhận một số mới.
worksheet-numbered-both = trạng thái đầu là nút 0, đích là nút 1; mỗi nút được giữ lại nhận số tiếp theo theo thứ tự sinh ra; nút bị bỏ qua không có số (–).
worksheet-open-f = OPEN viết bắt đầu từ nút tiếp theo, mỗi nút kèm f trong ngoặc.
worksheet-open-g = OPEN viết bắt đầu từ nút tiếp theo, mỗi nút kèm g trong ngoặc.
worksheet-open-plain = OPEN viết bắt đầu từ nút tiếp theo.
worksheet-path-instruction = Đường đi viết từ trạng thái đầu tới nút của bước.
worksheet-own = một ước lượng tự viết
worksheet-step = Bước
worksheet-node = Nút được mở rộng
worksheet-bound = Ngưỡng
worksheet-successors = Các nút kế tiếp theo thứ tự và kết quả của từng nút
worksheet-open = OPEN sau bước này
worksheet-path = Đường đi từ đầu
worksheet-entered = đi vào tiếp theo
worksheet-of = { $fate } (của { $parent })
worksheet-more = … và { $count } nút nữa
worksheet-empty = rỗng
worksheet-none = không có
worksheet-tree = { $count ->
   *[other] Cây tìm kiếm sau { $steps } lần mở rộng
}
worksheet-tree-instruction = { $numbered ->
    [yes] Mọi nút được giữ lại: góc trên bên trái là số của nút, góc trên bên phải bằng chữ xám là bước mà nút được mở rộng; bên dưới là các giá trị.
   *[no] Mọi nút được giữ lại: góc trên bên phải bằng chữ xám là bước mà nút được mở rộng; bên dưới là các giá trị.
}
worksheet-tree-draw = { $numbered ->
    [yes] Hãy vẽ mọi nút được giữ lại: số của nút, các giá trị và bước mà nút được mở rộng.
   *[no] Hãy vẽ mọi nút được giữ lại: các giá trị và bước mà nút được mở rộng.
}
worksheet-part = Phần { $part }: từ nút { $node }
worksheet-further = → phần { $part }
worksheet-foreign = Bản ghi này là của chương trình khác, không rõ các quy tắc, nên không làm thành phiếu bài tập được.
worksheet-nothing = Không có gì để viết: tìm kiếm chưa đi bước nào.
worksheet-no-variants = Không có bàn hay trạng thái đầu nào khác tương tự để ra các đề.
worksheet-ending = “{ $name }” không phải tên của một phiếu bài tập: tên phải kết thúc bằng .pdf.
worksheet-written = { $name }: { $count ->
   *[other] { $pages } trang.
}
worksheet-written-key = { $name }: đáp án.

worksheet-title = Phiếu bài tập
worksheet-steps = Số lần mở rộng
worksheet-level = Mức
worksheet-level-guided = Có hướng dẫn: dòng đầu được điền sẵn
worksheet-level-normal = Thường: không cho sẵn gì
worksheet-level-exam = Thi: không giải thích
worksheet-variants = Số đề
worksheet-seed = Hạt giống
worksheet-heading = Tiêu đề
worksheet-blanks = Để trống
worksheet-blank-node = Nút được mở rộng
worksheet-blank-g = g
worksheet-blank-h = h
worksheet-blank-f = f
worksheet-blank-successors = Các nút kế tiếp
worksheet-blank-fates = Kết quả của từng nút
worksheet-blank-open = OPEN, hoặc đường đi; ngưỡng
worksheet-with-tree = Vẽ cả cây tìm kiếm
worksheet-answers = Đáp án
worksheet-answers-pages = Ở các trang cuối
worksheet-answers-file = Trong tệp thứ hai
worksheet-answers-none = Không có
worksheet-paper = Khổ giấy
worksheet-paper-a4 = A4
worksheet-paper-letter = Letter
worksheet-preview = Trang đầu
worksheet-pages = { $count ->
   *[other] { $pages } trang, trong đó phát cho lớp: { $asked }.
}
worksheet-save = Lưu phiếu…
worksheet-close = Đóng
command-worksheet = Phiếu &bài tập…

cli-command-worksheet = In những bước đầu của một lần tìm kiếm để điền tay, kèm đáp án.
cli-help-worksheet = Phiếu bài tập, PDF.
cli-help-worksheet-steps = Bao nhiêu lần mở rộng, tối đa { $most }. Mặc định: { $usual }.
cli-help-worksheet-blanks = Để trống những gì, cách nhau bằng dấu phẩy: { $known }, all (tất cả) hoặc none (không gì cả). Mặc định: theo mức.
cli-help-worksheet-level = guided (dòng đầu được điền sẵn, cho sẵn các nút), normal (mặc định: không cho sẵn các nút) hoặc exam (ngoài ra không giải thích gì).
cli-help-worksheet-variants = Số đề, tối đa { $most }, mỗi đề một tệp: OUT-A.pdf, OUT-B.pdf. Đề đầu là bàn đã cho.
cli-help-worksheet-seed = Hạt giống để chọn bàn của các đề khác. Mặc định: 1.
cli-worksheet-seed = --seed cần có --variants: nó chọn bàn của các đề khác.
cli-help-worksheet-tree = Không vẽ cây tìm kiếm.
cli-help-worksheet-key = Đáp án ở đâu: pages (ở cuối, mặc định), file (tệp thứ hai) hoặc none (không có).
cli-help-worksheet-paper = Khổ giấy: a4 (mặc định) hoặc letter.
cli-help-worksheet-title = Dòng tiêu đề. Mặc định: tên của tìm kiếm.
