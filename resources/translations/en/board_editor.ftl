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
