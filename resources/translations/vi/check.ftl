## Kiểm tra trong sổ tay
check-nothing = Hãy truyền hàm hoặc tệp. Bài tập yêu cầu: { $known }.
check-unknown = Bài tập không yêu cầu hàm { $name } mà yêu cầu: { $known }.
check-unsupervised = { $names } đã chạy trong tiến trình Python này, không giới hạn thời gian và bộ nhớ. Hàm trong tệp chạy trong một tiến trình riêng.
