# Khác biệt đầu tiên giữa một thứ tự mở rộng và thuật toán mẫu.

difference-algorithm = { $algorithm ->
   *[astar] A*
    [ucs] tìm kiếm chi phí đều
    [greedy] tìm kiếm tham lam
    [wastar] A* có trọng số
    [bfs] tìm kiếm theo chiều rộng
    [dfs] tìm kiếm theo chiều sâu
}
difference-reference-algorithm = { $reference ->
   *[astar] A*
    [ucs] tìm kiếm chi phí đều
    [greedy] tìm kiếm tham lam
    [wastar] A* có trọng số
    [bfs] tìm kiếm theo chiều rộng
    [dfs] tìm kiếm theo chiều sâu
}
difference-ties = { $ties ->
   *[state] theo trạng thái
    [path] theo đường đi
    [low-h] theo h nhỏ nhất, rồi mới nhất trước
    [high-h] theo h lớn nhất, rồi cũ nhất trước
    [fifo] theo tuổi, cũ nhất trước
    [lifo] theo tuổi, mới nhất trước
    [moves] theo các nước đi
    [low-h-state] theo h nhỏ nhất, rồi theo trạng thái
    [high-h-state] theo h lớn nhất, rồi theo trạng thái
    [low-h-fifo] theo h nhỏ nhất, rồi cũ nhất trước
    [high-h-lifo] theo h lớn nhất, rồi mới nhất trước
    [large-state] theo trạng thái lớn nhất
}
difference-reference-ties = { $reference_ties ->
   *[state] theo trạng thái
    [path] theo đường đi
    [low-h] theo h nhỏ nhất, rồi mới nhất trước
    [high-h] theo h lớn nhất, rồi cũ nhất trước
    [fifo] theo tuổi, cũ nhất trước
    [lifo] theo tuổi, mới nhất trước
    [moves] theo các nước đi
    [low-h-state] theo h nhỏ nhất, rồi theo trạng thái
    [high-h-state] theo h lớn nhất, rồi theo trạng thái
    [low-h-fifo] theo h nhỏ nhất, rồi cũ nhất trước
    [high-h-lifo] theo h lớn nhất, rồi mới nhất trước
    [large-state] theo trạng thái lớn nhất
}

difference-step = Khác biệt đầu tiên ở bước { NUMBER($step, useGrouping: 0) }: thuật toán của bạn mở rộng { $state }, thuật toán mẫu mở rộng { $other }.
difference-ends = Thuật toán của bạn kết thúc trước bước { NUMBER($step, useGrouping: 0) }, khi thuật toán mẫu mở rộng { $state }.
difference-goes-on = Thuật toán mẫu kết thúc trước bước { NUMBER($step, useGrouping: 0) }, khi thuật toán của bạn mở rộng { $state }.
difference-own-open = Ở thuật toán mẫu, { $state } đang chờ trong OPEN với f = { $f }, g = { $g }, h = { $h }.
difference-own-closed = Ở thuật toán mẫu, { $state } đã nằm trong CLOSED với f = { $f }, g = { $g }, h = { $h }.
difference-own-unknown = Thuật toán mẫu chưa sinh { $state }; h của nó là { $h }.
difference-reference-open = Thuật toán mẫu lấy { $state } với f = { $f }, g = { $g }, h = { $h }.
difference-reference-closed = Thuật toán mẫu mở rộng lại { $state } với f = { $f }, g = { $g }, h = { $h }.
difference-reference-unknown = Thuật toán mẫu lấy { $state } với h = { $h }.
difference-none = Thuật toán của bạn mở rộng cùng các trạng thái theo cùng thứ tự với thuật toán mẫu.
difference-no-variant = Không biến thể thường gặp nào của thuật toán mẫu mở rộng theo thứ tự này, nên chưa biết lý do.

difference-like-same = Nó mở rộng giống hệt { difference-algorithm }, khi f bằng nhau thì { difference-ties }.
difference-like-other = Nó mở rộng như { difference-algorithm }, khi f bằng nhau thì { difference-ties }, không phải { difference-reference-ties }.
difference-like-same-algorithm = Nó mở rộng như { difference-algorithm }, không phải như { difference-reference-algorithm }.
difference-like-other-algorithm = Nó mở rộng như { difference-algorithm }, khi f bằng nhau thì { difference-ties }, không phải như { difference-reference-algorithm }.
difference-otherwise-same = Ngoài ra nó mở rộng giống hệt { difference-algorithm }, khi f bằng nhau thì { difference-ties }.
difference-otherwise-other = Ngoài ra nó mở rộng như { difference-algorithm }, khi f bằng nhau thì { difference-ties }, không phải { difference-reference-ties }.
difference-otherwise-same-algorithm = Ngoài ra nó mở rộng như { difference-algorithm }, không phải như { difference-reference-algorithm }.
difference-otherwise-other-algorithm = Ngoài ra nó mở rộng như { difference-algorithm }, khi f bằng nhau thì { difference-ties }, không phải như { difference-reference-algorithm }.

difference-cheaper = Nó thay đường đi đã biết bằng đường rẻ hơn và mở lại các nút đã đóng.
difference-no-reopening = Nó không bao giờ mở lại một nút đã đóng, kể cả khi tìm được đường đi rẻ hơn đến nút đó.
difference-drops-open = Nó bỏ trạng thái kế tiếp đã có trong OPEN mà không so sánh g.
difference-duplicates = Nó không kiểm tra CLOSED khi lấy một nút khỏi OPEN, nên mở rộng các bản sao của cùng một trạng thái.
difference-unchecked = Nó không có CLOSED: một trạng thái được mở rộng mỗi lần được sinh.
difference-parent = Nó không có CLOSED và chỉ bỏ nước đi ngược lại, nên mở rộng các trạng thái nhiều lần.
difference-early = Nó kiểm tra đích khi sinh nút, không phải khi lấy nút khỏi OPEN.
difference-perhaps-early = Có thể nó kiểm tra đích khi sinh nút: danh sách vẫn như vậy.
difference-blank = Heuristic của nó tính cả ô trống.
difference-heuristic = Nó dùng heuristic khác: { $heuristic }.
difference-order = Nó sinh các trạng thái kế tiếp theo thứ tự { $order }.
difference-goal-missing = Danh sách của nó thiếu đích.
difference-start-missing = Danh sách của nó thiếu trạng thái đầu.
difference-reference = “{ $value }” không phải là một thuật toán mẫu. Hãy viết thuật toán, heuristic và quy tắc khi f bằng nhau, như “astar manhattan state”.
cli-help-against = Bước đầu tiên mà thuật toán của bạn khác với một tìm kiếm, và lý do: thuật toán, heuristic, quy tắc khi f bằng nhau, như “astar manhattan state”.
difference-first = Hai thứ tự khác nhau lần đầu ở bước { NUMBER($step, useGrouping: 0) }.
difference-costs = { $letter }: f = { $f }, g = { $g }, h = { $h }
difference-ended = { $letter } đã kết thúc.
