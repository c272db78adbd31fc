# Boards in the window: how they are told, the stage, the board pane and its dialogs.

## Boards told in words

board-view-size = A board of { $size }.
board-view-told = A board of { $size }. Row by row: { $tiles }.
board-view-cell = Row { $row }, column { $column }: { $tile }.
board-view-cell-home = Row { $row }, column { $column }: { $tile }, in its goal cell.
board-view-blank = blank
board-view-any = any

## Stage

stage-name = The board at this step
stage-empty = The board of the node that is being expanded will appear here.
stage-node = Node { $number }: g = { $g }, h = { $h }, f = { $f }, depth { $depth }
stage-start = the start
stage-move-up = the blank went up
stage-move-down = the blank went down
stage-move-left = the blank went left
stage-move-right = the blank went right
stage-move-of = Move { $move } of { $moves }

## Board pane

board-pane-name = Board
board-face-start = Start
board-face-goal = Goal
board-face-now = Now
board-face-solution = Solution
board-mode-slide = Slide
board-mode-swap = Swap
board-undo = Undo
board-redo = Redo
board-entry-name = The board as text
board-entry-hint = Type or paste a board
board-entry-forms = For example 1 2 3/4 0 6/7 5 8, with 0, _ or . for the blank; also lists as Python writes them, or the name of a board such as korf:1.
board-now-empty = The board of the step at which the player stands will appear here.
board-solution-empty = The solution will appear here once the search has found one.
board-mode-slide-hint = Click a tile beside the blank, or use the arrow keys: legal moves only.
board-mode-swap-hint = Click two tiles, or drag one onto another: they change places.
board-inversions = Show inversions
board-more = More
board-size = Size
board-rows = Rows
board-columns = Columns
board-scramble = Scramble
board-scramble-hint = Scramble the start as the last time, with the next seed.
board-goal = The goal
goal-last = Last: blank at the end
goal-first = First: blank at the beginning
goal-as-start = This start
goal-custom = Custom
board-seed-uniform = Seed { $seed }: any solvable board
board-seed-walk = Seed { $seed }: a walk of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

## Solvability badge

solvability-pending = Finding out whether it can be solved …
solvability-why = Why?
solvability-odd-width-yes = Solvable: { $inversions ->
    [one] { $inversions } inversion
   *[other] { $inversions } inversions
}, even
solvability-odd-width-no = Unsolvable: { $inversions ->
    [one] { $inversions } inversion
   *[other] { $inversions } inversions
}, odd
solvability-even-width-yes = Solvable: { $inversions ->
    [one] { $inversions } inversion
   *[other] { $inversions } inversions
} + { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, even
solvability-even-width-no = Unsolvable: { $inversions ->
    [one] { $inversions } inversion
   *[other] { $inversions } inversions
} + { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, odd
solvability-nearest = Swap { $first } and { $second } to make it solvable
solvability-nearest-hint = Of all swaps that make the start solvable, this one leaves it nearest to the goal.
solvability-swap-hint = Every swap of two tiles makes a solvable board unsolvable, and an unsolvable one solvable.

## Live card

card-misplaced = Misplaced
card-manhattan = Manhattan
card-optimum = Optimum
card-misplaced-about = Tiles of the start that are not in their goal cells.
card-manhattan-about = The rows and columns between each tile of the start and its goal cell, added up.
card-optimum-about = The moves of a shortest solution.
card-optimum-pending = A shortest solution is being looked for.
card-optimum-unsolvable = There is no solution.
card-optimum-not-quick = No shortest solution was found within { $most ->
    [one] { $most } expansion
   *[other] { $most } expansions
} of A* with linear conflict.

## Generator

generator-moves = A board cannot be asked to lie { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} from the goal: from 0 to { $most } can.
generator-too-far = No board lies { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} from this goal: the farthest lie { $farthest } away.
generator-expansions = From { $least } to { $most } expansions is not possible: the first number must be at least 1, and the second no smaller.

## My boards

my-boards-name = “{ $name }” cannot be a board’s name: it must be one line, not empty, without blanks at its ends.
my-boards-name-long = The name “{ $name }” is too long: at most { $most } characters fit.
my-boards-name-taken = There is a board named “{ $name }” already.
my-boards-note-long = The note on “{ $name }” is too long: at most { $most } characters fit.
my-boards-missing = There is no board named “{ $name }” any more.
my-boards-format = { $name } is not a file of saved boards.
my-boards-version = { $name } was written by a later version: its format is { $version }, and { $known } is known here.
my-boards-large = { $name } is too large for a file of saved boards: at most { $most } bytes.
my-boards-entry = Board { $number } in the file lacks its name, note, board or goal.
