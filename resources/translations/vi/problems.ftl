# Các bài toán khác ngoài bàn ô số.

## Bài toán tự vẽ trạng thái của mình

paint-failed = Hình vẽ riêng của bài toán (paint) gặp lỗi { $kind }: { $text }
paint-many = Hình vẽ riêng của bài toán (paint) có hơn { $most } hình.
paint-kind = Hình vẽ riêng của bài toán (paint) có { $shape }; một hình bắt đầu bằng một trong: { $known }.
paint-numbers = Hình vẽ riêng của bài toán (paint) có { $shape }; { $kind } cần { $count } số, rồi nhiều nhất một màu.
paint-colour = Hình vẽ riêng của bài toán (paint) có { $shape }; màu của nó không thuộc: { $known }.

## Nơi có bàn thì hiện bàn

nodes-state = Trạng thái

## Tệp bản đồ

map-pasted = Bản đồ đã dán
map-kind = Bản đồ bắt đầu bằng một dòng như grid Garden, graph Towns hoặc type octile; bản đồ này bắt đầu bằng “{ $word }”.
map-nothing = Bản đồ bắt đầu bằng một dòng như grid Garden, graph Towns hoặc type octile; bản đồ này rỗng.
map-binary = “{ $name }” không phải là văn bản (UTF-8), nên không có bản đồ trong đó.
map-heading = Dòng { NUMBER($line, useGrouping: 0) }: ở đây phải là dòng đầu bắt đầu bằng { $kind }, không phải “{ $text }”.
map-empty = Sau dòng đầu { $kind } không có gì, hoặc thiếu dòng đầu đó.
map-name = Dòng { NUMBER($line, useGrouping: 0) }: “{ $name }” không phải là tên địa điểm hợp lệ: tên gồm 1 đến { $most } ký tự và không có dấu phẩy.
map-number = Dòng { NUMBER($line, useGrouping: 0) }: “{ $value }” không phải là số hợp lệ; hãy viết như 75 hoặc 2.5.
map-no-path = Không có đường từ { $start } đến { $goal }.
map-place = Không có địa điểm “{ $name }”.
map-place-known = Không có địa điểm “{ $name }”. Có: { $known }.
map-place-near = Không có địa điểm “{ $name }”. Có phải bạn muốn viết { $near }?
map-place-wall = Ô { $name } là tường.
map-place-outside =
    { $form ->
        [x-y] Ô { $name } nằm ngoài lưới: X từ 0 đến { $column }, Y từ 0 đến { $row }.
       *[row-column] Ô { $name } nằm ngoài lưới gồm { $row } hàng và { $column } cột.
    }
map-square =
    { $form ->
        [x-y] “{ $name }” không phải là ô: hãy viết X,Y, tức cột và hàng, đếm từ 0, ví dụ { $example }.
       *[row-column] “{ $name }” không phải là ô: hãy viết hàng và cột, đếm từ 1, ví dụ { $example }.
    }
