# The Hex bench.

hex-title = Hex
hex-red = Red
hex-blue = Blue
hex-tabs = Views of the game

## The board

hex-board-name = Hex board
hex-board-described = Hex, { $size } × { $size }: { $red ->
    [one] { $red } red stone
   *[other] { $red } red stones
}, { $blue ->
    [one] { $blue } blue one
   *[other] { $blue } blue ones
}. Red joins top and bottom, Blue joins left and right.
hex-cell-described = { $cell }: { $stone ->
    [red] a red stone
    [blue] a blue stone
   *[empty] empty
}
hex-new = New game
hex-new-tip = Choose the players, the size of the board, the swap, who moves first and the time; Ctrl+Z brings back the previous game.
hex-samples = Examples
hex-samples-tip = Example games and small positions.
hex-undo-tip = Undo the last change (Ctrl+Z)
hex-redo-tip = Redo the change (Ctrl+Shift+Z)
hex-swap = Swap
hex-swap-tip = The second player may take over the first move; clicking the stone does the same.
hex-set-up = Set up
hex-set-up-tip = Place stones freely, and start from there.
hex-turn-tip = Rotate the board by 60°
hex-orientation-tip = Switch between pointy-top and flat-top cells
hex-red-joins = Red joins the top and the bottom side.
hex-blue-joins = Blue joins the left and the right side; its stones are striped.
hex-headline-thinks = { $side ->
    [red] Red
   *[blue] Blue
}: { $engine } is thinking…
hex-headline-to-move = { $side ->
    [red] Red to move.
   *[blue] Blue to move.
}
hex-board-keys = Click a cell to play there, or use the arrow keys and press Enter.
hex-headline-swap = { $side ->
    [red] Red to move, or click the stone to swap.
   *[blue] Blue to move, or click the stone to swap.
}
hex-headline-exploring = { $side ->
    [red] Red to move, in a variation (Esc returns to the game).
   *[blue] Blue to move, in a variation (Esc returns to the game).
}
hex-headline-paused = { $side ->
    [red] Red to move. Paused: press “Engine move”, or choose another player.
   *[blue] Blue to move. Paused: press “Engine move”, or choose another player.
}
hex-headline-won = { $side ->
    [red] Red has won.
   *[blue] Blue has won.
}
hex-status-put = A click places or removes a stone.

## A new game

hex-size-name = Size
hex-swap-name = Swap
hex-first = First player
hex-start = Start
hex-swap-pieces = The stone changes sides
hex-swap-pieces-about = The player who swaps gets the first stone in their own colour, mirrored.
hex-swap-sides = The players change colours
hex-swap-sides-about = The player who swaps takes over the first player’s colour; the stone stays.
hex-swap-none = No swap
hex-swap-none-about = The first player has the advantage: the swap makes the game fair.
hex-swap-off-short = none
hex-swap-pieces-short = the stone changes sides
hex-swap-sides-short = the players change colours
hex-swap-seed-short = mirrored view

## Setting up

hex-brush = What a click places
hex-erase = Nothing
hex-moves-next = to move:
hex-clear = Clear
hex-clear-tip = Remove all stones.
hex-set = Start from here
hex-set-tip = Start a game from this position.
hex-cancel = Cancel
hex-cancel-tip = Return to the game (Esc).

## Who plays

hex-player-of = { $side ->
    [red] Who plays Red
   *[blue] Who plays Blue
}
hex-clock-of = { $side ->
    [red] Red’s thinking time
   *[blue] Blue’s thinking time
}
hex-kind-person = Person
hex-is-to-move = to move
hex-has-won = has won

## Moves

hex-moves = Moves
hex-moves-none = Moves will appear here as they are made.
hex-column-number = No.
hex-column-side = Side
hex-column-move = Move
hex-column-note = Note
hex-move-swap = swap
hex-move-keep = no swap
hex-move-resign = resigns
hex-note-won = wins
hex-variations = { $count ->
    [one] { $count } other move tried
   *[other] { $count } other moves tried
}
hex-tree = Variations
hex-tree-hint = Go back and try another move: it becomes a variation, and the game stays as it was.
hex-comment = Comment
hex-comment-hint = Comment on this position
hex-back-to-game = To the game
hex-back-to-game-tip = Go to the current move of the game (Esc).
hex-make-main = Make main line
hex-make-main-tip = Make this variation the main line of the game.
hex-remove = Remove
hex-remove-tip = Remove this move and all that follow it.
player-next-note = Next note
player-next-note-tip = Go to the next move with a comment or a variation (Shift+→)

