# Kiểm định heuristic, và những gì cố ý làm sai.

cli-command-audit = Cho biết một heuristic có chấp nhận được và nhất quán không, so với khoảng cách thật của mọi bàn.
cli-help-audit-heuristic = Heuristic: { $known }, một cơ sở dữ liệu mẫu, file.py:function (theo phần nghìn nước đi), max(a,b), sum(a,b), 2*a, hoặc một heuristic được cố ý làm sai. Mặc định: manhattan.
cli-help-audit-weight = Xét W lần heuristic; nhiều nhất ba chữ số thập phân. Mặc định: 1.
cli-help-audit-samples = Xét N bàn ngẫu nhiên và các bàn trên lời giải của chúng thay vì mọi bàn. Bàn hơn 10 ô luôn được lấy mẫu; mặc định khi đó: { $default }.
cli-help-audit-seed = Hạt giống của mẫu: cùng hạt giống thì cùng các bàn. Mặc định: 0.
cli-audit-measuring = { $percent }% khoảng cách
cli-audit-estimating = { $percent }% ước lượng
cli-audit-cancelled = Đã dừng; chưa có kết luận.
audit-large = Bàn { $size } quá lớn để kiểm định: nhiều nhất { $most } ô.
audit-weight = “{ $value }” không phải là trọng số: đó là số từ 0 đến { $most }, nhiều nhất ba chữ số thập phân.
audit-rule-alone = Quy tắc được thử trên mọi bàn: --{ $name } không đi với --rule.
audit-weighted = { $weight } × { $heuristic }
audit-sample = Mẫu gồm { $states } bàn: có thể bác bỏ một khẳng định nhưng không thể chứng minh nó.{ $missed ->
    [0] { "" }
   *[other] { " " }Bỏ qua { $missed } bàn ngẫu nhiên vì khoảng cách của chúng quá khó tìm.
}
audit-admissible = Chấp nhận được: { $answer ->
    [yes] có, h không bao giờ lớn hơn khoảng cách thật.
    [no] không, h lớn hơn khoảng cách thật ở đây:
   *[unrefuted] không bị mẫu này bác bỏ.
}
audit-consistent = Nhất quán: { $answer ->
    [yes] có, không nước đi nào làm h giảm nhiều hơn chi phí của nó.
    [no] không, nước đi này làm h giảm nhiều hơn chi phí của nó:
   *[unrefuted] không bị mẫu này bác bỏ.
}
audit-over = h = { $h }, nhưng { $true } nước đi là đủ.
audit-inconsistent = h(n) = { $h }, nhưng c + h(n′) = 1 + { $after } = { $bound } sau nước đi { $move } của ô trống.
audit-goal-above = h của đích là { $h } chứ không phải 0, nên dù nhất quán cũng không suy ra chấp nhận được.
audit-own-unit = h nhỏ hơn một nước đi trên mọi bàn. Hàm tự viết trả về phần nghìn nước đi: { $unit } cho mỗi nước.
audit-label-states = Số bàn
audit-label-mean = h trung bình
audit-label-mean-true = Khoảng cách thật trung bình
audit-label-most-under = Ước lượng thiếu nhiều nhất
audit-label-most-over = Ước lượng thừa nhiều nhất
audit-label-overestimated = Số bàn bị ước lượng quá cao
audit-label-broken = Số nước đi vi phạm tính nhất quán
audit-errors = Sai số (khoảng cách thật − h, làm tròn xuống) và số bàn:

## Kết hợp heuristic

