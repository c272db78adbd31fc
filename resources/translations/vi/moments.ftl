# Thời điểm trong lần tìm kiếm: điều kiện, điểm dừng, dấu trang và cách tìm chúng.

## Điều kiện; điều xảy ra ở bước mà điều kiện đúng

condition-text-layer = một nút có f khác trước được mở rộng
condition-text-iteration = tìm kiếm tiếp tục với ngưỡng khác
condition-text-solution = tìm thấy lời giải
condition-text-goal = đích được sinh ra
condition-text-reopened = một nút đã đóng được đưa lại vào OPEN
condition-text-cheaper = tìm thấy đường đi rẻ hơn đến một nút trong OPEN
condition-text-inconsistent = heuristic không nhất quán: h(cha) > chi phí + h(con)
condition-text-board = { $value } được sinh ra
condition-text-expanded = { $value } được mở rộng
condition-text-f = f { $operator } { $value } ở nút được mở rộng
condition-text-g = g { $operator } { $value } ở nút được mở rộng
condition-text-h = h { $operator } { $value } ở nút được mở rộng
condition-text-depth = độ sâu { $operator } { $value } ở nút được mở rộng
condition-text-open = số nút trong OPEN { $operator } { $value }

condition-empty = Ở đây thiếu một điều kiện; hãy viết, ví dụ, { $example }.
condition-unknown = “{ $text }” không phải là điều kiện: điều kiện bắt đầu bằng một trong: { $known }.
condition-unknown-near = “{ $text }” không phải là điều kiện. Có phải bạn muốn viết { $near }?
condition-alone = “{ $text }” không phải là điều kiện: { $name } không nhận giá trị; hãy bỏ phần sau nó.
condition-compare = “{ $text }” thiếu phép so sánh: sau { $name }, hãy viết một trong { $known }, rồi đến một số.
condition-number = “{ $text }” không so sánh được: sau { $name } { $operator }, hãy viết một số như 12 hoặc 4.5.
condition-state = “{ $text }” không nêu bàn nào: hãy viết như { $name } = 1 2 3/4 0 5.
condition-uninformed = “{ $text }” không bao giờ đúng trong lần tìm kiếm này: nó không dùng heuristic nên các nút không có h và f.

## Trên dòng lệnh

cli-help-until = Dừng ở bước đầu tiên mà một điều kiện đúng và cho biết bước đó: "reopened", "f > 12; depth = 5". Mã thoát là 0 nếu điều kiện đúng, là 4 nếu tìm kiếm kết thúc trước.
cli-help-find = Liệt kê các bước mà một điều kiện đúng. Một hoặc nhiều điều kiện, cách nhau bằng ;: { $known }.
cli-help-conditions = ĐIỀU_KIỆN
cli-until-held = Bước { $number }: { $content }.
cli-until-never = Tìm kiếm kết thúc trước khi điều kiện này đúng: { $content }.
cli-until-unrecorded = Sau bước { $steps } không còn ghi nữa; đến đó điều kiện này chưa đúng: { $content }.
cli-found = { $count ->
    [0] { $condition }: không có bước nào
   *[other] { $condition }: { $count } bước
}
cli-found-more = và { $count } bước nữa
cli-label-closed = CLOSED
cli-label-open = OPEN

## Trong cửa sổ

moments-title = Điểm dừng
moments-condition = Điều kiện để tìm, hoặc để dừng
moments-condition-example = { $example } …
moments-condition-tip = Khi điều gì đó xảy ra: f > 12, h <= 4, depth = 5, open > 1000, board = 1 2 3/4 0 5, expanded = …, layer, iteration, solution, goal, reopened, cheaper, inconsistent
moments-templates = Các điều kiện có sẵn, với giá trị của nút đang xem
moments-offer = { $name } – { $content }
moments-find-back = Trước
moments-find-back-tip = Đến bước gần nhất trước đây mà điều kiện đúng (Shift+F3)
moments-find-next = Kế tiếp
moments-find-next-tip = Đến bước kế tiếp mà điều kiện đúng, tìm tiếp cho đến khi có (F3)
moments-stop = Điểm dừng
moments-stop-tip = Dừng ở mọi chỗ điều kiện đúng trong lúc phát, kể cả khi hết tốc lực
moments-mark = Dấu trang
moments-mark-tip = Đánh dấu bước này, kèm ghi chú (Ctrl+B)
moments-jump = Đến đó
moments-jump-tip = Đến dấu trang, hoặc đến bước kế tiếp mà điểm dừng đúng (Enter)
moments-edit = Sửa
moments-edit-tip = Sửa điều kiện hoặc ghi chú (F2)
moments-turn = Bật/tắt
moments-turn-tip = Bật hoặc tắt điểm dừng (Ctrl+Enter)
moments-remove = Xoá
moments-remove-tip = Xoá điểm dừng hoặc dấu trang (Delete)
moments-list = Điểm dừng và dấu trang
moments-breakpoints = Điểm dừng
moments-bookmarks = Dấu trang của lần chạy này
moments-no-breakpoints = Chưa có: khi phát không dừng ở đâu cả.
moments-no-bookmarks = Chưa có: Ctrl+B đánh dấu bước đang xem.
moments-no-note = Chưa có ghi chú: F2 để viết.
moments-held = đúng ở đây: { $content }
moments-step = Bước { $step }
moments-step-note = Bước { $step }: { $note }
moments-find-what = Hãy nhập điều kiện cần tìm, như f > 12.
moments-missed = Không bước nào sau đó thoả: { $content }.
moments-missed-back = Không bước nào trước đó thoả: { $content }.
bookmark-on = Bước { $step } đã có dấu trang.
bookmark-off = Bước { $step } không còn dấu trang.
bookmark-none-after = Sau bước này không có dấu trang nào.
bookmark-none-before = Trước bước này không có dấu trang nào.
narration-held = Dừng ở đây: { $content }.
narration-sought = Đang tìm tiếp cho đến khi: { $content }.
narration-target = Đang tìm tiếp đến bước { $step }.
narration-scanned = Đang ở bước { $step } trong { $steps }; tạm dừng để huỷ.
narration-so-far = Đã qua { $steps } bước; tạm dừng để huỷ.

menu-moments = Điều &hướng
command-layer-back = Lớp f, giai đoạn hoặc ghi chú trước
command-go-to-step = Đến bước…
go-to-step-title = Đến bước
go-to-step-label = &Bước từ 0 đến { $length }:
go-to-step-label-open = &Bước (đến nay đã ghi: { $length }):
go-to-step-go = Đến
command-find = Tìm &kế tiếp
command-find-back = Tìm &ngược lại
command-next-cheaper = Đường &rẻ hơn kế tiếp
command-next-reopened = Lần &mở lại kế tiếp
command-next-solution = &Lời giải
command-bookmark = Đặt hoặc &bỏ dấu trang
command-bookmark-next = &Dấu trang kế tiếp
command-bookmark-back = Dấu trang &trước
moments-elsewhere = Điểm dừng và dấu trang có trên trang Khám phá.
narration-note = “{ $note }”
