# Các chiến lược chia để trị.

cli-help-strategy = Cách xử lý bàn: mỗi lần bao nhiêu ô số, tile (mặc định), pair hoặc line (cả một hàng hay cột, hoặc phần tìm được của nó), và tuỳ ý order=thesis|rows|rings|cheapest (hàng, cột hoặc ô số nào là kế tiếp), final=3x2|3x3|4x3|4x4 (khối cuối cùng được tìm tối ưu), search=auto|astar|wastar|greedy và estimate=delivery|manhattan (dùng gì để tìm các đích con), và improve (cuối cùng tìm lại tất cả, mỗi lần vài ô số bằng tìm kiếm chùm tia có tính đến các ô số còn lại; trên bàn nhỏ thì sau đó gộp các đích con cạnh nhau, chừng nào còn làm ngắn lời giải). Ví dụ: "line final=3x3 improve".
cli-divide-min = Cần ít nhất { $count } nước đi.
cli-divide-optimum = Tối ưu là { $count } nước đi.
cli-divide-optimal = Không có lời giải nào ngắn hơn.
cli-label-strategy = Chiến lược
strategy-word = “{ $word }” không phải là một phần của chiến lược. Có: { $known }.
strategy-twice = “{ $word }”: mỗi phần của chiến lược chỉ được nêu một lần.

## Chọn trong cửa sổ

strategy-group = Mỗi lần
strategy-group-tip = Mỗi lần tìm kiếm đưa bao nhiêu ô số về chỗ.
strategy-tile = một ô số
strategy-pair = hai ô số
strategy-line = cả hàng (cột)
strategy-final = Khối cuối
strategy-final-tip = Phần còn lại cuối cùng được tìm tối ưu: khối càng lớn thì càng ít nước đi và tìm càng lâu. Khối 4×4 dùng cơ sở dữ liệu mẫu nếu đã dựng.
strategy-order = Thứ tự
strategy-order-tip = Hàng hoặc cột nào, hoặc ô số nào trong đó, là kế tiếp.
strategy-thesis = cạnh dài trước
strategy-rows = hàng, rồi đến cột
strategy-rings = vòng quanh, từng vành
strategy-cheapest = trong hàng, ô số rẻ nhất
strategy-search = Tìm kiếm
strategy-search-tip = Thuật toán cho mỗi phần. Tự động: A*, hoặc A* có trọng số khi nhiều ô số làm không gian quá lớn đối với A*.
strategy-auto = tự động
strategy-estimate = Ước lượng
strategy-estimate-tip = Heuristic cho mỗi phần. Chở ô số: chi phí của riêng ô số đắt nhất, hoặc tổng mọi khoảng cách; Manhattan: chỉ các khoảng cách.
strategy-improve = Rút ngắn cuối cùng
strategy-improve-tip = Lượt cuối: mỗi lần đưa vài ô số của một hàng về chỗ bằng tìm kiếm chùm tia có tính đến các ô số còn lại, trong đó nước đi đưa ô số khác gần chỗ của nó thì rẻ hơn. Trên bàn nhỏ, sau đó tìm gộp các phần cạnh nhau và làm lại phần sau, chừng nào còn làm ngắn lời giải. Các giai đoạn của lượt này thay cho các giai đoạn đầu.

## Các chiến lược cạnh nhau

strategies-compare = So sánh…
strategies-compare-tip = Giải bàn này bằng nhiều chiến lược và so sánh chúng.
strategies-title = So sánh các chiến lược
strategies-about = Bàn này được giải lần lượt bằng từng chiến lược. Có thể mở một dòng trong trang.
strategies-progress = Số chiến lược đã xong
strategies-open = Mở trong trang
strategies-final = khối cuối { $size }
strategies-improved = rút ngắn cuối cùng