## Narration

hex-status-setting = Setting up: a click places a stone, a second click removes it; then start from here.
hex-status-comment = “{ $comment }”
hex-status-move = { $side ->
    [red] Move { $number }: Red plays { $cell }.
   *[blue] Move { $number }: Blue plays { $cell }.
}
hex-status-answer = { $kind ->
    [pieces] { $side ->
        [red] Red swaps: the stone is Red’s now, mirrored.
       *[blue] Blue swaps: the stone is Blue’s now, mirrored.
    }
    [sides] The second player swaps: the players change colours.
    [seed] { $side ->
        [red] Red swaps: the board is shown mirrored, colours exchanged.
       *[blue] Blue swaps: the board is shown mirrored, colours exchanged.
    }
    [keep] { $side ->
        [red] Red does not swap.
       *[blue] Blue does not swap.
    }
    [resign] { $side ->
        [red] Red resigns.
       *[blue] Blue resigns.
    }
   *[other] The swap is answered.
}
hex-status-to-move = { $side ->
    [red] Red to move.
   *[blue] Blue to move.
}
hex-status-may-swap = A swap is possible now.
hex-status-won = { $side ->
    [red] Red has joined top and bottom, { $count ->
        [one] after { $count } stone.
       *[other] after { $count } stones.
    }
   *[blue] Blue has joined left and right, { $count ->
        [one] after { $count } stone.
       *[other] after { $count } stones.
    }
}
hex-status-resigned = { $side ->
    [red] Red wins: Blue has resigned.
   *[blue] Blue wins: Red has resigned.
}
hex-status-exploring = This is a variation.
hex-watch-game = Watch the game
hex-ended-joined = { $side ->
    [red] Top and bottom are joined, after { $count ->
        [one] { $count } stone.
       *[other] { $count } stones.
    }
   *[blue] Left and right are joined, after { $count ->
        [one] { $count } stone.
       *[other] { $count } stones.
    }
}
hex-ended-resigned = { $side ->
    [red] Blue has resigned.
   *[blue] Red has resigned.
}
hex-counter-board = Board
hex-counter-moves = Moves

## Examples

hex-sample-game = A game on 11 × 11
hex-sample-one = Red connects in one
hex-sample-block = Blue must block
hex-sample-walk = Four moves explained
hex-note-one = Red to move, and a single stone joins top and bottom. Where?
hex-note-block = Blue to move. Only one cell keeps Red from joining top and bottom.
hex-note-walk-1 = The centre is the strongest cell: it is equally close to both of Red’s sides.
hex-note-walk-2 = Blue blocks the way to the top.
hex-note-walk-3 = Red goes round, and now has two ways to the top: d1 and e1. Blue can block only one of them.
hex-note-walk-4 = Blue blocks the way to the bottom. Red goes round again with b4, and now both ends are certain to be joined.

## Analysis

