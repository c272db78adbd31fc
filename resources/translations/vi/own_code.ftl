## Mã của người khác và vị trí trong mã

own-not-notebook = { $name } không phải là sổ tay (notebook).
own-signature = Không thể gọi { $name } với { $count } đối số.
own-syntax = { $name } không phải mã Python hợp lệ ({ $kind }: { $text }) nên không chạy được.
own-import = { $name } dùng mô-đun { $module }, nhưng mô-đun này chưa được cài ở đây.
own-import-extra = { $name } dùng mô-đun { $module }, nhưng mô-đun này chưa được cài ở đây. Cài bằng lệnh pip install "search-workbench[{ $extra }]".
own-input = { $name } chờ dữ liệu nhập, nhưng khi kiểm tra thì không thể nhập gì.
own-skipped = { $name } dùng { $text }, được gán ở ô { $cell }. Trong sổ tay, chỉ các lệnh import, định nghĩa và hằng số được chạy.
own-left-threads = { $name } trả về kết quả nhưng để lại một luồng đang chạy.
own-left-processes = { $name } trả về kết quả nhưng để lại một tiến trình đang chạy.
own-output = { $name } in ra hơn { $most } ký tự nên đã bị dừng.
own-processes = { $name } tạo hơn { $most } tiến trình nên tất cả đã bị dừng.
code-line = { $file }, dòng { NUMBER($line, useGrouping: 0) }
code-cell-line = { $file }, ô { NUMBER($cell, useGrouping: 0) }, dòng { NUMBER($line, useGrouping: 0) }
