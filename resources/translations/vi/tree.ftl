# Cây và đồ thị của lần tìm kiếm.

tree-face-tree = Cây
tree-face-graph = Đồ thị
tree-face-step = Bước
tree-face-tree-tip = Cây tìm kiếm: mỗi nút nằm dưới nút đã sinh ra nó, theo thứ tự tìm kiếm. Những gì bước này sinh ra được in đậm.
tree-face-graph-tip = Các trạng thái đã gặp, mỗi trạng thái một lần: các nút trùng nhau được gộp lại, với mọi đường nối giữa chúng.
tree-face-step-tip = Bàn ở bước này, cỡ lớn.
tree-faces = Hiện phần nào của lần tìm kiếm
tree-name = Cây tìm kiếm
graph-name = Đồ thị trạng thái
tree-legend = Ý nghĩa các ký hiệu
tree-keys = Phím mũi tên đi dọc theo cây, Enter gập và mở, cộng và trừ để phóng to thu nhỏ, 0 hiện tất cả.
tree-empty = Cây tìm kiếm sẽ hiện dần ở đây, từng nút một.
tree-drawing = Đang vẽ…
tree-count = { NUMBER($count) } nút
graph-count = { NUMBER($count) } trạng thái
tree-zoom-in = To hơn
tree-zoom-in-tip = To hơn (+, hoặc con lăn)
tree-zoom-out = Nhỏ hơn
tree-zoom-out-tip = Nhỏ hơn (−, hoặc con lăn)
tree-fit = Tất cả
tree-fit-tip = Hiện mọi phần đang mở (0)
tree-follow = Bám theo
tree-follow-tip = Giữ nút hiện tại trong tầm nhìn; kéo hình bằng tay thì thôi bám theo.
tree-more = Thêm
tree-more-tip = Gập, mở, lưu thành hình

tree-menu-toggle = Gập hoặc mở
tree-menu-unfold-below = Mở tất cả bên dưới
tree-menu-made-at = Đến bước đã sinh ra nó
tree-menu-expanded-at = Đến bước đã mở rộng nó
tree-menu-as-usual = Gập như lúc đầu
tree-menu-save-svg = Lưu phần đang thấy dạng SVG…
tree-menu-save-png = Lưu phần đang thấy dạng PNG…
tree-menu-save-all-svg = Lưu mọi phần đang mở dạng SVG…
tree-menu-save-all-png = Lưu mọi phần đang mở dạng PNG…
tree-save-title = Lưu hình
tree-save-svg-kinds = Hình SVG (*.svg)
tree-save-png-kinds = Hình PNG (*.png)

tree-mark-current = hiện tại
tree-mark-open = mở
tree-mark-closed = đóng
tree-mark-waiting = chờ
tree-mark-done = xong
tree-mark-entered = trên đường đi
tree-mark-superseded = bị thay
tree-mark-dropped = bị bỏ
tree-mark-cut = bị cắt
tree-mark-not-chosen = không được chọn
tree-mark-forgotten = bị quên
tree-mark-rejected = bị loại
tree-mark-solution = lời giải
tree-mark-cheaper = rẻ hơn
tree-mark-meeting = hai phía gặp nhau

node-costs = { $costs ->
    [g] { tree-costs-g }
    [h] { tree-costs-h }
    [weighted] f = { tree-costs-weighted }
    [backed-up] f = { tree-costs-backed-up }
   *[total] f = { tree-costs }
}
tree-costs = { $f } = { $g } + { $h }
tree-costs-g = g = { $g }
tree-costs-h = h = { $h }
tree-costs-weighted = { $f } = { $g } + { $weight }·{ $h }
tree-costs-backed-up = { $f } > { $g } + { $h }
tree-folded = ▸ { NUMBER($count) } nút
tree-folded-more = ▸ hơn { NUMBER($count) }
tree-folded-short = ▸ { $count }
tree-folded-more-short = ▸ > { $count }
tree-gap = ⋮ { NUMBER($count) } tầng
tree-root-start = từ trạng thái đầu ↓
tree-root-goal = ngược từ đích ↓
tree-root-bound = ngưỡng { $bound }

tree-node = Nút { NUMBER($number, useGrouping: 0) }: { $costs } · { $mark }
    { $state }
tree-node-expanded = Mở rộng ở bước { NUMBER($step) }
tree-node-backed-up = Giá trị của nó lớn hơn g + h: được truyền ngược từ các nút kế tiếp, hoặc lấy từ nút cha.
tree-node-rejected = Bị loại: { $state }
    { $costs } không tốt hơn nút { NUMBER($known, useGrouping: 0) }, nơi trạng thái này đã được tìm thấy.
tree-node-pruned = Bỏ qua: { $state }
    Từ đây không đến được đích (h = ∞).
