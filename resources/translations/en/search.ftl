# How a search goes and ends.

## Status

status-running = Running
status-solved = Solved
status-unsolvable = Unsolvable
status-exhausted = No solution found
status-limit = Limit reached
status-cancelled = Stopped
status-failed = Failed

limit-expansions = expansions
limit-seconds = time
limit-memory = memory
limit-nodes = nodes

## Why there is no solution, or why the search failed

unsolvable-exhausted = The search covered everything that can be reached from the start, { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}, without finding the goal.
exhausted-depth = Everything down to depth { $depth } was searched; a solution may lie deeper.
exhausted-pruned = { $count ->
    [one] { $count } node was
   *[other] { $count } nodes were
} pruned because the heuristic says that the goal cannot be reached from there (h = ∞).
failed-kind = The heuristic returned a { $kind } for { $state }: an estimate must be a number.
failed-estimate = The heuristic returned { $value } for { $state }: an estimate must be a number that is not negative.
failed-fraction = The heuristic returned { $value } for { $state }: if costs are whole numbers, estimates must be whole numbers too.
failed-heuristic = The heuristic failed on { $state } with { $kind }: { $text }
failed-cost = The move { $move } from { $state } costs { $value }: a cost must be a finite number that is not negative.
failed-exception = The problem or the heuristic failed with { $kind }: { $text }
failed-replay = The moves found do not lead to the goal when they are replayed: { $moves }
film-differs = From step { $step } on, the search cannot be shown: repeated, it does not do the same. The successors and the estimate of a state must be the same each time.
subgoal-frozen = The tiles { $tiles } cannot be brought home: one of them, or the blank, stands on a frozen cell.

## What a step did