heuristic-malformed-sum = “{ $name }” không phải là tổng các heuristic: hãy viết sum(manhattan,misplaced).
heuristic-sum = Tổng của { $names }
heuristic-sum-short = tổng { $names }
heuristic-sum-about = Nhiều ước lượng cộng lại: { $names }.
heuristic-sum-advantages = Cao hơn từng ước lượng, nên mở rộng ít nút.
heuristic-sum-drawbacks = Hiếm khi chấp nhận được, dù tất cả đều chấp nhận được: cùng một nước đi bị tính nhiều lần.
heuristic-weighted = { $weight } × { $names }
heuristic-weighted-short = { $weight } × { $names }
heuristic-weighted-about = Ước lượng có trọng số: { $weight } lần { $names }.
heuristic-weighted-advantages = Với trọng số đến 1, nó vẫn chấp nhận được; trọng số lớn hơn thì mở rộng ít nút hơn.
heuristic-weighted-drawbacks = Với trọng số lớn hơn 1, nó hiếm khi chấp nhận được: lời giải khi đó có thể tốn gấp từng ấy lần tối ưu.

## Cố ý làm sai

broken-group = — Cố ý làm sai —
heuristic-broken-misplaced-with-blank = Số ô sai chỗ, tính cả ô trống
heuristic-broken-misplaced-with-blank-short = ✗ Sai chỗ cả ô trống
heuristic-broken-misplaced-with-blank-about = Lỗi thường gặp: ô trống được tính như một ô số sai chỗ.
heuristic-broken-misplaced-with-blank-advantages = Dễ phát hiện: ở bàn cách đích một nước đi, nó cho giá trị 2.
heuristic-broken-misplaced-with-blank-drawbacks = Không chấp nhận được, vì một nước đi có thể đưa ô số cuối và ô trống về chỗ cùng lúc.
heuristic-broken-manhattan-with-blank = Manhattan, tính cả ô trống
heuristic-broken-manhattan-with-blank-short = ✗ Manhattan cả ô trống
heuristic-broken-manhattan-with-blank-about = Lỗi thường gặp: đường về chỗ của chính ô trống được cộng vào đường của các ô số.
heuristic-broken-manhattan-with-blank-advantages = Dễ phát hiện: ở bàn cách đích một nước đi, nó cho giá trị 2.
heuristic-broken-manhattan-with-blank-drawbacks = Không chấp nhận được: mỗi nước đi dời một ô số và ô trống, nên đường của chúng bị tính hai lần.
heuristic-broken-euclidean-with-blank = Euclid, tính cả ô trống
heuristic-broken-euclidean-with-blank-short = ✗ Euclid cả ô trống
heuristic-broken-euclidean-with-blank-about = Lỗi thường gặp: đoạn thẳng từ ô trống đến chỗ đích của nó được cộng vào đoạn thẳng của các ô số.
heuristic-broken-euclidean-with-blank-advantages = Dễ phát hiện: ở bàn cách đích một nước đi, nó cho giá trị 2.
heuristic-broken-euclidean-with-blank-drawbacks = Không chấp nhận được: mỗi nước đi dời một ô số và ô trống, nên đường của chúng bị tính hai lần.
heuristic-broken-linear-conflict-pairwise = Xung đột tuyến tính theo cặp
heuristic-broken-linear-conflict-pairwise-short = ✗ Xung đột theo cặp
heuristic-broken-linear-conflict-pairwise-about = Lỗi thường gặp: cộng hai nước đi cho mỗi cặp ô số xung đột, không phải cho mỗi ô số phải rời hàng (cột).
heuristic-broken-linear-conflict-pairwise-advantages = Nó đúng trên hầu hết các bàn, vì thế lỗi này rất khó thấy.
heuristic-broken-linear-conflict-pairwise-drawbacks = Không chấp nhận được: ba ô số ngược thứ tự là ba cặp, nhưng chỉ cần hai ô rời đi.

## Trang

