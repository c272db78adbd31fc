# Những gì có thể chọn: thuật toán, heuristic, tuỳ chọn, và điều gì sai trong một lựa chọn.

## Thuật toán

algorithm-astar = A*
algorithm-astar-short = A*
algorithm-astar-about = Mở rộng nút có f = g + h nhỏ nhất: chi phí đến nay cộng với ước lượng phần còn lại.
algorithm-astar-advantages = Với heuristic chấp nhận được, nó tối ưu, và heuristic càng tốt thì càng ít nút. Thuật toán là đầy đủ.
algorithm-astar-drawbacks = Nó giữ mọi nút đã sinh: trên bàn lớn, bộ nhớ hết trước khi ta hết kiên nhẫn.

algorithm-bfs = Tìm kiếm theo chiều rộng (BFS)
algorithm-bfs-short = Theo chiều rộng
algorithm-bfs-about = Mở rộng nút cũ nhất trong OPEN, tức là đi từng lớp: mọi bàn cách một nước đi, rồi mọi bàn cách hai nước đi.
algorithm-bfs-advantages = Đầy đủ, và khi mọi nước đi có cùng chi phí thì lời giải là ngắn nhất. Đây là thuật toán dễ theo dõi nhất.
algorithm-bfs-drawbacks = Nó không biết đích ở đâu và tìm theo mọi hướng; sau mỗi lớp, thời gian và bộ nhớ tăng b lần.

algorithm-bibfs = Tìm kiếm hai chiều theo chiều rộng
algorithm-bibfs-short = Hai chiều
algorithm-bibfs-about = Tìm theo chiều rộng đồng thời từ trạng thái đầu và từ đích, mỗi lần trọn một lớp ở phía có ít nút chờ hơn, cho đến khi hai phía gặp nhau.
algorithm-bibfs-advantages = Hai hình tròn bán kính bằng một nửa chứa ít bàn hơn nhiều so với một hình tròn: khoảng căn bậc hai của số bàn mà tìm kiếm theo chiều rộng xét. Đầy đủ, và khi mọi nước đi có cùng chi phí thì lời giải là ngắn nhất.
algorithm-bibfs-drawbacks = Nó phải biết đích và cách đi ngược các nước đi, và phải giữ mọi nút của cả hai phía.

algorithm-biastar = A* hai chiều (NBS)
algorithm-biastar-short = A* hai chiều
algorithm-biastar-about = Tìm đồng thời từ trạng thái đầu và từ đích. Nó luôn mở rộng một cặp nút, mỗi phía một nút, mà đường đi qua đó có thể rẻ nhất, và kết thúc khi đường đã tìm được không đắt hơn mức mà bất kỳ cặp nào còn hứa hẹn.
algorithm-biastar-advantages = Với heuristic chấp nhận được, lời giải rẻ nhất, và nó không bao giờ mở rộng quá hai lần số nút mà mọi thuật toán cùng loại bắt buộc phải mở rộng.
algorithm-biastar-drawbacks = Nó cần các nước đi ngược được và heuristic có thể hướng về cả trạng thái đầu; khi heuristic tốt, A* từ một đầu thường hơn.

algorithm-diskbfs = Tìm kiếm theo chiều rộng trên đĩa
algorithm-diskbfs-short = Chiều rộng trên đĩa
algorithm-diskbfs-about = Tìm theo chiều rộng với các lớp trong tệp: những gì sinh ra từ một lớp được ghi mà không xét, rồi sắp xếp và trộn, lúc đó mới phát hiện các bàn trùng.
algorithm-diskbfs-advantages = Nó tiếp tục được khi bộ nhớ đã đầy: nhờ vậy mọi bàn của bài 15 ô số đã được duyệt hết (Korf & Schultze 2005). Đầy đủ, và khi mọi nước đi có cùng chi phí thì lời giải là ngắn nhất.
algorithm-diskbfs-drawbacks = Nó tìm theo mọi hướng như tìm kiếm theo chiều rộng, và mỗi bàn được ghi và đọc nhiều lần.