map-none = Bài toán này không có bản đồ.
graph-line = Dòng { NUMBER($line, useGrouping: 0) }: “{ $text }” không phải là cạnh (A -- B: 3 hoặc A -> B: 3), cũng không phải địa điểm (A: at 1 2, h 3), cũng không phải start hay goal.
graph-loop = Dòng { NUMBER($line, useGrouping: 0) }: cạnh đi từ { $place } đến chính { $place }.
graph-twice = Dòng { NUMBER($line, useGrouping: 0) }: đã có cạnh từ { $here } đến { $there }, ở dòng { NUMBER($before, useGrouping: 0) }.
graph-starts = Dòng { NUMBER($line, useGrouping: 0) }: chỉ có một trạng thái đầu, và dòng { NUMBER($before, useGrouping: 0) } đã nêu.
graph-place-twice = Dòng { NUMBER($line, useGrouping: 0) }: địa điểm { $place } đã được mô tả.
graph-fact = Dòng { NUMBER($line, useGrouping: 0) }: “{ $fact }” không phải là toạ độ như at 91 492, ước lượng như h 366 hay tên trong ngôn ngữ khác như cs Bukurešť, hoặc đã có hai lần.
graph-form-taken = “{ $form }” là tên của hai địa điểm: { $other }, và { $place } trong ngôn ngữ khác.
graph-large = Dòng { NUMBER($line, useGrouping: 0) }: quá lớn; nhiều nhất { $places } địa điểm và { $edges } cạnh.
graph-ends = Dòng { NUMBER($line, useGrouping: 0) } là dòng cuối mà chưa có start hoặc goal.
graph-end-unknown = Dòng { NUMBER($line, useGrouping: 0) }: địa điểm { $place } chưa được mô tả, và không có cạnh nào đến đó.
graph-at-missing = { $place } không có toạ độ, trong khi { $other } có: hãy cho toạ độ của mọi địa điểm hoặc không của địa điểm nào.
graph-h-missing = { $place } không có h, trong khi { $other } có: hãy cho h của mọi địa điểm hoặc không của địa điểm nào.
grid-width = Dòng { NUMBER($line, useGrouping: 0) } có { $count } ô, trong khi hàng đầu có { $first }.
grid-large = Dòng { NUMBER($line, useGrouping: 0) }: lưới có nhiều nhất { $most } hàng và { $most } cột.
grid-sign = Dòng { NUMBER($line, useGrouping: 0) }: “{ $sign }” không phải là ô: # là tường, . là ô trống, chữ số là chi phí đi vào, S là trạng thái đầu và G là đích.
grid-starts = Dòng { NUMBER($line, useGrouping: 0) }: chỉ có một S, và dòng { NUMBER($before, useGrouping: 0) } đã có.
grid-ends = Dòng { NUMBER($line, useGrouping: 0) } là dòng cuối mà chưa có S hoặc G.
grid-moves = Dòng { NUMBER($line, useGrouping: 0) }: “{ $text }” không phải là quy tắc đi; hãy viết moves và một trong { $known }.
moving-ai-heading = Dòng { NUMBER($line, useGrouping: 0) }: ở đây phải là { $word }, không phải “{ $text }”. Bản đồ MovingAI bắt đầu bằng các dòng type, height, width và map.
moving-ai-heading-end = Phần đầu kết thúc trước { $word }. Bản đồ MovingAI bắt đầu bằng các dòng type, height, width và map.
moving-ai-size = Dòng { NUMBER($line, useGrouping: 0) }: “{ $text }” không phải là kích thước; hãy viết một số từ 1 đến { $most }.
moving-ai-rows = Dòng { NUMBER($line, useGrouping: 0) }: { $lacks ->
    [yes] thiếu một hàng.
   *[no] hàng này bị thừa.
} Phần đầu ghi chiều cao { $rows }, nhưng bản đồ có { $count } hàng.
moving-ai-width = Dòng { NUMBER($line, useGrouping: 0) } có { $count } ô, trong khi phần đầu ghi chiều rộng { $columns }.
moving-ai-sign = Dòng { NUMBER($line, useGrouping: 0) }, cột { $column }: “{ $sign }” không phải là ô: . G S là đất, W là nước, @ O T là tường, chữ số là chi phí.
moving-ai-no-room = Mọi ô của bản đồ đều là tường.
scenario-heading = Dòng { NUMBER($line, useGrouping: 0) } là “{ $text }”. Tệp kịch bản bắt đầu bằng dòng version 1.
scenario-empty = Tệp rỗng. Tệp kịch bản bắt đầu bằng dòng version 1.
scenario-fields = Dòng { NUMBER($line, useGrouping: 0) } có { $count } trường, trong khi một lần tìm kiếm có { $fields }: nhóm, bản đồ, chiều rộng, chiều cao, x và y của trạng thái đầu, x và y của đích, độ dài.
scenario-number = Dòng { NUMBER($line, useGrouping: 0) }: “{ $value }” không phải là số không nhỏ hơn 0; nhóm, kích thước, ô và độ dài phải là các số như vậy.
scenario-binary = “{ $name }” không phải là văn bản (UTF-8), nên không có kịch bản nào trong đó.
scenario-none = Sau dòng đầu không có lần tìm kiếm nào.
scenario-range = { $range } không phải là lần tìm kiếm của tệp này, cũng không phải là khoảng như 1-100; tệp có { NUMBER($count) } lần.
scenario-map-missing = Dòng { NUMBER($line, useGrouping: 0) }: không tìm thấy bản đồ { $name } ở cạnh tệp, cũng như ở nơi đường dẫn của nó chỉ tới.
scenario-size = Dòng { NUMBER($line, useGrouping: 0) }: bản đồ phải có { $columns } × { $rows } ô, nhưng nó có { $width } × { $height }.
scenario-square =
    { $outside ->
        [yes] Dòng { NUMBER($line, useGrouping: 0) }: ô { $name } nằm ngoài bản đồ.
       *[no] Dòng { NUMBER($line, useGrouping: 0) }: ô { $name } là tường.
    }
