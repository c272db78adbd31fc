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
hex-new-tip = Choose the size of the board, the swap, who begins and the time; Ctrl+Z brings back the game before.
hex-samples = Examples
hex-samples-tip = Games and small positions to look at.
hex-undo-tip = Take the last change back (Ctrl+Z)
hex-redo-tip = Make the change again (Ctrl+Shift+Z)
hex-swap = Swap
hex-swap-tip = After the first move the second player may take it over; clicking on the stone does the same.
hex-set-up = Set up
hex-set-up-tip = Place stones freely, and begin from there.
hex-turn-tip = Turn the board by 60°
hex-stand-tip = Stand the cells on a point or on a side
hex-red-joins = Red joins the top and the bottom side.
hex-blue-joins = Blue joins the left and the right side; its stones are striped.
hex-headline-to-move = { $side ->
    [red] Red to move.
   *[blue] Blue to move.
}
hex-board-keys = Click on a cell to play there, or go there with the arrow keys and press Enter.
hex-headline-swap = { $side ->
    [red] Red to move, or click the stone to swap.
   *[blue] Blue to move, or click the stone to swap.
}
hex-headline-exploring = { $side ->
    [red] Red to move, in a variation (Esc goes back to the game).
   *[blue] Blue to move, in a variation (Esc goes back to the game).
}
hex-headline-won = { $side ->
    [red] Red has won.
   *[blue] Blue has won.
}
hex-told-put = Click puts a stone, or takes it off.

## A new game

hex-size-name = Size
hex-swap-name = Swap
hex-first = Begins
hex-start = Begin
hex-swap-pieces = The stone changes sides
hex-swap-pieces-about = Who swaps gets the first stone in their own colour, mirrored.
hex-swap-sides = The players change colours
hex-swap-sides-about = Who swaps plays the first player’s colour from now on; the stone stays.
hex-swap-none = No swap
hex-swap-none-about = Who begins has the better game: the swap makes it fair.
hex-swap-off-short = none
hex-swap-pieces-short = stone
hex-swap-sides-short = colours
hex-swap-seed-short = mirrored view

## Setting up

hex-brush = What a click puts
hex-erase = Nothing
hex-moves-next = to move:
hex-clear = Clear
hex-clear-tip = Take all stones off.
hex-set = Begin from here
hex-set-tip = Begin a game from this position.
hex-cancel = Cancel
hex-cancel-tip = Go back to the game (Esc).

## Who plays

hex-player-of = { $side ->
    [red] Who plays Red
   *[blue] Who plays Blue
}
hex-clock-of = { $side ->
    [red] How long Red has thought
   *[blue] How long Blue has thought
}
hex-kind-person = Person
hex-is-to-move = to move
hex-has-won = has won

## Moves

hex-moves = Moves
hex-moves-none = The moves will appear here as they are made.
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
hex-comment-hint = What is to be said of this position
hex-back-to-game = To the game
hex-back-to-game-tip = Go to where the game itself has got to (Esc).
hex-make-main = Make it the game
hex-make-main-tip = Let this variation be the game itself from now on.
hex-remove = Remove
hex-remove-tip = Take out this move and all that follow it.
player-next-note = Next note
player-next-note-tip = To the next move with a comment or a variation (Shift+→)

## What is told