algorithm-ucs = Tìm kiếm chi phí đồng nhất (UCS)
algorithm-ucs-short = Chi phí đồng nhất
algorithm-ucs-about = Mở rộng nút có g nhỏ nhất, chi phí đến nay (thuật toán Dijkstra).
algorithm-ucs-advantages = Lời giải của nó rẻ nhất dù các nước đi có chi phí nào, miễn là không có chi phí âm.
algorithm-ucs-drawbacks = Như tìm kiếm theo chiều rộng, nó tìm theo mọi hướng và giữ mọi nút; khi mọi nước đi có cùng chi phí thì nó không lợi gì hơn.

algorithm-greedy = Tìm kiếm tham lam (greedy)
algorithm-greedy-short = Tham lam
algorithm-greedy-about = Mở rộng nút có h nhỏ nhất: nút trông gần đích nhất, bất kể đường đến đó tốn bao nhiêu.
algorithm-greedy-advantages = Nó thường tìm được một lời giải sau rất ít lần mở rộng, kể cả trên bàn quá lớn đối với A*.
algorithm-greedy-drawbacks = Lời giải có thể dài hơn cần thiết rất nhiều, và ước lượng sai lệch làm nó lạc rất xa.

algorithm-wastar = A* có trọng số
algorithm-wastar-short = A* có trọng số
algorithm-wastar-about = Mở rộng nút có f = g + w·h nhỏ nhất: với w lớn hơn 1, ước lượng nặng hơn đường đã đi.
algorithm-wastar-advantages = Với w lớn hơn 1 nó thường mở rộng ít nút hơn A* rất nhiều, và với heuristic chấp nhận được thì lời giải tốn nhiều nhất w lần tối ưu.
algorithm-wastar-drawbacks = Với w lớn hơn 1, lời giải không nhất thiết rẻ nhất, và có thể phải mở lại các nút đã đóng. Nó giữ mọi nút, như A*.

algorithm-jps = Tìm kiếm điểm nhảy (JPS)
algorithm-jps-short = Điểm nhảy
algorithm-jps-about = A* chỉ đưa vào OPEN các điểm nhảy: những ô mà tại đó một đường đi ngắn nhất có thể phải đổi hướng. Cả dãy ô giữa chúng được bỏ qua.
algorithm-jps-advantages = Trong nhiều đường đi dài bằng nhau qua vùng trống, nó chỉ theo một đường, nên OPEN luôn nhỏ. Lời giải của nó tốn đúng bằng lời giải của A*, và thuật toán là đầy đủ.
algorithm-jps-drawbacks = Nó chỉ dùng được trên lưới có nước đi chéo mà mọi ô có cùng chi phí, và phải xem nhiều ô mới tìm được một điểm nhảy.

algorithm-beam = Tìm kiếm chùm tia (beam)
algorithm-beam-short = Chùm tia
algorithm-beam-about = Đi từng lớp như tìm kiếm theo chiều rộng, nhưng chỉ mở rộng một số ít nút tốt nhất của mỗi lớp theo f = g + h, và bỏ phần còn lại.
algorithm-beam-advantages = Thời gian và bộ nhớ chỉ tăng theo độ sâu, nên nó xử lý được bàn lớn, và chùm rộng hơn tìm được lời giải tốt hơn.
algorithm-beam-drawbacks = Phần bị bỏ có thể chứa lời giải ngắn nhất, hoặc lời giải duy nhất: nó không tối ưu cũng không đầy đủ.

algorithm-dfs = Tìm kiếm theo chiều sâu (DFS)
algorithm-dfs-short = Theo chiều sâu
algorithm-dfs-about = Đi theo một đường sâu đến mức có thể, và chỉ quay lại lựa chọn gần nhất khi không đi tiếp được.
algorithm-dfs-advantages = Nó chỉ cần bộ nhớ cho một đường đi và các nhánh bên, và nhanh khi lời giải nhiều và sâu.
algorithm-dfs-drawbacks = Lời giải đầu tiên thường dài vô lý. Không có giới hạn độ sâu, nó có thể lạc trong không gian lớn; có giới hạn, nó bỏ sót những gì sâu hơn.

