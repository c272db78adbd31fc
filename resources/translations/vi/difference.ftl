# Khác biệt đầu tiên giữa một thứ tự mở rộng và thuật toán mẫu.

difference-algorithm = { $algorithm ->
   *[astar] A*
    [ucs] tìm kiếm chi phí đồng nhất
    [greedy] tìm kiếm tham lam
    [wastar] A* có trọng số
    [bfs] tìm kiếm theo chiều rộng
    [dfs] tìm kiếm theo chiều sâu
}
difference-reference-algorithm = { $reference ->
   *[astar] A*
    [ucs] tìm kiếm chi phí đồng nhất
    [greedy] tìm kiếm tham lam
    [wastar] A* có trọng số
    [bfs] tìm kiếm theo chiều rộng
    [dfs] tìm kiếm theo chiều sâu
}
difference-ties = { $ties ->
   *[state] theo trạng thái
    [path] theo đường đi
    [low-h] h nhỏ nhất trước, rồi nút mới nhất
    [high-h] h lớn nhất trước, rồi nút cũ nhất
    [fifo] nút cũ nhất trước
    [lifo] nút mới nhất trước
    [moves] theo các nước đi
    [low-h-state] h nhỏ nhất trước, rồi theo trạng thái
    [high-h-state] h lớn nhất trước, rồi theo trạng thái
    [low-h-fifo] h nhỏ nhất trước, rồi nút cũ nhất
    [high-h-lifo] h lớn nhất trước, rồi nút mới nhất
    [large-state] trạng thái lớn nhất trước
}
difference-reference-ties = { $reference_ties ->
   *[state] theo trạng thái
    [path] theo đường đi
    [low-h] h nhỏ nhất trước, rồi nút mới nhất
    [high-h] h lớn nhất trước, rồi nút cũ nhất
    [fifo] nút cũ nhất trước
    [lifo] nút mới nhất trước
    [moves] theo các nước đi
    [low-h-state] h nhỏ nhất trước, rồi theo trạng thái
    [high-h-state] h lớn nhất trước, rồi theo trạng thái
    [low-h-fifo] h nhỏ nhất trước, rồi nút cũ nhất
    [high-h-lifo] h lớn nhất trước, rồi nút mới nhất
    [large-state] trạng thái lớn nhất trước
}

difference-step = Khác biệt đầu tiên ở bước { NUMBER($step, useGrouping: 0) }: thuật toán của bạn mở rộng { $state }, thuật toán mẫu mở rộng { $other }.
difference-ends = Thuật toán của bạn kết thúc trước bước { NUMBER($step, useGrouping: 0) }, khi thuật toán mẫu mở rộng { $state }.
difference-goes-on = Thuật toán mẫu kết thúc trước bước { NUMBER($step, useGrouping: 0) }, khi thuật toán của bạn mở rộng { $state }.
difference-node-costs = { $informed ->
   *[yes] f = { $f }, g = { $g }, h = { $h }
    [no] g = { $g }
}
difference-own-open = Ở thuật toán mẫu, { $state } đang chờ trong OPEN với { difference-node-costs }.
difference-own-closed = Ở thuật toán mẫu, { $state } đã nằm trong CLOSED với { difference-node-costs }.
difference-own-unknown = { $informed ->
   *[yes] Thuật toán mẫu chưa sinh { $state }; trạng thái này có h = { $h }.
    [no] Thuật toán mẫu chưa sinh { $state }.
}
difference-reference-open = Thuật toán mẫu lấy { $state } với { difference-node-costs }.
difference-reference-closed = Thuật toán mẫu mở rộng lại { $state } với { difference-node-costs }.
difference-reference-unknown = { $informed ->
   *[yes] Thuật toán mẫu lấy { $state } với h = { $h }.
    [no] Thuật toán mẫu lấy { $state }.
}
difference-none = Thuật toán của bạn mở rộng cùng các trạng thái theo cùng thứ tự với thuật toán mẫu.
difference-no-variant = Không biến thể thường gặp nào của thuật toán mẫu mở rộng theo thứ tự này, nên chưa biết lý do.

difference-like-same = Nó mở rộng giống hệt { difference-algorithm }; khi f bằng nhau thì { difference-ties }.
difference-like-other = Nó mở rộng như { difference-algorithm }; khi f bằng nhau thì { difference-ties }, không phải { difference-reference-ties }.
difference-like-same-algorithm = Nó mở rộng như { difference-algorithm }, không phải như { difference-reference-algorithm }.
difference-like-other-algorithm = Nó mở rộng như { difference-algorithm }, không phải như { difference-reference-algorithm }; khi f bằng nhau thì { difference-ties }.
difference-otherwise-same = Ngoài điểm này, nó mở rộng giống hệt { difference-algorithm }; khi f bằng nhau thì { difference-ties }.
difference-otherwise-other = Ngoài điểm này, nó mở rộng như { difference-algorithm }; khi f bằng nhau thì { difference-ties }, không phải { difference-reference-ties }.
difference-otherwise-same-algorithm = Ngoài điểm này, nó mở rộng như { difference-algorithm }, không phải như { difference-reference-algorithm }.
difference-otherwise-other-algorithm = Ngoài điểm này, nó mở rộng như { difference-algorithm }, không phải như { difference-reference-algorithm }; khi f bằng nhau thì { difference-ties }.

difference-cheaper = Nó thay đường đi đã biết bằng đường rẻ hơn và mở lại các nút đã đóng.
difference-no-reopening = Nó không bao giờ mở lại một nút đã đóng, kể cả khi tìm được đường đi rẻ hơn đến nút đó.
difference-drops-open = Nó bỏ trạng thái kế tiếp đã có trong OPEN mà không so sánh g.
difference-duplicates = Nó không kiểm tra danh sách CLOSED khi lấy một nút khỏi OPEN, nên mở rộng các bản sao của cùng một trạng thái.
difference-unchecked = Nó không có danh sách CLOSED: một trạng thái được sinh bao nhiêu lần thì được mở rộng bấy nhiêu lần.
difference-parent = Nó không có danh sách CLOSED và chỉ bỏ nước đi ngược lại, nên mở rộng các trạng thái nhiều lần.
difference-early = Nó kiểm tra đích khi sinh nút chứ không phải khi lấy nút khỏi OPEN.
difference-perhaps-early = Có thể nó kiểm tra đích khi sinh nút: danh sách sẽ vẫn như vậy.
difference-blank = Heuristic của nó tính cả ô trống.
difference-heuristic = Nó dùng heuristic khác: { $heuristic }.
difference-order = Nó sinh các trạng thái kế tiếp theo thứ tự { $order }.
difference-goal-missing = Danh sách của nó thiếu đích.
difference-start-missing = Danh sách của nó thiếu trạng thái đầu.
difference-reference = “{ $value }” không phải là một thuật toán mẫu. Hãy viết thuật toán, heuristic và quy tắc khi f bằng nhau, như “astar manhattan state”.
cli-help-against = Bước đầu tiên mà thuật toán của bạn khác với mẫu, và lý do; mẫu gồm thuật toán, heuristic và quy tắc khi f bằng nhau, như “astar manhattan state”.
difference-first = Hai thứ tự khác nhau lần đầu ở bước { NUMBER($step, useGrouping: 0) }.
difference-costs = { $letter }: { difference-node-costs }
difference-ended = { $letter } đã kết thúc.
