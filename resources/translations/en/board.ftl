# Boards, goals, moves, solvability, scrambles and named boards.

## Reading a board

board-empty = The text is empty, so there is no board in it.
board-text-long = The text is too long for a board: { $characters } characters, at most { $most }.
board-word = “{ $text }” { $row ->
    [0] at position { $place }
   *[other] in row { $row }, position { $place },
} is not a tile: use numbers, and 0, _ or . for the blank.
board-number-negative = { $text } { $row ->
    [0] at position { $place }
   *[other] in row { $row }, position { $place },
} is negative; tiles are numbered from 1, and the blank is 0.
board-number-huge = { $text } { $row ->
    [0] at position { $place }
   *[other] in row { $row }, position { $place },
} is too large for a tile.
board-bracket = The bracket { $bracket } has no matching opening bracket.
board-bracket-open = The closing bracket { $bracket } is missing at the end of the board.
board-beside-brackets = “{ $text }” is outside the brackets of the rows.
board-ragged = Row { $row } has { $found ->
    [one] { $found } number
   *[other] { $found } numbers
}, but row 1 has { $first }.
board-not-square = { $count ->
    [one] { $count } number does not
   *[other] { $count } numbers do not
} make a square board: separate the rows with /.
board-shape-other = The board is { $found }, but it should be { $wanted }.
board-count = A { $size } board has { $wanted } numbers, including 0 for the blank, but this one has { $count }.
board-sides = A board has { $least } to { $most } rows and columns; { $size } is not possible.
board-tile-foreign = { NUMBER($tile, useGrouping: 0) } in row { $row }, column { $column } does not belong on a { $size } board: its tiles are 1 to { NUMBER($largest, useGrouping: 0) }, and the blank is 0.
board-tile-twice = { $tile ->
    [0] The blank
   *[other] Tile { NUMBER($tile, useGrouping: 0) }
} appears twice on the board, and { $missing ->
    [0] the blank
   *[other] tile { NUMBER($missing, useGrouping: 0) }
} is missing.
shape-unreadable = “{ $text }” is not a size such as 4x4.

## Moves and goals

move-unknown = Move { $number } is “{ $move }”; moves are u, d, l and r, the directions of the blank.
move-illegal = Move { $number }, { $move ->
    [u] up
    [d] down
    [l] left
   *[r] right
}, would move the blank off the board.
goal-unknown = “{ $name }” is not a goal: use last, first or a board.
goal-shape-other = The goal is { $found }, but the board is { $wanted }.

## Solvability

solvability-odd-width-solvable = Solvable: { $inversions ->
    [one] there is { $inversions } inversion
   *[other] there are { $inversions } inversions
} relative to the goal, an even number, and with { $columns } columns, an odd number, no move changes whether it is even or odd.
solvability-odd-width-unsolvable = Unsolvable: { $inversions ->
    [one] there is { $inversions } inversion
   *[other] there are { $inversions } inversions
} relative to the goal, an odd number; with { $columns } columns, also an odd number, no move changes whether it is even or odd, and the goal has none.
solvability-even-width-solvable = Solvable: { $inversions ->
    [one] { $inversions } inversion
   *[other] { $inversions } inversions
} relative to the goal and { $rows_apart ->
    [one] { $rows_apart } row
   *[other] { $rows_apart } rows
} between the blank (row { $row }) and its goal (row { $goal_row }) make { $total }, an even number, and with { $columns } columns, an even number, no move changes whether that sum is even or odd.
solvability-even-width-unsolvable = Unsolvable: { $inversions ->
    [one] { $inversions } inversion
   *[other] { $inversions } inversions
} relative to the goal and { $rows_apart ->
    [one] { $rows_apart } row
   *[other] { $rows_apart } rows
} between the blank (row { $row }) and its goal (row { $goal_row }) make { $total }, an odd number; with { $columns } columns, an even number, no move changes whether that sum is even or odd, and at the goal it is 0.

## Scrambles

scramble-seed = The seed must be from 0 to { $most }, not { $seed }.
scramble-moves = The number of moves must be from 0 to { $most }, not { $moves }.
scramble-count = The number of boards must be from 0 to { $most }, not { $count }.

## Named boards

board-name-unknown = Unknown board “{ $name }”. Available: { $known }, and seed:42@4x4 for any seed and size.
board-name-mistaken = Unknown board “{ $name }”. Did you mean { $meant }?
board-number-unknown = { $collection } has no board “{ $number }”: its boards are numbered 1 to { $count }.
board-seed-unreadable = “{ $name }” is not a valid scramble: write it as seed:42@4x4.

board-note-first-board = A short puzzle to start with: solved in 10 moves.
board-note-sample = Two moves from the goal: small enough to follow by hand.
board-note-nilsson = Nilsson’s 8-puzzle; its goal has the blank in the centre.
board-note-aima = The 8-puzzle from Russell and Norvig’s textbook.
board-note-slides = The 15-puzzle from the lecture slides, with 26 inversions.
board-note-thesis = A 15-puzzle from the thesis on divide and conquer.
board-note-hardest8 = One of the two 8-puzzles farthest from the goal: 31 moves.
board-note-reopening = With the heuristic Flicker, A* has to reopen a closed node here.
board-note-notebook = A board from the course notebook.
board-note-unsolvable = A board from the course notebook that cannot be solved: two tiles are swapped.
board-note-korf24 = Number { $number } of the fifty 24-puzzles of Korf and Felner (2002).
board-note-korf = Number { $number } of Korf’s hundred 15-puzzles (1985); there, IDA* with Manhattan distance generated { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}.
board-note-seed = A uniformly random solvable board, from seed { $seed }.
