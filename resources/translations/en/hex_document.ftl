# Hex: how a game is shown, kept, opened and saved.

## A board that is shown mirrored

hex-headline-mirrored = Shown mirrored.
hex-mirrored-tip = Since the swap the board is shown mirrored and with the colours exchanged, as replay files want it: what is Blue’s in the file is Red’s here, and a2 is b1.
hex-told-mirrored = The board is shown mirrored, colours exchanged: in the file this is { $said }.
hex-ended-mirrored = { $side ->
    [red] The board is shown mirrored, colours exchanged: by the file Red wins.
   *[blue] The board is shown mirrored, colours exchanged: by the file Blue wins.
}
hex-note-mirrored = mirrored from here on, colours exchanged

## A game that waits, one that is kept

hex-engines-turn = It is the engine’s turn: “Move now” has it move at once, Ctrl+Z takes back.
hex-comment-of = { $number ->
    [0] Comment on the beginning
   *[other] Comment on move { $number }
}
hex-saved-plain = “{ $name }” holds the moves of the game itself. Variations, comments, names and times are not in it: save as SGF to keep them.

## What a file has that is not read, and what is not written

hex-sgf-rest = From line { $line } on nothing is read: the first game is over there.
hex-sgf-letters = The names of properties are written in capital letters.
hex-sgf-stone-twice = Something is put on { $cell } twice.
hex-htp-lines = Not all lines of this file can be played. { $complaint }
hex-replay-same = “{ $name }” is the file that is read: the boards need another one.
hex-play-save-there = “{ $name }” is there already: save! takes its place.

## Where there is nothing to do

hex-told-won-set-up = { $side ->
    [red] Red has joined top and bottom already in the position that was set up.
   *[blue] Blue has joined left and right already in the position that was set up.
}
hex-ended-set-up = { $side ->
    [red] Top and bottom were joined in the position that was set up.
   *[blue] Left and right were joined in the position that was set up.
}
hex-nothing-over = The game is over here.
hex-nothing-setting = Begin from here first.
hex-must-point = Point at a cell to see a threat that needs it.
hex-reading = { $name } is being read…

## Who has won

hex-check-side = { $side ->
    [red] Has Red joined top and bottom?
   *[blue] Has Blue joined left and right?
}