algorithm-ids = Tìm kiếm sâu dần (IDS)
algorithm-ids-short = Sâu dần
algorithm-ids-about = Tìm theo chiều sâu đến một giới hạn độ sâu, rồi đến giới hạn lớn hơn, mỗi lần lại từ trạng thái đầu.
algorithm-ids-advantages = Nó tìm được lời giải ngắn nhất như tìm kiếm theo chiều rộng, với bộ nhớ nhỏ của tìm kiếm theo chiều sâu.
algorithm-ids-drawbacks = Mỗi vòng lặp lại các vòng trước, và bàn có nhiều đường đến thì bị tìm lại theo từng đường. Trên bàn, nó không bao giờ nhận ra rằng không có lời giải.

algorithm-idastar = IDA*
algorithm-idastar-short = IDA*
algorithm-idastar-about = Tìm theo chiều sâu chừng nào f = g + h chưa vượt ngưỡng; mỗi vòng nâng ngưỡng lên f nhỏ nhất đã bị cắt.
algorithm-idastar-advantages = Với heuristic chấp nhận được, lời giải rẻ nhất, chỉ với bộ nhớ cho một đường đi: nó là thuật toán đầu tiên giải tối ưu các bài 15 ô số ngẫu nhiên (Korf 1985).
algorithm-idastar-drawbacks = Nó không nhớ bàn nào, nên bàn có nhiều đường đến bị tìm lại, và mỗi vòng lặp lại các vòng trước; nhiều giá trị f khác nhau làm có nhiều vòng. Trên bàn, nó không bao giờ nhận ra rằng không có lời giải.

algorithm-rbfs = Tìm kiếm tốt nhất trước đệ quy (RBFS)
algorithm-rbfs-short = RBFS
algorithm-rbfs-about = Đi theo đường tốt nhất như A*, nhưng chỉ giữ đường đó và các nhánh bên: ngay khi có đường khác trông tốt hơn, nó quay lui, quên phần bên dưới và chỉ nhớ giá trị tốt nhất ở đó.
algorithm-rbfs-advantages = Với heuristic chấp nhận được, lời giải rẻ nhất, và bộ nhớ chỉ tăng theo độ sâu của đường đi. Nó mở rộng các nút theo thứ tự của f, điều mà IDA* không làm.
algorithm-rbfs-drawbacks = Mỗi lần trở lại, nó phải sinh lại những gì đã quên, và nó đổi ý thường xuyên. Trên bàn, nó không bao giờ nhận ra rằng không có lời giải.

algorithm-smastar = A* giới hạn bộ nhớ đơn giản hoá (SMA*)
algorithm-smastar-short = SMA*
algorithm-smastar-about = Tìm như A* với số nút có hạn: khi đạt giới hạn, lá tệ nhất bị quên và nút cha nhớ giá trị của nó, để có thể sinh lại khi không còn gì tốt hơn.
algorithm-smastar-advantages = Nó dùng hết bộ nhớ được cấp và không hơn. Với heuristic chấp nhận được, lời giải rẻ nhất, nếu đường đi đến đích nằm trong giới hạn số nút.
algorithm-smastar-drawbacks = Khi giới hạn thấp, nó quên và sinh lại cùng các nút nhiều lần. Nó chỉ nhớ các trạng thái trong cây của mình, nên những gì có nhiều đường đến bị tìm lại theo từng đường.

algorithm-lrta = A* học theo thời gian thực (LRTA*)
algorithm-lrta-short = LRTA*
algorithm-lrta-about = Tác tử nhìn trước một nước, đi ngay, và học: trước khi rời một trạng thái, nó nâng ước lượng H ở đó lên bằng chi phí nước đi cộng H của trạng thái sẽ đến.
algorithm-lrta-advantages = Nó đi sau khi xem vài nút kế tiếp, dù đích xa đến đâu, và những gì học được đưa nó ra khỏi mọi ngõ cụt còn lối ra. Nếu bắt đầu lại nhiều lần, với heuristic chấp nhận được, đường đi trở thành tối ưu.
algorithm-lrta-drawbacks = Nó đi thật, nên mỗi bước quay lại đều được tính: lượt đầu có thể dài hơn cần thiết nhiều. Một nước không đi lại được có thể làm nó mắc kẹt. Trên bàn không có lời giải, nó đi mãi.

