# The strategies of divide and conquer.

cli-help-strategy = How to solve the board: how many tiles at once, tile (the default), pair or line (a whole line, or as much of it as can be searched), and any of order=thesis|rows|rings|cheapest (which line, or tile, is next), final=3x2|3x3|4x3|4x4 (the last block, which is searched optimally), search=auto|astar|wastar|greedy and estimate=delivery|manhattan (how the sub-goals are searched), and improve (afterwards everything is searched again, several tiles at once by beam search with the later tiles in mind; on small boards then neighbouring sub-goals together, as long as that shortens the whole). For example: "line final=3x3 improve".
cli-divide-min = At least { $count } { $count ->
    [one] move is
   *[other] moves are
} needed.
cli-divide-optimum = The optimum is { $count } { $count ->
    [one] move
   *[other] moves
}.
cli-divide-optimal = No solution is shorter.
cli-label-strategy = Strategy
strategy-word = “{ $word }” is not part of a strategy. Available: { $known }.
strategy-twice = “{ $word }”: each part of a strategy may be given only once.

## Choosing it in the window

strategy-group = Tiles at once
strategy-group-tip = How many tiles each search brings home.
strategy-tile = one tile
strategy-pair = two tiles
strategy-line = a whole line
strategy-final = Last block
strategy-final-tip = The rest is searched optimally: a larger block means fewer moves and a longer search. A 4×4 block uses the pattern databases if they are built.
strategy-order = Order
strategy-order-tip = Which line, or which tile of the line, comes next.
strategy-thesis = the longer side first
strategy-rows = rows, then columns
strategy-rings = all around, ring by ring
strategy-cheapest = in a line, the cheapest tile
strategy-search = Search
strategy-search-tip = The algorithm for each part. Automatic: A*, or weighted A* if several tiles make the space too large for A*.
strategy-auto = automatic
strategy-estimate = Estimate
strategy-estimate-tip = The heuristic for each part. Delivery: the cost of the most expensive tile alone, or all distances together; Manhattan: the distances only.
strategy-improve = Shorten afterwards
strategy-improve-tip = A last pass: several tiles of a line at once are brought home by beam search with the later tiles in mind, so that moves that bring other tiles nearer to their goals cost less. On small boards neighbouring parts are then searched together and the rest is repeated, as long as that shortens the whole. Its phases replace the first ones.

## Strategies beside each other

strategies-compare = Compare…
strategies-compare-tip = Solve this board with several strategies and compare them.
strategies-title = Compare strategies
strategies-about = This board is solved with one strategy after the other. A row can be opened in the bench.
strategies-progress = Strategies finished
strategies-open = Open in the bench
strategies-final = last block { $size }
strategies-improved = shortened afterwards
