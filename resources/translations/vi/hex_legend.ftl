# Ý nghĩa các dấu

hex-legend = Ý nghĩa các dấu
hex-legend-star = thắng ngay
hex-legend-shield = phải thủ ở đây
hex-legend-tick = thắng
hex-legend-cross = thua
hex-legend-must = phải đi
hex-legend-out = không ích gì
hex-legend-carrier = đe doạ cần gì (trỏ chuột)
hex-legend-way = đường ngắn nhất
hex-legend-link = cầu
hex-legend-ghost = biến tốt nhất
hex-legend-heat = càng đậm càng tốt