algorithm-hill = Leo đồi
algorithm-hill-short = Leo đồi
algorithm-hill-about = Chỉ giữ một trạng thái và luôn đi đến láng giềng tốt nhất, có h nhỏ nhất, chừng nào nó còn tốt hơn. Ở đây đi lên nghĩa là đến h nhỏ hơn.
algorithm-hill-advantages = Hầu như không cần bộ nhớ và chỉ cần vài bước; với các bước đi ngang và khởi động lại, nó giải ngay những bài như n quân hậu.
algorithm-hill-drawbacks = Nó dừng ở cực tiểu địa phương đầu tiên, nơi không láng giềng nào tốt hơn: với 8 quân hậu, không khởi động lại và không đi ngang, khoảng sáu trên bảy trường hợp; trên bàn thì hầu như luôn luôn.

algorithm-simulated-annealing = Mô phỏng luyện kim
algorithm-simulated-annealing-short = Luyện kim
algorithm-simulated-annealing-about = Mỗi bước rút ngẫu nhiên một láng giềng. Láng giềng không tệ hơn luôn được nhận; láng giềng có h lớn hơn Δ được nhận với xác suất e^(−Δ/T). Nhiệt độ T giảm dần theo từng bước.
algorithm-simulated-annealing-advantages = Nó có thể thoát khỏi cực tiểu địa phương vì nhận cả láng giềng tệ hơn. Nó hầu như không cần bộ nhớ. Nếu T giảm đủ chậm, nó đến h nhỏ nhất với xác suất gần 1.
algorithm-simulated-annealing-drawbacks = Phải thử mới biết T nên giảm nhanh đến đâu: quá nhanh thì nó mắc kẹt như leo đồi; quá chậm thì nó đi ngẫu nhiên rất lâu. Trên bàn, h có nhiều cực tiểu địa phương, và nó thường kết thúc ở một trong số đó.

## Heuristic

heuristic-manhattan = Khoảng cách Manhattan
heuristic-manhattan-short = Manhattan
heuristic-manhattan-about = Với mỗi ô số, số hàng và số cột giữa nó và chỗ đích của nó, cộng lại. Ô trống không tính.
heuristic-manhattan-advantages = Chấp nhận được và nhất quán, tính nhanh, và sát khoảng cách thật hơn nhiều so với số ô sai chỗ.
heuristic-manhattan-drawbacks = Nó giả định rằng các ô số đi xuyên qua nhau được, nên trên bàn rối thì quá thấp.

heuristic-linear-conflict = Xung đột tuyến tính
heuristic-linear-conflict-short = Xung đột
heuristic-linear-conflict-about = Khoảng cách Manhattan, cộng hai nước đi cho mỗi ô số phải rời hàng (cột) đích của nó để ô khác đi qua.
heuristic-linear-conflict-advantages = Chấp nhận được và nhất quán, không bao giờ thấp hơn khoảng cách Manhattan; số nút mở rộng thường chỉ còn một phần nhỏ.
heuristic-linear-conflict-drawbacks = Mỗi ước lượng tính lâu hơn, và ở xa đích ít có xung đột.

heuristic-walking-distance = Khoảng cách bước (walking distance)
heuristic-walking-distance-short = Khoảng cách bước
heuristic-walking-distance-about = Số nước đi dọc để đưa mỗi ô số về hàng đích của nó, bất kể cột, và số nước đi ngang để đưa nó về cột đích.
heuristic-walking-distance-advantages = Chấp nhận được và nhất quán, thường cao hơn hẳn khoảng cách Manhattan; các bảng tra nhỏ và dựng được ngay.
heuristic-walking-distance-drawbacks = Nó không thấy xung đột trong một hàng hay cột, và với bàn lớn hơn thì bảng tra quá lớn.

heuristic-pdb = Cơ sở dữ liệu mẫu { $name }
heuristic-pdb-short = { $name }
heuristic-pdb-about = Các ô số được chia thành các mẫu; với mỗi cách đặt các ô số của một mẫu, bảng tra ghi số nước đi ít nhất của các ô ấy. Các giá trị tra được cộng lại.
heuristic-pdb-advantages = Chấp nhận được, và sát khoảng cách thật hơn nhiều so với mọi thứ tính tại chỗ: số nút mở rộng có thể chưa đến một phần trăm.
heuristic-pdb-drawbacks = Các bảng tra phải được dựng trước và tốn bộ nhớ, và ước lượng không nhất quán.

