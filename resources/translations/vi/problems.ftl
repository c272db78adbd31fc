# Các bài toán khác ngoài bảng ô số.

## Bài toán tự vẽ trạng thái của mình

paint-failed = Hình vẽ riêng của bài toán (paint) gặp lỗi { $kind }: { $text }
paint-many = Hình vẽ riêng của bài toán (paint) có hơn { $most } hình.
paint-kind = Hình vẽ riêng của bài toán (paint) có { $shape }; một hình bắt đầu bằng một trong: { $known }.
paint-numbers = Hình vẽ riêng của bài toán (paint) có { $shape }; { $kind } cần { $count } số, rồi nhiều nhất một màu.
paint-colour = Hình vẽ riêng của bài toán (paint) có { $shape }; màu của nó không thuộc: { $known }.

## Nơi có bảng thì hiện bảng

nodes-state = Trạng thái

## Tệp bản đồ

map-kind = Bản đồ bắt đầu bằng một dòng đầu, một trong { $known }, và tiêu đề; bản đồ này bắt đầu bằng “{ $word }”.
map-nothing = Bản đồ bắt đầu bằng một dòng đầu, một trong { $known }, và tiêu đề; ở đây không có gì cả.
map-binary = “{ $name }” không phải là văn bản (UTF-8), nên không có bản đồ trong đó.
map-heading = Dòng { NUMBER($line, useGrouping: 0) }: thiếu dòng đầu bắt đầu bằng { $kind }; đây là “{ $text }”.
map-empty = Sau dòng đầu { $kind } không có gì, hoặc thiếu dòng đầu đó.
map-name = Dòng { NUMBER($line, useGrouping: 0) }: “{ $name }” không phải là tên địa điểm: tên có 1 đến { $most } chữ cái và không có dấu phẩy.
map-number = Dòng { NUMBER($line, useGrouping: 0) }: “{ $value }” không phải là số như 75 hoặc 2.5.
map-no-path = Không có đường từ { $start } đến { $goal }.
map-place = Không có địa điểm “{ $name }”.
map-place-near = Không có địa điểm “{ $name }”. Có phải bạn muốn viết { $near }?
graph-line = Dòng { NUMBER($line, useGrouping: 0) }: “{ $text }” không phải là cạnh (A -- B: 3 hoặc A -> B: 3), cũng không phải địa điểm (A: at 1 2, h 3), cũng không phải start hay goal.
graph-loop = Dòng { NUMBER($line, useGrouping: 0) }: cạnh đi từ { $place } đến chính { $place }.
graph-twice = Dòng { NUMBER($line, useGrouping: 0) }: đã có cạnh từ { $here } đến { $there }, ở dòng { NUMBER($before, useGrouping: 0) }.
graph-starts = Dòng { NUMBER($line, useGrouping: 0) }: chỉ có một trạng thái đầu, và dòng { NUMBER($before, useGrouping: 0) } đã nêu.
graph-place-twice = Dòng { NUMBER($line, useGrouping: 0) }: { $place } đã được mô tả trước đó.
graph-fact = Dòng { NUMBER($line, useGrouping: 0) }: “{ $fact }” không phải là toạ độ như at 91 492, cũng không phải ước lượng như h 366, hoặc đã có hai lần.
graph-large = Dòng { NUMBER($line, useGrouping: 0) }: nhiều hơn { $places } địa điểm và { $edges } cạnh mà ở đây chứa được.
graph-ends = Dòng { NUMBER($line, useGrouping: 0) } là dòng cuối mà chưa có start hoặc goal.
graph-end-unknown = Dòng { NUMBER($line, useGrouping: 0) }: không có mô tả địa điểm { $place }, và không có cạnh nào đến đó.
graph-at-missing = { $place } không có toạ độ, trong khi { $other } có: hãy cho mọi địa điểm hoặc không cho địa điểm nào.
graph-h-missing = { $place } không có h, trong khi { $other } có: hãy cho mọi địa điểm hoặc không cho địa điểm nào.
grid-width = Dòng { NUMBER($line, useGrouping: 0) } có { $count } ô, trong khi hàng đầu có { $first }.
grid-large = Dòng { NUMBER($line, useGrouping: 0) }: lưới có nhiều nhất { $most } hàng và cột.
grid-sign = Dòng { NUMBER($line, useGrouping: 0) }: “{ $sign }” không phải là ô: # là tường, . là ô tự do, chữ số là chi phí đi vào, S là trạng thái đầu và G là đích.
grid-starts = Dòng { NUMBER($line, useGrouping: 0) }: chỉ có một S, và dòng { NUMBER($before, useGrouping: 0) } đã có.
grid-ends = Dòng { NUMBER($line, useGrouping: 0) } là dòng cuối mà chưa có S hoặc G.

