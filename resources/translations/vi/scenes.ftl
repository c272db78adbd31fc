# Những gì được hiển thị, đọc từ tệp

scene-kind = “{ $name }” không thể là { $value }.
scene-key = Cảnh của trang “{ $bench }” không có “{ $name }”. Có { $known }.
scene-pane = Trang “{ $bench }” không có khung “{ $name }”. Có { $known }.
