## Bộ soi: mọi điều biết về một nút

inspector-title = Chi tiết
inspector-name = Chi tiết của một nút
inspector-empty = Chi tiết của một nút sẽ hiện ở đây: ước lượng theo từng ô số, đường đi, tình trạng và các nút kế tiếp.
inspector-node = Nút { NUMBER($number, useGrouping: 0) }
inspector-now = ở bước này
inspector-picked = đang chọn; nhấn Esc để trở lại
inspector-board = Bàn của nút với ước lượng theo từng ô số
inspector-link = Nút { NUMBER($number, useGrouping: 0) }: { node-costs }

inspector-f-total = f = g + h: { tree-costs }
inspector-f-weighted = f = g + { $weight }·h: { tree-costs-weighted }
inspector-f-value = giá trị { $f }; g + h = { $g } + { $h } = { $sum }
inspector-f-value-about = Nút được xếp theo giá trị của nó: ít nhất bằng giá trị của nút cha, và khi các nút bên dưới bị quên thì bằng giá trị nhỏ nhất trong số đó.

## h theo từng ô số

inspector-h = h = { $h } · { $heuristic }
inspector-h-none = Tìm kiếm mù: không có h
inspector-h-none-about = Nó mở rộng các nút mà không ước lượng khoảng cách đến đích.
inspector-part = { $tile }: { $amount }
inspector-parts-more = … và { $count } nữa
inspector-about-distance = Với mỗi ô số, số hàng và số cột đến chỗ đích của nó; ô trống không tính.
inspector-about-straight = Với mỗi ô số, khoảng cách theo đường thẳng đến chỗ đích của nó; ô trống không tính.
inspector-about-misplaced = 1 cho mỗi ô số không ở đúng chỗ; ô trống không tính.
inspector-about-exchange = 1 cho mỗi ô số sai chỗ; 2 cho một ô số của mỗi chu trình không chứa ô trống, vì nó phải nhường chỗ trước.
inspector-about-nothing = Không ô số nào làm tăng ước lượng.
inspector-about-own = Chỉ chính hàm đó biết ước lượng của nó gồm những gì.
inspector-about-delivery = Số nước đi để đưa các ô số của mục tiêu con về đúng ô khi không có ô số nào khác cản đường, kể cả những nước để ô trống đến cạnh ô số cần đẩy tiếp theo.
inspector-about-approach = Khoảng cách từ các ô số của mục tiêu con đến ô đích của chúng, cộng với khoảng cách từ ô trống đến ô số gần nhất, mỗi khoảng cách có trọng số riêng; đây không phải cận dưới.
inspector-conflict = { $tile } phải rời { $line ->
    [row] hàng
   *[column] cột
} của nó để { $others } đi qua: +2
inspector-about-patterns = Mỗi bảng tra cho biết các ô số trong mẫu của nó cần ít nhất bao nhiêu nước đi.
inspector-look-up = { $letter }: các ô số { $tiles } → { $moves }
inspector-mirrored = Tra theo ảnh đối xứng của bàn, cho tổng lớn hơn.
inspector-walk-rows = Hàng, lên và xuống: { $moves }
inspector-walk-columns = Cột, trái và phải: { $moves }
inspector-about-walking = Mỗi hàng (cột) chứa bao nhiêu ô số có chỗ đích ở từng hàng (cột); ▢: ô trống ở đó.
inspector-greatest = lớn nhất trong:
inspector-greatest-about = Nhấp vào một ước lượng để xem hình vẽ của nó.
inspector-raised = Bảng của lần tìm kiếm cho ước lượng cao hơn: h = { $h }.

## g theo đường đi

inspector-g = g = { $g } · đường đi
inspector-g-backward = g = { $g } · đường đi ngược từ đích
inspector-g-none = Đường đi bắt đầu ở đây nên chưa có chi phí.
inspector-g-alike = { $count ->
   *[other] { $count } nước đi, mỗi nước { $cost }
}
inspector-path-start = đầu
inspector-path-goal = đích
inspector-path-skipped = { $count } nút trước đó

## Nút từ đâu ra

