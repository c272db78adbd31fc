# Hex: the board, the rules, games and the files they are kept in.

hex-size = A Hex board has { $least } to { $most } rows, not { NUMBER($size, useGrouping: 0) }.
hex-row = Row { $number } of the board is “{ $text }”, but must have { $size } characters, each “.”, “R” or “B”.
hex-cell-unreadable = “{ $text }” is not a cell: cells are named by column and row, such as c4.
hex-cell-outside = “{ $text }” is not on the board, which has { $size } rows and columns.
hex-cell-taken = There is already a stone on { $cell }.
hex-over = The game is over.
hex-nothing-to-undo = There is no move to undo.
hex-swap-unknown = “{ $text }” is not a kind of swap. Available: { $known }.
hex-swap-off = This game is played without the swap rule.
hex-swap-not-now = The swap can only be answered right after the first move.
hex-side-unknown = “{ $text }” is not a side: use red or blue.

## Files

hex-file-large = “{ $name }” is too large for a game of Hex: files of at most { $most } MB are read.
hex-file-empty = “{ $name }” is empty, so there is no game in it.
hex-file-binary = This is not a text file (UTF-8).
hex-file-line = “{ $name }”, line { $line }: { $complaint }
hex-replay-directive = “{ $text }” is too short or too long: “{ $word }” takes one word, as in “{ $example }”.
hex-replay-directive-twice = “{ $text }”: “{ $word }” has already been given.
hex-replay-size = “{ $text }” is not a number of rows.
hex-replay-late = “{ $text }”: the rules must be given before the first move.
hex-replay-set-up = A replay file cannot store a game that started from a set-up position; use SGF.
hex-replay-illegal = Line { $line }, “{ $text }”: { $complaint }
hex-replay-illegal-in = “{ $name }”, line { $line }, “{ $text }”: { $complaint }

## The command line

cli-about-hex = Play Hex, replay and analyse games, and prove which moves win.
cli-command-hex-replay = Replay a file of Hex moves, and print every board.
hex-help-replay-in = The moves, one per line, “row column” from 0 or a1; y or n answers the swap; before them size N, swap off|pieces|sides|seed, first blue|red. Or an SGF file; its main line is played. - for standard input.
hex-help-replay-out = Write the boards to this file. Default: standard output.
hex-help-replay-last = Print only the last K boards, and what follows them.
hex-help-replay-strict = If a line cannot be played, print nothing but that line and exit with status 2.

## SGF

hex-sgf-none = No SGF game was found here.
hex-sgf-value = A value is not allowed here.
hex-sgf-node = A node is not allowed here: put variations in brackets.
hex-sgf-empty = A variation has no node.
hex-sgf-property = A property has no value.
hex-sgf-outside = A property is outside all nodes.
hex-sgf-grammar = This is not valid SGF.
hex-sgf-sign = “{ $text }” is not allowed in SGF.
hex-sgf-open = The value “{ $text }” is not closed: “]” is missing.
hex-sgf-end = The file ends before the game does: a bracket is not closed.
hex-sgf-other-game = This is a record of another game: GM is { $number }, but for Hex it is 11.
hex-sgf-late = The game and its board must be given at the beginning, not between the moves.
hex-sgf-moves = There are two moves in one node.
hex-sgf-turn = “{ $move }” is played out of turn: it is the turn of { $side }.
hex-sgf-swaps = “{ $move }” is not possible under the rules of this game, which are “{ $kind }”.
hex-sgf-player = “{ $text }” is not a player: use B or W.
hex-sgf-size = “{ $text }” is not a valid size: a board has as many columns as rows.
hex-sgf-charset = This is not in { $charset }, although the file says so (CA).
hex-sgf-seed = SGF cannot store the swap of replay files: save the game as a replay file.
cli-command-hex-play = Play Hex in the terminal against an engine, another program, or another person.
cli-command-hex-htp = Run an engine for another program, using the Hex text protocol (HTP).
hex-help-size = Number of rows, and of columns, of the board. Default: { $default }.
hex-help-swap = Whether the first move may be taken over, and how: the stone is mirrored and changes colour (pieces), or the players change colours (sides). Default: { $default }.
hex-help-engine = Who plays: { $known }. Default: { $default }.
hex-help-seconds = Thinking time for each move, in seconds. Default: { $default }.
hex-help-htp = Play against another program, which this command starts and which speaks HTP.
hex-help-two = Two people play, without an engine.
hex-help-side = The side that you play at the start: red (the default; Red moves first, and joins top and bottom) or blue.

