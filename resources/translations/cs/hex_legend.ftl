# Co znamenají značky

hex-legend = Co znamenají značky
hex-legend-star = vyhrává hned
hex-legend-shield = jediná obrana
hex-legend-tick = vyhrává
hex-legend-cross = prohrává
hex-legend-must = hrát sem
hex-legend-out = nepomůže
hex-legend-carrier = co je třeba (ukazatel)
hex-legend-way = nejkratší cesta
hex-legend-link = most
hex-legend-ghost = nejlepší varianta
hex-legend-heat = čím sytější, tím lepší
