# The command that verifies and mends what the program keeps.

cli-command-doctor = Kiểm tra và sửa các tệp mà chương trình lưu giữ.
doctor-databases = { $count ->
    [0] Chưa dựng cơ sở dữ liệu mẫu nào.
   *[other] { $count } cơ sở dữ liệu mẫu còn nguyên vẹn.
}
doctor-kernels = { $count ->
    [0] Engine chưa được biên dịch.
   *[other] { $count } tệp của engine đã biên dịch còn nguyên vẹn.
}
doctor-kernels-missing = Một số tệp của engine đã biên dịch còn thiếu; chúng sẽ được biên dịch khi cần đến.
doctor-removed = Tệp “{ $name }” bị hỏng và đã được xoá; nó sẽ được tạo lại khi cần.
doctor-removed-database = Tệp “{ $name }” bị hỏng và đã được xoá; hãy dựng lại cơ sở dữ liệu trong hộp thoại cơ sở dữ liệu hoặc bằng search-workbench pdb build.
doctor-not-removed = Tệp “{ $name }” bị hỏng và không xoá được.
doctor-settings = Các thiết lập còn nguyên vẹn.
doctor-files = { $count ->
    [0] Bạn chưa có tệp riêng nào.
   *[other] { $count } tệp của bạn còn nguyên vẹn.
}
doctor-put-aside = Tệp “{ $name }” bị hỏng; nay nó có tên “{ $aside }”, và không có gì trong đó bị xoá.
doctor-not-put-aside = Tệp “{ $name }” bị hỏng và không đổi tên được.
doctor-libraries = Mọi thư viện hệ thống mà cửa sổ cần đều có.
doctor-summary = Nguyên vẹn: { $sound }, đã sửa: { $mended }, chưa sửa được: { $wrong }.
doctor-log = Nhật ký: “{ $name }”.
