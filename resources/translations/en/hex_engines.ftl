# The engines that play Hex, and what their searches say.

unknown-hex-engine = There is no Hex engine “{ $name }”. There are { $known }.
unknown-hex-engine-near = There is no Hex engine “{ $name }”. Did you mean { $near }?

cli-command-hex-solve = Prove which first moves win on a small empty Hex board.
cli-command-hex-analyse = Tell the best moves of every position of a Hex game.
hex-help-solve-size = Rows of the board: { $least } to { $most }. 6 take seconds, 7 hours.
hex-help-analyse-file = The game: an SGF or a replay file, - for standard input.
hex-help-analyse-seconds = How many seconds a position is thought about. Default: { $default }.
hex-help-analyse-best = Tell so many moves of each position. Default: { $default }.
hex-solve-large = Positions are solved on boards of at most { $most } rows.
hex-solve-sum = Hex on { $size }×{ $size }: { $winning } of { $cells } first moves win for who joins top and bottom.
hex-solve-positions = Positions
hex-solve-progress = Solving: { $percent }% of the first moves, { $seconds } s
hex-solve-cancelled = Left off: { $known } of { $cells } first moves are solved.
hex-analyse-progress = Searching: { $seconds } s
hex-analyse-cancelled = Left off.
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
