# Những gì được hiển thị, đọc từ tệp

scene-kind = “{ $name }” không thể là { $value }.