png-damaged = Hình bị hỏng, hoặc không phải là hình PNG.
png-large = Hình có { $columns } × { $rows } điểm ảnh; làm bản đồ thì mỗi chiều được nhiều nhất { $most }.
png-water = Hình không thể hiện được nước: hãy lưu bản đồ dưới dạng .map hoặc .txt.
png-cost-zero = Hình không thể hiện được ô có chi phí 0: hãy lưu bản đồ dưới dạng .map hoặc .txt.
map-not-grid = Chỉ lưới mới lưu được thành .map hoặc ảnh; đồ thị được lưu thành .txt.
scenario-open-title = Mở kịch bản
scenario-open-which = Số của kịch bản trong { $name }, từ 1 đến { NUMBER($count) }:
scenario-open-facts = Kịch bản { NUMBER($chosen) } trong { NUMBER($count) }: từ { $start } đến { $goal }, tối ưu { $optimum }
scenario-ending = Tệp “{ $name }” chứa kịch bản, nên tên tệp phải kết thúc bằng .scen.
scenario-pasted = Văn bản kịch bản không chứa bản đồ { $name } của nó: hãy lưu văn bản thành tệp .scen bên cạnh bản đồ rồi mở tệp đó.

## Bài toán tự viết

own-problem-broken = { $name } không tạo được bài toán: { $reason }.
own-problem-lacks = Đối tượng mà { $name } tạo ra không có { $method }(); một bài toán có { $known }.
own-problem-heuristics = heuristics() của { $name } không trả về ánh xạ từ tên đến hàm.
problem-ends-fixed = Không thay đổi được trạng thái đầu và đích của { $problem }.

## Bảo đảm

guarantee-unequal-costs = Ở đây các nước đi có thể có chi phí khác nhau, mà thuật toán này đếm số nước đi: có thể có lời giải rẻ hơn.

own-problem-unnamed = Hãy cho biết lớp hoặc hàm nào của { $name } tạo ra bài toán: { $name }:TÊN.
unknown-problem = Không có bài toán “{ $name }”: hãy đưa một trong { $known }, một tệp, hoặc path/to/file.py:Class.
unknown-problem-near = Không có bài toán “{ $name }”. Có phải bạn muốn viết { $near }?

## Dòng lệnh

