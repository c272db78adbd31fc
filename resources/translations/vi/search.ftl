# Việc tìm kiếm diễn ra và kết thúc thế nào.

## Tình trạng

status-running = Đang chạy
status-solved = Đã giải
status-unsolvable = Không giải được
status-exhausted = Không tìm thấy
status-limit = Đến giới hạn
status-cancelled = Đã dừng
status-failed = Lỗi

limit-expansions = số lần mở rộng
limit-seconds = thời gian
limit-memory = bộ nhớ
limit-nodes = số nút

## Vì sao không có lời giải, hoặc vì sao tìm kiếm gặp lỗi

unsolvable-exhausted = Đã duyệt mọi trạng thái đến được từ trạng thái đầu, { $count } nút, và đích không nằm trong đó.
exhausted-depth = Đã tìm hết đến độ sâu { $depth }; lời giải có thể nằm sâu hơn.
exhausted-pruned = Đã bỏ { $count } nút vì theo heuristic không thể đến đích từ đó (h = ∞).
failed-kind = Heuristic trả về { $kind } cho { $state }: ước lượng phải là một số.
failed-estimate = Heuristic trả về { $value } cho { $state }: ước lượng phải là số không âm.
failed-fraction = Heuristic trả về { $value } cho { $state }: khi chi phí là số nguyên thì ước lượng cũng phải là số nguyên.
failed-heuristic = Heuristic gặp lỗi ở { $state } với { $kind }: { $text }
failed-cost = Nước đi { $move } từ { $state } có chi phí { $value }: chi phí phải là số hữu hạn không âm.
failed-exception = Bài toán hoặc heuristic gặp lỗi { $kind }: { $text }
failed-replay = Các nước đi tìm được không dẫn đến đích khi đi lại: { $moves }
film-differs = Từ bước { $step } trở đi không thể xem lần tìm kiếm: khi chạy lại, nó diễn ra khác. Các trạng thái kế tiếp và ước lượng của một trạng thái phải luôn như nhau.
subgoal-frozen = Không thể đưa các ô số { $tiles } về chỗ: một ô trong đó, hoặc ô trống, đứng trên ô đã cố định.

## Một bước đã làm gì