heuristic-own = Hàm của bạn { $name }
heuristic-own-short = { $file }
heuristic-own-about = Một hàm của bạn, trong tệp Python: { $name }.
heuristic-own-advantages = Có thể là bất cứ ước lượng nào bạn muốn thử.
heuristic-own-drawbacks = Chưa chứng minh được nó chấp nhận được, nên không chắc lời giải tìm được là tối ưu; chỉ engine giáo khoa chạy được nó.

own-unreadable = Không đọc được { $name }: { $reason }.
own-broken = { $name } không chạy được: { $reason }.
own-missing = { $name } không có hàm { $function }.
own-unnamed = Hãy cho biết hàm nào của { $name } là heuristic, như { $example }.
own-none = { $name } không định nghĩa hàm nào.
own-one-goal = { $name } chỉ nhận bàn, nên không hướng về đích khác được: hãy cho nó nhận các ô số của đích làm đối số thứ hai.

heuristic-max = Lớn nhất trong { $names }
heuristic-max-short = max { $names }
heuristic-max-about = Giá trị lớn nhất của nhiều ước lượng: { $names }.
heuristic-max-advantages = Chấp nhận được và nhất quán khi tất cả đều như vậy, và không bao giờ thấp hơn ước lượng nào.
heuristic-max-drawbacks = Mỗi lần ước lượng tốn thời gian bằng tất cả cộng lại.

heuristic-euclidean = Khoảng cách Euclid
heuristic-euclidean-short = Euclid
heuristic-euclidean-about = Với mỗi ô số, khoảng cách theo đường thẳng đến chỗ đích của nó, làm tròn xuống phần nghìn rồi cộng lại. Ô trống không tính.
heuristic-euclidean-advantages = Chấp nhận được và nhất quán; nó cho thấy ước lượng mất gì khi bỏ qua cách các ô số thực sự di chuyển.
heuristic-euclidean-drawbacks = Ô số không đi chéo, nên nó không bao giờ cao hơn khoảng cách Manhattan; nhiều giá trị lẻ làm IDA* phải chạy nhiều vòng.

heuristic-misplaced = Số ô sai chỗ
heuristic-misplaced-short = Sai chỗ
heuristic-misplaced-about = Số ô số không ở đúng chỗ đích. Ô trống không tính.
heuristic-misplaced-advantages = Chấp nhận được và nhất quán, và đơn giản đến mức nhìn qua là tính được bằng tay.
heuristic-misplaced-drawbacks = Nó không thấy ô số ở xa bao nhiêu, nên số nút mở rộng nhiều hơn hẳn so với khoảng cách Manhattan.

heuristic-gaschnig = Nới lỏng tính kề (Gaschnig)
heuristic-gaschnig-short = Gaschnig
heuristic-gaschnig-about = Số nước đi của một trò dễ hơn, trong đó ô số nào cũng được vào ô trống, dù đang ở đâu.
heuristic-gaschnig-advantages = Chấp nhận được và nhất quán, không bao giờ nhỏ hơn số ô sai chỗ; có được chỉ nhờ bỏ một điều kiện của luật.
heuristic-gaschnig-drawbacks = Thường nhỏ hơn khoảng cách Manhattan, và không có bản biên dịch, nên các lần tìm kiếm dài mất nhiều thời gian hơn.

heuristic-zero = Bằng không
heuristic-zero-short = Bằng không
heuristic-zero-about = Ước lượng 0 cho mọi bàn.
heuristic-zero-advantages = Nó cho thấy việc tìm kiếm làm gì khi không biết gì về đích: với nó, A* là tìm kiếm chi phí đồng nhất.
heuristic-zero-drawbacks = Nó không dẫn hướng chút nào.

