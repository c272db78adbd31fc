# What searches with an opponent tell of their steps.

explain-ab-begin = The search has not begun.
explain-ab-round = A new round begins: it looks { $depth ->
        [one] { $depth } move
       *[other] { $depth } moves
    } ahead.
explain-ab-root = The start, node { $number }, is entered with the window from { $alpha } to { $beta }.
explain-ab-enter = The move { $move } leads to node { $number }, entered with the window from { $alpha } to { $beta }.
explain-ab-over = The game is over there: { $value } for the side to move.
explain-ab-estimate = It is as deep as this round goes: the estimate is { $value }.
explain-ab-known = The table holds what is needed of this position: { $value }.
explain-ab-each = Its moves are looked at one after the other.
explain-ab-better = For node { $number } the move { $move } is worth { $value }: the best so far.
explain-ab-no-better = For node { $number } the move { $move } is worth { $value }, no more than what it has: { $best }.
explain-ab-raised = α of node { $number } is raised to { $value }.
explain-ab-cut = { $value } ≥ β = { $beta }: the opponent will not let it come to node { $number }, having something better. { $count ->
        [0] No move is left there.
        [one] { $count } move is cut off.
       *[other] { $count } moves are cut off.
    }
explain-ab-back = Node { $number } is done: { $bound ->
        [least] it is worth at least { $value }.
        [most] it is worth at most { $value }.
       *[exact] it is worth { $value }.
    }
explain-ab-done = The round is over, { $depth ->
        [one] { $depth } move
       *[other] { $depth } moves
    } deep: the best move is { $move }, worth { $value }.
explain-mcts-begin = The search has not begun.
explain-mcts-select = Of node { $parent } the move { $move } is chosen: it won { $percent }% of { $visits ->
        [one] { $visits } game.
       *[other] { $visits } games.
    }
explain-mcts-add = The move { $move } from node { $parent } is tried for the first time: node { $number }.
explain-mcts-root = Nothing is in the tree yet but the start.
explain-mcts-play = A game is played at random to its end: { $winner ->
        [first] Red wins.
        [second] Blue wins.
       *[other] it is a draw.
    }
explain-mcts-proved = It is proved who wins there: { $winner ->
        [first] Red.
       *[second] Blue.
    }
explain-mcts-back = { $count ->
        [one] { $count } node gets
       *[other] { $count } nodes get
    } a visit more, and those to which the winner moved a win.
explain-mcts-done = It is proved who wins: the search is over. The best move is { $move }.
explain-win-start = { $count ->
        [0] No stone of the side lies at its first edge.
        [one] { $count } stone lies at the first edge: it is put into the queue.
       *[other] { $count } stones lie at the first edge: they are put into the queue.
    }
explain-win-take = { $cell } is taken from the queue.
explain-win-found = { $cell } lies at the second edge: the edges are joined.
explain-win-each = { $next } beside it is put into the queue.
explain-win-fail = The queue is empty: the edges are not joined.
explain-proof-begin = The search has not begun.
explain-proof-root = It is to be found out of every move of the position whether it wins.
explain-proof-enter = The move { $move } from node { $parent } leads to node { $number }: does the side to move win there?
explain-proof-each = That cannot be seen: its moves are tried, those that meet all threats that can be seen.
explain-proof-known = The table holds this position, from another way to it: the side to move { $result ->
        [win] wins.
       *[loss] loses.
    }
explain-proof-seen = That can be seen: the side to move { $result ->
        [win] has a connection that nothing breaks.
       *[loss] has lost, for nothing breaks the opponent’s connection.
    }
explain-proof-win = So at node { $number } the move { $move } wins, and no other is looked at.
explain-proof-narrow = So at node { $number } the move { $move } loses. What the opponent needs for that bounds the must-play region: other moves are of use only there.
explain-proof-lost = No move is left in the must-play region of node { $number }: it is lost.
explain-proof-root-win = So the move { $move } wins.
explain-proof-root-loss = So the move { $move } loses.
explain-proof-done = All moves are decided: the side to move { $result ->
        [win] wins.
       *[loss] loses, whatever it plays.
    }
