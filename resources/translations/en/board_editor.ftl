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
stage-node = Node { NUMBER($number, useGrouping: 0) }: g = { $g }, h = { $h }, f = { $f }, depth { $depth }
stage-inversions = { $count ->
    [one] { $count } inversion
   *[other] { $count } inversions
}
stage-picked = picked out, Esc goes back
stage-start = the start
stage-goal = the goal
stage-backwards = searched back from the goal
stage-move-up = the blank went up
stage-move-down = the blank went down
stage-move-left = the blank went left
stage-move-right = the blank went right
stage-move-of = Move { $move } of { $moves }

## Board pane

board-pane-name = Board
board-faces = Which board is shown
board-mode = What a click does
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
goal-last = Last
goal-last-about = The tiles in order, and the blank last, bottom right.
goal-first = First
goal-first-about = The blank first, top left, and then the tiles in order.
goal-as-start = As the start
goal-as-start-about = The goal is the start as it is now: change the start afterwards.
goal-custom = Custom
goal-custom-about = Any board: slide or swap its tiles, or type it.
board-goal-first = Goal: blank first
board-goal-custom = Goal: one of its own
board-goal-hint = This is not the usual goal, with the blank last. Click to look at it or change it.
board-seed-uniform = Seed { $seed }: any solvable board
board-seed-walk = Seed { $seed }: a walk of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

window-board-large = This board is { $size }, but the window takes boards up to { $most }: larger ones can be solved on the command line.
window-text-long = This text is too long for a board up to { $most }, the largest that the window takes.

## Solvability badge

solvability-pending = Finding out whether it can be solved…
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
} + { $rows } { $rows ->
    [one] row
   *[other] rows
}, even
solvability-even-width-no = Unsolvable: { $inversions ->
    [one] { $inversions } inversion
   *[other] { $inversions } inversions
} + { $rows } { $rows ->
    [one] row
   *[other] rows
}, odd
solvability-nearest = Restore: swap { $first } and { $second }
solvability-nearest-hint = Of all swaps that make the start solvable, this one leaves it nearest to the goal.
solvability-swap-hint = Each swap changes whether it can be solved.

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
my-boards-title = My boards
my-boards-list = The boards that are kept
my-boards-chosen = The chosen board
my-boards-empty = Boards that you keep will appear here.
my-boards-none-chosen = The board that is chosen in the list appears here.
my-boards-name-label = Name
my-boards-note-label = Note
my-boards-open = Open
my-boards-keep-changes = Save changes
my-boards-remove = Delete
my-boards-remove-question = Delete “{ $name }”?
my-boards-keep = Keep the present board
my-boards-new = Board { $size }
my-boards-import = Import…
my-boards-export = Export…
my-boards-files = Saved boards (*.json)
my-boards-entry-label = { $name } ({ $size })

## The menu and the other faces

board-menu-scramble = Scramble…
board-menu-generate = Generate boards…
board-menu-known = Known boards
board-menu-my-boards = My boards…
board-menu-copy = Copy the board as text
board-menu-paste = Paste a board
board-menu-entry = { $name }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
board-take-as-start = Start from this board
board-take-as-start-hint = Makes this board the start, and so begins a new run.
board-dialog-cancel = Cancel
board-dialog-close = Close

solution-slider = Move of the solution
solution-back = One move back
solution-forward = One move forward
solution-moves = The moves of the solution
solution-copy = Copy the moves
solution-none-needed = The start is the goal: no move is needed.
solution-start = Before the first of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
solution-move = Move { $move } of { $moves }: the blank goes { $way }
solution-up = up
solution-down = down
solution-left = left
solution-right = right

## Scrambling

scramble-title = Scramble
scramble-uniform = Any board that can be solved, all equally likely
scramble-walk = A random walk from the goal that never turns back at once
scramble-walk-moves = Moves
scramble-seed-label = Seed
scramble-seed-hint = The same seed makes the same board, on every machine.
seed-unreadable = “{ $text }” is not a seed: write a whole number.

## Making boards to order

generator-title = Generate boards
generator-by-moves = The shortest solution has exactly so many moves:
generator-by-expansions = The search expands so many nodes, from
generator-and = to
generator-with = The search is the one that is set up: { $algorithm }.
generator-with-heuristic = The search is the one that is set up: { $algorithm } with { $heuristic }.
generator-moves-name = Moves from the goal
generator-least-name = Least number of expansions
generator-most-name = Greatest number of expansions
generator-found-name = The boards found
generator-progress-name = How many boards have been found
generator-search = Find boards
generator-stop = Stop
generator-take = Use as start
generator-hint = Boards appear here as they are found.
generator-listing = Listing all boards by their distance: { $distance } of { $moves } moves
generator-count = { $count ->
    [one] { $count } board found
   *[other] { $count } boards found
}{ $others ->
    [0] { "" }
    [one] , { $others } other tried
   *[other] , { $others } others tried
}
generator-found-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
generator-found-expansions = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
}

## The dialog that asks for a file

files-look-in = Folder:
files-name = File name:
files-type = Kind of file:
