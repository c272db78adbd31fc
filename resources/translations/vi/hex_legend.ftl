# Ý nghĩa các dấu

hex-legend = Ý nghĩa các dấu
hex-legend-star = thắng ngay
hex-legend-shield = thế thủ duy nhất
hex-legend-tick = thắng
hex-legend-cross = thua
hex-legend-must = phải đi
hex-legend-out = không ích gì
hex-legend-carrier = điều nó cần (trỏ chuột)
hex-legend-way = đường ngắn nhất
hex-legend-link = cầu
hex-legend-ghost = biến tốt nhất
hex-legend-heat = càng đậm càng tốt