audit-title = Kiểm định
audit-size = Bàn
audit-goal = Đích
audit-goal-last = Ô trống ở cuối
audit-goal-first = Ô trống ở đầu
audit-weight-label = Trọng số
audit-second = Thứ hai
audit-combination = Heuristic thứ hai kết hợp với heuristic thứ nhất thế nào
audit-alone = w·h
audit-plus = w·h + h₂
audit-max = max(w·h, h₂)
audit-alone-tip = Chỉ riêng heuristic, nhân với trọng số.
audit-plus-tip = Heuristic nhân với trọng số, cộng heuristic thứ hai.
audit-max-tip = Giá trị lớn hơn giữa heuristic nhân với trọng số và heuristic thứ hai.
audit-progress = Tiến độ kiểm định
audit-about-whole = Xét mọi bàn có đường đến đích, và mọi nước đi: kết quả là một chứng minh.
audit-about-sample = Có quá nhiều bàn cỡ này để xét hết. Tìm lời giải cho một trăm bàn ngẫu nhiên và xét mọi bàn trên các lời giải đó: có thể bác bỏ một khẳng định nhưng không thể chứng minh nó.
audit-again = Kiểm lại
audit-cancel = Huỷ
audit-no-verdict = Kiểm định đã dừng; chưa có kết luận.
audit-waiting = Đang xét các bàn.
audit-stopped = Chưa có kết luận: kiểm định đã dừng.
audit-word-admissible = { $answer ->
    [yes] Chấp nhận được
    [no] Không chấp nhận được
    [unrefuted] Chấp nhận được? Chưa bị bác bỏ
   *[unknown] Chấp nhận được?
}
audit-word-consistent = { $answer ->
    [yes] Nhất quán
    [no] Không nhất quán
    [unrefuted] Nhất quán? Chưa bị bác bỏ
   *[unknown] Nhất quán?
}
audit-why-admissible = { $answer ->
    [yes] Không ở đâu h lớn hơn khoảng cách thật.
   *[unrefuted] Trong mẫu, không ở đâu h lớn hơn khoảng cách thật.
}
audit-why-over = h lớn hơn khoảng cách thật trên { $count } bàn, hơn nhiều nhất { $most }.
audit-why-consistent = { $answer ->
    [yes] Không nước đi nào làm h giảm nhiều hơn chi phí của nó: h(n) ≤ 1 + h(n′).
   *[unrefuted] Trong mẫu, không nước đi nào làm h giảm nhiều hơn chi phí của nó.
}
audit-why-broken = h(n) > 1 + h(n′) ở { $count } trên { $moves } nước đi.
audit-density = h và khoảng cách
audit-density-hint = đậm: nhiều bàn; nhấp vào ô
audit-density-none = Ở đây sẽ hiện mọi bàn: ước lượng theo chiều ngang, khoảng cách thật theo chiều dọc.
audit-axis-h = h tính bằng nước đi, làm tròn xuống
audit-axis-true = khoảng cách thật
audit-axis-true-short = khoảng cách
audit-cell = h = { $h }, khoảng cách thật { $true }: { $count } bàn
audit-figure = { $heuristic } so với khoảng cách thật, { $size }
audit-figure-about = { $states } bàn, đích: { $goal }; bên phải đường đứt nét là h quá cao
audit-errors-title = Sai số
audit-errors-none = Ở đây sẽ hiện sai số của các ước lượng.
audit-errors-figure = { $heuristic }: sai số
audit-errors-about = khoảng cách thật − h, làm tròn xuống
audit-errors-under = h không vượt khoảng cách thật
audit-errors-over = h quá cao
audit-axis-error = khoảng cách thật − h
audit-examples = Phản ví dụ
audit-examples-none = Ở đây sẽ hiện các bàn bác bỏ một khẳng định.
audit-examples-first = { $count } bàn đầu
audit-open = Mở trong Khám phá
audit-open-tip = Tìm kiếm từ bàn này với heuristic này (Enter)
audit-column-refutes = Vi phạm
audit-column-board = Bàn
audit-column-h = h
audit-column-bound = nhiều nhất
audit-refutes-admissible = h > h*
audit-refutes-consistent = h > 1 + h′ { $move }
audit-hardest = Không có phản ví dụ. Sai số lớn nhất: h = { $h }, khoảng cách thật { $true }.
audit-copied = Đã chép { $count } hàng

