# Что значат пометки

hex-legend = Что значат пометки
hex-legend-star = победа сразу
hex-legend-shield = защита
hex-legend-tick = выигрывает
hex-legend-cross = проигрывает
hex-legend-must = играть сюда
hex-legend-out = не помогает
hex-legend-carrier = что нужно (указатель)
hex-legend-way = кратчайший путь
hex-legend-link = мост
hex-legend-ghost = лучшая линия
hex-legend-heat = чем ярче, тем лучше
