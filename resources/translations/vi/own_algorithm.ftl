# Thuật toán do người dùng viết.

algorithm-own = Thuật toán của bạn { $name }
algorithm-own-short = { $file }
algorithm-own-about = Một hàm của bạn, trong tệp Python: { $name }.
algorithm-own-advantages = Bạn thấy từng bước nó làm gì và khác giáo trình ở đâu.
algorithm-own-drawbacks = Chỉ biết những gì quan sát được: không thấy danh sách OPEN của nó và lý do nó chọn nút.
guarantee-own-algorithm = Không biết thuật toán của bạn có tìm được lời giải rẻ nhất hay không.
completeness-own = Không biết thuật toán của bạn có luôn tìm được lời giải hay không.
cli-observed = Các số đếm là những gì quan sát được ở thuật toán của bạn: các trạng thái nó đã mở rộng và đã sinh. Dấu gạch chỉ những gì không quan sát được.

own-algorithm-result = { $name } trả về { $kind }. Hàm phải trả về các nước đi, hoặc các nước đi cùng danh sách trạng thái đã mở rộng; nếu không có lời giải thì thay các nước đi bằng None.
own-algorithm-illegal = Nước đi thứ { $number } trong lời giải của { $name } bị sai: “{ $move }” không phải nước đi hợp lệ từ { $state }.
own-algorithm-not-goal = Lời giải của { $name } không kết thúc ở đích: { $count ->
    [0] không có nước đi nào thì vẫn ở { $state }.
   *[other] sau { $count } nước đi thì đến { $state }.
}
own-algorithm-none = { $name } không tìm được lời giải. Điều này không chứng minh rằng không có lời giải.
own-algorithm-state = { $name } dùng { $value } làm trạng thái, nhưng đó không phải trạng thái của bài toán này.
own-algorithm-list = Từ vị trí { $number }, danh sách trạng thái đã mở rộng mà { $name } trả về không khớp với những trạng thái mà hàm thực sự yêu cầu sinh nút kế tiếp. Chương trình hiển thị những gì hàm thực sự yêu cầu.
own-algorithm-thread = { $name } gọi problem.successors hoặc record.closed từ một luồng riêng. Chỉ luồng nơi hàm được gọi mới được làm như vậy.

explain-observed-again = Trạng thái này đã được mở rộng trước đó: là nút { NUMBER($known, useGrouping: 0) }, ở bước { NUMBER($step, useGrouping: 0) }.
explain-observed-lower = Mở rộng nút { NUMBER($number, useGrouping: 0) } có f = { $f } mặc dù đã biết nút { NUMBER($known, useGrouping: 0) } có f = { $known_f }.
pseudocode-own = Không đọc được tệp thuật toán của bạn.

search-own-algorithm = Thuật toán của bạn…
search-own-algorithm-tip = Hàm của bạn trong tệp Python hoặc sổ tay, search(problem, heuristic) hoặc astar(state, heuristic): những gì nó làm được ghi lại.
search-own-algorithm-which = Hàm nào là thuật toán?
open-not-observed = Hàm không cho biết danh sách OPEN của nó.
chart-not-observed = Hàm không cho thấy nó đến trạng thái theo đường nào, nên không biết g, f và độ sâu.
explain-observed-unknown = Không biết nó sinh ra những gì.
own-run-again = Chạy lại khi lưu
own-run-again-tip = Khi tệp được lưu, tìm kiếm chạy lại và hiện đúng bước đang xem.
own-line = Dòng đang chạy
own-line-tip = Ở mỗi bước, đánh dấu dòng đang chạy trong tệp của bạn: nơi nút được mở rộng, được kiểm tra đích, được sinh ra hoặc được tính h.
own-line-expanded = Nút được mở rộng ở đây.
own-line-tested = Nút được kiểm tra đích ở đây.
own-line-estimated = h được tính ở đây.
own-line-generated = Nút được báo là đã vào OPEN ở đây.
own-line-unknown = Không quan sát được dòng này.
own-file-changed = Tệp đã được lưu lại sau đó: đây là nội dung mới.
