# The engines that play Hex, and what their searches say.

unknown-hex-engine = There is no Hex engine “{ $name }”. There are { $known }.
unknown-hex-engine-near = There is no Hex engine “{ $name }”. Did you mean { $near }?

cli-command-hex-solve = Prove which first moves win on a small empty Hex board.
cli-command-hex-analyse = Tell the best moves of every position of a Hex game.
hex-help-solve-size = Rows of the board: { $least } to { $most }. 6 take seconds, 7 hours, 8 days: limit those, what is known is told.
hex-help-analyse-file = The game: an SGF or a replay file, - for standard input.
hex-help-analyse-seconds = How many seconds a position is thought about. Default: { $default }.
hex-help-analyse-best = Tell so many moves of each position. Default: { $default }.
hex-solve-large = Positions are solved on boards of at most { $most } rows.
hex-solve-sum = Hex on { $size }×{ $size }: { $winning } of { $cells } first moves win for who joins top and bottom.
hex-solve-positions = Positions
hex-solve-progress = { $known } of { $cells } first moves solved, { $positions } positions, { $rate } a second, { $seconds } s
hex-solve-so-far = Hex on { $size }×{ $size }: { $winning } first moves are known to win for who joins top and bottom, of { $known } that are solved.
hex-solve-limit = A limit was reached: { $limit }. { $known } of { $cells } first moves are solved.
hex-help-solve-seconds = Stop after so many seconds, with status 3, and tell what is known.
hex-help-solve-memory = Take no more memory for positions than this: 500M, 2G. With more, 7 rows and above are solved faster. Default: what is usual for the board, 105 MB from 7 rows on.
hex-help-solve-progress = Write every 5 seconds to standard error how far it is, also where that is no terminal.
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
hex-analyse-wins = { $move }: wins, that is proved
hex-analyse-loses = { $move }: loses, that is proved
hex-analyse-estimate = { $move }: estimated at { $value }
hex-analyse-at-most = { $move }: estimated at { $value } at most
hex-analyse-open = { $move }: not settled, as another move wins
hex-analyse-fair = (The opponent may swap: a move is worth what the better side leaves to the other.)
hex-analyse-over = { $number }. { $side ->
        [red] Red
       *[blue] Blue
    } has won; nothing is left to be analysed.
hex-analyse-unknown = { $move }: not decided in this time