## Những quy tắc sai

cli-help-rule = Thử một quy tắc hay được dạy mà sai: { $known }.
unknown-rule = Không có quy tắc “{ $name }”. Có: { $known }.
unknown-rule-near = Không có quy tắc “{ $name }”. Có phải bạn muốn viết { $near }?
rule-broken-even-inversions = Một bàn giải được khi và chỉ khi số nghịch thế của nó chẵn, bất kể chiều rộng.
rule-broken-row-from-zero = Một bàn giải được khi và chỉ khi số nghịch thế cộng hàng của ô trống, đếm từ 0 ở trên cùng, là chẵn.
rule-broken-row-on-odd-boards = Một bàn giải được khi và chỉ khi số nghịch thế cộng hàng của ô trống, đếm từ 1 ở trên cùng, là chẵn, bất kể chiều rộng.
rule-broken-goal-ignored = Bàn đưa được về đích có ô trống ở cuối thì đưa được về mọi đích.
rule-broken-half-of-181440 = Bài 8 ô số có 181.440 trạng thái, và một nửa trong đó giải được.
rule-broken-consistent-without-h = Một heuristic nhất quán nếu h(n) ≤ c(n, n′) với mọi nước đi.
rule-stated = Quy tắc: { $rule }
rule-says = Quy tắc cho biết: { $content }
rule-truth = Thực tế: { $content }
rule-right = Trên bàn này quy tắc đúng.
rule-wrong = Trên bàn này quy tắc sai.
rule-solvable = bàn giải được
rule-unsolvable = bàn không giải được
rule-count = { $count } bàn cỡ này giải được
rule-consistent = h(n) = { $h } ≤ 1 với mọi nước đi: khoảng cách Manhattan nhất quán ở đây
rule-inconsistent = h(n) = { $h } > 1: khoảng cách Manhattan không nhất quán
rule-consistent-truth = h(n) = { $h } ≤ 1 + h(n′), vì h(n′) ít nhất là { $after }: khoảng cách Manhattan nhất quán ở đây
rule-sample = Có quá nhiều bàn cỡ này: thử đích, các bàn cạnh nó và nhiều bàn ngẫu nhiên.
rule-label-cases = Số lần thử
rule-label-says = Theo quy tắc là có
rule-label-truth = Thực tế là có
rule-label-wrong = Số lần sai
rule-never-wrong = Trên bàn cỡ này quy tắc đúng.

## Những thuật toán cố ý làm sai

