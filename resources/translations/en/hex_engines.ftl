# The engines that play Hex, and what their searches say.

unknown-hex-engine = Unknown Hex engine “{ $name }”. Available: { $known }.
unknown-hex-engine-near = Unknown Hex engine “{ $name }”. Did you mean { $near }?

cli-command-hex-solve = Prove which first moves win on a small empty Hex board.
cli-command-hex-analyse = Show the best moves of every position of a Hex game.
hex-help-solve-size = Rows of the board: { $least } to { $most }. 6 rows take seconds, 7 hours, 8 days: set a limit, and what is known by then is printed.
hex-help-analyse-file = The game: an SGF or a replay file, - for standard input.
hex-help-analyse-seconds = How many seconds each position is analysed. Default: { $default }.
hex-help-analyse-best = Show the K best moves of each position. Default: { $default }.
hex-solve-large = Positions can be solved on boards of at most { $most } rows.
hex-solve-sum = Hex on { $size }×{ $size }: { $winning } of { $cells } first moves win for the player who joins top and bottom.
hex-solve-positions = Positions
hex-solve-progress = { $known } of { $cells } first moves solved, { $positions } positions, { $rate } per second, { $seconds } s
hex-solve-so-far = Hex on { $size }×{ $size }: { $winning } of the { $known } first moves solved so far win for the player who joins top and bottom.
hex-solve-limit = A limit was reached: { $limit }. { $known } of { $cells } first moves are solved.
hex-help-solve-seconds = Stop after S seconds, with status 3, and print what is known.
hex-help-solve-memory = Use no more memory for positions than this: 500M, 2G. With more, boards of 7 rows and above are solved faster. Default: what is usual for the board, 105 MB from 7 rows on.
hex-help-solve-progress = Report progress to standard error every 5 seconds, even if it is not a terminal.
hex-solve-cancelled = Stopped: { $known } of { $cells } first moves are solved.
hex-analyse-progress = Searching: { $seconds } s
hex-analyse-cancelled = Stopped.
hex-analyse-played = { $number }. { $side ->
        [red] Red
       *[blue] Blue
    } to move, plays { $played }
hex-analyse-position = { $number }. { $side ->
        [red] Red
       *[blue] Blue
    } to move
hex-analyse-worth = { $move }: wins { $value }% of { $visits ->
        [one] { $visits } game
       *[other] { $visits } games
    }
hex-analyse-wins = { $move }: proven win
hex-analyse-loses = { $move }: proven loss
hex-analyse-estimate = { $move }: estimated value { $value }
hex-analyse-at-most = { $move }: estimated value at most { $value }
hex-analyse-open = { $move }: undecided, as another move wins
hex-analyse-fair = (The opponent may swap: a move is worth what the better side leaves to the other.)
hex-analyse-over = { $number }. { $side ->
        [red] Red
       *[blue] Blue
    } has won; there is nothing left to analyse.
hex-analyse-unknown = { $move }: undecided in this time
