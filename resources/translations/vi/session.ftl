# Phiên làm việc trong tệp, và một lần tìm kiếm chép thành một dòng

session-open-title = Mở phiên
session-save-title = Lưu phiên
session-kinds = Phiên (*.workbench);;Mọi tệp (*)
session-opened = Đã mở { $name }.
session-saved = Đã lưu thành { $name }.
session-format = Đây không phải là phiên: thiếu "format": "search-workbench-session".
session-version = Đây là phiên của phiên bản { $version }, mới hơn phiên bản mà chương trình biết ({ $known }).
session-large = “{ $name }” lớn hơn { $most } MB, không phiên nào lớn như vậy.
session-binary = “{ $name }” không phải là văn bản (UTF-8), nên không có phiên nào trong đó.
session-json = Đây không phải là JSON: dòng { $line }, cột { $column }.
session-line-copied = { $count ->
    [0] Ở đây không có lần tìm kiếm nào để chép.
    [1] Lần tìm kiếm đã được chép thành một dòng.
   *[other] { $count } lần tìm kiếm đã được chép, mỗi lần một dòng.
}
command-session-open = Mở &phiên…
command-session-save = Lưu p&hiên…
command-copy-line = Chép &tìm kiếm thành một dòng
session-trace-gone = Vết tìm kiếm “{ $name }” không còn nữa nên tìm kiếm được chạy lại theo thiết lập đã lưu.
session-trace-other = Vết tìm kiếm “{ $name }” đã thay đổi từ đó nên tìm kiếm được chạy lại theo thiết lập đã lưu.
session-own = Phiên này chạy mã của bạn: { $names }. Chạy chứ?
session-own-more = Mã của người khác có thể làm bất cứ điều gì trên máy của bạn. Mã chạy trong một tiến trình riêng.
session-own-run = &Chạy

recovery-offer = Còn một phiên đã kết thúc bất ngờ (lưu lúc { $time }). Khôi phục phiên đó?
recovery-offer-more = Các bàn, các lần tìm kiếm đang hiển thị, ván cờ và bố cục sẽ trở lại như lúc đó. Nếu để sau, câu hỏi này sẽ hiện lại ở lần khởi động tới.
recovery-restore = &Khôi phục
recovery-discard = &Bỏ đi
recovery-later = Để &sau