algorithm-broken-astar-drops-open = A* bỏ qua nút đã có trong OPEN
algorithm-broken-astar-drops-open-short = ✗ A* bỏ qua OPEN
algorithm-broken-astar-drops-open-about = Lỗi thường gặp: nút kế tiếp đã có trong OPEN thì bỏ qua, không so sánh g của nó.
algorithm-broken-astar-drops-open-advantages = Dễ phát hiện: từ 1 6 2/4 8 0/7 3 5, với khoảng cách Manhattan, nó tìm được 13 nước đi trong khi 11 là đủ.
algorithm-broken-astar-drops-open-drawbacks = Đường đi rẻ hơn đến một nút đang chờ bị mất, nên lời giải không nhất thiết tối ưu.
algorithm-broken-astar-tests-early = A* kiểm tra đích khi sinh nút
algorithm-broken-astar-tests-early-short = ✗ A* kiểm tra sớm
algorithm-broken-astar-tests-early-about = Lỗi thường gặp: tìm kiếm dừng ngay khi đích được sinh ra, không phải khi đích được lấy khỏi OPEN.
algorithm-broken-astar-tests-early-advantages = Dễ phát hiện: từ Arad đến Bucharest nó tìm được 450 trong khi 418 là đủ. Nó không gây hại khi mọi nước đi tốn 1 và heuristic chấp nhận được ít nhất bằng 1 ở ngoài đích, như khoảng cách Manhattan trên bàn.
algorithm-broken-astar-tests-early-drawbacks = Đích có thể được sinh ra bằng đường đắt, trong khi đường rẻ hơn còn chờ trong OPEN.
algorithm-broken-bfs-stack = Theo chiều rộng dùng ngăn xếp
algorithm-broken-bfs-stack-short = ✗ Chiều rộng, ngăn xếp
algorithm-broken-bfs-stack-about = Lỗi thường gặp: OPEN là ngăn xếp, nên nút mới nhất được mở rộng trước, không phải nút cũ nhất.
algorithm-broken-bfs-stack-advantages = Dễ phát hiện: từ 1 2 3 4 0 6 7 5 8, cách đích hai nước đi, nó tìm được 49.284 nước đi.
algorithm-broken-bfs-stack-drawbacks = Nó đi sâu thay vì đi rộng: lời giải có thể dài vô lý.
algorithm-broken-bfs-tests-parent = Theo chiều rộng kiểm tra nút cha
algorithm-broken-bfs-tests-parent-short = ✗ Chiều rộng, nút cha
algorithm-broken-bfs-tests-parent-about = Lỗi thường gặp: khi sinh một nút kế tiếp, nút cha lại được kiểm tra đích lần nữa, thay vì nút kế tiếp.
algorithm-broken-bfs-tests-parent-advantages = Dễ phát hiện: đích chỉ được nhận ra khi chính nó đã được mở rộng, muộn trọn một lớp.
algorithm-broken-bfs-tests-parent-drawbacks = Lời giải đúng nhưng tìm thấy muộn: một lớp nút được mở rộng vô ích.
explain-taken-newest = Nút { NUMBER($number, useGrouping: 0) } nằm trên cùng ngăn xếp và được lấy khỏi OPEN (g = { $g }).
explain-parent-no-goal = Nút { NUMBER($number, useGrouping: 0) } được kiểm tra thay vì nút kế tiếp: nó không phải đích.
explain-overlooked = { move-shown }: bỏ qua vì nút { NUMBER($known, useGrouping: 0) } đã có trong OPEN với g = { $known_g }, dù ở đây g chỉ là { $g }.

audit-page-heuristics = Heuristic
audit-page-heuristics-tip = Một heuristic có chấp nhận được, có nhất quán không?
audit-page-rules = Quy tắc
audit-page-rules-tip = Những quy tắc hay được dạy mà sai, thử trên mọi bàn
rules-rule = Quy tắc
rules-about = Thử mọi bàn đến 3×3, kể cả bàn không giải được; với 4×4 thì thử đích, các bàn cạnh nó và nhiều bàn ngẫu nhiên.
rule-short-broken-even-inversions = Nghịch thế chẵn, bất kể chiều rộng
rule-short-broken-row-from-zero = Nghịch thế + hàng từ 0 chẵn
rule-short-broken-row-on-odd-boards = Nghịch thế + hàng từ 1 chẵn, cả bàn lẻ
rule-short-broken-goal-ignored = Giải được với một đích là với mọi đích
rule-short-broken-half-of-181440 = Một nửa của 181.440
rule-short-broken-consistent-without-h = Nhất quán: h(n) ≤ c
guarantee-broken = Thuật toán cố ý làm sai: có thể có lời giải ngắn hơn, hoặc tìm thấy muộn.
board-note-caught-open = Phát hiện A* bỏ qua nút đã có trong OPEN: 13 nước đi.
board-note-caught-stack = Phát hiện tìm kiếm theo chiều rộng dùng ngăn xếp: 52 nước đi.
board-note-caught-pairs = Phát hiện xung đột tuyến tính tính theo cặp: A* tìm được 19 nước đi.
board-note-caught-conflicts = Phát hiện xung đột tuyến tính tính theo cặp: h = 28.
