# The first difference between an order of expansions and a reference search.

difference-algorithm = { $algorithm ->
   *[astar] A*
    [ucs] uniform-cost search
    [greedy] greedy best-first search
    [wastar] weighted A*
    [bfs] breadth-first search
    [dfs] depth-first search
}
difference-reference-algorithm = { $reference ->
   *[astar] A*
    [ucs] uniform-cost search
    [greedy] greedy best-first search
    [wastar] weighted A*
    [bfs] breadth-first search
    [dfs] depth-first search
}
difference-ties = { $ties ->
   *[state] by state
    [path] by path
    [low-h] by lowest h, then newest first
    [high-h] by highest h, then oldest first
    [fifo] by age, oldest first
    [lifo] by age, newest first
    [moves] by the moves
    [low-h-state] by lowest h, then by state
    [high-h-state] by highest h, then by state
    [low-h-fifo] by lowest h, then oldest first
    [high-h-lifo] by highest h, then newest first
    [large-state] by the largest state
}
difference-reference-ties = { $reference_ties ->
   *[state] by state
    [path] by path
    [low-h] by lowest h, then newest first
    [high-h] by highest h, then oldest first
    [fifo] by age, oldest first
    [lifo] by age, newest first
    [moves] by the moves
    [low-h-state] by lowest h, then by state
    [high-h-state] by highest h, then by state
    [low-h-fifo] by lowest h, then oldest first
    [high-h-lifo] by highest h, then newest first
    [large-state] by the largest state
}

difference-step = The first difference is at step { NUMBER($step, useGrouping: 0) }: your algorithm expands { $state }, the reference expands { $other }.
difference-ends = Your algorithm ends before step { NUMBER($step, useGrouping: 0) }, at which the reference expands { $state }.
difference-goes-on = The reference has ended before step { NUMBER($step, useGrouping: 0) }, at which your algorithm expands { $state }.
difference-node-costs = { $informed ->
   *[yes] f = { $f }, g = { $g }, h = { $h }
    [no] g = { $g }
}
difference-own-open = In the reference, { $state } waits on OPEN with { difference-node-costs }.
difference-own-closed = In the reference, { $state } is already closed, with { difference-node-costs }.
difference-own-unknown = { $informed ->
   *[yes] The reference has not generated { $state }; its h is { $h }.
    [no] The reference has not generated { $state }.
}
difference-reference-open = The reference takes { $state } with { difference-node-costs }.
difference-reference-closed = The reference expands { $state } again, with { difference-node-costs }.
difference-reference-unknown = { $informed ->
   *[yes] The reference takes { $state } with h = { $h }.
    [no] The reference takes { $state }.
}
difference-none = Your algorithm expands the same states in the same order as the reference.
difference-no-variant = None of the common variants of the reference expands in this order, so the reason is not known.

difference-like-same = It expands exactly as { difference-algorithm } with ties { difference-ties }.
difference-like-other = It expands as { difference-algorithm } with ties { difference-ties }, not { difference-reference-ties }.
difference-like-same-algorithm = It expands as { difference-algorithm }, not as { difference-reference-algorithm }.
difference-like-other-algorithm = It expands as { difference-algorithm } with ties { difference-ties }, not as { difference-reference-algorithm }.
difference-otherwise-same = Otherwise it expands exactly as { difference-algorithm } with ties { difference-ties }.
difference-otherwise-other = Otherwise it expands as { difference-algorithm } with ties { difference-ties }, not { difference-reference-ties }.
difference-otherwise-same-algorithm = Otherwise it expands as { difference-algorithm }, not as { difference-reference-algorithm }.
difference-otherwise-other-algorithm = Otherwise it expands as { difference-algorithm } with ties { difference-ties }, not as { difference-reference-algorithm }.

difference-cheaper = It replaces a known path by a cheaper one, and reopens closed nodes.
difference-no-reopening = It never reopens a closed node, even when it finds a cheaper path to it.
difference-drops-open = It drops a successor whose state is already on OPEN, without comparing g.
difference-duplicates = It does not check the closed list when it takes a node off OPEN, so it expands copies of the same state.
difference-unchecked = It has no closed list: a state is expanded as often as it is generated.
difference-parent = It has no closed list and omits only the move back, so it expands states more than once.
difference-early = It tests the goal when a node is generated, not when it is taken off OPEN.
difference-perhaps-early = Perhaps it tests the goal when a node is generated: the list would be the same.
difference-blank = Its heuristic counts the blank.
difference-heuristic = Its heuristic is another one: { $heuristic }.
difference-order = It generates the successors in the order { $order }.
difference-goal-missing = Its list omits the goal.
difference-start-missing = Its list omits the start.
difference-reference = “{ $value }” is not a reference search. Write the algorithm, the heuristic and the tie-breaking rule, as in “astar manhattan state”.
cli-help-against = The first step at which your own algorithm differs from a search, and why: algorithm, heuristic, ties, such as “astar manhattan state”.
difference-first = The orders differ first at step { NUMBER($step, useGrouping: 0) }.
difference-costs = { $letter }: { difference-node-costs }
difference-ended = { $letter } has ended.
