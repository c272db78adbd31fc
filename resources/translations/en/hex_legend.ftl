# What the marks mean

hex-legend = Legend
hex-legend-star = wins now
hex-legend-shield = only defence
hex-legend-tick = wins
hex-legend-cross = loses
hex-legend-must = must play
hex-legend-out = does not help
hex-legend-carrier = what it needs (pointer)
hex-legend-way = shortest path
hex-legend-link = bridge
hex-legend-ghost = best line
hex-legend-heat = the stronger, the better