hex-analysis = Analysis
hex-looking = Analysing the position…
hex-fill = Cells show
hex-fill-nothing = nothing
hex-fill-red = Red’s two-distance
hex-fill-blue = Blue’s two-distance
hex-fill-heat = search results
hex-fill-solved = who wins
hex-fill-distance-about = How far a cell is from both of the side’s edges if the opponent may block the best continuation each time: small and dark is good.
hex-fill-heat-about = Monte Carlo: the share of games won after a move, in %, and the number of games. Alpha-beta: the value of the move; ≤ means at most that.
hex-fill-solved-about = For small boards: a tick if the move wins whatever the opponent does, a cross if it loses.
hex-layer-urgent = Win or defend now
hex-layer-urgent-about = A star: a single stone wins. A shield: the opponent would win here, so you must play here.
hex-layer-must = Must-play region
hex-layer-must-about = The framed cells meet all winning threats of the opponent; point at a cell to see what a threat there needs.
hex-layer-ways = Shortest paths
hex-layer-ways-about = For each side, a connection that needs the fewest further stones if the opponent does not move.
hex-layer-links = Bridges
hex-layer-links-about = Two stones that share two empty neighbouring cells are as good as joined: if one cell is taken, the other is filled.
hex-fact-missing = Stones missing
hex-fact-distance = Two-distance
hex-fact-bridges = Bridges
hex-urgent-wins = { $side ->
    [red] Red wins at once: { $cells }.
   *[blue] Blue wins at once: { $cells }.
}
hex-urgent-only = { $side ->
    [red] Red must play { $cells }: Blue would win there at once.
   *[blue] Blue must play { $cells }: Red would win there at once.
}
hex-urgent-lost = { $side ->
    [red] Red has lost: Blue wins at once on each of { $cells }.
   *[blue] Blue has lost: Red wins at once on each of { $cells }.
}
hex-urgent-nothing = { $side ->
    [red] Red is free to play anywhere: Blue has no visible winning threat.
   *[blue] Blue is free to play anywhere: Red has no visible winning threat.
}
hex-must = { $side ->
    [red] Red must play in { $count ->
        [one] the one cell that meets
       *[other] one of { $count } cells that meet
    } { $threats ->
        [one] Blue’s winning threat.
       *[other] all { $threats } of Blue’s winning threats.
    }
   *[blue] Blue must play in { $count ->
        [one] the one cell that meets
       *[other] one of { $count } cells that meet
    } { $threats ->
        [one] Red’s winning threat.
       *[other] all { $threats } of Red’s winning threats.
    }
}
hex-must-lost = { $side ->
    [red] Red has lost: no move meets all of Blue’s winning threats.
   *[blue] Blue has lost: no move meets all of Red’s winning threats.
}

## Engines

hex-search = Search algorithm
hex-search-mcts = Monte Carlo (RAVE)
hex-search-mcts-about = MCTS with statistics shared among moves (RAVE), random games that keep bridges, and proved results.
hex-search-uct = Monte Carlo (UCT)
hex-search-uct-about = Plain MCTS, as in the textbook: UCT selection and purely random games.
hex-search-alphabeta = Alpha-beta (distance)
hex-search-alphabeta-about = Searches one move deeper in each iteration, cuts off what cannot matter, and evaluates positions by two-distances.
hex-search-alphabeta-resistance = Alpha-beta (resistance)
hex-search-alphabeta-resistance-about = Searches one move deeper in each iteration, cuts off what cannot matter, and evaluates positions by the electrical resistance between the edges.
hex-seconds = Time per move
hex-now = Move now
hex-now-tip = Make the best move that the engine has found so far.
hex-let-move = Engine move
hex-let-move-tip = Let { $engine } move for the side to move.
hex-thinks = thinking…
hex-analyse = Analyse
hex-stop-analysing = Stop
hex-analyse-tip = Search every position shown, as long as this is on.
hex-analysed-tip = The search of this position is finished; another position is searched as soon as it is shown.
hex-line = Best line
hex-line-about = The best line found by the search, as numbered stones on the board.
hex-loading = Getting ready…
hex-thought-of = { $engine }: { $result }
hex-thought-finished = { $engine }, finished: { $result }
hex-thought = { $steps } games, { $time }, { $rate }
hex-thought-nodes = { $depth ->
    [one] { $depth } move ahead
   *[other] { $depth } moves ahead
}, { $steps } nodes, { $time }
hex-not-settled = undecided
hex-column-value = Value
hex-candidates = Best moves
hex-candidates-tip = Double click or Enter plays the move.
hex-candidates-none = Press Analyse to see the best moves here.
hex-candidates-awaited = The search has started: its best moves will appear here in a moment.
hex-column-rate = Wins
hex-column-visits = Games
hex-column-line = Then
hex-proved-win = proven win
hex-proved-loss = proven loss

## Files

