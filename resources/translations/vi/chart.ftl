## Biểu đồ: những gì nó còn cho thấy

chart-how = Nhấp: đến bước đó. Con lăn, kéo, + và −: phóng to thu nhỏ. Nhấp đúp hoặc Home: hiện tất cả.
chart-f-min-line = f-min (phải)
chart-temperature = nhiệt độ T (phải)
chart-open-forward = OPEN, tiến
chart-open-backward = OPEN, lùi
chart-round-nodes = số nút
chart-formula = theo công thức
axis-round = vòng

chart-ids-formula = N(IDS) = (d + 1)·b⁰ + d·b¹ + … + 1·bᵈ = { NUMBER($total, maximumFractionDigits: 0) } với d = { $depth } và b = { $branching } (các vòng đã xong).
chart-ids-sum = b⁰ + b¹ + … + bᵏ, lấy tổng theo các ngưỡng k của các vòng (đến { $depth }), là { NUMBER($total, maximumFractionDigits: 0) } với b = { $branching } (các vòng đã xong).
chart-ids-counted = Đã đếm { $count } nút{ $last ->
    [left-off] , vòng cuối bị bỏ dở.
   *[finished] .
}
chart-ids-short = N(IDS) = { NUMBER($total, maximumFractionDigits: 0) } (d = { $depth }, b = { $branching })
chart-rounds-short = Trung bình ×{ NUMBER($ratio, maximumFractionDigits: 2) } nút mỗi vòng; vòng cuối { $share }%.
chart-rounds-ratio = Trung bình mỗi vòng đã xong sinh số nút gấp { NUMBER($ratio, maximumFractionDigits: 2) } lần vòng trước; vòng cuối chiếm { $share }% số nút.
chart-counting = Các nút của lần tìm kiếm dài này vẫn đang được đếm. Đã đếm: { $share }%.
chart-updating = Đã vẽ đến bước { $step }

## Lưu biểu đồ

chart-menu = Lưu hoặc phóng to biểu đồ
chart-menu-tip = Lưu biểu đồ thành hình hoặc số liệu; con lăn hoặc kéo để phóng to
chart-whole = Hiện tất cả
chart-whole-tip = Hiện lại toàn bộ biểu đồ (Home, nhấp đúp)
chart-save-png = Lưu dạng PNG…
chart-save-svg = Lưu dạng SVG…
chart-save-csv = Lưu số liệu dạng CSV…
chart-save-title = Lưu biểu đồ
chart-files-png = Hình PNG (*.png)
chart-files-svg = Hình vẽ SVG (*.svg)
chart-files-csv = Bảng số liệu (*.csv)
chart-picture-title = { $kind } · { $search }
chart-picture-about = từ { $board } đến { $goal }
chart-picture-other = { $problem }: từ { $board } đến { $goal }