## Bài toán tự viết

own-problem-broken = { $name } không tạo được bài toán: { $reason }.
own-problem-lacks = Cái mà { $name } tạo ra không có { $method }(); một bài toán có { $known }.
own-problem-heuristics = Cái mà heuristics() của { $name } trả về không phải là ánh xạ từ tên đến hàm.
problem-ends-fixed = Không chọn được trạng thái đầu và đích của { $problem }.

## Bảo đảm

guarantee-unequal-costs = Ở đây các nước đi có thể có chi phí khác nhau, mà thuật toán này đếm số nước đi: có thể có lời giải rẻ hơn.

own-problem-unnamed = Hãy nói lớp hoặc hàm nào của { $name } tạo ra bài toán: { $name }:TÊN.
unknown-problem = Không có bài toán “{ $name }”: hãy đưa một trong { $known }, một tệp, hoặc path/to/file.py:Class.
unknown-problem-near = Không có bài toán “{ $name }”. Có phải bạn muốn viết { $near }?

## Dòng lệnh

cli-help-problem = Tìm kiếm trên thứ khác ngoài bảng: { $known }; một tệp bản đồ; hoặc bài toán của bạn viết là path/to/file.py:Class.
cli-help-start = Nơi bắt đầu tìm kiếm của bài toán: tên một địa điểm, hoặc hàng,cột trên lưới.
cli-board-and-problem = Hãy đưa một bảng hoặc --problem, không phải cả hai.
cli-option-boards = { $option } chỉ dành cho bảng.
cli-option-problems = { $option } đi với --problem: một bảng được tìm như nó đang đứng.
cli-option-order = --order dành cho bảng và lưới: các nước đi của { $problem } không có hướng.
cli-ended-solved-at = { $count ->
    [0] Trạng thái đầu đã là đích: giải trong 0 nước đi.
   *[other] Giải trong { $count } nước đi, với chi phí { $cost }:
}

## Heuristic