hex-told-setting = Setting up: click puts stones, a second click takes them off; then begin from here.
hex-told-comment = “{ $comment }”
hex-told-move = { $side ->
    [red] Move { $number }: Red plays { $cell }.
   *[blue] Move { $number }: Blue plays { $cell }.
}
hex-told-answer = { $kind ->
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
hex-told-to-move = { $side ->
    [red] Red is to move.
   *[blue] Blue is to move.
}
hex-told-may-swap = Now is the time to swap.
hex-told-won = { $side ->
    [red] Red has joined top and bottom, { $count ->
        [one] after { $count } stone.
       *[other] after { $count } stones.
    }
   *[blue] Blue has joined left and right, { $count ->
        [one] after { $count } stone.
       *[other] after { $count } stones.
    }
}
hex-told-resigned = { $side ->
    [red] Red wins, as Blue has resigned.
   *[blue] Blue wins, as Red has resigned.
}
hex-told-exploring = This is a variation.
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
hex-note-one = Red is to move and joins top and bottom with a single stone. Where?
hex-note-block = Blue is to move. One cell alone keeps Red from joining top and bottom.
hex-note-walk-1 = The middle is the strongest cell: it is equally near to both of Red’s sides.
hex-note-walk-2 = Blue stands in the way to the top.
hex-note-walk-3 = Red goes round, and has two ways to the top now: d1 and e1. Blue can take only one of them.
hex-note-walk-4 = Blue stands in the way to the bottom. Red goes round again with b4, and both ends are joined for sure.

## Analysis

hex-analysis = Analysis
hex-looking = Looking at the position…
hex-fill = Cells show
hex-fill-nothing = nothing
hex-fill-red = Red’s two-distance
hex-fill-blue = Blue’s two-distance
hex-fill-heat = what the search finds
hex-fill-solved = who wins
hex-fill-distance-about = How far a cell is from both of the side’s edges when the opponent may each time take away the best way on: small and dark is good.
hex-fill-heat-about = Monte Carlo: which share of the games after a move was won, in %, and how many there were. Alpha-beta: what it is worth; ≤ means at most that.
hex-fill-solved-about = For small boards: a tick where the move wins whatever the opponent does, a cross where it loses.
hex-layer-urgent = Win or defend now
hex-layer-urgent-about = A star where a single stone wins; a shield where the opponent would win and one has to play.
hex-layer-must = Must-play region
hex-layer-must-about = Framed are the cells that meet all winning threats of the opponent; point at a cell to see what a threat there needs.
hex-layer-ways = Shortest paths
hex-layer-ways-about = For both sides a connection that needs the fewest further stones, as if the opponent stood still.
hex-layer-links = Bridges
hex-layer-links-about = Two stones that share two empty neighbour cells are as good as joined: where one cell is taken, the other is filled.
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
    [red] Red is free to play anywhere: no winning threat of Blue’s can be seen.
   *[blue] Blue is free to play anywhere: no winning threat of Red’s can be seen.
}
hex-must = { $side ->
    [red] Red must play in { $count ->
        [one] the one cell that meets
       *[other] one of { $count } cells that meet
    } { $threats ->
        [one] a winning threat of Blue’s.
       *[other] all { $threats } winning threats of Blue’s.
    }
   *[blue] Blue must play in { $count ->
        [one] the one cell that meets
       *[other] one of { $count } cells that meet
    } { $threats ->
        [one] a winning threat of Red’s.
       *[other] all { $threats } winning threats of Red’s.
    }
}
hex-must-lost = { $side ->
    [red] Red has lost: no move meets all of Blue’s winning threats.
   *[blue] Blue has lost: no move meets all of Red’s winning threats.
}

## Engines