cli-help-problem = Tìm kiếm trên bài toán khác thay cho bàn: { $known }; một tệp bản đồ, một hình PNG hoặc một kịch bản (arena.map.scen:12); hoặc bài toán của bạn viết là path/to/file.py:Class.
cli-help-start = Nơi bắt đầu tìm kiếm của bài toán: tên một địa điểm, hàng,cột trên lưới, hoặc x,y trên bản đồ MovingAI và trên hình: cột và hàng tính từ 0.
cli-help-move-rule = Số ô kề mà một nước đi trên lưới có thể đến: 4; 8, không cắt góc; hoặc 8-corners. Mặc định: theo tệp, với bản đồ MovingAI là 8.
cli-help-map = Lưới: { $known }; một tệp bản đồ; một hình PNG; hoặc một kịch bản, như arena.map.scen:12.
cli-help-map-out = Tệp để ghi; tên tệp cho biết định dạng: { $known }. Tệp .map và .png không có trạng thái đầu và đích. Trong .png, màu trắng là ô trống, màu đen là tường, còn chi phí c là mức xám 280 − 25c.
problem-rule-fixed = --moves dành cho lưới: { $problem } chỉ có một quy tắc đi.
unknown-move-rule = Không có quy tắc đi “{ $name }”: hãy chọn một trong { $known }.
unknown-move-rule-near = Không có quy tắc đi “{ $name }”: hãy chọn một trong { $known }.
cli-board-and-problem = Hãy đưa một bàn hoặc --problem, không phải cả hai.
cli-option-boards = { $option } chỉ dành cho bàn.
cli-option-problems = { $option } cần có --problem: bàn được tìm đúng như đang có.
cli-option-order = --order dành cho bàn và lưới: các nước đi của { $problem } không có hướng.
cli-ended-solved-at = { $count ->
    [0] Trạng thái đầu đã là đích: giải trong 0 nước đi.
   *[other] Giải trong { $count } nước đi, với chi phí { $cost }:
}

## Heuristic

