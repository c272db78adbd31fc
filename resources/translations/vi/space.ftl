# Toàn bộ không gian trạng thái của trò chơi ô số, và hình của nhiều lần tìm kiếm cạnh nhau

space-large = Bàn { $size } có quá nhiều trạng thái để vẽ mỗi trạng thái thành một điểm: lớn nhất là { $most }, với { $states } trạng thái.
space-axis = số nước đi đến đích
space-iteration = đã mở rộng trong vòng này
space-last = { $count } lần mở rộng cuối
space-earlier = chưa sinh hoặc trước đó
picture-space-title = Toàn bộ { $states } trạng thái của trò chơi ô số { $size } theo khoảng cách đến đích; trạng thái đầu cách đích { $distance } nước đi
picture-expanded = mở rộng { NUMBER($count) } nút
picture-cost = chi phí { $cost }
picture-map-title = { $problem }: từ { $start } đến { $goal }
picture-space-start = Hãy cho trạng thái đầu bằng --start: với câu đố { $size }, không biết bàn nào xa đích nhất.
picture-no-map = Bài toán “{ $problem }” không có bản đồ. Không gian trạng thái của trò chơi ô số được vẽ bằng lệnh picture space 3x3.
picture-count = Một hình so sánh từ 1 đến { $most } lần tìm kiếm, cách nhau bằng dấu chấm phẩy; ở đây có { $count }.
picture-space-moves = --moves chỉ dùng cho bản đồ: trong trò chơi ô số các nước đi luôn như nhau.
run-line-algorithm = “{ $text }” không nêu thuật toán nào; một lần tìm kiếm bắt đầu bằng một trong: { $known }.
cli-command-picture = Vẽ nhiều lần tìm kiếm cạnh nhau: mỗi lần mở rộng phần nào của không gian trạng thái hay của bản đồ.
cli-help-picture-kind = space: không gian trạng thái của câu đố, từng trạng thái nếu không quá 3×3, nếu không thì các nút theo g và h, như với mọi bài toán khác; map: một bản đồ.
cli-help-picture-what = Với space: số hàng và số cột, như 3x3, hoặc như với map. Với map: một tên, như romania, hoặc một tệp.
cli-help-picture-out = Tệp hình cần ghi; đuôi tệp quyết định định dạng: { $known }.
cli-help-picture-compare = Từ một đến { $most } lần tìm kiếm, cách nhau bằng dấu chấm phẩy, mỗi lần gồm thuật toán, heuristic và tuỳ chọn: “{ $example }”.
cli-help-picture-start = Nơi các lần tìm kiếm bắt đầu: một bàn; tên một địa điểm; hàng,cột trên lưới, hoặc x,y trên bản đồ MovingAI và trên hình. Mặc định với space: một bàn xa đích nhất.
cli-help-picture-size = Kích thước hình, tính bằng điểm ảnh. Mặc định: 1280x800.
cli-help-picture-goal = Đích: với space là last (ô trống ở góc dưới phải), first hoặc bàn bất kỳ, mặc định là last; với map là một địa điểm, viết như ở --start.
cli-help-picture-step = Vẽ mỗi lần tìm kiếm sau N lần mở rộng, hoặc ở cuối nếu nó kết thúc sớm hơn. Mặc định: ở cuối.
tree-face-space = Không gian
tree-face-space-tip = Với bài không quá 3×3: mỗi trạng thái là một điểm, xếp thành dải theo khoảng cách đến đích; với bài lớn hơn: các nút theo g và h. Giữa mỗi dải là các trạng thái trên những đường có vẻ ngắn nhất: khoảng cách từ điểm bắt đầu cộng khoảng cách Manhattan.
space-name = Không gian trạng thái và phần mà tìm kiếm đã thấy
space-laying-out = Đang sắp xếp không gian trạng thái…
space-description = { $states } trạng thái, trong đó { $seen } đã sinh.
space-distance = cách đích { $distance } nước đi
density-name = Các nút của tìm kiếm theo g và h
density-description = { $generated } nút theo g và h, trong đó { $expanded } đã mở rộng.
density-g = g: chi phí từ đầu
density-h = h: ước lượng chi phí đến đích
density-level = lớp f
density-waiting = chỉ mới sinh
density-mixed = cả hai
density-shade = đậm hơn: nhiều nút hơn
density-title = Các nút theo g và h; trạng thái đầu: { $board }
density-step = bước { $step }
density-f = f = { $f }
density-sum = g + h = { $f }
density-uninformed = Tìm kiếm này không có heuristic: ở mọi nút h = 0, nên tất cả các nút nằm trên một đường thẳng.
density-tip-g = g = { $g }
density-tip-h = h = { $h }
density-tip = đã sinh { $generated }, trong đó đã mở rộng { $expanded }
space-solution = lời giải
compare-space-tip = Mỗi lần tìm kiếm đã sinh và mở rộng phần nào của không gian trạng thái, đặt cạnh nhau, thay cho biểu đồ đường. Giữa mỗi dải là các trạng thái trên những đường có vẻ ngắn nhất: khoảng cách từ điểm bắt đầu cộng khoảng cách Manhattan.