hex-search = How the position is searched
hex-search-mcts = Monte Carlo (RAVE)
hex-search-mcts-about = Plays games at random, ever more of them where they were won: with figures shared among moves (RAVE), bridges saved, and proofs.
hex-search-uct = Monte Carlo (UCT)
hex-search-uct-about = Plays games at random, ever more of them where they were won, as in the textbook.
hex-search-alphabeta = Alpha-beta (distance)
hex-search-alphabeta-about = Looks one move deeper in each round, cuts off what cannot matter, and estimates by two-distances.
hex-search-alphabeta-resistance = Alpha-beta (resistance)
hex-search-alphabeta-resistance-about = Looks one move deeper in each round, cuts off what cannot matter, and estimates by the resistance to a current between the edges.
hex-seconds = Time for a move
hex-now = Move now
hex-now-tip = Let the engine make the best move that it knows by now.
hex-let-move = Engine move
hex-let-move-tip = Let an engine make a move for the side to move.
hex-thinks = thinks…
hex-analyse = Analyse
hex-stop-analysing = Stop
hex-analyse-tip = Search every position that is shown, as long as this is down.
hex-line = Best line
hex-line-about = The best line of play that the search sees, as numbered stones on the board.
hex-loading = Getting ready…
hex-thought = { $steps } games, { $time }, { $rate }
hex-thought-nodes = { $depth ->
    [one] { $depth } move ahead
   *[other] { $depth } moves ahead
}, { $steps } nodes, { $time }
hex-not-settled = not settled
hex-column-value = Value
hex-candidates = Best moves
hex-candidates-tip = A double click, or Enter, makes the move.
hex-candidates-none = Analyse shows the best moves here.
hex-candidates-awaited = The search has begun: its best moves will appear here in a moment.
hex-column-rate = Wins
hex-column-visits = Games
hex-column-line = Then
hex-proved-win = wins for sure
hex-proved-loss = loses for sure

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
    [one] { $count } line of { $name } is no legal move and was passed over.
   *[other] { $count } lines of { $name } are no legal moves and were passed over.
}

## How the game stood

hex-chart = Course
hex-chart-tip = How the game went: who was likely to win after each move
hex-chart-about = Hex, { $size } × { $size }
hex-chart-none = Look at the game: a curve of how often Red wins from each position will appear here, with the moves that were mistakes.
hex-chart-go = Look at the game
hex-chart-go-tip = Search every position of the game for a moment.
hex-chart-stop = Stop
hex-chart-moves = Moves
hex-chart-rate = Red wins, %
hex-chart-red = Red wins
hex-chart-even = even
hex-chart-blunders = mistakes
hex-no-blunders = No move has cost much.
hex-no-blunders-yet = No mistake so far; { $known } of { $count } positions have been looked at.
hex-blunder = { $link } ({ $side ->
    [red] Red
   *[blue] Blue
}) cost { $cost } points: from { $before }% to { $after }%.

## The tree of a search

hex-search-tree = Search tree
hex-tab-tree = Tree
hex-search-tree-none = Analyse the position: the tree of the search will appear here, to be gone through step by step.
hex-search-awaited = The search has begun: it will appear here in a moment.
hex-search-tree-hint = Click a move: its line appears on the board. Double click (Enter): fold or unfold. “+ more” (Shift+Enter): more moves. Wheel, + and −: larger or smaller; drag to move; 0: show all.
hex-tree-more = + { NUMBER($count) } more
hex-tree-most = Best moves
hex-tree-most-tip = With how many of its best moves a position is drawn; with fewer where there is no room for them.
hex-tree-drawn = { $drawn } of { NUMBER($count) }
hex-tree-drawn-tip = So many positions are drawn, of all that the search has in its tree.
hex-tree-fit-tip = Show the best moves, as large as they fit (0)
hex-tree-root = Now
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
hex-step-none = Before the first step: nothing has been tried yet.
hex-step = Step { $step }: down the tree by { $way }, then { $winner ->
    [red] Red won the game that was played from there at random.
    [blue] Blue won the game that was played from there at random.
   *[other] nothing was left to play.
}
hex-step-best = Best so far: { $move }, winning { $rate }% of { $visits ->
    [one] { $visits } game.
   *[other] { $visits } games.
}
player-next-double = Twice as many steps
player-next-double-tip = To where twice as much has been done (Shift+→)

## Who wins

hex-solving = Working out who wins…
hex-solve-small = Who wins is worked out on boards of up to { $most } rows.
hex-solved-partly = Working out who wins: { $known } of { $count } moves are known.
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
hex-search-solver-about = Proves of every move who wins, on boards of up to 8 rows: looks only at moves in the must-play region, until a connection can be seen that nothing breaks.
hex-thought-positions = { $steps } positions, { $time }, { $rate }
hex-proof-open = not decided
hex-grounds-searched = by search
hex-grounds-seen = can be seen
hex-grounds-known = from the table
hex-course-proof = Of a proof search there is no chart: see its tree.
