# The Compare bench.

compare-title = Compare

## What is compared

compare-add = Add
compare-add-tip = Add another configuration (up to six).
compare-presets = Presets
compare-presets-tip = Ready-made comparisons for teaching.
compare-preset-heuristics = Four heuristics of A*
compare-preset-classics = Breadth-first · Uniform-cost · Greedy · A*
compare-preset-ties = A* with four tie-breaking rules
compare-add-explore = Add the search from Explore
compare-position = Position { $t } of { $length }
compare-sample = Use the board { $board }
compare-by = in lockstep by
compare-by-name = In lockstep by
compare-by-step = step
compare-by-step-tip = At each position every search makes one more expansion; one that has ended stays at its end.
compare-by-layer = f-layer
compare-by-layer-tip = At each position every search has expanded every node up to the next f value.
compare-by-time = time
compare-by-time-tip = Every search is shown where it was after this many milliseconds when it ran alone.
compare-by-time-later = Available once the time of every search has been measured.
compare-common = { $name }:
compare-chip = { $letter }: { $name }
compare-chip-tip = { $letter }: { $name }. Click to change it.
compare-remove = Remove { $letter }
compare-board = The board of Explore: { $board }; goal { $goal }
compare-problem = { $problem }: from { $board } to { $goal }
compare-weight = weight { $weight }
compare-ties = tie-breaking: { $ties }
compare-option = { $name }: { $value }
compare-textbook = textbook
compare-compiled = compiled

## The chart

compare-chart = Joint chart
compare-chart-title = OPEN, expansions and f in lockstep
compare-chart-empty = Curves will appear here once a node has been expanded.
compare-toggle-tip = Show or hide { $name } for all configurations.
compare-axis-step = expansions per search
compare-axis-layer = f up to
compare-axis-time = milliseconds, each search alone
compare-line = { $letter }: { $name } – { $what }

## The table

compare-table = Results of each configuration
compare-table-none = The results of each configuration will appear here.
compare-column-name = Configuration
compare-column-name-end = At the end
compare-column-name-short = Search
compare-column-name-tip = The configurations; Enter or a double click opens one in Explore at its current step.
compare-column-cost = Cost
compare-column-cost-tip = The cost of the solution found, or how the search ended.
compare-column-optimal = Optimal
compare-column-expanded = Expanded
compare-column-expanded-tip = Nodes expanded in the whole search so far; cards show those up to the current step
compare-column-generated = Generated
compare-column-generated-tip = Successors generated in the whole search so far
compare-column-reopened = Reopened
compare-column-memory = Memory
compare-column-time = Time
compare-column-optimal-tip = Whether the solution is optimal: it is guaranteed, or its cost is the known optimum.
compare-column-max-open = Max OPEN
compare-column-engine = Engine
compare-column-engine-tip = The engine with which the time was measured. Warm: it had run such a search before; cold: it had not.
compare-column-branching = b*
compare-column-branching-tip = The effective branching factor: the b with b + b² + … + bᵈ = generated, where d is the number of moves of the solution found.
compare-column-penetrance = Penetrance
compare-column-penetrance-tip = Penetrance: moves of the solution found divided by the nodes generated; 1 if no other nodes were generated.
compare-column-time-tip = How long the search took alone, with nothing else running; never measured in lockstep.
compare-time-later = The time is measured once the search has ended and nothing is playing.
compare-time-tip = { $count ->
    [one] One undisturbed search on a thread of its own; { $engine }.
   *[other] The median of { $count } undisturbed searches, one after the other on a thread of their own; { $engine }.
}
compare-times = Time: each search alone, { $engines }
compare-times-later = Time: measured for each search alone, once nothing else is running.
compare-times-of = { $letters }: { $engine }
compare-engine = { $engine }, { $warmth }
compare-warm = warm
compare-cold = cold
optimum-reached = No solution costs less: the optimum is { $optimum }.
optimum-missed = A cheaper solution exists: the optimum is { $optimum }.
listed-equal = The cost equals the optimum that the file lists, { NUMBER($listed, maximumFractionDigits: 8) }.
listed-rounded = The cost { NUMBER($found, maximumFractionDigits: 8) } agrees with the optimum that the file lists only as far as it is written there: { NUMBER($listed, maximumFractionDigits: 8) }.
listed-differs = The file lists { NUMBER($listed, maximumFractionDigits: 8) } as the optimum, but the search found { NUMBER($found, maximumFractionDigits: 8) }.
listed-no-path = The file lists { NUMBER($listed, maximumFractionDigits: 8) } as the optimum, but there is no path.
listed-unchecked = The file lists { NUMBER($listed, maximumFractionDigits: 8) } as the optimum; this search does not check it, as it may miss a shortest path.
banner-listed-equal = optimal, as listed: { NUMBER($listed, maximumFractionDigits: 8) }
banner-listed-rounded = optimal, but listed only as { NUMBER($listed, maximumFractionDigits: 8) }
banner-listed-differs = optimal, but the file lists { NUMBER($listed, maximumFractionDigits: 8) }
optimal-yes = yes
optimal-no = no
optimal-open = not guaranteed