heuristic-flicker = Flicker (nhấp nháy)
heuristic-flicker-short = Flicker
heuristic-flicker-about = Khoảng cách Manhattan khi ô trống ở góc hoặc ở giữa, ngoài ra là 0.
heuristic-flicker-advantages = Chấp nhận được nhưng không nhất quán: nó cho thấy vì sao A* đôi khi phải mở lại một nút đã đóng.
heuristic-flicker-drawbacks = Nó được tạo ra chỉ để cho thấy điều đó, không dùng được vào việc khác.

## Tuỳ chọn

option-algorithm = Thuật toán
option-algorithm-about = Quy tắc chọn nút nào được mở rộng tiếp theo.
option-heuristic = Heuristic
option-heuristic-about = Ước lượng h của chi phí từ một bàn đến đích; ngoài các tên đã nêu còn có: pdb-TÊN, max(A,B), và hàm của bạn viết là path/to/file.py:function.
option-order = Thứ tự nước đi
option-order-about = Thứ tự sinh các nút kế tiếp của một bàn: một hoán vị của u, d, l, r, các hướng đi của ô trống.
option-engine = Engine
option-engine-about = Engine thực hiện việc tìm kiếm: textbook là Python dễ đọc, compiled thì nhanh, auto lấy engine nhanh nhất hiện có. Tất cả mở rộng cùng các nút.
option-ties = Khi f bằng nhau
option-ties-about = Trong nhiều nút có cùng f nhỏ nhất, nút nào được mở rộng trước.
option-weight = Trọng số
option-weight-about = w trong f = g + w·h: từ 0,001 đến 1000, nhiều nhất ba chữ số thập phân.
option-nodes = Giới hạn số nút
option-nodes-about = Số nút nhiều nhất được giữ cùng lúc trong bộ nhớ; đường đi đến đích phải nằm vừa trong đó.
option-trials = Số lượt
option-trials-about = Tác tử đi từ trạng thái đầu đến đích bao nhiêu lần, giữ lại những gì đã học. Nó dừng sau một lượt không học được gì.
option-neighbours = Láng giềng
option-neighbours-about = Xem mọi láng giềng và chọn láng giềng tốt nhất, hay chọn ngay láng giềng đầu tiên tốt hơn.
option-sideways = Bước đi ngang
option-sideways-about = Bao nhiêu nước liên tiếp được phép dẫn đến láng giềng có cùng h.
option-restarts = Khởi động lại
option-restarts-about = Bao nhiêu lần bắt đầu lại ở cực tiểu địa phương: từ một trạng thái ngẫu nhiên nếu bài toán có, nếu không thì từ trạng thái đầu.
option-temperature = Nhiệt độ
option-temperature-about = T ở bước đầu tiên. T càng cao, láng giềng tệ hơn càng hay được nhận.
option-cooling = Hệ số làm nguội
option-cooling-about = Sau mỗi bước, T được nhân với số này; với 1, T không đổi.
option-max-steps = Số bước
option-max-steps-about = Rút bao nhiêu láng giềng trước khi tìm kiếm kết thúc.
option-random-seed = Hạt giống
option-random-seed-about = Hạt giống của các số ngẫu nhiên: cùng hạt giống thì tìm kiếm diễn ra như nhau.
option-transposition = Bảng chuyển vị
option-transposition-about = Bộ nhớ cho bảng chuyển vị, nơi giữ kết quả của các bàn đã tìm: 64M, 1G.
option-endgame = Bảng khoảng cách gần đích
option-endgame-about = Tính trước khoảng cách đúng của mọi bàn cách đích không quá số nước đi này, nhiều nhất 25.
option-jobs = Số luồng
option-jobs-about = Bao nhiêu luồng cùng tìm kiếm; chỉ với engine biên dịch.
option-beam-width = Độ rộng chùm
option-beam-width-about = Giữ bao nhiêu nút của mỗi lớp.
option-depth = Giới hạn độ sâu
option-depth-about = Không mở rộng nút nào sâu hơn số nước đi này.
option-start-bound = Ngưỡng đầu
option-start-bound-about = Ngưỡng độ sâu của vòng đầu tiên.
option-increment = Bước tăng
option-increment-about = Ngưỡng độ sâu tăng bao nhiêu từ vòng này sang vòng sau.
option-repeated = Trạng thái lặp
option-repeated-about = Những trạng thái nào được nhận ra và không tìm lại.
option-test = Kiểm tra đích
option-test-about = Khi nào kiểm tra một nút có phải đích; các giáo trình viết khác nhau.

