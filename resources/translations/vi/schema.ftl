# Điều gì sai với các giá trị trong một tệp được mô tả bằng lược đồ

schema-deep = Ở { $place }, các bảng lồng nhau quá sâu.
schema-plain = Ở { $place } phải là văn bản, số, true hoặc false, danh sách hoặc bảng.
schema-key = Không được có “{ $name }” trong { $place }.
schema-key-top = Không được có “{ $name }” trong tệp.
schema-missing = Thiếu “{ $name }” trong { $place }.
schema-missing-top = Thiếu “{ $name }” trong tệp.
schema-value = Không dùng được “{ $value }” ở { $place }.
schema-type = Ở { $place } phải là { $wanted ->
    [string] văn bản
    [integer] số nguyên
    [number] số
    [boolean] true hoặc false
    [array] danh sách
   *[object] bảng
}.
schema-choice = Ở { $place }, “{ $value }” không thuộc các giá trị: { $known }.
schema-empty = Ở { $place } không có gì, hoặc quá ít.
schema-long = Ở { $place } có quá nhiều: nhiều nhất { $most }.
schema-min = Số ở { $place } quá nhỏ: ít nhất { $least }.
schema-max = Số ở { $place } quá lớn: nhiều nhất { $most }.
schema-control = Tại { $place } có một ký tự không hiển thị được (ký tự điều khiển).
text-surrogate = Văn bản chứa một nửa ký tự ({ $code }), không thể lưu được.
