# What the micro-steps of a step did.

explain-generated = { $move }: the next successor, with g = { $g }{ $informed ->
    [no] { "" }
   *[yes] , h = { $h }, f = { $f }
}.
explain-not-goal = Node { NUMBER($number, useGrouping: 0) } is not the goal.
explain-cut-off = Node { NUMBER($number, useGrouping: 0) } is as deep as the bound allows, { $depth }: it is cut off.
explain-known = The state of node { NUMBER($number, useGrouping: 0) } was entered before: it is passed over, at depth { $depth }.
explain-back = Nothing is left below node { NUMBER($number, useGrouping: 0) }: the search goes back to node { NUMBER($parent, useGrouping: 0) }.
explain-back-root = Nothing is left below node { NUMBER($number, useGrouping: 0) }, the start.
explain-more = More nodes are passed over in the same way; they are too many to be told one by one.
explain-round = The round is over and has cut something off: the next one begins, with the bound { $bound }.
explain-raised = The round is over. The smallest f that it cut off is the next threshold, { $bound }.
explain-exact = The end-game table holds node { NUMBER($number, useGrouping: 0) }: the rest of the way costs { $left }.
explain-bound = No pair of waiting nodes lies within the bound: it becomes { $bound }, and no way costs less than that.
explain-over = Below node { NUMBER($number, useGrouping: 0) } the smallest value is { $f }, and elsewhere one of { $limit } waits: the search goes back.
explain-value-best = Of all nodes that wait, node { NUMBER($number, useGrouping: 0) } is the best, with value { $f }.
explain-forgotten = There is no room: node { NUMBER($number, useGrouping: 0) }, the leaf of greatest value, { $f }, is forgotten; of equals it was the shallowest, at depth { $depth }.
explain-remembered = Its parent remembers the value. Once node { NUMBER($known, useGrouping: 0) }, it waits again with { $f }, as node { NUMBER($number, useGrouping: 0) }.

explain-fail-start = The heuristic says that the goal cannot be reached from the start (h = ∞): the search ends without a solution.
explain-fail-open = OPEN is empty: the search ends without a solution.
explain-fail-layers = The next layer is empty: the search ends without a solution.
explain-fail-stack = The stack is empty, and nothing is left to be tried: the search ends without a solution.
explain-fail-round = The round has cut nothing off, so nothing is left to be tried: the search ends without a solution.
explain-fail-values = No node waits any more: the search ends without a solution.
explain-fail-room = No node waits any more, and some were given up for want of room: the search ends without a solution.
explain-fail-side = No node waits any more { $side ->
    [backward] on the goal’s side
   *[forward] on the start’s side
}: the search ends without a solution.

side-forward = forward
side-backward = backward