## The cards

compare-card-tip = { $name }. Click: open it in Explore at this step.
compare-ends-tip = Drag the start or a goal on the map to move it.
compare-card-expanded = expanded { $expanded }
compare-card-open = OPEN { $open }
compare-f = f = { $costs }

## The pair

compare-against = against
compare-one = The first configuration whose states are compared
compare-other = The second configuration whose states are compared
compare-configuration = States expanded by
compare-only = { $letter } only: { $count }
compare-only-tip = States that { $letter } has expanded and { $other } has not.
compare-both = both: { $count }
compare-both-tip = States that { $letter } and { $other } have both expanded.
compare-faces = Tree, list or map
compare-tree = Tree
compare-tree-tip = What the two have expanded, in one tree: each state once, under the state from which it was first reached.
compare-list = List
compare-list-tip = The states one by one, the earliest first.
compare-map = Map
compare-map-tip = What the two have expanded, on one map: only the first, only the second, or both.
compare-open = Open in Explore
compare-open-tip = Show the selected state in Explore, at the step that expands it (Enter, double click).
compare-states = States that one search has expanded
compare-joint-tree = The joint tree of what both searches have expanded
compare-state = State
compare-step-of = Step of { $letter }
compare-f-of = f
compare-node = { $letter } { $step }
compare-later = The two are compared once the searches have paused or ended.
compare-computing = The states expanded by the two are being compared…
compare-no-pair = At least two configurations that can search here are needed.
compare-nothing = No states here at this position.
compare-same = { $one } and { $other } have expanded the same states.
compare-within = { $outer } expanded every state that { $inner } did.
compare-apart = { $one } and { $other } each expanded states the other did not.
compare-legend-only = { $letter } only
compare-legend-both = both
compare-legend-solution = the path that { $letter } found
compare-legend-part = { $count ->
    [one] the first of { $size }
   *[other] the first { $count } of { $size }
}

## Narration

compare-begin = Nothing has been expanded yet.
compare-searching = searching…
compare-measuring = measuring times…
compare-counters = { $count ->
    [one] { $count } configuration
   *[other] { $count } configurations
} · whole searches: { $expanded } expanded · { $memory }
compare-at-start = At the start, only the start state is on OPEN.
compare-at-step = { $step ->
    [one] After { $shown } expansion by each:
   *[other] After { $shown } expansions by each:
}
compare-at-layer = When each has expanded every node with f up to { $f }:
compare-at-time = After { $milliseconds } ms of each search alone:
compare-status-all = all at step { $step }
compare-status = { $letter } at step { $step }
compare-stopped = Stopped: some searches have not ended.
compare-at-limit = Limit reached: some searches have not ended.
compare-ended = All searches have finished.
compare-alike = All searches that found a solution expanded { $expanded } nodes.
compare-min = { $letter } ({ $name }) expanded the fewest nodes: { $expanded }. { $other } expanded { NUMBER($ratio, maximumFractionDigits: 1) } times as many: { $most }.
compare-at-step-some = At step { $shown }.
compare-ended-before = Already ended:
compare-behind = Not there yet:
compare-min-tied = The fewest nodes, { $expanded } each, were expanded by { $letters }. { $other } expanded { NUMBER($ratio, maximumFractionDigits: 1) } times as many: { $most }.
compare-jumps-measure = Jump point search generates only the squares where a path may turn, and a jump passes many others: b* and penetrance, which compare generated nodes with moves, say nothing here.
compare-paused = Paused after { $expanded } expansions: { $letters }.
compare-paused-short = Paused after { $expanded }
compare-whole = The table counts the whole searches so far.
compare-whole-short = The whole searches so far
compare-stopped-after = Stopped after { $expanded } expansions: { $letters }.
compare-stopped-after-short = Stopped after { $expanded }
compare-limited = At a limit after { $expanded } expansions: { $letters }.
compare-limited-short = At a limit after { $expanded }
compare-go-on-tip = Search to the end. “Stop the search” in the player ends it.
