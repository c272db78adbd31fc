# The whole state space of a sliding puzzle, and pictures of searches beside each other

space-large = A { $size } board has too many states to show each as a point: the largest possible size is { $most }, with { $states } states.
space-axis = moves to the goal
space-iteration = expanded in this iteration
space-last = the last { $count } expansions
space-earlier = not generated, or earlier
picture-space-title = All { $states } states of the { $size } puzzle by distance to the goal; { $distance ->
    [one] the start is { $distance } move away
   *[other] the start is { $distance } moves away
}
picture-expanded = { $count ->
    [one] { NUMBER($count) } node expanded
   *[other] { NUMBER($count) } nodes expanded
}
picture-cost = cost { $cost }
picture-map-title = { $problem }: from { $start } to { $goal }
picture-space-start = Give the start with --start: of a { $size } puzzle the boards farthest from the goal are not known.
picture-no-map = “{ $problem }” has no map. The state space of a sliding puzzle is drawn by picture space 3x3.
picture-count = A picture compares 1 to { $most } searches, separated by semicolons; here there are { $count }.
picture-space-moves = --moves is for maps: in a sliding puzzle the moves are always the same.
run-line-algorithm = “{ $text }” names no algorithm; a search begins with one of { $known }.
cli-command-picture = Draw several searches beside each other: what each expands of a state space or of a map.
cli-help-picture-kind = space: the state space of a sliding puzzle, state by state up to 3×3, otherwise the nodes by g and h, as for any other problem; map: a map.
cli-help-picture-what = For space: rows and columns, such as 3x3, or what map takes. For map: a name, such as romania, or a file.
cli-help-picture-out = The picture to write; its ending determines the format: { $known }.
cli-help-picture-compare = One to { $most } searches, separated by semicolons, each an algorithm, its heuristic and options: “{ $example }”.
cli-help-picture-start = Where the searches start: a board; the name of a place; row,column on a grid, or x,y on a map of MovingAI or a picture. Default for space: a board as far from the goal as possible.
cli-help-picture-size = The size of the picture in pixels. Default: 1280x800.
cli-help-picture-goal = The goal: for space last (the blank bottom right), first or any board, by default last; for map a place, written as for --start.
cli-help-picture-step = Draw each search after N expansions, or at its end if that comes first. Default: at the end.
tree-face-space = Space
tree-face-space-tip = Every state of a puzzle of at most 3×3 as a point, in bands by distance to the goal; of a larger one the nodes by g and h. The middle of a band has the states on the ways that seem shortest: distance from the start plus Manhattan distance.
space-name = The state space, and what the search has seen of it
space-laying-out = Laying out the state space…
space-description = { $states } states, { $seen } of them generated.
space-distance = { $distance ->
    [one] { $distance } move to the goal
   *[other] { $distance } moves to the goal
}
density-name = The nodes of the search by g and h
density-description = { $generated } nodes by g and h, { $expanded } of them expanded.
density-g = g: cost from the start
density-h = h: estimated cost to the goal
density-level = f-layer
density-waiting = generated only
density-mixed = both
density-shade = stronger: more nodes
density-title = The nodes by g and h; start: { $board }
density-step = step { $step }
density-f = f = { $f }
density-sum = g + h = { $f }
density-uninformed = This search has no heuristic: h = 0 at every node, so all nodes are on one line.
density-tip-g = g = { $g }
density-tip-h = h = { $h }
density-tip = { $generated } generated, { $expanded } of them expanded
space-solution = solution
compare-space-tip = What each search has generated and expanded of the state space, beside each other, in place of the curves. The middle of a band has the states on the ways that seem shortest: distance from the start plus Manhattan distance.