ties-low-h = h nhỏ trước, rồi mới nhất
ties-high-h = h lớn trước, rồi cũ nhất
ties-fifo = cũ nhất trước
ties-lifo = mới nhất trước
ties-state = theo trạng thái (so từng ô số)
ties-path = theo đường đi (g nhỏ trước, rồi nước đi nhỏ nhất)

repeated-path = trạng thái trên đường đi hiện tại
repeated-parent = chỉ nút cha (không đi lùi ngay)
repeated-all = mọi trạng thái đã mở rộng
repeated-none = không (bàn nào cũng được vào lại)

test-expansion = khi mở rộng (kiểm tra muộn)
test-generation = khi sinh ra (kiểm tra sớm)
neighbours-steepest = tốt nhất trong tất cả (dốc nhất)
neighbours-first = láng giềng tốt hơn đầu tiên

## Lời giải có rẻ nhất không

guarantee-always = Thuật toán này luôn tìm được lời giải tối ưu.
guarantee-equal-costs = Mọi nước đi có cùng chi phí, và với thiết lập này không thể bỏ qua lời giải nào ngắn hơn.
guarantee-admissible = Heuristic không bao giờ ước lượng quá cao, nên lời giải là tối ưu.
guarantee-never = Thuật toán này không tối ưu: có thể có lời giải rẻ hơn.
guarantee-own = Chưa chứng minh được heuristic của bạn chấp nhận được, nên có thể có lời giải rẻ hơn.
guarantee-inadmissible = Heuristic đôi khi ước lượng quá cao, nên có thể có lời giải rẻ hơn.
guarantee-weighted = Với trọng số { $weight }, lời giải tốn nhiều nhất { $weight } lần tối ưu, và có thể có lời giải rẻ hơn.
guarantee-deepening = Các ngưỡng bỏ qua một số độ sâu, nên có thể có lời giải ngắn hơn.

## Điều gì sai trong lựa chọn

unknown-algorithm = Không có thuật toán “{ $name }”. Có: { $known }.
unknown-algorithm-near = Không có thuật toán “{ $name }”. Có phải bạn muốn viết { $near }?
unknown-heuristic = Không có heuristic “{ $name }”. Có: { $known }.
unknown-heuristic-near = Không có heuristic “{ $name }”. Có phải bạn muốn viết { $near }?
unknown-language = Không có ngôn ngữ “{ $name }”. Có: { $known }.
heuristic-malformed-max = “{ $name }” không phải là giá trị lớn nhất của các heuristic: hãy viết max(a,b) với hai tên trở lên.
walking-size = Không có khoảng cách bước (walking distance) cho bàn { $rows } × { $columns }: bảng tra của nó sẽ có hơn { $most } mục.
heuristic-for-boards =
    { $name ->
        [manhattan] { heuristic-manhattan } dành cho bàn và lưới.
        [euclidean] { heuristic-euclidean } dành cho bàn và lưới.
        [linear-conflict] { heuristic-linear-conflict } dành cho bàn.
        [walking-distance] { heuristic-walking-distance } dành cho bàn.
        [misplaced] { heuristic-misplaced } dành cho bàn.
        [gaschnig] { heuristic-gaschnig } dành cho bàn.
        [flicker] { heuristic-flicker } dành cho bàn.
       *[other] Heuristic { $name } dành cho bàn.
    } Với bài toán này có: { $known }; hoặc hãy đưa một hàm của các trạng thái.
