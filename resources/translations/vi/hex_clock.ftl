# Thời gian suy nghĩ trong ván Hex, trong cửa sổ và trên dòng lệnh.

hex-time = Thời gian mỗi bên
hex-time-none = không giới hạn
hex-time-minutes = { " " }ph
hex-time-about = Ai hết thời gian là thua. Đồng hồ chạy từ nước đầu tiên.
hex-added = Cộng mỗi nước
hex-added-none = không
hex-added-seconds = { " " }s
hex-added-about = Số giây này được cộng vào thời gian của bên đi sau mỗi nước.
hex-clock-left = { $side ->
    [red] Đỏ còn { $time }
   *[blue] Xanh còn { $time }
}
hex-clock-hurry = ⚠ { $time }
hex-clock-hurry-tip = Còn chưa đến { $seconds } giây.
hex-move-timeout = hết giờ
hex-status-timeout = { $side ->
    [red] Đỏ thắng vì Xanh hết giờ.
   *[blue] Xanh thắng vì Đỏ hết giờ.
}
hex-ended-timeout = { $side ->
    [red] Xanh đã hết giờ. Không mất gì: có thể chơi tiếp ván này.
   *[blue] Đỏ đã hết giờ. Không mất gì: có thể chơi tiếp ván này.
}
hex-play-on = Chơi tiếp
hex-play-on-tip = Chơi tiếp ván từ đây, không giới hạn thời gian.

## Dòng lệnh

hex-help-minutes = Mỗi bên có bao nhiêu phút cho cả ván; ai hết thời gian là thua. Mặc định: không giới hạn.
hex-help-increment = Mỗi nước cộng bao nhiêu giây vào thời gian của bên đi, kèm --minutes. Mặc định: không.
hex-play-increment = --increment cộng vào thời gian mà --minutes cho: hãy dùng cả hai.
hex-play-clock = Thời gian còn: Đỏ { $red }, Xanh { $blue }.
hex-play-clock-hurry = Thời gian còn: Đỏ { $red }, Xanh { $blue }. Chưa đến { $seconds } giây: nhanh lên!
hex-play-timeout = { $side ->
    [red] Đỏ thắng: Xanh
   *[blue] Xanh thắng: Đỏ
} đã hết giờ. Gõ “on” để chơi tiếp mà không giới hạn thời gian.
hex-play-on-not = Ván này không thua vì hết giờ.
hex-help-patience = Chương trình của --htp có bao nhiêu giây để trả lời, ngoài thời gian suy nghĩ; sau đó “quick” đi thay. Mặc định: { $default }.