explain-start = Nothing is expanded yet: only the start is known, with { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-start-part = These are steps { $first } to { $last } of a search. Before them it had expanded { $expanded ->
    [one] { $expanded } node
   *[other] { $expanded } nodes
} and generated { $generated }.
explain-goal = Node { NUMBER($number, useGrouping: 0) } is the goal: the search is done.
explain-no-goal = Node { NUMBER($number, useGrouping: 0) } is not the goal, so its successors are generated.
explain-taken-oldest = Node { NUMBER($number, useGrouping: 0) } is at the front of the queue and is taken off OPEN (g = { $g }).
explain-taken-only = Node { NUMBER($number, useGrouping: 0) } is taken off OPEN ({ node-costs }): it alone has the smallest { $rule }.
explain-taken-low-h = Node { NUMBER($number, useGrouping: 0) } is taken off OPEN ({ node-costs }): of { $count } nodes with the smallest { $rule }, { $by ->
    [h] it has the smallest h.
    [plain] it is the newest.
    [age] it is the newest; all have the same h.
   *[both] it has the smallest h and is the newest that has it.
}
explain-taken-high-h = Node { NUMBER($number, useGrouping: 0) } is taken off OPEN ({ node-costs }): of { $count } nodes with the smallest { $rule }, { $by ->
    [h] it has the largest h.
    [plain] it is the oldest.
    [age] it is the oldest; all have the same h.
   *[both] it has the largest h and is the oldest that has it.
}
explain-taken-fifo = Node { NUMBER($number, useGrouping: 0) } is taken off OPEN ({ node-costs }): of { $count } nodes with the smallest { $rule }, it is the oldest.
explain-taken-lifo = Node { NUMBER($number, useGrouping: 0) } is taken off OPEN ({ node-costs }): of { $count } nodes with the smallest { $rule }, it is the newest.
explain-taken-state = Node { NUMBER($number, useGrouping: 0) } is taken off OPEN ({ node-costs }): of { $count } nodes with the smallest { $rule }, its state comes first.
explain-taken-path = Node { NUMBER($number, useGrouping: 0) } is taken off OPEN ({ node-costs }): of { $count } nodes with the smallest { $rule }, it has the smallest g and, among equals, the smallest move string.
explain-iteration = A new iteration starts, with bound { $bound }.
explain-backtracked = Nothing is left to enter below, so the search backtracks to node { NUMBER($number, useGrouping: 0) }.
explain-entered = Node { NUMBER($number, useGrouping: 0) } is taken off the stack, at depth { $depth }: { $depth ->
    [0] it is the start.
   *[other] it was on top.
}
explain-entered-f = Node { NUMBER($number, useGrouping: 0) } is entered, at depth { $depth } ({ node-costs }): its f is within the bound { $bound }.
explain-further = Nothing is left below it. Back at { $several ->
    [yes] the nodes above
   *[no] node { NUMBER($parent, useGrouping: 0) }
}, { $count ->
    [one] { $count } more successor is generated.
   *[other] { $count } more successors are generated.
}
explain-successors = { $count ->
    [0] No successor is generated.
    [one] { $count } successor is generated.
   *[other] { $count } successors are generated.
}
explain-jumps = { $count ->
    [0] No successor is generated: no jump ends at a jump point.
    [one] { $count } successor is generated, a jump point.
   *[other] { $count } successors are generated, all of them jump points.
}
explain-named = { $fate ->
    [cheaper] A cheaper path to a node on OPEN: { $names }.
    [reopened] A cheaper path to a closed node, which is reopened: { $names }.
    [no-better] Already on OPEN, at no greater cost: { $names }.
    [overlooked] Already on OPEN; the new path is cheaper, but it is dropped: { $names }.
    [closed] Already closed: { $names }.
   *[new] New on OPEN: { $names }.
}

explain-count-new = { $only ->
    [yes] It is new and goes on OPEN.
   *[no] { $count ->
        [one] One is new and goes on OPEN.
       *[other] { $count } are new and go on OPEN.
    }
}
explain-count-cheaper = { $only ->
    [yes] It is a cheaper path to a node on OPEN and takes its place.
   *[no] { $count ->
        [one] One is a cheaper path to a node on OPEN and takes its place.
       *[other] { $count } are cheaper paths to nodes on OPEN and take their places.
    }
}
explain-count-reopened = { $only ->
    [yes] It is a cheaper path to a closed node, which is reopened.
   *[no] { $count ->
        [one] One is a cheaper path to a closed node, which is reopened.
       *[other] { $count } are cheaper paths to closed nodes, which are reopened.
    }
}
explain-count-no-better = { $only ->
    [yes] It is already on OPEN, at no greater cost.
   *[no] { $count ->
        [one] One is already on OPEN, at no greater cost.
       *[other] { $count } are already on OPEN, at no greater cost.
    }
}
explain-count-overlooked = { $only ->
    [yes] It is already on OPEN; the new path to it is cheaper, but it is dropped.
   *[no] { $count ->
        [one] One is already on OPEN; the new path to it is cheaper, but it is dropped.
       *[other] { $count } are already on OPEN; the new paths to them are cheaper, but they are dropped.
    }
}
explain-count-closed = { $only ->
    [yes] It is already closed.
   *[no] { $count ->
        [one] One is already closed.
       *[other] { $count } are already closed.
    }
}
explain-count-pruned = { $only ->
    [yes] It is pruned (h = ∞).
   *[no] { $count ->
        [one] One is pruned (h = ∞).
       *[other] { $count } are pruned (h = ∞).
    }
}
explain-count-waiting = { $only ->
    [yes] It is waiting to be entered.
   *[no] { $count ->
        [one] One is waiting to be entered.
       *[other] { $count } are waiting to be entered.
    }
}
explain-count-cut = { $only ->
    [yes] It is beyond the bound and cut off.
   *[no] { $count ->
        [one] One is beyond the bound and cut off.
       *[other] { $count } are beyond the bound and cut off.
    }
}
explain-count-repeated = { $only ->
    [yes] It repeats a known state and is skipped.
   *[no] { $count ->
        [one] One repeats a known state and is skipped.
       *[other] { $count } repeat known states and are skipped.
    }
}
explain-count-goal = { $only ->
    [yes] It is the goal.
   *[no] { $count ->
        [one] One is the goal.
       *[other] { $count } are goals.
    }
}

explain-successor-new = { move-shown }: new; it goes on OPEN as node { NUMBER($number, useGrouping: 0) }, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-cheaper = { move-shown }: a cheaper path, g = { $g } instead of { $known_g }; on OPEN, node { NUMBER($number, useGrouping: 0) } takes the place of node { NUMBER($known, useGrouping: 0) }, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-reopened = { move-shown }: a cheaper path, g = { $g } instead of { $known_g }; closed node { NUMBER($known, useGrouping: 0) } is reopened as node { NUMBER($number, useGrouping: 0) }, { $informed ->
    [no] g = { $g }.
   *[yes] { node-costs }.
}
explain-successor-no-better = { move-shown }: no better; node { NUMBER($known, useGrouping: 0) } is on OPEN with g = { $known_g }, and here g would be { $g }.
explain-successor-closed = { move-shown }: already closed, as node { NUMBER($known, useGrouping: 0) } with g = { $known_g }; here g would be { $g }.
explain-successor-pruned = { $back ->
    [yes] Back at node { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: pruned (h = ∞).
explain-successor-waiting = { $back ->
    [yes] Back at node { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: node { NUMBER($number, useGrouping: 0) } is waiting to be entered (g = { $g }).
explain-successor-cut = { $back ->
    [yes] Back at node { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: beyond the bound and cut off ({ $informed ->
    [no] g = { $g }
   *[yes] { node-costs }
}).
explain-successor-repeated = { move-shown }: a repeated state, skipped (g = { $g }).
explain-successor-goal = { $back ->
    [yes] Back at node { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: the goal, node { NUMBER($number, useGrouping: 0) } (g = { $g }).
exhausted-closed-depth = No solution was found down to depth { $depth } with a closed list; there may be one deeper, or behind a state that was first reached deep down.
failed-cost-fraction = The move { $move } from { $state } costs { $value }: this problem counts in whole numbers.
own-called-off = Your function did not return and was stopped.
failed-memory = The machine is out of memory. With a lower memory limit the search would have stopped cleanly.
guarantee-nothing = No move is needed.
explain-successor-next = { $back ->
    [yes] Back at node { NUMBER($parent, useGrouping: 0) }.{ " " }
   *[no] { "" }
}{ move-shown }: node { NUMBER($number, useGrouping: 0) } is entered next, { node-costs }.
explain-count-next = { $only ->
    [yes] It is entered next.
   *[no] { $count ->
        [one] One is entered next.
       *[other] { $count } are entered next, one after another.
    }
}

## Beam search

exhausted-beam = No node is left: { $count ->
    [one] { $count } node was dropped because it was not among the best of its layer
   *[other] { $count } nodes were dropped because they were not among the best of their layers
}. A wider beam may find a solution.
explain-taken-layer = Node { NUMBER($number, useGrouping: 0) } is taken off OPEN: by f and tie-breaking it is number { $place } of the { $count } in layer { $layer }, { node-costs }.
explain-layer-whole = Layer { $layer } is done. { $count ->
    [0] Nothing is left for the next one.
    [one] The one node of layer { $next } is kept.
   *[other] All { $count } nodes of layer { $next } are kept.
}
explain-layer-best = Layer { $layer } is done. Of layer { $next } the best { $kept } { $kept ->
    [one] node is
   *[other] nodes are
} kept, and { $dropped } dropped.
explain-count-dropped = { $only ->
    [yes] It was dropped in an earlier layer and is skipped.
   *[no] { $count ->
        [one] One was dropped in an earlier layer and is skipped.
       *[other] { $count } were dropped in earlier layers and are skipped.
    }
}
explain-successor-dropped = { move-shown }: skipped; it was dropped in an earlier layer, as node { NUMBER($known, useGrouping: 0) } with g = { $known_g }.

## Searches from both ends

unsolvable-exhausted-back = The search covered everything from which the goal can be reached, { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}, without finding the start.
failed-path-back = The problem says that { $state } can be reached by a move, but none of the moves there leads to it.
explain-start-sides = Nothing is expanded yet. The search knows only the start, node 0, and { $count ->
    [one] the goal, node { $goal }
   *[other] { $count } goals, from node { $goal } on
}.
explain-layer-side = { $side ->
    [backward] Backwards, layer { $layer } from the goal
   *[forward] Forwards, layer { $layer } from the start
} comes next, with { $here ->
    [one] { $here } waiting node
   *[other] { $here } waiting nodes
} against { $there } on the other side.
explain-taken-side = Node { NUMBER($number, useGrouping: 0) }, layer { $layer } { $side ->
    [backward] from the goal
   *[forward] from the start
}, is taken off OPEN: it is the oldest in its layer.
explain-taken-pair = Node { NUMBER($number, useGrouping: 0) } { $side ->
    [backward] from the goal
   *[forward] from the start
} is taken off OPEN ({ node-costs }): of the nodes on its side with f up to the bound { $bound } it has the smallest g, and among equals it is the oldest.
explain-predecessors = { $count ->
    [0] No predecessor is generated.
    [one] { $count } predecessor is generated.
   *[other] { $count } predecessors are generated.
}
explain-meeting = The two sides meet: forward node { NUMBER($forward, useGrouping: 0) } and backward node { NUMBER($backward, useGrouping: 0) } have the same state, at a cost of { $g } + { $other } = { $cost }. { $done ->
    [moves] No other path has fewer moves: the search is done.
    [cost] No other path is cheaper: the search is done.
   *[no] A cheaper path may still be found.
}
explain-count-meeting = { $only ->
    [yes] It is known to the other side.
   *[no] { $count ->
        [one] One is known to the other side.
       *[other] { $count } are known to the other side.
    }
}
explain-successor-meeting = { move-shown }: node { NUMBER($number, useGrouping: 0) } (g = { $g }) is known to the other side.

## Searches that back up values

explain-value-taken = Node { NUMBER($number, useGrouping: 0) } is expanded{ $seen ->
    [on]{" "}again, as node { NUMBER($known, useGrouping: 0) } was before
   *[new] { "" }
}, at depth { $depth }: no waiting node has a smaller value than its { $f } (g = { $g }, h = { $h }), and among equals it is the deepest, then the oldest.
explain-value-next = The next best is node { NUMBER($number, useGrouping: 0) } with { $f }.
explain-dead-end = Nothing is left below node { NUMBER($number, useGrouping: 0) }: it is dropped.
explain-replaced = Below node { NUMBER($known, useGrouping: 0) } { $count ->
    [0] nothing is kept
    [one] { $count } node is forgotten
   *[other] { $count } nodes are forgotten
}; it is waiting again with the best value there, { $f }, as node { NUMBER($number, useGrouping: 0) }.
explain-count-valued = { $only ->
    [yes] It is waiting to be expanded.
   *[no] { $count ->
        [one] One is waiting to be expanded.
       *[other] { $count } are waiting to be expanded.
    }
}
explain-count-forgotten = { $only ->
    [yes] It is forgotten at once; only its value is kept.
   *[no] { $count ->
        [one] One is forgotten at once; only its value is kept.
       *[other] { $count } are forgotten at once; only their values are kept.
    }
}
explain-count-too-deep = { $only ->
    [yes] It is dropped: there is no room for nodes below it.
   *[no] { $count ->
        [one] One is dropped: there is no room for nodes below it.
       *[other] { $count } are dropped: there is no room for nodes below them.
    }
}
explain-successor-valued = { move-shown }: node { NUMBER($number, useGrouping: 0) } is waiting with value { $f } (g = { $g }, h = { $h }).
explain-successor-forgotten = { move-shown }: node { NUMBER($number, useGrouping: 0) } is forgotten at once; only its value { $f } is kept (g = { $g }, h = { $h }).
explain-successor-too-deep = { move-shown }: node { NUMBER($number, useGrouping: 0) } is dropped: there is no room for nodes below it.

## Real-time search

exhausted-stuck = No move leads on from { $state }: the agent is stuck. Another way might have led to the goal.
explain-walk-begins = The agent is at the start, node { NUMBER($number, useGrouping: 0) }, { node-costs }.
explain-walk-moves = The agent moves ({ $move }) to node { NUMBER($number, useGrouping: 0) }, { node-costs }: { $count ->
    [one] no other successor has an f as small.
   *[other] of { $count } successors with the smallest f it was generated first.
}
explain-learned = It raises H of node { NUMBER($number, useGrouping: 0) } from { $before } to { $after }: the goal is at least that far from there.
explain-learned-nothing = H of node { NUMBER($number, useGrouping: 0) } remains { $before }.
explain-trial = Node { NUMBER($number, useGrouping: 0) } is the goal: trial { $trial } is over, a walk of cost { $g }. Trial { $next } begins at the start, with all that was learned.
explain-count-candidate = { $only ->
    [yes] It is the only candidate for the next move.
   *[no] { $count ->
        [one] One is a candidate for the next move.
       *[other] { $count } are candidates for the next move.
    }
}
explain-successor-candidate = { move-shown }: node { NUMBER($number, useGrouping: 0) } is a candidate, { node-costs }.

## Local search

exhausted-minimum = The search ended in a local minimum: h = { $h } there, and no neighbour has a smaller h{ $sideways ->
    [0] { "" }
   *[other] , also after up to { $sideways } sideways moves in a row
}. This proves nothing about other states: try another seed, sideways moves or restarts.
explain-climb-begins = { $walk ->
    [1] The search begins at the start
   *[other] Walk { $walk } begins at another state
}, node { NUMBER($number, useGrouping: 0) }, h = { $h }.
explain-climb-moves = It moves ({ $move }) to node { NUMBER($number, useGrouping: 0) }: its h = { $h } is smaller than { $before } at node { NUMBER($known, useGrouping: 0) }, and { $count ->
    [one] no other neighbour has an h as small.
   *[other] of { $count } neighbours with this h it was drawn first.
}
explain-climb-hidden = It moves ({ $move }) to node { NUMBER($number, useGrouping: 0) }.
explain-climb-sideways = No neighbour of node { NUMBER($known, useGrouping: 0) } is better than its h = { $before }. It moves sideways ({ $move }) to node { NUMBER($number, useGrouping: 0) }, which has the same h.
explain-climb-restart = Node { NUMBER($number, useGrouping: 0) } is a local minimum: h = { $h }, and no neighbour is good enough. Walk { $next } begins.
exhausted-schedule = The search ended after { $count } steps in a state with h = { $h }. This proves nothing about other states: try another seed, slower cooling or more steps.
explain-anneal-at = { $place ->
    [begins] The search begins at the start, node { NUMBER($number, useGrouping: 0) }
    [moves] The search is now at node { NUMBER($number, useGrouping: 0) }
   *[stays] The search stays at node { NUMBER($number, useGrouping: 0) }
}, h = { $h }. T = { NUMBER($temperature, maximumFractionDigits: 4) }.
explain-anneal-neighbour = { $move }: the neighbour drawn is node { NUMBER($number, useGrouping: 0) }, h = { $h }, so Δ = { $delta }.
explain-successor-better = Δ ≤ 0: node { NUMBER($number, useGrouping: 0) } is no worse, and is accepted.
explain-successor-accepted = e^(−Δ/T) = { NUMBER($probability, maximumFractionDigits: 4) }. The random number { NUMBER($drawn, maximumFractionDigits: 4) } is less, so node { NUMBER($number, useGrouping: 0) } is accepted.
explain-successor-rejected = e^(−Δ/T) = { NUMBER($probability, maximumFractionDigits: 4) }. The random number { NUMBER($drawn, maximumFractionDigits: 4) } is not less, so node { NUMBER($number, useGrouping: 0) } is rejected.

## Layers on disk

failed-endgame = An endgame table of all boards within { $moves } moves of the goal does not fit in { $megabytes } MB; { $fitting } moves do.
failed-endgame-states = An endgame table of { $moves } moves has more than { $most } states, the limit of the textbook engine: { $fitting } moves do.
transposition-large = A transposition table of { $megabytes } MB would take more than half of the { $most } MB that the search may use.
failed-disk = A temporary file cannot be written or read: { $reason }.
failed-disk-state = The state { $state } cannot be written to disk because it is a { $kind }: the problem needs encode and decode.
explain-taken-sorted = Node { NUMBER($number, useGrouping: 0) } is read from layer { $layer }, in the order of the states: number { $place } of { $count }.
explain-merged = Layer { $layer } is done: its runs are sorted and merged. { $dropped ->
    [0] No duplicate was found;
    [one] { $dropped } duplicate of a known node is dropped;
   *[other] { $dropped } duplicates of known nodes are dropped;
} { $kept ->
    [0] nothing is left for layer { $next }.
    [one] { $kept } node is left for layer { $next }.
   *[other] { $kept } nodes are left for layer { $next }.
}
explain-count-copy = { $only ->
    [yes] It is already known, but is written anyway.
   *[no] { $count ->
        [one] One is already known, but is written anyway.
       *[other] { $count } are already known, but are written anyway.
    }
}
explain-successor-copy = { move-shown }: node { NUMBER($number, useGrouping: 0) } is written too, although it is a duplicate of node { NUMBER($known, useGrouping: 0) }; that is found when the layer is merged.

## States given by their texts

state-unreadable = “{ $text }” is not a state of this search.
state-not-generated = { $state } is not generated by step { $step }.
own-raised-plain = { $name } failed with { $kind }.
own-raised = { $name } failed with { $kind }: { $text }
own-exit = { $name } ends the program (SystemExit) instead of returning an answer.
own-crashed = { $name } crashed its process ({ $signal }).
own-ended-process = { $name } ended its process (exit status { $code }) instead of returning an answer.
own-memory = { $name } needs more memory than the limit allows, so it was stopped.
own-answer = { $name } returns something that its process cannot pass on.
own-value-gone = { $name }: the state { $value } was known only to a process that has ended. Start a new search.
own-search-gone = The process in which { $name } ran has ended. Start a new search.
own-no-answer-yet = { $name } has not answered yet.
own-no-answer = { $name } did not answer within { $seconds } s, so it was stopped.
own-closed-output = { $name } closes its output instead of only returning an answer.
