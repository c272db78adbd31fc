# Những gì được hiển thị, đọc từ tệp

scene-kind = “{ $name }” không thể là { $value }.
scene-key = Cảnh của “{ $bench }” không có “{ $name }”. Có { $known }.
scene-pane = “{ $bench }” không có khung “{ $name }”. Có { $known }.
