# Trang So sánh.

compare-title = So sánh

## So sánh những gì

compare-add = Thêm
compare-add-tip = So sánh thêm một cấu hình, nhiều nhất sáu.
compare-presets = Có sẵn
compare-presets-tip = So sánh mẫu để dạy.
compare-preset-heuristics = Bốn heuristic của A*
compare-preset-classics = Chiều rộng · Chi phí đồng nhất · Tham lam · A*
compare-preset-ties = A* với bốn quy tắc khi f bằng nhau
compare-add-explore = Thêm lần tìm kiếm của Khám phá
compare-position = Vị trí { $t }/{ $length }
compare-sample = Lấy bàn { $board }
compare-by = đồng bộ theo
compare-by-name = Đồng bộ theo
compare-by-step = bước
compare-by-step-tip = Ở mỗi vị trí, mọi tìm kiếm thêm một lần mở rộng; tìm kiếm đã kết thúc thì đứng yên ở cuối.
compare-by-layer = lớp f
compare-by-layer-tip = Ở mỗi vị trí, mọi tìm kiếm đã mở rộng hết các nút đến giá trị f kế tiếp.
compare-by-time = thời gian
compare-by-time-tip = Mỗi tìm kiếm hiện ở chỗ mà nó đạt được sau số mili giây này khi chạy một mình.
compare-by-time-later = Có sau khi đã đo thời gian của mọi tìm kiếm.
compare-common = { $name }:
compare-chip = { $letter }: { $name }
compare-chip-tip = { $letter }: { $name }. Nhấp để thay đổi.
compare-remove = Bỏ { $letter }
compare-board = Bàn của Khám phá: { $board }; đích { $goal }
compare-problem = { $problem }: từ { $board } đến { $goal }
compare-weight = trọng số { $weight }
compare-ties = f bằng nhau: { $ties }
compare-option = { $name }: { $value }
compare-textbook = giáo khoa
compare-compiled = biên dịch

## Biểu đồ

compare-chart = Biểu đồ chung
compare-chart-title = OPEN, số lần mở rộng và f, đồng bộ
compare-chart-empty = Các đường sẽ hiện ở đây khi có nút được mở rộng.
compare-toggle-tip = Hiện hoặc ẩn { $name } của mọi cấu hình.
compare-axis-step = số lần mở rộng của mỗi tìm kiếm
compare-axis-layer = f đến
compare-axis-time = mili giây, mỗi tìm kiếm chạy riêng
compare-line = { $letter }: { $name } – { $what }

## Bảng số liệu

