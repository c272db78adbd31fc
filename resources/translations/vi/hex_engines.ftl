# Các engine chơi Hex, và điều chúng nói khi tìm kiếm.

unknown-hex-engine = Không có engine Hex “{ $name }”. Có: { $known }.
unknown-hex-engine-near = Không có engine Hex “{ $name }”. Có phải bạn muốn viết { $near }?

cli-command-hex-solve = Chứng minh nước đầu nào thắng trên bàn Hex nhỏ còn trống.
cli-command-hex-analyse = Hiện các nước tốt nhất ở mọi thế cờ của một ván Hex.
hex-help-solve-size = Số hàng của bàn: { $least } đến { $most }. 6 mất vài giây, 7 mất hàng giờ, 8 mất nhiều ngày: hãy đặt giới hạn, đến lúc đó những gì đã biết sẽ được in ra.
hex-help-analyse-file = Ván cờ: tệp SGF hoặc tệp phát lại, - là đầu vào chuẩn.
hex-help-analyse-seconds = Phân tích mỗi thế cờ bao nhiêu giây. Mặc định: { $default }.
hex-help-analyse-best = Hiện K nước tốt nhất của mỗi thế cờ. Mặc định: { $default }.
hex-solve-large = Chỉ giải được thế cờ trên bàn có nhiều nhất { $most } hàng.
hex-solve-sum = Hex { $size }×{ $size }: { $winning }/{ $cells } nước đầu thắng cho bên nối trên với dưới.
hex-solve-positions = Thế cờ
hex-solve-progress = Đã giải { $known }/{ $cells } nước đầu, { $positions } thế cờ, { $rate } mỗi giây, { $seconds } s
hex-solve-so-far = Hex { $size }×{ $size }: trong { $known } nước đầu đã giải, { $winning } nước thắng cho bên nối trên với dưới.
hex-solve-limit = Đã đến giới hạn: { $limit }. Đã giải { $known }/{ $cells } nước đầu.
hex-help-solve-seconds = Dừng sau S giây, với mã 3, và in ra những gì đã biết.
hex-help-solve-memory = Không dùng nhiều bộ nhớ hơn mức này cho các thế cờ: 500M, 2G. Càng nhiều thì từ 7 hàng trở lên giải càng nhanh. Mặc định: mức thường dùng cho bàn, 105 MB từ 7 hàng.
hex-help-solve-progress = Báo tiến độ ra luồng lỗi chuẩn 5 giây một lần, kể cả khi đó không phải là terminal.
hex-solve-cancelled = Đã dừng: đã giải { $known }/{ $cells } nước đầu.
hex-analyse-progress = Đang tìm: { $seconds } s
hex-analyse-cancelled = Đã dừng.
hex-analyse-played = { $number }. { $side ->
        [red] Đỏ
       *[blue] Xanh
    } đến lượt, đi { $played }
hex-analyse-position = { $number }. { $side ->
        [red] Đỏ
       *[blue] Xanh
    } đến lượt
hex-analyse-worth = { $move }: thắng { $value }% của { $visits } ván
hex-analyse-wins = { $move }: thắng, đã chứng minh
hex-analyse-loses = { $move }: thua, đã chứng minh
hex-analyse-estimate = { $move }: ước lượng { $value }
hex-analyse-unknown = { $move }: chưa rõ trong thời gian này
hex-analyse-at-most = { $move }: ước lượng nhiều nhất { $value }
hex-analyse-open = { $move }: chưa rõ, vì một nước khác thắng
hex-analyse-fair = (Đối thủ có thể đổi: một nước đáng giá phần mà bên mạnh hơn để lại cho bên kia.)
hex-analyse-over = { $number }. { $side ->
        [red] Đỏ
       *[blue] Xanh
    } đã thắng; không còn gì để phân tích.
