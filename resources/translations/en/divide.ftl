# The Divide and conquer bench.

divide-too-large = A board of { $size } is too large to plan its phases here: up to { $most } cells can be shown. The command line solves it: search-workbench divide.

## Sub-goals and phases

divide-aim = { $kind ->
    [tile] tile { $tile } to row { $row }, column { $column }
    [corner-row] tiles { $tile } and { $second } to row { $row }, columns { $column } and { $other }
    [corner-column] tiles { $tile } and { $second } to column { $column }, rows { $row } and { $other }
   *[block] the last block, { $size }
}
divide-phase = Phase { $number }: { $aim }
## The line of narration

divide-begins = Phase { $number } of { $count }: { $kind ->
    [tile] tile { $tile } is to be brought to row { $row }, column { $column }
    [corner-row] tiles { $tile } and { $second } are to be brought to row { $row }, columns { $column } and { $other }, both at once, as the last one could not get past its neighbour
    [corner-column] tiles { $tile } and { $second } are to be brought to column { $column }, rows { $row } and { $other }, both at once, as the last one could not get past its neighbour
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
   *[block] The last block, { $size }, is put in order
}; { $frozen ->
    [0] no cell is frozen yet
    [one] { $frozen } cell is frozen
   *[other] { $frozen } cells are frozen
}. Move { $made } of { $moves } in this phase.
divide-reached = { $kind ->
    [tile] Tile { $tile } stands in row { $row }, column { $column }
    [corner-row] Tiles { $tile } and { $second } stand in row { $row }, columns { $column } and { $other }
    [corner-column] Tiles { $tile } and { $second } stand in column { $column }, rows { $row } and { $other }
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