compare-table = Kết quả của mỗi cấu hình
compare-table-none = Số liệu của mỗi cấu hình sẽ hiện ở đây.
compare-column-name = Cấu hình
compare-column-name-end = Lúc kết thúc
compare-column-name-short = Tìm kiếm
compare-column-name-tip = Các cấu hình; Enter hoặc nhấp đúp mở một cấu hình trong Khám phá ở bước của nó.
compare-column-cost = Chi phí
compare-column-cost-tip = Chi phí của lời giải tìm được, hoặc kết cục của việc tìm kiếm.
compare-column-optimal = Tối ưu
compare-column-expanded = Mở rộng
compare-column-expanded-tip = Số nút đã mở rộng trong cả lần tìm đến giờ; thẻ cho biết số đến bước hiện tại
compare-column-generated = Sinh
compare-column-generated-tip = Số trạng thái kế tiếp đã sinh trong cả lần tìm đến giờ
compare-column-reopened = Mở lại
compare-column-memory = Bộ nhớ
compare-column-time = Thời gian
compare-column-optimal-tip = Lời giải có tối ưu không: được bảo đảm, hoặc chi phí bằng giá trị tối ưu đã biết.
compare-column-max-open = OPEN max
compare-column-engine = Engine
compare-column-engine-tip = Engine dùng khi đo thời gian. Nóng: đã từng chạy một lần tìm kiếm như thế; nguội: chưa.
compare-column-branching = b*
compare-column-branching-tip = Hệ số phân nhánh hiệu dụng: b sao cho b + b² + … + bᵈ = số nút đã sinh, với d là số nước đi của lời giải tìm được.
compare-column-penetrance = Độ xuyên
compare-column-penetrance-tip = Độ xuyên thấu (penetrance): số nước đi của lời giải tìm được chia cho số nút đã sinh; bằng 1 khi không sinh nút nào khác.
compare-column-time-tip = Việc tìm kiếm mất bao lâu khi chạy một mình, không có gì khác chạy; không bao giờ đo khi chạy đồng bộ.
compare-time-later = Thời gian được đo khi việc tìm kiếm đã xong và không có gì đang phát.
compare-time-tip = { $count ->
    [1] Một lần tìm kiếm không bị quấy rầy trên luồng riêng; { $engine }.
   *[other] Trung vị của { $count } lần tìm kiếm không bị quấy rầy, lần lượt trên luồng riêng; { $engine }.
}
compare-times = Thời gian: từng tìm kiếm riêng, { $engines }
compare-times-later = Thời gian: đo riêng từng tìm kiếm, khi không còn gì khác chạy.
compare-times-of = { $letters }: { $engine }
compare-engine = engine { $engine }, { $warmth }
compare-warm = đã làm nóng
compare-cold = chưa làm nóng
optimum-reached = Không có lời giải nào rẻ hơn: tối ưu là { $optimum }.
optimum-missed = Có lời giải rẻ hơn: tối ưu là { $optimum }.
listed-equal = Chi phí bằng giá trị tối ưu ghi trong tệp: { NUMBER($listed, maximumFractionDigits: 8) }.
listed-rounded = Chi phí { NUMBER($found, maximumFractionDigits: 8) } khớp với giá trị tối ưu trong tệp, nhưng chỉ đến số chữ số được ghi ở đó: { NUMBER($listed, maximumFractionDigits: 8) }.
listed-differs = Tệp ghi giá trị tối ưu { NUMBER($listed, maximumFractionDigits: 8) }, nhưng tìm kiếm cho { NUMBER($found, maximumFractionDigits: 8) }.
listed-no-path = Tệp ghi giá trị tối ưu { NUMBER($listed, maximumFractionDigits: 8) }, nhưng không có đường đi.
listed-unchecked = Tệp ghi giá trị tối ưu { NUMBER($listed, maximumFractionDigits: 8) }; lần tìm kiếm này không kiểm tra điều đó vì có thể bỏ lỡ đường đi ngắn nhất.
banner-listed-equal = tối ưu, đúng như tệp ghi: { NUMBER($listed, maximumFractionDigits: 8) }
banner-listed-rounded = tối ưu, nhưng tệp chỉ ghi { NUMBER($listed, maximumFractionDigits: 8) }
banner-listed-differs = tối ưu, nhưng tệp ghi { NUMBER($listed, maximumFractionDigits: 8) }
optimal-yes = có
optimal-no = không
optimal-open = không bảo đảm

## Các thẻ

compare-card-tip = { $name }. Nhấp: mở trong Khám phá ở bước này.
compare-ends-tip = Kéo điểm đầu hoặc đích trên bản đồ để dời nó.
compare-card-expanded = mở rộng { $expanded }
compare-card-open = OPEN { $open }
compare-f = f = { $costs }

## Cặp so sánh