map-heuristic-table = Bảng giá trị h
map-heuristic-table-short = Bảng giá trị h
map-heuristic-table-about = Giá trị h được cho ở mỗi địa điểm: trong tệp bản đồ hoặc nhập trên bản đồ.
map-heuristic-table-advantages = Lấy từ sách hoặc do giáo viên cho, có thể là số bất kỳ; ở đây nó được đối chiếu với mọi khoảng cách thật.
map-heuristic-table-drawbacks = Nó chỉ đúng với đích mà nó được lập ra.
map-heuristic-straight-line = Khoảng cách đường chim bay
map-heuristic-straight-line-short = Đường chim bay
map-heuristic-straight-line-about = Khoảng cách đường thẳng đến đích trên bản đồ, nhân với chi phí nhỏ nhất của một đơn vị độ dài trên mọi cạnh.
map-heuristic-straight-line-advantages = Chấp nhận được và nhất quán trên mọi bản đồ có toạ độ, với mọi đích.
map-heuristic-straight-line-drawbacks = Chỉ một cạnh rẻ so với độ dài cũng làm nó thấp ở mọi nơi.
map-heuristic-manhattan = Khoảng cách Manhattan
map-heuristic-manhattan-short = Manhattan
map-heuristic-manhattan-about = Số hàng và số cột giữa một ô và đích, cộng lại: chi phí nếu không có tường và mọi ô có chi phí 1.
map-heuristic-manhattan-advantages = Với bốn ô kề, chấp nhận được và nhất quán nếu không ô nào có chi phí dưới 1, và khi đó tốt nhất có thể nếu không xét đến tường.
map-heuristic-manhattan-drawbacks = Nó không thấy tường, cũng không thấy ô đắt. Khi được đi chéo, nó có thể ước lượng quá cao.
map-heuristic-euclidean = Khoảng cách Euclid
map-heuristic-euclidean-short = Euclid
map-heuristic-euclidean-about = Khoảng cách theo đường thẳng từ một ô đến đích.
map-heuristic-euclidean-advantages = Chấp nhận được và nhất quán khi không ô nào có chi phí dưới 1.
map-heuristic-euclidean-drawbacks = Không thể đi thẳng theo mọi hướng: nó không bao giờ vượt khoảng cách Manhattan và khoảng cách octile.
map-heuristic-chebyshev = Khoảng cách Chebyshev
map-heuristic-chebyshev-short = Chebyshev
map-heuristic-chebyshev-about = Số lớn hơn trong hai hiệu, của hàng và của cột: số nước đi nếu không có tường và được đi chéo.
map-heuristic-chebyshev-advantages = Chấp nhận được và nhất quán với mọi quy tắc đi, nếu không ô nào có chi phí dưới 1.
map-heuristic-chebyshev-drawbacks = Nó tính một nước đi chéo là 1, dù nước đó tốn √2 hoặc không được phép.
map-heuristic-octile = Khoảng cách octile
map-heuristic-octile-short = Octile
map-heuristic-octile-about = Độ dài đường ngắn nhất gồm các nước đi thẳng và chéo: chi phí nếu không có tường và mỗi ô tốn 1.
map-heuristic-octile-advantages = Chấp nhận được và nhất quán nếu không ô nào có chi phí dưới 1; với tám ô kề, nó tốt nhất có thể nếu không xét đến tường.
map-heuristic-octile-drawbacks = Nó không thấy tường, cũng không thấy ô đắt; với bốn ô kề, nó không bao giờ vượt khoảng cách Manhattan.
map-heuristic-zero = Bằng không
map-heuristic-zero-short = Bằng không
map-heuristic-zero-about = Ước lượng 0 ở mọi nơi.
map-heuristic-zero-advantages = Nó cho thấy việc tìm kiếm làm gì khi không biết gì về đích: với nó, A* là tìm kiếm chi phí đồng nhất.
map-heuristic-zero-drawbacks = Nó không dẫn hướng chút nào.
map-heuristic-brought = { $name }
map-heuristic-brought-short = { $name }
map-heuristic-brought-about = Ước lượng “{ $name }” do chính bài toán định nghĩa.
map-heuristic-brought-advantages = Do chính tác giả của bài toán cung cấp.
map-heuristic-brought-drawbacks = Chưa chứng minh được nó chấp nhận được, nên có thể có lời giải rẻ hơn lời giải tìm được.
map-proof-manhattan = Mỗi nước đi chỉ đổi hàng hoặc chỉ đổi cột, đúng 1, nên h giảm nhiều nhất 1, và không nước đi nào rẻ hơn. Ở đích h bằng 0: vậy nó nhất quán, và do đó chấp nhận được.
map-proof-euclidean = Theo bất đẳng thức tam giác, một nước đi rút ngắn đường thẳng đến đích nhiều nhất bằng độ dài của nó, 1 hoặc √2, và không nước đi nào rẻ hơn. Ở đích h bằng 0: vậy nó nhất quán, và do đó chấp nhận được.
map-proof-chebyshev = Mỗi nước đi đổi hàng và cột nhiều nhất 1, nên hiệu lớn hơn giảm nhiều nhất 1, và không nước đi nào rẻ hơn. Ở đích h bằng 0: vậy nó nhất quán, và do đó chấp nhận được.
map-proof-octile = Một nước đi thẳng làm nó giảm nhiều nhất 1, một nước đi chéo nhiều nhất √2, và không nước đi nào như vậy rẻ hơn. Ở đích h bằng 0: vậy nó nhất quán, và do đó chấp nhận được.
map-proof-zero = Nó không bao giờ giảm, và không chi phí nào dưới 0: vậy nó nhất quán, và do đó chấp nhận được.
map-proof-diagonal = Một nước đi chéo tốn √2 ≈ 1,41 nhưng có thể làm nó giảm 2, nên điều đó không suy ra từ luật đi.
map-proof-examined = Trên bản đồ này nó đã được so với khoảng cách thật của cả { $places } nơi, và dọc theo mọi nước đi.
map-proof-none = Bản đồ quá lớn để xét từng ô, nên không khẳng định gì cả.

## Bản đồ trong cửa sổ

