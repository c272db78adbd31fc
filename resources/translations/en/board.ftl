# Boards, goals, moves, solvability, scrambles and named boards.

## Reading a board

board-empty = There is no board in an empty text.
board-text-long = The text is { $characters } characters long, which no board is (at most { $most }).
board-word = “{ $text }” { $row ->
    [0] at place { $place }
   *[other] in row { $row }, place { $place },
} is not a tile: write numbers, and 0, _ or . for the blank.
board-number-negative = { $text } { $row ->
    [0] at place { $place }
   *[other] in row { $row }, place { $place },
} is negative; tiles are numbered from 1, and the blank is 0.
board-number-huge = { $text } { $row ->
    [0] at place { $place }
   *[other] in row { $row }, place { $place },
} is far too large for a tile.
board-bracket = The bracket { $bracket } closes nothing that was opened before it.
board-bracket-open = The board’s text ends before a bracket { $bracket }.
board-beside-brackets = “{ $text }” stands outside the brackets of the rows.
board-ragged = Row { $row } has { $found ->
    [one] { $found } number
   *[other] { $found } numbers
}, but row 1 has { $first }.
board-not-square = { $count ->
    [one] { $count } number is
   *[other] { $count } numbers are
} no square board: separate the rows with /.
board-shape-other = The board is { $found }, but it should be { $wanted }.
board-count = A { $size } board has { $wanted } numbers, the blank’s 0 included, but here { $count ->
    [one] is { $count }
   *[other] are { $count }
}.
board-sides = A board has from { $least } to { $most } rows and as many columns; { $size } is not possible.
board-tile-foreign = { NUMBER($tile, useGrouping: 0) } in row { $row }, column { $column }, does not belong on a { $size } board: its tiles are 1 to { NUMBER($largest, useGrouping: 0) }, and the blank is 0.
board-tile-twice = { $tile ->
    [0] The blank
   *[other] Tile { NUMBER($tile, useGrouping: 0) }
} stands on the board twice, and { $missing ->
    [0] the blank
   *[other] tile { NUMBER($missing, useGrouping: 0) }
} is missing.
shape-unreadable = “{ $text }” is not a size such as 4x4.

## Moves and goals

move-unknown = Move { $number } is “{ $move }”; moves are u, d, l and r: the way the blank goes.
move-illegal = Move { $number }, { $move ->
    [u] up
    [d] down
    [l] left
   *[r] right
}, would take the blank off the board.
goal-unknown = “{ $name }” is not a goal: write last, first or a board.
goal-shape-other = The goal is { $found }, but the board is { $wanted }.

## Solvability

solvability-odd-width-solvable = Solvable: { $inversions ->
    [one] there is { $inversions } inversion
   *[other] there are { $inversions } inversions
} against the goal’s order, an even number, and with { $columns } columns, an odd number, no move changes whether it is even or odd.
solvability-odd-width-unsolvable = Unsolvable: { $inversions ->
    [one] there is { $inversions } inversion
   *[other] there are { $inversions } inversions
} against the goal’s order, an odd number; with { $columns } columns, an odd number too, no move changes whether it is even or odd, and the goal has none.
solvability-even-width-solvable = Solvable: { $inversions ->
    [one] { $inversions } inversion
   *[other] { $inversions } inversions
} against the goal’s order and { $rows_apart ->
    [one] { $rows_apart } row
   *[other] { $rows_apart } rows
} between the blank (row { $row }) and its goal (row { $goal_row }) make { $total }, an even number, and with { $columns } columns, an even number, no move changes whether that sum is even or odd.
solvability-even-width-unsolvable = Unsolvable: { $inversions ->
    [one] { $inversions } inversion
   *[other] { $inversions } inversions
} against the goal’s order and { $rows_apart ->
    [one] { $rows_apart } row
   *[other] { $rows_apart } rows
} between the blank (row { $row }) and its goal (row { $goal_row }) make { $total }, an odd number; with { $columns } columns, an even number, no move changes whether that sum is even or odd, and at the goal it is 0.

## Scrambles

scramble-seed = The seed { $seed } is outside 0 to { $most }.
scramble-moves = { $moves } moves cannot be made: from 0 to { $most } can.
scramble-count = { $count } boards cannot be made at once: from 0 to { $most } can.

## Named boards

board-name-unknown = There is no board named “{ $name }”. Known are: { $known }, and seed:42@4x4 for any seed and size.
board-name-mistaken = There is no board named “{ $name }”. Did you mean { $meant }?
board-number-unknown = { $collection } has no board “{ $number }”: its boards are numbered 1 to { $count }.
board-seed-unreadable = “{ $name }” is not a scramble such as seed:42@4x4.

board-note-first-board = A short puzzle to begin with: solved in 10 moves.
board-note-sample = Two moves from the goal: small enough to follow by hand.
board-note-nilsson = Nilsson’s 8-puzzle, with the blank in the centre of the goal.
board-note-aima = The 8-puzzle of Russell and Norvig’s textbook.
board-note-slides = The 15-puzzle of the lecture slides, with 26 inversions.
board-note-thesis = A 15-puzzle of the thesis on divide and conquer.
board-note-hardest8 = One of the two 8-puzzles farthest from the goal: 31 moves.
board-note-reopening = With the estimate flicker, A* has to reopen a closed node here.
board-note-notebook = A board of the course notebook.
board-note-unsolvable = A board of the course notebook that cannot be solved: two tiles are exchanged.
board-note-korf = Number { $number } of Korf’s hundred 15-puzzles (1985); IDA* with Manhattan distance generated { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
} there.
board-note-seed = A uniformly random solvable board, from seed { $seed }.