compare-against = với
compare-one = Cấu hình thứ nhất có các trạng thái được so sánh
compare-other = Cấu hình thứ hai có các trạng thái được so sánh
compare-configuration = Trạng thái được mở rộng bởi
compare-only = chỉ { $letter }: { $count }
compare-only-tip = Trạng thái mà { $letter } đã mở rộng còn { $other } thì không.
compare-both = cả hai: { $count }
compare-both-tip = Trạng thái mà cả { $letter } và { $other } đã mở rộng.
compare-faces = Cây, danh sách hoặc bản đồ
compare-tree = Cây
compare-tree-tip = Những gì hai bên đã mở rộng, trong một cây: mỗi trạng thái một lần, dưới trạng thái mà từ đó nó đến được lần đầu.
compare-list = Danh sách
compare-list-tip = Từng trạng thái một, sớm nhất trước.
compare-map = Bản đồ
compare-map-tip = Những gì hai bên đã mở rộng, trên một bản đồ: chỉ bên thứ nhất, chỉ bên thứ hai, hoặc cả hai.
compare-open = Mở trong Khám phá
compare-open-tip = Xem trạng thái được chọn trong Khám phá, ở bước mở rộng nó (Enter, nhấp đúp).
compare-states = Trạng thái mà một bên đã mở rộng
compare-joint-tree = Cây chung của những gì cả hai bên đã mở rộng
compare-state = Trạng thái
compare-step-of = Bước của { $letter }
compare-f-of = f
compare-node = { $letter } { $step }
compare-later = So sánh khi các tìm kiếm tạm dừng hoặc kết thúc.
compare-computing = Đang so sánh các trạng thái đã mở rộng…
compare-no-pair = Cần ít nhất hai cấu hình tìm kiếm được ở đây.
compare-nothing = Ở vị trí này không có trạng thái nào.
compare-same = { $one } và { $other } đã mở rộng cùng các trạng thái.
compare-within = { $outer } mở rộng mọi trạng thái của { $inner }.
compare-apart = { $one } và { $other } đều có trạng thái chỉ mình mở rộng.
compare-legend-only = chỉ { $letter }
compare-legend-both = cả hai
compare-legend-solution = đường mà { $letter } tìm được
compare-legend-part = { $count } nút đầu trong { $size }

## Lời kể

compare-begin = Chưa mở rộng nút nào.
compare-searching = đang tìm…
compare-measuring = đang đo thời gian…
compare-counters = { $count } cấu hình · cả các lần tìm: mở rộng { $expanded } · { $memory }
compare-at-start = Ban đầu, trong OPEN chỉ có trạng thái đầu.
compare-at-step = { $step ->
   *[other] Sau { $shown } lần mở rộng của mỗi tìm kiếm:
}
compare-at-layer = Khi mỗi tìm kiếm đã mở rộng mọi nút có f đến { $f }:
compare-at-time = Sau { $milliseconds } ms chạy riêng của mỗi tìm kiếm:
compare-status-all = tất cả ở bước { $step }
compare-status = { $letter } ở bước { $step }
compare-stopped = Đã dừng: một số tìm kiếm chưa kết thúc.
compare-at-limit = Đã đến giới hạn: một số tìm kiếm chưa kết thúc.
compare-ended = Mọi tìm kiếm đã kết thúc.
compare-alike = Mọi tìm kiếm tìm được lời giải đều mở rộng { $expanded } nút.
compare-min = { $letter } ({ $name }) mở rộng ít nút nhất: { $expanded }. { $other } mở rộng gấp { NUMBER($ratio, maximumFractionDigits: 1) } lần: { $most }.
compare-at-step-some = Bước { $shown }.
compare-ended-before = Đã kết thúc:
compare-behind = Chưa tới đó:
compare-min-tied = Mở rộng ít nút nhất, mỗi cái { $expanded }: { $letters }. { $other } mở rộng gấp { NUMBER($ratio, maximumFractionDigits: 1) } lần: { $most }.
compare-jumps-measure = Tìm kiếm điểm nhảy chỉ sinh những ô mà đường đi có thể rẽ, còn một bước nhảy lướt qua nhiều ô khác: b* và độ xuyên, vốn so số nút được sinh với số nước đi, không nói lên điều gì ở đây.
compare-paused = Tạm dừng sau { $expanded } lần mở rộng: { $letters }.
compare-paused-short = Tạm dừng sau { $expanded }
compare-whole = Bảng tính cả các lần tìm, đến lúc này.
compare-whole-short = Cả các lần tìm
compare-stopped-after = Đã dừng sau { $expanded } lần mở rộng: { $letters }.
compare-stopped-after-short = Đã dừng sau { $expanded }
compare-limited = Đã đến giới hạn sau { $expanded } lần mở rộng: { $letters }.
compare-limited-short = Giới hạn sau { $expanded }
compare-go-on-tip = Tìm đến cùng. Nút “Dừng tìm kiếm” ở trình phát sẽ kết thúc.
