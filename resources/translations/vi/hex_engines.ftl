# Các engine chơi Hex, và điều chúng nói khi tìm kiếm.

unknown-hex-engine = Không có engine Hex “{ $name }”. Có: { $known }.
unknown-hex-engine-near = Không có engine Hex “{ $name }”. Có phải bạn muốn viết { $near }?

cli-command-hex-solve = Chứng minh nước đầu nào thắng trên bàn Hex nhỏ còn trống.
cli-command-hex-analyse = Nêu các nước tốt nhất ở mọi thế cờ của một ván Hex.
hex-help-solve-size = Số hàng của bàn: { $least } đến { $most }. 6 mất vài giây, 7 mất hàng giờ.
hex-help-analyse-file = Ván cờ: tệp SGF hoặc tệp phát lại, - là đầu vào chuẩn.
hex-help-analyse-seconds = Nghĩ bao nhiêu giây cho một thế cờ. Mặc định: { $default }.
hex-help-analyse-best = Nêu chừng ấy nước của mỗi thế cờ. Mặc định: { $default }.
hex-solve-large = Chỉ giải được thế cờ trên bàn có nhiều nhất { $most } hàng.
hex-solve-sum = Hex { $size }×{ $size }: { $winning } trên { $cells } nước đầu thắng cho bên nối trên với dưới.
hex-solve-positions = Thế cờ
hex-solve-progress = Đang giải: { $percent }% số nước đầu, { $seconds } s
hex-solve-cancelled = Bỏ dở: đã giải { $known } trên { $cells } nước đầu.
hex-analyse-progress = Đang tìm: { $seconds } s
hex-analyse-cancelled = Bỏ dở.
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
