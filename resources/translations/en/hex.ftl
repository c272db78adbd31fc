# Hex: the board, the rules, games and the files they are kept in.

hex-size = A Hex board has { $least } to { $most } rows, not { NUMBER($size, useGrouping: 0) }.
hex-row = Row { $number } of the board is “{ $text }”, but must be { $size } signs, each of “.”, “R” and “B”.
hex-cell-unreadable = “{ $text }” is not a cell: cells are called by column and row, such as c4.
hex-cell-outside = “{ $text }” is not on the board, which has { $size } rows and columns.
hex-cell-taken = There is already a stone on { $cell }.
hex-over = The game is over.
hex-nothing-to-undo = There is no move to take back.
hex-swap-unknown = “{ $text }” is no kind of swap. There are { $known }.
hex-swap-off = This game is played without the swap.
hex-swap-not-now = The swap can only be answered right after the first move.
hex-side-unknown = “{ $text }” is no side: there are red and blue.
