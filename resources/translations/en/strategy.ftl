# The strategies of divide and conquer.

cli-help-strategy = How it goes about the board: how many tiles at once, tile (the default), pair or line (a whole line, or as much of it as can be searched), and any of order=thesis|rows|rings|cheapest (which line, or tile, is next), final=3x2|3x3|4x3|4x4 (the block that is searched optimally in the end), search=auto|astar|wastar|greedy and estimate=delivery|manhattan (what the sub-goals are searched by), and improve (in the end all sub-goals are searched anew with an eye on the tiles to come, then neighbouring ones together, as long as that makes the whole shorter). For example: "line final=3x3 improve".
cli-divide-least = At least { $count } { $count ->
    [one] move is
   *[other] moves are
} needed.
cli-divide-optimum = The optimum is { $count } { $count ->
    [one] move
   *[other] moves
}.
cli-divide-optimal = There is no shorter solution.
cli-label-strategy = Strategy
strategy-word = “{ $word }” is no part of a strategy. There are { $known }.
strategy-twice = “{ $word }”: a strategy says the same thing only once.

## Choosing it in the window

strategy-group = At once
strategy-group-tip = How many tiles are brought home by one search.
strategy-tile = one tile
strategy-pair = two tiles
strategy-line = a whole line
strategy-final = Last block
strategy-final-tip = What is left in the end is searched optimally: the larger it is, the fewer moves, and the longer the search. A 4×4 block takes the pattern databases where they are built.
strategy-order = Order
strategy-order-tip = Which line, or which tile of the line, is next.
strategy-thesis = the longer side first
strategy-rows = rows, then columns
strategy-rings = all around, ring by ring
strategy-cheapest = in a line, the cheapest tile
strategy-search = Search
strategy-search-tip = What each part is searched by. Automatic: A*, or weighted A* where several tiles make too large a space for that.
strategy-auto = automatic
strategy-estimate = Estimate
strategy-estimate-tip = What the search goes by. Delivery: what the dearest tile takes alone, or all distances together; Manhattan: the distances only.
strategy-improve = Shorten in the end
strategy-improve-tip = A last pass: all parts are searched anew with an eye on the tiles to come, in which moves that bring other tiles nearer to their goals cost less; then neighbouring parts are searched together and what follows is done anew, as long as that makes the whole shorter. Its phases take the place of the first ones.

## Strategies beside each other

strategies-compare = Compare…
strategies-compare-tip = Solve this board by several strategies and set them beside each other.
strategies-title = Strategies beside each other
strategies-about = This board is solved by one strategy after the other. A row can be opened in the bench.
strategies-progress = How many strategies are done
strategies-open = Open in the bench
strategies-final = last block { $size }
strategies-improved = shortened in the end