map-description = { $count ->
   *[other] Bản đồ { $number } địa điểm. Đường đi: { $path }
}
map-mark-unseen = chưa sinh
map-mark-open = mở
map-mark-closed = đóng
map-mark-current = hiện tại
map-mark-one = chỉ bên thứ nhất mở rộng
map-mark-other = chỉ bên thứ hai mở rộng
map-mark-both = cả hai mở rộng
map-path = đường đi
map-goal = đích
map-start = đầu
map-unmet = chưa gặp
map-legend = Ý nghĩa các hình
map-values = Giá trị
map-values-tip = Ghi một giá trị lên bản đồ, tô màu theo giá trị, hoặc vẽ mũi tên đến nút cha
map-written = Ghi
map-written-none = không ghi
map-written-costs = chi phí
map-coloured = Tô màu theo
map-coloured-none = trạng thái
map-value-g = g
map-value-h = h
map-value-f = f
map-value-order = thứ tự mở rộng
map-arrows = Mũi tên đến nút cha
map-values-small = Phóng to để thấy các giá trị
map-ramp = Màu: { $value } từ { $least } đến { $most }
map-choose-start = Nhấp vào một địa điểm ở trên để bắt đầu từ đó.
map-choose-goal = Nhấp vào một địa điểm ở trên để lấy làm đích.
map-place-tip =
    { $form ->
        [x-y] Ô được gọi là X,Y: cột và hàng, đếm từ 0.
       *[row-column] Ô được gọi theo hàng và cột, đếm từ 1.
    }
map-typed-tip =
    { $form ->
        [x-y] Nhập ô dạng X,Y, cột và hàng đếm từ 0, rồi nhấn Enter.
        [row-column] Nhập hàng và cột của ô, đếm từ 1, ví dụ 3,4, rồi nhấn Enter.
       *[name] Nhập tên địa điểm rồi nhấn Enter.
    }
map-goals-several = { $goals } – một trong các đích này
stage-successor = Nút kế tiếp { $state }
stage-came-from = từ { $before }
stage-came-by = từ { $before }, đi { $move }

## Tìm kiếm trên gì, trong cửa sổ

problem-choice = Bài toán
problem-choice-tip = Tìm kiếm trên gì: ô số trượt, bản đồ, lưới, quân hậu trên bàn cờ, hoặc bài toán của bạn.
problem-boards = Trò chơi ô số
problem-romania = Romania (bản đồ)
problem-tree = Cây chữ cái
problem-maze = Bản đồ lưới
problem-queens = n quân hậu
problem-file = Bản đồ từ tệp…
problem-own = Bài toán của bạn (Python)…
problem-own-which = Lớp hoặc hàm nào tạo ra bài toán?
problem-start-own = Bài toán tự quy định tìm kiếm bắt đầu ở đâu.
problem-goal-own = Bài toán tự quy định khi nào đến đích.
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

## Queens

queens-rows = “{ $text }” không phải một trạng thái: hãy ghi hàng của hậu ở mỗi cột, ví dụ 43254323 hoặc 4 3 2 5, hoặc seed:7.
queens-row = “{ $text }”: trên bàn này các hàng là 1 đến { $most }.
queens-count = “{ $text }” có quá ít hoặc quá nhiều hậu: có thể từ { $least } đến { $most }.
queens-start = Trạng thái đầu, từng cột
queens-start-about = Hàng của hậu ở mỗi cột, từ 1 ở dưới cùng: 43254323, hoặc 4 3 2 5 cho bốn hậu; Enter bắt đầu tìm từ đó.
queens-random = Ngẫu nhiên
map-heuristic-attacks = Số cặp ăn nhau (h)
map-heuristic-attacks-short = Cặp ăn nhau
map-heuristic-attacks-about = Số cặp hậu ăn nhau theo hàng ngang hoặc đường chéo, kể cả khi có hậu khác đứng giữa.
map-heuristic-attacks-advantages = Đếm nhanh, và bằng 0 đúng ở lời giải: leo đồi đi xuống theo giá trị này.
map-heuristic-attacks-drawbacks = Đây không phải ước lượng số nước: một nước có thể gỡ nhiều cặp, nên nó có thể ước lượng quá cao, và A* dùng nó không chắc tối ưu.