option-foreign = Thuật toán { $algorithm } không có tuỳ chọn { $option }.
option-unknown = Không có tuỳ chọn { $option }. Có: { $known }.
option-choice = “{ $value }” không phải là giá trị của { $option }. Có: { $known }.
jobs-textbook = Engine giáo khoa chỉ có một luồng: hãy bỏ jobs, hoặc chọn engine auto hay compiled.
jobs-tables = Nhiều luồng không dùng chung được bảng chuyển vị hay bảng khoảng cách gần đích: hãy bỏ jobs hoặc bỏ bảng đó.
option-bytes = “{ $value }” không phải là giá trị của { $option }: đó là lượng bộ nhớ từ 64K đến 1024G, như 64M hoặc 1G.
option-whole = “{ $value }” không phải là giá trị của { $option }: đó là số nguyên từ { $least } đến { $most }.
weight-invalid = “{ $value }” không phải là trọng số: trọng số từ 0,001 đến 1000, nhiều nhất ba chữ số thập phân.
option-decimal = “{ $value }” không phải là giá trị của { $option }: đó là số từ 0,001 đến { $most }, nhiều nhất { $decimals } chữ số thập phân.
order-invalid = “{ $order }” không phải là thứ tự nước đi: đó là hoán vị của u, d, l, r, như udlr.
problem-one-direction = Thuật toán { $algorithm } tìm từ hai đầu: bài toán phải có goals() và predecessors().
problem-no-jumps = Thuật toán { $algorithm } chỉ tìm trên lưới có nước đi chéo mà mọi ô có cùng chi phí.
engine-missing = Không có engine biên dịch của { $algorithm } cho bài toán và thiết lập này; hãy chọn engine auto hoặc textbook.

completeness-yes = Nó tìm được lời giải ở mọi nơi có lời giải, nếu đủ thời gian và bộ nhớ.
completeness-room = Nó chỉ tìm được lời giải nếu đường đi đến đó nằm trong giới hạn { $nodes } nút.
completeness-local = Nó có thể dừng ở cực tiểu địa phương dù có lời giải.
completeness-schedule = Nó có thể kết thúc ở trạng thái khác dù có lời giải: số bước có hạn.
completeness-beam = Nó có thể bỏ sót lời giải: mỗi lớp chỉ giữ { $width } nút tốt nhất.
completeness-circles = Nó có thể đi vòng quanh mãi và bỏ sót lời giải: các trạng thái đã qua trên đường lại được vào lần nữa.
completeness-depth = Nó bỏ sót các lời giải dài hơn giới hạn độ sâu.
completeness-closed-depth = Nó có thể bỏ sót lời giải ngay cả trong giới hạn độ sâu: trạng thái gặp lần đầu ở dưới sâu không được vào lại khi gần trạng thái đầu hơn.

## Cơ sở dữ liệu mẫu

pdb-name = “{ $name }” không phải là tên cơ sở dữ liệu mẫu. Có: { $known }; hoặc hãy viết các mẫu bằng ô số của chúng, như pdb(1 2 3/4 5).
pdb-misfit = Các mẫu của { $name } có { $tiles } ô số, nên không hợp với bàn { $size }.
pdb-tile-foreign = Mẫu nêu ô số { $tile }, nhưng các ô số của bàn là 1 đến { $largest }.
pdb-tile-twice = Ô số { $tile } có hai lần trong các mẫu.
pdb-patterns = { $name } có { $count } mẫu; nhiều nhất tra được { $most }.
pdb-large = { $name } quá lớn: một mẫu { $tiles } ô số trên bàn { $size } cần bảng tra { $gigabytes } GB.
pdb-board-large = Có cơ sở dữ liệu mẫu cho bàn đến { $most } ô, không có cho { $size }.
pdb-missing = Cơ sở dữ liệu mẫu { $name } chưa được dựng ({ $megabytes } MB); để dựng, hãy gõ: { $command }
pdb-damaged = Cơ sở dữ liệu mẫu { $name } bị hỏng nên không được dùng: “{ $file }”. Để dựng lại ({ $megabytes } MB), hãy gõ: { $command }
pdb-unwritable = Không ghi được cơ sở dữ liệu mẫu “{ $name }”: { $reason }.
pdb-busy = Một tiến trình khác đang dựng cơ sở dữ liệu mẫu “{ $name }”.
kernels-damaged = { $count } tệp của engine đã biên dịch bị hỏng và đã được xoá; phần còn thiếu được biên dịch lại.
pdb-memory = Dựng cơ sở dữ liệu cần { $megabytes } MB bộ nhớ, nhưng chỉ được phép { $most } MB.