## Engines and other programs

hex-preparing = Compiling the fast engine; this is done only once and takes about a minute.
hex-htp-no-command = The command that starts the other program is empty.
hex-htp-start = “{ $command }” cannot be started: { $reason }.
hex-htp-silent = “{ $program }” did not answer “{ $command }” in time.
hex-htp-ended = “{ $command }” has exited (exit status { NUMBER($status, useGrouping: 0) }).
hex-htp-babble = “{ $program }” writes, but does not answer “{ $command }”.
hex-htp-refused = “{ $program }” rejected “{ $command }”: “{ $answer }”.
hex-htp-illegal = “{ $program }” cannot play “{ $move }”.
hex-htp-seed = The swap of replay files cannot be sent to another program.
hex-htp-unknown = Unknown command “{ $name }”; list_commands lists them.
hex-htp-arguments = Usage: { $usage }
hex-htp-argument = The command needs exactly one word.
hex-htp-colour = “{ $text }” is not a colour. Available: { $known }.
hex-htp-turn = It is { $side }’s turn.
hex-htp-continues = The game is not over.
hex-htp-begun = The rules can only be changed before the first move.

## Playing in the terminal

hex-play-help = Red (R) joins top and bottom, Blue (B) left and right. Enter a cell, such as c4; or undo, hint, swap, keep, resign, save FILE.sgf, help, quit.
hex-play-opponents = Only one opponent is possible: { $first } or { $second }, not both.
hex-play-prompt = { $side ->
    [red] Red:
   *[blue] Blue:
}
hex-play-again = undo, save or quit:
hex-play-swap = The first move may be taken over: enter swap, or keep and play on.
hex-play-won = { $side ->
    [red] Red
   *[blue] Blue
} wins: { $chain }
hex-play-resigned = { $side ->
    [red] Red wins: Blue has
   *[blue] Blue wins: Red has
} resigned.
hex-play-made = { $side ->
    [red] Red
   *[blue] Blue
} ({ $name }) plays { $move } ({ $seconds } s).
hex-play-made-swap = { $name } swaps.
hex-play-gave-up = { $side ->
    [red] Red
   *[blue] Blue
} ({ $name }) resigns.
hex-play-substitute = { $complaint } The engine “quick” makes this move instead.
hex-play-hint = { $move } looks good.
hex-play-hint-win = { $move } wins at once.
hex-play-hint-defence = { $move }: otherwise the opponent wins there at once.
hex-play-hint-swap = The first move is worth taking over: swap.
hex-play-save-where = Give a file name, for example: save game.sgf
hex-play-saved = Saved as “{ $name }”.

## Players in the window that do not search

hex-search-quick = Quick (1 move ahead)
hex-search-random = Random moves
hex-search-program = Another program…
hex-program-which = The command that starts a program that speaks HTP, the Hex text protocol:
hex-program-substitute = { $complaint } “Quick” moved instead.
hex-program-passed-over = “{ $program }” was still thinking. “Quick” moved instead.
hex-program-failed = ⚠ { $program }
hex-program-unknown = “{ $program }” has not yet been chosen on this computer: choose it under “Another program…”.
hex-program-starting = The program is being started…
hex-file-many = Too many moves: at most { NUMBER($most) } are read.