explain-start = Chưa mở rộng nút nào: chỉ biết trạng thái đầu, với { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-start-part = Đây là các bước { $first } đến { $last } của một lần tìm kiếm. Trước đó nó đã mở rộng { $expanded } nút và sinh { $generated } nút.
explain-goal = Nút { NUMBER($number, useGrouping: 0) } là đích: tìm kiếm kết thúc.
explain-no-goal = Nút { NUMBER($number, useGrouping: 0) } không phải đích, nên sinh các nút kế tiếp của nó.
explain-taken-oldest = Nút { NUMBER($number, useGrouping: 0) } đứng đầu hàng đợi và được lấy khỏi OPEN (g = { $g }).
explain-taken-only = Lấy nút { NUMBER($number, useGrouping: 0) } khỏi OPEN ({ node-costs }): chỉ mình nó có { $rule } nhỏ nhất.
explain-taken-low-h = Lấy nút { NUMBER($number, useGrouping: 0) } khỏi OPEN ({ node-costs }): trong { $count } nút có { $rule } nhỏ nhất, { $by ->
    [h] nó có h nhỏ nhất.
    [plain] nó mới nhất.
    [age] nó mới nhất; tất cả có cùng h.
   *[both] nó có h nhỏ nhất và mới nhất trong số đó.
}
explain-taken-high-h = Lấy nút { NUMBER($number, useGrouping: 0) } khỏi OPEN ({ node-costs }): trong { $count } nút có { $rule } nhỏ nhất, { $by ->
    [h] nó có h lớn nhất.
    [plain] nó cũ nhất.
    [age] nó cũ nhất; tất cả có cùng h.
   *[both] nó có h lớn nhất và cũ nhất trong số đó.
}
explain-taken-fifo = Lấy nút { NUMBER($number, useGrouping: 0) } khỏi OPEN ({ node-costs }): trong { $count } nút có { $rule } nhỏ nhất, nó cũ nhất.
explain-taken-lifo = Lấy nút { NUMBER($number, useGrouping: 0) } khỏi OPEN ({ node-costs }): trong { $count } nút có { $rule } nhỏ nhất, nó mới nhất.
explain-taken-state = Lấy nút { NUMBER($number, useGrouping: 0) } khỏi OPEN ({ node-costs }): trong { $count } nút có { $rule } nhỏ nhất, trạng thái của nó nhỏ nhất.
explain-taken-path = Lấy nút { NUMBER($number, useGrouping: 0) } khỏi OPEN ({ node-costs }): trong { $count } nút có { $rule } nhỏ nhất, nó có g nhỏ nhất, rồi đến chuỗi nước đi nhỏ nhất.
explain-iteration = Bắt đầu một vòng mới, với ngưỡng { $bound }.
explain-backtracked = Bên dưới không còn gì để vào, nên quay lui về nút { NUMBER($number, useGrouping: 0) }.
explain-entered = Lấy nút { NUMBER($number, useGrouping: 0) } khỏi ngăn xếp, ở độ sâu { $depth }: { $depth ->
    [0] nó là trạng thái đầu.
   *[other] nó nằm trên cùng.
}
explain-entered-f = Vào nút { NUMBER($number, useGrouping: 0) }, ở độ sâu { $depth } ({ node-costs }): f không vượt ngưỡng { $bound }.
explain-further = Không còn gì bên dưới nút này. Trở lại { $several ->
    [yes] các nút phía trên
   *[no] nút { NUMBER($parent, useGrouping: 0) }
}, sinh thêm { $count } nút kế tiếp.
explain-successors = { $count ->
    [0] Không sinh nút kế tiếp nào.
   *[other] Sinh { $count } nút kế tiếp.
}
explain-jumps = { $count ->
    [0] Không sinh nút kế tiếp nào: không bước nhảy nào đến được điểm nhảy.
   *[other] Sinh { $count } nút kế tiếp, đều là điểm nhảy.
}
explain-named = { $fate ->
    [cheaper] Đường rẻ hơn tới một nút trong OPEN: { $names }.
    [reopened] Đường rẻ hơn tới một nút đã đóng, nút này được mở lại: { $names }.
    [no-better] Đã có trong OPEN với chi phí không lớn hơn: { $names }.
    [overlooked] Đã có trong OPEN; đường mới rẻ hơn nhưng bị bỏ: { $names }.
    [closed] Đã đóng: { $names }.
   *[new] Mới trong OPEN: { $names }.
}

explain-count-new = { $only ->
    [yes] Nút này mới, được đưa vào OPEN.
   *[no] { $count } nút mới, được đưa vào OPEN.
}
explain-count-cheaper = { $only ->
    [yes] Nút này có đường đi rẻ hơn và thay nút cùng trạng thái trong OPEN.
   *[no] { $count } nút có đường đi rẻ hơn và thay nút cùng trạng thái trong OPEN.
}
explain-count-reopened = { $only ->
    [yes] Nút này có đường đi rẻ hơn đến trạng thái đã đóng: trạng thái đó được mở lại.
   *[no] { $count } nút có đường đi rẻ hơn đến trạng thái đã đóng: trạng thái đó được mở lại.
}
explain-count-no-better = { $only ->
    [yes] Trạng thái của nút này đã ở trong OPEN với chi phí không lớn hơn.
   *[no] { $count } nút có trạng thái đã ở trong OPEN với chi phí không lớn hơn.
}
explain-count-overlooked = { $only ->
    [yes] Trạng thái của nút này đã ở trong OPEN; đường mới rẻ hơn nhưng bị bỏ.
   *[no] { $count } nút có trạng thái đã ở trong OPEN; đường mới rẻ hơn nhưng bị bỏ.
}
explain-count-closed = { $only ->
    [yes] Trạng thái của nút này đã đóng.
   *[no] { $count } nút có trạng thái đã đóng.
}
explain-count-pruned = { $only ->
    [yes] Nút này bị bỏ vì h = ∞.
   *[no] { $count } nút bị bỏ vì h = ∞.
}
explain-count-waiting = { $only ->
    [yes] Nút này đang chờ được vào.
   *[no] { $count } nút chờ được vào.
}
explain-count-cut = { $only ->
    [yes] Nút này vượt ngưỡng và bị cắt.
   *[no] { $count } nút vượt ngưỡng và bị cắt.
}
explain-count-repeated = { $only ->
    [yes] Nút này lặp lại trạng thái đã biết và bị bỏ qua.
   *[no] { $count } nút lặp lại trạng thái đã biết và bị bỏ qua.
}
explain-count-goal = { $only ->
    [yes] Nút này là đích.
   *[no] { $count } nút là đích.
}

explain-successor-new = { move-shown }: mới; vào OPEN là nút { NUMBER($number, useGrouping: 0) }, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-cheaper = { move-shown }: đường đi rẻ hơn, g = { $g } thay vì { $known_g }; trong OPEN, nút { NUMBER($number, useGrouping: 0) } thay chỗ nút { NUMBER($known, useGrouping: 0) }, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-reopened = { move-shown }: đường đi rẻ hơn, g = { $g } thay vì { $known_g }; nút đã đóng { NUMBER($known, useGrouping: 0) } được mở lại thành nút { NUMBER($number, useGrouping: 0) }, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-no-better = { move-shown }: không tốt hơn; nút { NUMBER($known, useGrouping: 0) } trong OPEN có g = { $known_g }, còn ở đây g sẽ là { $g }.
explain-successor-closed = { move-shown }: đã đóng, là nút { NUMBER($known, useGrouping: 0) } với g = { $known_g }; ở đây g sẽ là { $g }.
explain-successor-pruned = { $back ->
    [yes] Trở lại nút { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: bị bỏ vì h = ∞.
explain-successor-waiting = { $back ->
    [yes] Trở lại nút { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: nút { NUMBER($number, useGrouping: 0) } chờ được vào (g = { $g }).
explain-successor-cut = { $back ->
    [yes] Trở lại nút { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: vượt ngưỡng và bị cắt ({ $informed ->
    [no] g = { $g }
   *[yes] { node-costs }
}).
explain-successor-repeated = { move-shown }: trạng thái lặp lại, bị bỏ qua (g = { $g }).
explain-successor-goal = { $back ->
    [yes] Trở lại nút { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: đích, nút { NUMBER($number, useGrouping: 0) } (g = { $g }).
exhausted-closed-depth = Không tìm thấy lời giải đến độ sâu { $depth } khi có danh sách đóng; lời giải có thể nằm sâu hơn, hoặc sau một trạng thái gặp lần đầu ở dưới sâu.
failed-cost-fraction = Nước đi { $move } từ { $state } có chi phí { $value }: bài toán này tính bằng số nguyên.
own-called-off = Hàm của bạn không trả về nên đã bị ngắt.
failed-memory = Máy đã hết bộ nhớ. Với giới hạn bộ nhớ thấp hơn, tìm kiếm sẽ dừng đúng cách.
guarantee-nothing = Không cần di chuyển gì.
explain-successor-next = { $back ->
    [yes] Trở lại nút { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: tiếp theo sẽ vào nút { NUMBER($number, useGrouping: 0) }, { node-costs }.
explain-count-next = { $only ->
    [yes] Tiếp theo sẽ vào nút này.
   *[no] { $count ->
        [1] { $count } nút được vào kế tiếp.
       *[other] { $count } nút được vào kế tiếp, lần lượt từng nút.
    }
}

## Tìm kiếm chùm tia

exhausted-beam = Không còn nút nào: { $count } nút đã bị bỏ vì không thuộc nhóm tốt nhất của lớp. Chùm rộng hơn có thể tìm thấy lời giải.
explain-taken-layer = Lấy nút { NUMBER($number, useGrouping: 0) } khỏi OPEN: theo f và quy tắc khi f bằng nhau, nó đứng thứ { $place } trong { $count } nút của lớp { $layer }, { node-costs }.
explain-layer-whole = Lớp { $layer } đã xong. { $count ->
    [0] Không còn gì cho lớp kế tiếp.
   *[other] Giữ lại cả { $count } nút của lớp { $next }.
}
explain-layer-best = Lớp { $layer } đã xong. Trong lớp { $next }, giữ { $kept } nút tốt nhất và bỏ { $dropped } nút.
explain-count-dropped = { $only ->
    [yes] Nút này đã bị bỏ ở lớp trước và được bỏ qua.
   *[no] { $count } nút đã bị bỏ ở lớp trước và được bỏ qua.
}
explain-successor-dropped = { move-shown }: bỏ qua; nó đã bị bỏ ở lớp trước, là nút { NUMBER($known, useGrouping: 0) } với g = { $known_g }.

## Tìm kiếm từ hai đầu

unsolvable-exhausted-back = Đã duyệt mọi trạng thái có thể đến đích, { $count } nút, và trạng thái đầu không nằm trong đó.
failed-path-back = Theo bài toán thì có nước đi đến { $state }, nhưng không nước đi nào của các trạng thái liền trước dẫn đến nó.
explain-start-sides = Chưa mở rộng nút nào: đã biết trạng thái đầu, nút 0, và { $count ->
    [1] đích, nút { $goal }
   *[other] { $count } đích, từ nút { $goal } trở đi
}.
explain-layer-side = Kế tiếp là { $side ->
    [backward] phía lùi, lớp { $layer } tính từ đích
   *[forward] phía tiến, lớp { $layer } tính từ trạng thái đầu
}: ở đó có { $here } nút chờ, phía bên kia { $there }.
explain-taken-side = Lấy nút { NUMBER($number, useGrouping: 0) }, lớp { $layer } { $side ->
    [backward] tính từ đích
   *[forward] tính từ trạng thái đầu
}, khỏi OPEN: nó chờ lâu nhất trong lớp của mình.
explain-taken-pair = Lấy nút { NUMBER($number, useGrouping: 0) } { $side ->
    [backward] của phía đích
   *[forward] của phía trạng thái đầu
} khỏi OPEN ({ node-costs }): ở phía của nó, trong các nút có f không quá ngưỡng { $bound }, nó có g nhỏ nhất, và cũ nhất khi bằng nhau.
explain-predecessors = { $count ->
    [0] Không sinh nút liền trước nào.
   *[other] Sinh { $count } nút liền trước.
}
explain-meeting = Hai phía gặp nhau: nút tiến { NUMBER($forward, useGrouping: 0) } và nút lùi { NUMBER($backward, useGrouping: 0) } là cùng một trạng thái, với chi phí { $g } + { $other } = { $cost }. { $done ->
    [moves] Không đường nào khác có ít nước đi hơn: tìm kiếm kết thúc.
    [cost] Không đường nào khác rẻ hơn: tìm kiếm kết thúc.
   *[no] Vẫn có thể tìm được đường rẻ hơn.
}
explain-count-meeting = { $only ->
    [yes] Phía bên kia đã biết nút này.
   *[no] Phía bên kia đã biết { $count } nút.
}
explain-successor-meeting = { move-shown }: phía bên kia đã biết nút { NUMBER($number, useGrouping: 0) } (g = { $g }).

## Tìm kiếm truyền ngược giá trị

explain-value-taken = Mở rộng nút { NUMBER($number, useGrouping: 0) }{ $seen ->
    [on]{" "}lần nữa, trước đó là nút { NUMBER($known, useGrouping: 0) }
   *[new] { "" }
}, ở độ sâu { $depth }: trong các nút chờ không nút nào có giá trị nhỏ hơn { $f } của nó (g = { $g }, h = { $h }); khi bằng nhau thì chọn nút sâu nhất, rồi cũ nhất.
explain-value-next = Nút tốt nhất tiếp theo là nút { NUMBER($number, useGrouping: 0) } với { $f }.
explain-dead-end = Dưới nút { NUMBER($number, useGrouping: 0) } không còn gì: nó bị bỏ.
explain-replaced = Dưới nút { NUMBER($known, useGrouping: 0) } { $count ->
    [0] không giữ lại gì
   *[other] { $count } nút bị quên
}; nó lại chờ với giá trị tốt nhất ở đó, { $f }, là nút { NUMBER($number, useGrouping: 0) }.
explain-count-valued = { $only ->
    [yes] Nút này chờ được mở rộng.
   *[no] { $count } nút chờ được mở rộng.
}
explain-count-forgotten = { $only ->
    [yes] Nút này bị quên ngay, chỉ còn giá trị.
   *[no] { $count } nút bị quên ngay, chỉ còn giá trị.
}
explain-count-too-deep = { $only ->
    [yes] Nút này bị bỏ vì không còn chỗ cho nút nào bên dưới.
   *[no] { $count } nút bị bỏ vì không còn chỗ cho nút nào bên dưới.
}
explain-successor-valued = { move-shown }: nút { NUMBER($number, useGrouping: 0) } chờ với giá trị { $f } (g = { $g }, h = { $h }).
explain-successor-forgotten = { move-shown }: nút { NUMBER($number, useGrouping: 0) } bị quên ngay, chỉ còn giá trị { $f } (g = { $g }, h = { $h }).
explain-successor-too-deep = { move-shown }: bỏ nút { NUMBER($number, useGrouping: 0) } vì không còn chỗ cho nút nào bên dưới.

## Tìm kiếm theo thời gian thực

exhausted-stuck = Từ { $state } không còn nước đi nào: tác tử mắc kẹt. Một đường khác có thể đã dẫn đến đích.
explain-walk-begins = Tác tử ở trạng thái đầu, nút { NUMBER($number, useGrouping: 0) }, { node-costs }.
explain-walk-moves = Tác tử đi ({ $move }) đến nút { NUMBER($number, useGrouping: 0) }, { node-costs }: { $count ->
    [1] không nút kế tiếp nào khác có f nhỏ bằng.
   *[other] trong { $count } nút kế tiếp có f nhỏ nhất, nó được sinh đầu tiên.
}
explain-learned = Nâng H của nút { NUMBER($number, useGrouping: 0) } từ { $before } lên { $after }: từ đó đến đích xa ít nhất chừng ấy.
explain-learned-nothing = H của nút { NUMBER($number, useGrouping: 0) } vẫn là { $before }.
explain-trial = Nút { NUMBER($number, useGrouping: 0) } là đích: lượt { $trial } kết thúc, đường đi tốn { $g }. Lượt { $next } bắt đầu từ trạng thái đầu, với mọi điều đã học.
explain-count-candidate = { $only ->
    [yes] Nút này là ứng viên duy nhất cho nước tiếp theo.
   *[no] { $count } nút là ứng viên cho nước tiếp theo.
}
explain-successor-candidate = { move-shown }: nút { NUMBER($number, useGrouping: 0) } là ứng viên, { node-costs }.

## Tìm kiếm cục bộ

exhausted-minimum = Tìm kiếm kết thúc ở một cực tiểu địa phương: ở đó h = { $h }, và không láng giềng nào có h nhỏ hơn{ $sideways ->
    [0] { "" }
   *[other] , dù được phép { $sideways } bước đi ngang liên tiếp
}. Điều này không chứng minh gì về các trạng thái khác: hãy thử hạt giống khác, bước đi ngang hoặc khởi động lại.
explain-climb-begins = { $walk ->
    [1] Tìm kiếm bắt đầu từ trạng thái đầu
   *[other] Lượt { $walk } bắt đầu từ một trạng thái khác
}, nút { NUMBER($number, useGrouping: 0) }, h = { $h }.
explain-climb-moves = Đi ({ $move }) đến nút { NUMBER($number, useGrouping: 0) }: h = { $h } nhỏ hơn { $before } ở nút { NUMBER($known, useGrouping: 0) }, và { $count ->
    [1] không láng giềng nào khác có h nhỏ bằng.
   *[other] trong { $count } láng giềng có h này, nó được rút ra đầu tiên.
}
explain-climb-hidden = Đi ({ $move }) đến nút { NUMBER($number, useGrouping: 0) }.
explain-climb-sideways = Nút { NUMBER($known, useGrouping: 0) } với h = { $before } không có láng giềng nào tốt hơn. Đi ngang ({ $move }) đến nút { NUMBER($number, useGrouping: 0) } có cùng h.
explain-climb-restart = Nút { NUMBER($number, useGrouping: 0) } là cực tiểu địa phương: h = { $h }, và không láng giềng nào đủ tốt. Bắt đầu lượt { $next }.
exhausted-schedule = Tìm kiếm kết thúc sau { $count } bước, ở một trạng thái có h = { $h }. Điều này không chứng minh gì về các trạng thái khác: hãy thử hạt giống khác, làm nguội chậm hơn hoặc nhiều bước hơn.
explain-anneal-at = { $place ->
    [begins] Tìm kiếm bắt đầu từ trạng thái đầu, nút { NUMBER($number, useGrouping: 0) }
    [moves] Tìm kiếm bây giờ ở nút { NUMBER($number, useGrouping: 0) }
   *[stays] Tìm kiếm vẫn ở nút { NUMBER($number, useGrouping: 0) }
}, h = { $h }. T = { NUMBER($temperature, maximumFractionDigits: 4) }.
explain-anneal-neighbour = { $move }: láng giềng được rút là nút { NUMBER($number, useGrouping: 0) }, h = { $h }, nên Δ = { $delta }.
explain-successor-better = Δ ≤ 0: nút { NUMBER($number, useGrouping: 0) } không tệ hơn, nên được nhận.
explain-successor-accepted = e^(−Δ/T) = { NUMBER($probability, maximumFractionDigits: 4) }. Số ngẫu nhiên { NUMBER($drawn, maximumFractionDigits: 4) } nhỏ hơn, nên nút { NUMBER($number, useGrouping: 0) } được nhận.
explain-successor-rejected = e^(−Δ/T) = { NUMBER($probability, maximumFractionDigits: 4) }. Số ngẫu nhiên { NUMBER($drawn, maximumFractionDigits: 4) } không nhỏ hơn, nên nút { NUMBER($number, useGrouping: 0) } bị từ chối.

## Các lớp trên đĩa

failed-endgame = Bảng khoảng cách gần đích gồm mọi bàn cách đích không quá { $moves } nước đi không vừa { $megabytes } MB: { $fitting } nước thì vừa.
failed-endgame-states = Bảng khoảng cách gần đích { $moves } nước đi có nhiều hơn { $most } trạng thái mà engine giáo khoa chứa được: { $fitting } nước thì vừa.
transposition-large = Bảng chuyển vị { $megabytes } MB sẽ chiếm hơn một nửa của { $most } MB mà việc tìm kiếm được dùng.
failed-disk = Không ghi hoặc đọc được tệp tạm: { $reason }.
failed-disk-state = Không ghi được trạng thái { $state } ra đĩa vì nó là { $kind }: bài toán cần có encode và decode.
explain-taken-sorted = Đọc nút { NUMBER($number, useGrouping: 0) } từ lớp { $layer }, theo thứ tự các trạng thái: thứ { $place }/{ $count }.
explain-merged = Lớp { $layer } đã xong: các đoạn của nó được sắp xếp và trộn. { $dropped ->
    [0] Không có bản sao nào;
   *[other] Loại { $dropped } bản sao của các nút đã biết;
} { $kept ->
    [0] không còn gì cho lớp { $next }.
   *[other] còn { $kept } nút cho lớp { $next }.
}
explain-count-copy = { $only ->
    [yes] Nút này đã biết, nhưng vẫn được ghi.
   *[no] { $count } nút đã biết, nhưng vẫn được ghi.
}
explain-successor-copy = { move-shown }: nút { NUMBER($number, useGrouping: 0) } cũng được ghi, dù là bản sao của nút { NUMBER($known, useGrouping: 0) }; điều đó được phát hiện khi trộn lớp.

## Trạng thái được viết ra

state-unreadable = “{ $text }” không phải trạng thái của lần tìm kiếm này.
state-not-generated = { $state } chưa được sinh ra đến bước { $step }.
own-raised-plain = { $name } bị lỗi { $kind }.
own-raised = { $name } bị lỗi { $kind }: { $text }
own-exit = { $name } kết thúc chương trình (SystemExit) thay vì trả về kết quả.
own-crashed = { $name } làm tiến trình của nó bị sập ({ $signal }).
own-ended-process = { $name } kết thúc tiến trình của nó (mã thoát { $code }) thay vì trả về kết quả.
own-memory = { $name } cần nhiều bộ nhớ hơn giới hạn cho phép nên đã bị dừng.
own-answer = { $name } trả về thứ mà tiến trình của nó không chuyển ra ngoài được.
own-value-gone = { $name }: trạng thái { $value } chỉ có trong một tiến trình đã kết thúc. Hãy bắt đầu lần tìm kiếm mới.
own-search-gone = Tiến trình chạy { $name } đã kết thúc. Hãy bắt đầu lần tìm kiếm mới.
own-no-answer-yet = { $name } chưa trả về kết quả.
own-no-answer = { $name } không trả về kết quả trong { $seconds } s nên đã bị dừng.
own-closed-output = { $name } đóng đầu ra của mình thay vì chỉ trả về kết quả.