map-heuristic-table = Bảng giá trị h
map-heuristic-table-short = Bảng giá trị h
map-heuristic-table-about = h mà tệp cho ở mỗi địa điểm.
map-heuristic-table-advantages = Đó là điều sách hoặc giáo viên nói, và có thể là bất cứ gì; ở đây nó được đối chiếu với mọi khoảng cách thật.
map-heuristic-table-drawbacks = Nó chỉ dành cho đích mà nó được lập ra, không cho đích khác.
map-heuristic-straight-line = Đường thẳng
map-heuristic-straight-line-short = Đường thẳng
map-heuristic-straight-line-about = Đường thẳng đến đích trên bản đồ, với chi phí nhỏ nhất của một đơn vị độ dài trên mọi cạnh.
map-heuristic-straight-line-advantages = Chấp nhận được và nhất quán trên mọi bản đồ có toạ độ, với mọi đích.
map-heuristic-straight-line-drawbacks = Chỉ một cạnh rẻ so với độ dài cũng làm nó thấp ở mọi nơi.
map-heuristic-manhattan = Khoảng cách Manhattan
map-heuristic-manhattan-short = Manhattan
map-heuristic-manhattan-about = Số hàng và số cột giữa một ô và đích, cộng lại: đường đi nếu không có tường và mọi ô có chi phí 1.
map-heuristic-manhattan-advantages = Chấp nhận được và nhất quán khi không ô nào có chi phí dưới 1, và tốt nhất có thể nếu không xét tường.
map-heuristic-manhattan-drawbacks = Nó không thấy tường, cũng không thấy các ô đắt hơn.
map-heuristic-euclidean = Khoảng cách Euclid
map-heuristic-euclidean-short = Euclid
map-heuristic-euclidean-about = Đường thẳng từ một ô đến đích.
map-heuristic-euclidean-advantages = Chấp nhận được và nhất quán khi không ô nào có chi phí dưới 1.
map-heuristic-euclidean-drawbacks = Ở đây không có nước đi chéo, nên nó không bao giờ cao hơn khoảng cách Manhattan.
map-heuristic-zero = Bằng không
map-heuristic-zero-short = Bằng không
map-heuristic-zero-about = Ước lượng 0 ở mọi nơi.
map-heuristic-zero-advantages = Nó cho thấy việc tìm kiếm làm gì khi không biết gì về đích: với nó, A* là tìm kiếm chi phí đồng nhất.
map-heuristic-zero-drawbacks = Nó không dẫn hướng chút nào.
map-heuristic-brought = { $name }
map-heuristic-brought-short = { $name }
map-heuristic-brought-about = Ước lượng “{ $name }” mà chính bài toán mang theo.
map-heuristic-brought-advantages = Người viết bài toán hiểu nó nhất.
map-heuristic-brought-drawbacks = Không biết gì về nó, nên không chắc lời giải tìm được là rẻ nhất.

## Bản đồ trong cửa sổ

map-description = { $count ->
   *[other] Bản đồ { $number } địa điểm. Đường đi: { $path }
}
map-mark-unseen = chưa sinh
map-mark-open = mở
map-mark-closed = đóng
map-mark-current = hiện tại
map-path = đường đi
map-goal = đích
map-start = đầu
map-unmet = chưa gặp
map-legend = Ý nghĩa các hình
map-choose-start = Nhấp vào một địa điểm, hoặc chọn ở đây, để bắt đầu từ đó.
map-choose-goal = Nhấp vào một địa điểm, hoặc chọn ở đây, để tìm đường đến đó.
map-goals-several = { $goals } – một trong số đó
stage-came-from = từ { $before }
stage-came-by = từ { $before } bởi { $move }

## Tìm kiếm trên gì, trong cửa sổ

problem-choice = Bài toán
problem-choice-tip = Tìm kiếm trên gì: ô số trượt, bản đồ, lưới, hoặc bài toán của bạn.
problem-boards = Ô số trượt
problem-romania = Romania (bản đồ)
problem-tree = Cây chữ cái
problem-maze = Bản đồ lưới
problem-file = Bản đồ từ tệp…
problem-own = Bài toán của bạn (Python)…
problem-own-which = Lớp hoặc hàm nào tạo ra bài toán?
problem-start-own = Chính bài toán nói việc tìm kiếm bắt đầu ở đâu.
problem-goal-own = Chính bài toán nói khi nào đến đích.
own-problem-none = { $name } không định nghĩa lớp hay hàm nào.
own-loading = Đang nạp { $name }…
solution-move-other = Nước { $move }/{ $moves }: { $content }
banner-solved-at = { $count ->
    [0] Trạng thái đầu là đích
   *[other] { $count } nước đi, chi phí { $cost }
}
tree-face-map = Bản đồ
tree-face-map-tip = Bản đồ ở bước này: nút nào mở, nút nào đóng, và đường đi. Con lăn phóng to thu nhỏ, + và − cũng vậy; 0 hiện tất cả.
place-take-as-start = Bắt đầu từ đây
place-take-as-start-hint = Tìm kiếm từ địa điểm đang xem.
