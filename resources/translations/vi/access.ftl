theme-contrast = Tương phản cao
command-text-size = Cỡ chữ…
command-calm = Giảm chuyển động
text-size-title = Cỡ chữ
text-size-name = &Cỡ chữ và nút điều khiển
text-size-about = Mọi thứ thay đổi ngay. Ở chế độ máy chiếu, chữ còn lớn hơn nữa.
text-size-suffix = { " " }%
