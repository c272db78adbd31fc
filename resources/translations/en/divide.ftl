# The Divide and conquer bench.

divide-title = Divide and conquer
divide-too-large = A board of { $size } is too large for this bench, which shows boards of up to { $most } cells; on the command line, search-workbench divide solves it.

## Where one is

divide-enter = Into this search
divide-enter-tip = Look at how this phase is searched: its OPEN and CLOSED, its f values, its chart (Enter).
divide-leave = Back to the phases
divide-leave-tip = Go back to the phases, to the move where you were (Backspace).
divide-method-astar = A*, f = g + h
divide-method-wastar = Weighted A*, f = g + { $weight }·h
divide-method-greedy = Greedy, f = h
divide-method-idastar = IDA*, f = g + h
divide-estimate-delivery = Delivery
divide-foresight = with foresight
divide-foresight-tip = With foresight: moving a tile that matters here costs 1; moving another one costs 0.1 where that brings it nearer to its goal, and 1.9 where it takes it away. So the tiles to come are better placed. What a move costs depends on the way taken; of two ways to the same node the cheaper one is kept.
divide-method-tip = h is the least that bringing these tiles home would take if the other tiles did not matter; a factor before h gives it more weight than the moves made so far.

## The board

divide-solve = Solve
divide-solve-tip = Search for all phases, one after the other.
divide-pause = Pause
divide-pause-tip = Leave off searching; it can go on later.
divide-board-name = The board at this move
divide-board-empty = The board will appear here.
divide-node = Node { $number }: g = { $g }, h = { $h }, f = { $f }
board-legend-frozen = frozen
board-legend-target = on its way
board-legend-cell = its cell
board-legend-any = any

## Sub-goals and phases

divide-aim = { $kind ->
    [tile] tile { $tile } to row { $row }, column { $column }
    [corner-row] tiles { $tile } and { $second } to row { $row }, columns { $column } and { $other }
    [corner-column] tiles { $tile } and { $second } to column { $column }, rows { $row } and { $other }
    [tiles] tiles { $tiles } together
    [line] the whole line { $tiles }
   *[block] the last block, { $size }
}
divide-phase = Phase { $number }: { $aim }
divide-phase-tiles = { $phase }: tiles { $tiles }
divide-phase-done = { $phase }; done
divide-phase-searched = { $phase }; being searched
divide-phase-later = { $phase }; yet to come
divide-kind-tile = tile
divide-kind-corner = corner
divide-kind-tiles = tiles
divide-kind-line = line
divide-kind-block = block

divide-phases = Phases
divide-phases-count = { $done } of { $count }
divide-phases-none = There are no phases, as this board is not solved here.
divide-phases-hint = Enter goes into the search
divide-column-number = No.
divide-column-number-tip = The phases in their order; a tick where one is done, a lens where one is being searched.
divide-column-kind = Kind
divide-column-kind-tip = A single tile; a corner: the last two of a line together; several tiles at once; a whole line; or the whole last block.
divide-column-tiles = Tiles
divide-column-tiles-tip = The tiles that are brought to their cells.
divide-column-way = From → to
divide-column-way-tip = The cells as (row, column): where each tile stands when the phase begins, and where it is brought.
divide-column-moves = Moves
divide-column-moves-tip = The moves that were found.
divide-column-expanded = Expanded
divide-column-expanded-tip = Nodes that the search of this phase has expanded.
divide-column-generated = Generated
divide-column-generated-tip = Successors that the search of this phase has generated.
divide-column-time = Time
divide-column-time-tip = Time that the search of this phase took.

## Charts and counts

divide-costs = Cost per phase
divide-costs-none = Once phases have been searched, bars will show here how many moves and expansions each of them took.
divide-costs-hint = A click on a bar goes to its phase
divide-costs-moves = moves
divide-costs-expanded = nodes expanded
divide-costs-at-hand = the phase at hand
divide-costs-phase = phase
divide-chart = Chart
divide-counter-phases = Phases done
divide-counter-moves = Moves found

player-move-open = Move { $move } of { $moves } …
player-next-phase = To the next phase
player-next-phase-tip = To the next phase (Shift+→)

## The line of narration

divide-begins = Phase { $number } of { $count }: { $kind ->
    [tile] tile { $tile } is to be brought to row { $row }, column { $column }
    [corner-row] tiles { $tile } and { $second } are to be brought to row { $row }, columns { $column } and { $other }, both at once, as the last one could not get past its neighbour
    [corner-column] tiles { $tile } and { $second } are to be brought to column { $column }, rows { $row } and { $other }, both at once, as the last one could not get past its neighbour
    [tiles] tiles { $tiles } are to be brought to their cells, all at once
    [line] the whole line { $tiles } is to be brought home at once
   *[block] the last block, { $size }, is searched whole
}; { $frozen ->
    [0] no cell is frozen yet
    [one] { $frozen } cell is frozen
   *[other] { $frozen } cells are frozen
}.
divide-goes = { $kind ->
    [tile] Tile { $tile } is brought to row { $row }, column { $column }
    [corner-row] Tiles { $tile } and { $second } are brought to row { $row }, columns { $column } and { $other }
    [corner-column] Tiles { $tile } and { $second } are brought to column { $column }, rows { $row } and { $other }
    [tiles] Tiles { $tiles } are brought to their cells
    [line] The line { $tiles } is brought home
   *[block] The last block, { $size }, is put in order
}; { $frozen ->
    [0] no cell is frozen yet
    [one] { $frozen } cell is frozen
   *[other] { $frozen } cells are frozen
}. Move { $made } of { $moves } in this phase.
divide-move-push = Push: tile { $tile } goes { $direction ->
    [u] up
    [d] down
    [l] left
   *[r] right
} into the blank.
divide-move-around = Rotate: the blank goes around tile { $tile }, to stand in front of it again.
divide-move-before = Blank before the tile: it goes to stand in front of tile { $tile }.
divide-reached = { $kind ->
    [tile] Tile { $tile } stands in row { $row }, column { $column }
    [corner-row] Tiles { $tile } and { $second } stand in row { $row }, columns { $column } and { $other }
    [corner-column] Tiles { $tile } and { $second } stand in column { $column }, rows { $row } and { $other }
    [tiles] Tiles { $tiles } stand in their cells
    [line] The line { $tiles } is complete
   *[block] The last block is in order
} { $moves ->
    [0] already: no move is needed
    [one] after { $moves } move
   *[other] after { $moves } moves
}. { $kind ->
    [block] { "" }
   *[other] { $frozen ->
        [one] { $frozen } cell is frozen now.
       *[other] { $frozen } cells are frozen now.
    }
}
divide-solved-told = All { $count ->
    [one] { $count } phase is
   *[other] { $count } phases are
} done: the board is solved.
divide-begin-hint = Space plays it; Enter shows how this phase is searched.

## The end

divide-solved = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}; at least { $least } { $least ->
    [one] is
   *[other] are
} needed
divide-solved-optimum = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}; the optimum is { $least }
divide-solved-optimal = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}: there is no shorter solution
divide-counts = { $phases ->
    [one] { $phases } phase
   *[other] { $phases } phases
}, { $count ->
    [one] { $count } node
   *[other] { $count } nodes
} expanded, { $time }
divide-shortened = shortened from { $moves } { $moves ->
    [one] move
   *[other] moves
} in a last pass
divide-nearest = Nearest solvable board
