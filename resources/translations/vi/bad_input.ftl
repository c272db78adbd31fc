# What cannot be opened, pasted or drawn, and why

file-special = “{ $name }” là ống dẫn hoặc thiết bị, không phải tệp.
session-nested = Đây không phải là phiên: lồng nhau quá sâu.
session-number = Đây không phải là phiên: có một số quá dài.
play-picture-large = { $name } có { $width }×{ $height } điểm ảnh; nhiều nhất là { $most } triệu.
play-picture-small = { $name } chỉ có { $width }×{ $height } điểm ảnh; mỗi cạnh cần ít nhất { $least }.
picture-late = Sau { $seconds } giây cửa sổ vẫn chưa sẵn sàng nên không tạo hình.
cli-lesson-alone = --{ $option } không đi cùng --lesson: bước của bài học quyết định những gì được hiện.
cli-steps-search = --steps dành cho phim về lần tìm kiếm: --subject search.
paste-line = Dòng { $number }: { $complaint }
paste-lines-differ = Không thể so sánh lần tìm kiếm trên các bàn khác nhau: mọi dòng phải có cùng một bàn và một đích.
paste-lines-many = Không thể so sánh { $count } lần tìm kiếm cùng lúc; nhiều nhất là { $most }.
paste-lines-compared = { $count ->
   *[other] So sánh { $count } lần tìm kiếm.
}
file-many-values = Trong đó có quá nhiều giá trị: chỉ đọc nhiều nhất { NUMBER($most) }.
qt-libraries-missing = Không mở được cửa sổ: thiếu các thư viện hệ thống mà Qt cần. Trên Debian và Ubuntu: sudo apt install { $named }
qt-display-unreachable = Không mở được cửa sổ: màn hình ({ $named }) không trả lời. Các lệnh trong terminal không cần đến màn hình: search-workbench --help
qt-platform-unusable = Không mở được cửa sổ: Qt không khởi động được với { $named }. Nếu không phải bạn chọn, hãy bỏ nó khỏi các biến môi trường.
folder-gone = Thư mục làm việc đã bị xoá: hãy chuyển sang thư mục khác trước.
unforeseen = Đã xảy ra lỗi không lường trước ({ $error }). Hãy lưu công việc; nếu có gì trông không đúng, hãy khởi động lại chương trình.
unforeseen-command = Đã xảy ra lỗi không lường trước ({ $error }). Chi tiết có trong nhật ký “{ $name }”.
unforeseen-copy = Sao chép báo cáo
settings-damaged = Các thiết lập đã bị hỏng nên chương trình dùng thiết lập mặc định; tệp hỏng nay là “{ $name }”.
settings-damaged-meanwhile = Tệp thiết lập đã bị hỏng: nay nó là “{ $name }”, và các thiết lập của cửa sổ này được lưu thay vào đó.
settings-damaged-there = Không lưu được các thiết lập: “{ $name }” bị hỏng và không đổi tên được.
