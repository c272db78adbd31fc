# Explanations of the steps of searches with an opponent.

explain-ab-begin = The search has not started.
explain-ab-round = A new iteration begins: it looks { $depth ->
        [one] { $depth } move
       *[other] { $depth } moves
    } ahead.
explain-ab-root = The start, node { $number }, is entered with the window from { $alpha } to { $beta }.
explain-ab-enter = The move { $move } leads to node { $number }, entered with the window from { $alpha } to { $beta }.
explain-ab-over = The game is over here: { $value } for the side to move.
explain-ab-estimate = The depth limit of this iteration is reached: the estimate is { $value }.
explain-ab-known = The table already has what is needed for this position: { $value }.
explain-ab-each = Its moves are examined one after the other.
explain-ab-better = For node { $number } the move { $move } is worth { $value }: the best so far.
explain-ab-no-better = For node { $number } the move { $move } is worth { $value }, no better than its best so far: { $best }.
explain-ab-raised = α of node { $number } is raised to { $value }.
explain-ab-cut = { $value } ≥ β = { $beta }: the opponent has a better move and will avoid node { $number }. { $count ->
        [0] No moves are left here.
        [one] { $count } move is cut off.
       *[other] { $count } moves are cut off.
    }
explain-ab-back = Node { $number } is done: { $bound ->
        [least] it is worth at least { $value }.
        [most] it is worth at most { $value }.
       *[exact] it is worth { $value }.
    }
explain-ab-done = The iteration is complete, { $depth ->
        [one] { $depth } move
       *[other] { $depth } moves
    } deep: the best move is { $move }, worth { $value }.
explain-mcts-begin = The search has not started.
explain-mcts-select = Selection: at node { $parent } the move { $move } is chosen; it won { NUMBER($percent, maximumFractionDigits: 1) }% of { $visits ->
        [one] { $visits } game.
       *[other] { $visits } games.
    }
explain-mcts-add = Expansion: the move { $move } from node { $parent } is tried for the first time and becomes node { $number }.
explain-mcts-root = The tree contains only the start.
explain-mcts-play = Simulation: a random game is played to the end: { $winner ->
        [first] Red wins.
        [second] Blue wins.
       *[other] it is a draw.
    }
explain-mcts-proved = The winner here is proved: { $winner ->
        [first] Red.
       *[second] Blue.
    }
explain-mcts-back = Backpropagation: { $count ->
        [one] { $count } node gets
       *[other] { $count } nodes get
    } one more visit; those that the winner moved to also get one more win.
explain-mcts-done = The winner is proved and the search is over. The best move is { $move }.
explain-win-start = { $count ->
        [0] The side has no stone at its first edge.
        [one] { $count } stone is at the first edge: it is put into the queue.
       *[other] { $count } stones are at the first edge: they are put into the queue.
    }
explain-win-take = { $cell } is taken from the queue.
explain-win-found = { $cell } is at the second edge: the edges are joined.
explain-win-each = Its neighbour { $next } is put into the queue.
explain-win-fail = The queue is empty: the edges are not joined.
explain-proof-begin = The search has not started.
explain-proof-root = For every move of the position, the search decides whether it wins.
explain-proof-enter = The move { $move } from node { $parent } leads to node { $number }: does the side to move win there?
explain-proof-each = That is not yet clear: its moves that meet all visible threats are tried.
explain-proof-known = The table already has this position, reached by another path: the side to move { $result ->
        [win] wins.
       *[loss] loses.
    }
explain-proof-seen = That is clear: the side to move { $result ->
        [win] has a connection that cannot be broken.
       *[loss] has lost, because the opponent’s connection cannot be broken.
    }
explain-proof-win = So the move { $move } wins at node { $number }, and no other move is examined.
explain-proof-narrow = So the move { $move } loses at node { $number }. The cells that the opponent needs for that bound the must-play region: only moves there can help.
explain-proof-lost = No moves are left in the must-play region of node { $number }: it is lost.
explain-proof-root-win = So the move { $move } wins.
explain-proof-root-loss = So the move { $move } loses.
explain-proof-done = All moves are decided: the side to move { $result ->
        [win] wins.
       *[loss] loses, whatever it plays.
    }
