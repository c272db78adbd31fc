# The strategies of divide and conquer.

cli-help-strategy = How it goes about the board: how many tiles at once, tile (the default), pair or line (a whole line, or as much of it as can be searched), and any of order=thesis|rows|rings|cheapest (which line, or tile, is next), final=3x2|3x3|4x3|4x4 (the block that is searched optimally in the end), search=auto|astar|wastar|greedy and estimate=delivery|manhattan (what the sub-goals are searched by). For example: "line order=rows final=3x3".
cli-label-strategy = Strategy
strategy-word = “{ $word }” is no part of a strategy. There are { $known }.
strategy-twice = “{ $word }”: a strategy says the same thing only once.