inspector-origin = Nguồn gốc của nút
inspector-origin-start = Đây là trạng thái đầu.
inspector-origin-goal = Đây là đích, nơi bắt đầu tìm ngược.
inspector-origin-again = Đây là trạng thái đầu, được xét lại sau bước { $step }.
inspector-origin-move = Sinh ở bước { $step } từ nút { $parent } bằng nước đi { $move }.
inspector-origin-back = Sinh ở bước { $step } từ nút { $parent }, đi { $move } ngược từ đích.
inspector-origin-on = Nút này thay nút { $previous } từ bước { $step }, với giá trị khác hoặc để mở rộng lại.
inspector-made-new = Trạng thái của nó là mới.
inspector-made-cheaper = Đây là đường đi rẻ hơn đến trạng thái của nút { $previous } đang ở OPEN.
inspector-made-reopened = Đây là đường đi rẻ hơn đến trạng thái của nút { $previous } đã đóng: trạng thái đó được mở lại.
inspector-made-copy = Trạng thái của nó đã biết, là nút { $previous }; bản sao được phát hiện khi trộn lớp.
inspector-made-meeting = Phía bên kia đã biết trạng thái này: hai phía gặp nhau ở đây.
inspector-made-goal = Nó được nhận ra là đích ngay khi sinh.

## Số phận của nút

inspector-fate = Tình trạng của nút
inspector-status-waiting = Đang chờ trong OPEN.
inspector-status-next = Sẽ được vào tiếp theo.
inspector-status-closed = Mở rộng ở bước { $expanded }, từ đó đã đóng.
inspector-status-entered = Vào ở bước { $expanded }; đang tìm cây con của nó.
inspector-status-done = Vào ở bước { $expanded }; cây con của nó đã tìm xong ở bước { $ended }.
inspector-status-superseded = Bị thay ở bước { $ended } bởi nút { $by }, đường đi rẻ hơn đến cùng trạng thái.
inspector-status-dropped = Bị bỏ ở bước { $ended }: không thuộc nhóm tốt nhất của lớp.
inspector-status-copy = Ở bước { $ended } nhận ra là bản sao của nút { $by }.
inspector-status-cut = Bị cắt ở bước { $ended }: vượt ngưỡng của vòng.
inspector-status-repeated = Bị bỏ qua ở bước { $ended }: trạng thái lặp lại.
inspector-status-pruned = Bị bỏ qua ở bước { $ended }: h = ∞.
inspector-status-forgotten = Bị quên ở bước { $ended }, chỉ còn giá trị.
inspector-status-replaced = Được thay bằng nút { $by } ở bước { $ended }.
inspector-status-too-deep = Bị bỏ ở bước { $ended }: không còn chỗ cho nút nào bên dưới.
inspector-status-visited = Tác tử đã ở đây ở bước { $expanded }.
inspector-status-not-chosen = Ở bước { $ended }, nút kế tiếp khác được chọn.
inspector-status-rejected = Bị từ chối ở bước { $ended }: tìm kiếm ở nguyên chỗ cũ.
inspector-was-expanded = Nó đã được mở rộng ở bước { $expanded }.
inspector-is-goal = Đây là đích đã tìm thấy.
inspector-on-solution = Nó nằm trên đường đi của lời giải.

## Các nút kế tiếp

inspector-successors = Nút kế tiếp
inspector-successors-not-yet = Nút này chưa được mở rộng.
inspector-successors-none = Không có nút nào được sinh ra.
inspector-fate-new = mới
inspector-fate-cheaper = rẻ hơn { $known }
inspector-fate-reopened = mở lại { $known }
inspector-fate-no-better = không hơn { $known }
inspector-fate-overlooked = bị bỏ, dù rẻ hơn { $known }
inspector-fate-closed = đã đóng, là { $known }
inspector-fate-pruned = h = ∞
inspector-fate-waiting = chờ
inspector-fate-cut = vượt ngưỡng
inspector-fate-repeated = lặp lại
inspector-fate-dropped = đã bỏ trước, là { $known }
inspector-fate-copy = bản sao của { $known }
inspector-fate-meeting = hai phía gặp nhau
inspector-fate-forgotten = bị quên
inspector-fate-too-deep = hết chỗ bên dưới
inspector-fate-accepted = được nhận
inspector-fate-rejected = bị từ chối
inspector-fate-goal = đích
inspector-since-waiting = trong OPEN
inspector-since-next = kế tiếp
inspector-since-closed = đóng ở bước { $expanded }
inspector-since-entered = vào ở bước { $expanded }
inspector-since-done = xong ở bước { $ended }
inspector-since-superseded = bị thay ở bước { $ended }
inspector-since-dropped = bị bỏ ở bước { $ended }
inspector-since-copy = nhận ra ở bước { $ended }
inspector-since-cut = bị cắt ở bước { $ended }
inspector-since-repeated = bỏ qua ở bước { $ended }
inspector-since-pruned = bỏ qua ở bước { $ended }
inspector-since-forgotten = bị quên ở bước { $ended }
inspector-since-replaced = tiếp tục là { $by }
inspector-since-too-deep = bị bỏ ở bước { $ended }
inspector-since-visited = đã đến ở bước { $expanded }
inspector-since-not-chosen = không được chọn ở bước { $ended }
inspector-since-rejected = bị từ chối ở bước { $ended }
