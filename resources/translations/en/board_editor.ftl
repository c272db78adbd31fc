# Boards in the window: in words, the stage, the board pane and its dialogs.

## Boards in words

board-view-size = A { $size } board.
board-view-description = A { $size } board. Row by row: { $tiles }.
board-view-cell = Row { $row }, column { $column }: { $tile }.
board-view-cell-home = Row { $row }, column { $column }: { $tile }, in its goal cell.
board-view-blank = blank
board-view-any = any

## Stage

stage-name = The board at the current step
stage-empty = The board of the node being expanded will appear here.
stage-node = Node { NUMBER($number, useGrouping: 0) }: { node-costs }, depth { $depth }
stage-inversions = { $count ->
    [one] { $count } inversion
   *[other] { $count } inversions
}
stage-picked = selected; Esc returns
stage-start = the start
stage-goal = the goal
stage-backwards = searched backwards from the goal
stage-move-up = the blank moved up
stage-move-down = the blank moved down
stage-move-left = the blank moved left
stage-move-right = the blank moved right
stage-move-of = Move { $move } of { $moves }

## Board pane

board-pane-name = Board
board-faces = Which board is shown
board-mode = What a click does
board-face-start = Start
board-face-goal = Goal
board-face-now = Now
board-face-now-hint = Show where the search is.
board-face-solution = Solution
board-mode-slide = Slide
board-mode-swap = Swap
board-undo = Undo
board-redo = Redo
board-entry-name = The board as text
board-entry-hint = Type or paste a board
board-entry-forms = For example 1 2 3/4 0 6/7 5 8, with 0, _ or . for the blank; also Python lists, or the name of a board such as korf:1.
board-now-empty = The board at the current step will appear here.
board-solution-empty = The solution will appear here once the search has found one.
board-mode-slide-hint = Click a tile in line with the blank, or use the arrow keys, which move { $moved ->
        [blank] the blank
       *[tile] a tile
    }: legal moves only. “{ play-look }” in Play has the other way.
board-mode-swap-hint = Click two tiles, or drag one onto another, to swap them.
board-inversions = Show inversions
board-more = More
board-size = Size
board-rows = Rows
board-columns = Columns
board-scramble = Scramble
board-scramble-hint = Scramble the start again with the same settings and the next seed.
board-goal = The goal
goal-last = Last
goal-last-about = The tiles in order, with the blank last, bottom right.
goal-first = First
goal-first-about = The blank first, top left, then the tiles in order.
goal-as-start = Same as start
goal-as-start-about = The goal is the current start: change the start afterwards.
goal-custom = Custom
goal-custom-about = Any board: slide or swap its tiles, or type it.
board-goal-usual = Goal: blank last
board-goal-see = Click to see or change the goal.
board-goal-first = Goal: blank first
board-goal-custom = Custom goal
board-goal-hint = This is not the standard goal, which has the blank last. Click to see or change it.
board-seed-uniform = Seed { $seed }: any solvable board
board-seed-walk = Seed { $seed }: a random walk of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

window-board-large = This board is { $size }, but the window supports boards up to { $most }: solve larger ones on the command line.
window-text-long = This text is too long for a board of up to { $most }, the largest that the window supports.

## Solvability badge

solvability-pending = Checking whether it can be solved…
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
solvability-nearest = Fix: swap { $first } and { $second }
solvability-nearest-hint = Of all swaps that make the start solvable, this one leaves it closest to the goal.
solvability-swap-tip = Every swap changes whether the board can be solved.
solvability-swap-hint = Every swap changes solvability.

## Live card

card-misplaced = Misplaced
card-manhattan = Manhattan
card-optimum = Optimum
card-misplaced-about = The number of tiles of the start that are not in their goal cells.
card-manhattan-about = The rows and columns between each tile of the start and its goal cell, added up.
card-optimum-about = The number of moves of a shortest solution.
card-optimum-named = The number of moves of a shortest solution. { $name }: { $note }
card-optimum-pending = Finding a shortest solution…
card-optimum-unsolvable = No solution exists.
card-optimum-not-quick = No shortest solution was found within { $most ->
    [one] { $most } expansion
   *[other] { $most } expansions
} of A* with linear conflict.

## Generator

generator-moves = The distance must be from 0 to { $most } moves, not { $moves }.
generator-too-far = No board is { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} from this goal: the farthest are { $farthest } away.
generator-expansions = From { $least } to { $most } expansions is not possible: the first number must be at least 1, and the second no smaller.

## My boards

my-boards-name = “{ $name }” is not a valid name: use one line that is not empty and has no spaces at its ends.
my-boards-name-long = The name “{ $name }” is too long: at most { $most } characters.
my-boards-name-taken = A board named “{ $name }” already exists.
my-boards-same = The same board is also saved as “{ $name }”.
my-boards-note-long = The note on “{ $name }” is too long: at most { $most } characters.
my-boards-missing = The board “{ $name }” no longer exists.
my-boards-format = { $name } is not a file of saved boards.
my-boards-version = { $name } was saved by a newer version of this program: its format is { $version }, and the newest format that can be read here is { $known }.
my-boards-large = { $name } is too large for a file of saved boards: at most { $most } bytes are read.
my-boards-full = My boards can hold at most { $most } MB: remove some, or shorten their notes.
my-boards-entry = Board { $number } in the file lacks its name, note, board or goal.
my-boards-title = My boards
my-boards-list = Saved boards
my-boards-chosen = The selected board
my-boards-empty = Boards that you save will appear here.
my-boards-none = No board is saved yet: “Save the current board” adds the one in the window.
my-boards-name-later = Save a board to name it
my-boards-none-chosen = Select a board in the list to see it here.
my-boards-name-label = Name
my-boards-note-label = Note
my-boards-open = Open
my-boards-keep-changes = Save changes
my-boards-remove = Delete
my-boards-remove-question = Delete “{ $name }”?
my-boards-keep = Save the current board
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
board-menu-paste = Paste a board or a map
board-menu-entry = { $name }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
board-take-as-start = Start from this board
board-take-as-start-hint = Uses this board as the start of a new run.
board-dialog-cancel = Cancel
board-dialog-close = Close

solution-slider = Move of the solution
solution-back = Previous move
solution-forward = Next move
solution-moves = The moves of the solution
solution-copy = Copy the moves
solution-none-needed = The start is the goal: no move is needed.
solution-start = At the start: before the first of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
solution-move = Move { $move } of { $moves }: the blank moves { $way }
solution-up = up
solution-down = down
solution-left = left
solution-right = right

## Scrambling

scramble-title = Scramble
scramble-uniform = Any solvable board, all equally likely
scramble-walk = A random walk from the goal that never undoes its last move
scramble-walk-moves = Moves
scramble-seed-label = Seed
scramble-seed-hint = The same seed gives the same board on every machine.
seed-unreadable = “{ $text }” is not a valid seed: enter a whole number.

## Making boards to order

generator-title = Generate boards
generator-by-moves = The shortest solution has exactly this many moves:
generator-by-expansions = The search expands this many nodes: from
generator-and = to
generator-with = The current search is used: { $algorithm }.
generator-with-heuristic = The current search is used: { $algorithm } with { $heuristic }.
generator-moves-name = Moves from the goal
generator-min-name = Minimum number of expansions
generator-max-name = Maximum number of expansions
generator-found-name = Boards found
generator-progress-name = Number of boards found
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
files-type = File type:
