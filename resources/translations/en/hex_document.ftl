# Hex: how a game is shown, kept, opened and saved.

## A board that is shown mirrored

hex-headline-mirrored = Shown mirrored.
hex-mirrored-tip = After the swap the board is shown mirrored and with the colours exchanged, as replay files require: what is Blue’s in the file is Red’s here, and a2 is b1.
hex-status-mirrored = The board is shown mirrored, colours exchanged: in the file this is { $said }.
hex-ended-mirrored = { $side ->
    [red] The board is shown mirrored, colours exchanged: by the file Red wins.
   *[blue] The board is shown mirrored, colours exchanged: by the file Blue wins.
}
hex-note-mirrored = mirrored from here on, colours exchanged

## A waiting engine, a saved game

hex-engines-turn = It is the engine’s turn: “Move now” makes it move at once, Ctrl+Z undoes.
hex-comment-of = { $number ->
    [0] Comment on the start
   *[other] Comment on move { $number }
}
hex-saved-plain = “{ $name }” contains only the moves of the main line, without variations, comments, names or times: save as SGF to keep them.

## Parts of a file that are not read or written

hex-sgf-rest = Nothing is read from line { $line } on: the first game ends there.
hex-sgf-letters = The names of properties must be written in capital letters.
hex-sgf-stone-twice = { $cell } is set twice.
hex-htp-lines = Not all lines of this file can be played. { $complaint }
hex-replay-same = “{ $name }” is the file being read: choose another one for the boards.
hex-play-save-there = “{ $name }” already exists: use save! to replace it.

## Nothing to do

hex-status-won-set-up = { $side ->
    [red] Red has already joined top and bottom in the set-up position.
   *[blue] Blue has already joined left and right in the set-up position.
}
hex-ended-set-up = { $side ->
    [red] Top and bottom were joined in the set-up position.
   *[blue] Left and right were joined in the set-up position.
}
hex-nothing-over = The game is over here.
hex-nothing-setting = Press “Start from here” first.
hex-must-point = Point at a cell to see a threat that needs it.
hex-reading = Reading { $name }…

## Who has won

hex-check-side = { $side ->
    [red] Has Red joined top and bottom?
   *[blue] Has Blue joined left and right?
}
