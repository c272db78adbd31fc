# What the micro-steps of a step did.

move-shown = { $blank ->
    [u] The blank moves up
    [d] The blank moves down
    [l] The blank moves left
    [r] The blank moves right
    [way] { $move ->
        [u] Up
        [d] Down
        [l] Left
        [r] Right
        [ul] Up and left
        [ur] Up and right
        [dl] Down and left
        [dr] Down and right
       *[other] { $move }
    }
   *[no] { $move }
}
explain-generated = { move-shown }: the next successor, with { node-costs }.
explain-not-goal = Node { NUMBER($number, useGrouping: 0) } is not the goal.
explain-cut-off = Node { NUMBER($number, useGrouping: 0) } is at the depth bound, { $depth }: it is cut off.
explain-known = The state of node { NUMBER($number, useGrouping: 0) } was entered before: it is skipped, at depth { $depth }.
explain-back = Nothing is left below node { NUMBER($number, useGrouping: 0) }: the search backtracks to node { NUMBER($parent, useGrouping: 0) }.
explain-back-root = Nothing is left below node { NUMBER($number, useGrouping: 0) }, the start.
explain-more = More nodes are skipped in the same way, too many to list one by one.
explain-round = The iteration is over and has cut something off: the next one starts, with bound { $bound }.
explain-raised = The iteration is over. The smallest f that it cut off is the next bound, { $bound }.
explain-exact = The endgame table contains node { NUMBER($number, useGrouping: 0) }: the rest of the path costs { $left }.
explain-bound = No pair of waiting nodes lies within the bound: it becomes { $bound }, and no solution costs less than that.
explain-over = Below node { NUMBER($number, useGrouping: 0) } the smallest value is { $f }, and elsewhere a node with { $limit } is waiting: the search backtracks.
explain-value-best = Of all waiting nodes, node { NUMBER($number, useGrouping: 0) } is the best, with value { $f }.
explain-forgotten = Memory is full: node { NUMBER($number, useGrouping: 0) }, the leaf with the largest value, { $f }, is forgotten; among equals it was the shallowest, at depth { $depth }.
explain-remembered = Its parent remembers the value. Formerly node { NUMBER($known, useGrouping: 0) }, the parent is waiting again with { $f }, as node { NUMBER($number, useGrouping: 0) }.

explain-fail-start = The heuristic says that the goal cannot be reached from the start (h = ∞): the search ends without a solution.
explain-fail-open = OPEN is empty: the search ends without a solution.
explain-fail-layers = The next layer is empty: the search ends without a solution.
explain-fail-stack = The stack is empty, and nothing is left to try: the search ends without a solution.
explain-fail-round = The iteration has cut nothing off, so nothing is left to try: the search ends without a solution.
explain-fail-values = No node is waiting any more: the search ends without a solution.
explain-fail-room = No node is waiting any more, and some were dropped for lack of room: the search ends without a solution.
explain-fail-stuck = There is no candidate: the agent is stuck at node { NUMBER($number, useGrouping: 0) }.
explain-fail-minimum = Node { NUMBER($number, useGrouping: 0) } is a local minimum: h = { $h }, and no neighbour is good enough. The search ends without a solution.
explain-fail-schedule = All steps are used. The search ends without a solution at node { NUMBER($number, useGrouping: 0) }, h = { $h }.
explain-fail-side = No node is waiting any more { $side ->
    [backward] on the goal’s side
   *[forward] on the start’s side
}: the search ends without a solution.

side-forward = forward
side-backward = backward
