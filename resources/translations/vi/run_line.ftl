# Một lần tìm kiếm trên một dòng: 3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan at=13

run-line-long = Dòng quá dài: một lần tìm kiếm dài nhất { $most } ký tự.
run-line-quote = Dấu ngoặc kép chưa được đóng: “{ $text }”.
run-line-subject = Dòng này không cho biết cần tìm kiếm gì: nó phải bắt đầu bằng một bàn (3x3:1 2 3/7 0 8/5 6 4), tên một bàn (korf:1) hoặc problem=.
run-line-surplus = Thừa một từ: “{ $word }”. Sau bàn là thuật toán và heuristic; mọi thứ khác viết theo dạng tên=giá_trị.
run-line-algorithms = “{ $one }” và “{ $other }” là hai thuật toán; một lần tìm kiếm chỉ có một.
run-line-key = “{ $name }=” không phải thiết lập của một lần tìm kiếm. Có { $known }.
run-line-key-near = “{ $name }=” không phải thiết lập của một lần tìm kiếm. Có phải bạn muốn viết “{ $near }=”?
run-line-twice = “{ $word }=” được viết hai lần.
run-line-own = “{ $name }” là mã Python trong một tệp. Mã chỉ chạy khi chính bạn nêu tên nó: hãy chọn nó trong cửa sổ hoặc ghi trên dòng lệnh.
run-line-step = Sau “at=” phải là một số nguyên hoặc “end”, không phải “{ $value }”.
cli-line-without-board = Dòng này mô tả một lần tìm kiếm không phải trên bàn; lệnh này cần một bàn.