hex-open-title = Open a game
hex-save-title = Save the game
hex-kinds-open = Games (*.sgf *.txt *.hex);;All files (*)
hex-kinds-save = SGF, with variations and comments (*.sgf);;Replay file, the game itself (*.txt)
hex-opened = { $name }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
hex-saved = Saved as { $name }.
hex-lines-left-out = { $count ->
    [one] { $count } line of { $name } is not a legal move and was skipped.
   *[other] { $count } lines of { $name } are not legal moves and were skipped.
}

## How the game stood

hex-chart = Win rate
hex-chart-tip = Who was likely to win after each move of the game
hex-chart-about = Hex, { $size } × { $size }
hex-chart-none = Analyse the game: a curve will show here how often Red wins from each position, and which moves were mistakes.
hex-chart-analyse = Analyse the game
hex-chart-analyse-tip = Search every position of the game briefly.
hex-chart-stop = Stop
hex-chart-moves = Moves
hex-chart-rate = Red wins, %
hex-chart-red = Red wins
hex-chart-even = even
hex-chart-blunders = mistakes
hex-no-blunders = No move was a serious mistake.
hex-no-blunders-yet = No mistakes so far; { $known } of { $count } positions analysed.
hex-blunder = { $link } ({ $side ->
    [red] Red
   *[blue] Blue
}) cost { $cost } points: from { $before }% to { $after }%.

## The tree of a search

hex-search-tree = Search tree
hex-tab-tree = Tree
hex-search-tree-none = Analyse the position: the tree of the search will appear here, to be explored step by step.
hex-search-awaited = The search has started: it will appear here in a moment.
hex-search-tree-hint = Click a move: its line appears on the board. Double click (Enter): fold or unfold. “+ more” (Shift+Enter): more moves. Wheel, + and −: larger or smaller; drag to move; 0: show all.
hex-tree-more = + { NUMBER($count) } more
hex-tree-max = Best moves
hex-tree-max-tip = How many of its best moves are drawn for a position; fewer if space is short.
hex-tree-drawn = { $drawn } of { NUMBER($count) }
hex-tree-drawn-tip = Positions drawn, out of all in the search tree.
hex-tree-fit-tip = Show the best moves, as large as they fit (0)
hex-tree-root = This position
hex-tree-root-proved = { $side ->
    [red] Red wins
   *[blue] Blue wins
}
hex-proof-won = wins
hex-proof-lost = loses
hex-node = { $cell }: wins { $rate }% of { $visits ->
    [one] { $visits } game
   *[other] { $visits } games
}
hex-search-for-move = Search for move { $number }:
hex-step-none = Before the first step: nothing has been tried yet.
hex-step = Step { $step }: down the tree by { $way }, then { $winner ->
    [red] Red won the random game from there.
    [blue] Blue won the random game from there.
   *[other] the game was already over.
}
hex-step-best = Best so far: { $move }, winning { $rate }% of { $visits ->
    [one] { $visits } game.
   *[other] { $visits } games.
}
player-next-double = Twice as many steps
player-next-double-tip = Go to twice as many steps (Shift+→)

## Who wins

hex-solving = Working out who wins…
hex-solve-small = The winner can be worked out on boards of up to { $most } rows.
hex-solved-partly = Working out who wins: { $known } of { $count } moves decided.
hex-solved-win = { $side ->
    [red] Red wins, with { $count ->
        [one] { $count } move
       *[other] any of { $count } moves
    }.
   *[blue] Blue wins, with { $count ->
        [one] { $count } move
       *[other] any of { $count } moves
    }.
}
hex-solved-loss = { $side ->
    [red] Red has lost, whatever the move.
   *[blue] Blue has lost, whatever the move.
}

hex-code = Pseudocode of the search
hex-tab-code = Code
hex-code-search = The search
hex-code-check = Who has won
hex-code-part = { $part } of { $parts }:
hex-cut = ✂ { $count } cut

hex-search-solver = Solver (proof search)
hex-search-solver-about = Proves who wins after each move, on boards of up to 8 rows: considers only moves in the must-play region, until it sees a connection that cannot be broken.
hex-thought-positions = { $steps } positions, { $time }, { $rate }
hex-proof-open = undecided
hex-grounds-searched = by search
hex-grounds-seen = visible
hex-grounds-known = from the table
hex-course-proof = Proof search has no chart: see its tree.
