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

## Files

hex-file-large = “{ $name }” is too large for a game of Hex: files of up to { $most } MB are read.
hex-file-empty = “{ $name }” is empty: there is no game in it.
hex-file-binary = This is no text (UTF-8), so there is no game here.
hex-file-line = “{ $name }”, line { $line }: { $complaint }
hex-replay-directive = “{ $text }” says too little or too much: after “{ $word }” comes one word, as in “{ $example }”.
hex-replay-directive-twice = “{ $text }”: “{ $word }” has already been said.
hex-replay-size = “{ $text }” is not a number of rows.
hex-replay-late = “{ $text }”: what is agreed on stands before the first move.
hex-replay-set-up = A game that was begun from a position cannot be told by a replay file; SGF can tell it.
hex-replay-illegal = Line { $line }, “{ $text }”: { $complaint }
hex-replay-illegal-in = “{ $name }”, line { $line }, “{ $text }”: { $complaint }

## The command line

cli-command-hex-replay = Play a file of Hex moves over, and print every board.
hex-help-replay-in = The moves, one a line, “row column” from 0 or a1; y or n answers the swap; before them size N, swap off|pieces|sides|seed, first blue|red. Or an SGF file, of which the game itself is played. - for standard input.
hex-help-replay-out = Write the boards into this file. Default: standard output.
hex-help-replay-last = Only the last K boards, and what follows them.
hex-help-replay-strict = Print nothing if there is a line that cannot be played: say which one, and end with status 2.

## SGF

hex-sgf-none = There is no SGF game here.
hex-sgf-value = A value stands where none can be.
hex-sgf-node = A node stands where none can be: variations are put in brackets.
hex-sgf-empty = A variation has no node.
hex-sgf-property = A property has no value.
hex-sgf-outside = A property stands outside all nodes.
hex-sgf-grammar = This is not how SGF is written.
hex-sgf-sign = “{ $text }” has no place in SGF.
hex-sgf-open = The value “{ $text }” is not closed: “]” is missing.
hex-sgf-end = The file ends before the game does: a bracket is not closed.
hex-sgf-other-game = This is a record of another game: GM is { $number }, and for Hex it is 11.
hex-sgf-late = The game and its board are told at the beginning, not between the moves.
hex-sgf-moves = There are two moves in one node.
hex-sgf-turn = “{ $move }” is played out of turn: it is the turn of { $side }.
hex-sgf-swaps = “{ $move }” does not go with the rules of this game, which are “{ $kind }”.
hex-sgf-player = “{ $text }” is no player: there are B and W.
hex-sgf-size = “{ $text }” is not a size: as many columns as rows are wanted.
hex-sgf-charset = This is not in { $charset }, although the file says so (CA).
hex-sgf-seed = The swap of replay files has no place in SGF: save the game as a replay file.
cli-command-hex-play = Play Hex in the terminal, against an engine, another program, or another person.
cli-command-hex-htp = Serve an engine to another program, in the Hex text protocol (HTP).
hex-help-size = Rows of the board, as many as columns. Default: { $default }.
hex-help-swap = Whether the first move may be taken over, and how: the stone is mirrored and changes its colour (pieces), or the players change colours (sides). Default: { $default }.
hex-help-engine = Who plays: { $known }. Default: { $default }.
hex-help-seconds = How many seconds a move is thought about. Default: { $default }.
hex-help-htp = Play against another program, which is started by this command and speaks HTP.
hex-help-two = Two people play, and no engine.
hex-help-side = The side that you begin with: red (the default; Red moves first, and joins top and bottom) or blue.

## Engines and other programs

hex-preparing = The fast engine is being compiled, which is done only once and takes about a minute.
hex-htp-no-command = The command that starts the other program is empty.
hex-htp-start = “{ $command }” cannot be started: { $reason }.
hex-htp-silent = The other program gives no answer to “{ $command }” in time.
hex-htp-ended = “{ $command }” has ended (exit status { NUMBER($status, useGrouping: 0) }).
hex-htp-babble = The other program talks, but gives no answer to “{ $command }”.
hex-htp-refused = The other program refuses “{ $command }”: “{ $answer }”.
hex-htp-illegal = “{ $program }” cannot play “{ $move }”.
hex-htp-seed = The swap of replay files cannot be told to another program.
hex-htp-unknown = Unknown command “{ $name }”; list_commands lists them.
hex-htp-arguments = It is: { $usage }
hex-htp-argument = The command takes one word.
hex-htp-colour = “{ $text }” is no colour. There are { $known }.
hex-htp-turn = It is the turn of { $side }.
hex-htp-goes-on = The game goes on.
hex-htp-begun = The rules can only be changed before the first move.

## Playing in the terminal

hex-play-help = Red (R) joins top and bottom, Blue (B) left and right. Type a cell, as c4; or undo, hint, swap, keep, resign, save FILE.sgf, help, quit.
hex-play-opponents = There is one opponent: { $first } or { $second }, not both.
hex-play-prompt = { $side ->
    [red] Red:
   *[blue] Blue:
}
hex-play-again = undo, save or quit:
hex-play-swap = The first move may be taken over: swap, or keep things as they are and play.
hex-play-won = { $side ->
    [red] Red
   *[blue] Blue
} wins: { $chain }
hex-play-resigned = { $side ->
    [red] Red wins: Blue has
   *[blue] Blue wins: Red has
} given up.
hex-play-made = { $side ->
    [red] Red
   *[blue] Blue
} ({ $name }) plays { $move } ({ $seconds } s).
hex-play-made-swap = { $name } swaps.
hex-play-gave-up = { $side ->
    [red] Red
   *[blue] Blue
} ({ $name }) gives up.
hex-play-stand-in = { $complaint } The engine “quick” makes this move instead.
hex-play-hint = { $move } looks good.
hex-play-hint-win = { $move } wins at once.
hex-play-hint-defence = { $move }: the opponent would win there at once.
hex-play-hint-swap = That first move is worth taking over: swap.
hex-play-save-where = Into which file? For example: save game.sgf
hex-play-saved = Saved as “{ $name }”.

## Players in the window that do not search

hex-search-quick = Quick (1 move ahead)
hex-search-random = Random moves
hex-search-program = Another program…
hex-program-which = The command that starts a program which speaks HTP, the Hex text protocol:
hex-program-stand-in = { $complaint } “Quick” moved instead.
hex-file-many = There are too many moves here: at most { NUMBER($most) } are read.
