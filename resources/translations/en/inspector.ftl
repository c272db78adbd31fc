## The inspector: all that is known of one node

inspector-title = Inspector
inspector-name = Inspector: details of one node
inspector-empty = Details of a node appear here: its estimate tile by tile, its path, its outcome, its successors.
inspector-node = Node { NUMBER($number, useGrouping: 0) }
inspector-now = at this step
inspector-picked = selected; Esc returns
inspector-board = The board of the node with its estimate, tile by tile
inspector-link = Node { NUMBER($number, useGrouping: 0) }: { node-costs }

inspector-f-total = f = g + h: { tree-costs }
inspector-f-weighted = f = g + { $weight }·h: { tree-costs-weighted }
inspector-f-value = value { $f }; g + h = { $g } + { $h } = { $sum }
inspector-f-value-about = A node is ordered by its value: at least that of its parent, and once nodes below it are forgotten, the smallest value among them.

## h, tile by tile

inspector-h = h = { $h } · { $heuristic }
inspector-h-none = Uninformed search
inspector-h-none-about = It expands nodes without estimating their distance to the goal.
inspector-part = { $tile }: { $amount }
inspector-parts-more = … and { $count } more
inspector-about-distance = For each tile, the rows and columns to its goal cell; the blank does not count.
inspector-about-straight = For each tile, the straight line to its goal cell; the blank does not count.
inspector-about-misplaced = 1 for each tile that is not in its goal cell; the blank does not count.
inspector-about-exchange = 1 for each misplaced tile; 2 for one tile of each cycle that does not contain the blank, because it must make room first.
inspector-about-nothing = No tile adds to the estimate.
inspector-about-own = Only the function itself knows how the estimate is made up.
inspector-about-delivery = The moves that bring the tiles of the sub-goal to their cells if no other tile is in the way, with those that the blank needs to get beside the tile to be moved next.
inspector-about-approach = The distances of the sub-goal’s tiles from their cells, plus the distance of the blank from the nearest of them, each with a weight; not a lower bound.
inspector-conflict = { $tile } must leave its { $line ->
    [row] row
   *[column] column
} to let { $others } pass: +2
inspector-about-patterns = Each table gives the minimum number of moves of its pattern’s tiles.
inspector-look-up = { $letter }: tiles { $tiles } → { $moves }
inspector-mirrored = Looked up for the mirror image of the board, where the sum is greater.
inspector-walk-rows = Rows, up and down: { $moves }
inspector-walk-columns = Columns, left and right: { $moves }
inspector-about-walking = For each line, how many of its tiles have their goal cells in each line; ▢ marks the blank.
inspector-greatest = maximum of:
inspector-greatest-about = Click an estimate to see it drawn.
inspector-raised = The table of the search gives a higher estimate: h = { $h }.

## g, by its path

inspector-g = g = { $g } · the path
inspector-g-backward = g = { $g } · the path back from the goal
inspector-g-none = This is where the path starts, so there is no cost yet.
inspector-g-alike = { $count ->
    [one] { $count } move that costs { $cost }
   *[other] { $count } moves that cost { $cost } each
}
inspector-path-start = start
inspector-path-goal = goal
inspector-path-skipped = { $count ->
    [one] { $count } earlier node
   *[other] { $count } earlier nodes
}

## Where it came from

inspector-origin = Origin
inspector-origin-start = It is the start.
inspector-origin-goal = It is the goal, where the backward search starts.
inspector-origin-again = It is the start, entered again after step { $step }.
inspector-origin-move = Generated at step { $step } from node { $parent } by the move { $move }.
inspector-origin-back = Generated at step { $step } from node { $parent }, backwards from the goal: { $move }.
inspector-origin-on = It has replaced node { $previous } since step { $step }, with another value or to be expanded again.
inspector-made-new = Its state was new.
inspector-made-cheaper = It has a cheaper path to the state of node { $previous }, which was on OPEN.
inspector-made-reopened = It has a cheaper path to the state of node { $previous }, which was closed and is reopened.
inspector-made-copy = Its state was known, as node { $previous }; duplicates are found when a layer is merged.
inspector-made-meeting = The other side knew its state: the two sides meet here.
inspector-made-goal = It was recognised as the goal when it was generated.

## What became of it

inspector-fate = Outcome
inspector-status-waiting = It is waiting on OPEN.
inspector-status-next = It is entered next.
inspector-status-closed = Expanded at step { $expanded }, and closed since then.
inspector-status-entered = Entered at step { $expanded }; its subtree is being searched.
inspector-status-done = Entered at step { $expanded }; its subtree was finished by step { $ended }.
inspector-status-superseded = Superseded at step { $ended } by node { $by }, which has a cheaper path to its state.
inspector-status-dropped = Dropped at step { $ended }: it is not among the best of its layer.
inspector-status-copy = Found at step { $ended } to be a duplicate of node { $by }.
inspector-status-cut = Cut off at step { $ended }: it is beyond the bound of the iteration.
inspector-status-repeated = Skipped at step { $ended }: its state is repeated.
inspector-status-pruned = Pruned at step { $ended }: h = ∞.
inspector-status-forgotten = Forgotten at step { $ended }; only its value is kept.
inspector-status-replaced = Replaced by node { $by } at step { $ended }.
inspector-status-too-deep = Dropped at step { $ended }: there is no room for nodes below it.
inspector-status-visited = Visited at step { $expanded }.
inspector-status-not-chosen = Not chosen at step { $ended }: another successor was.
inspector-status-rejected = Rejected at step { $ended }: the search stayed where it was.
inspector-was-expanded = It was expanded at step { $expanded }.
inspector-is-goal = It is the goal node that was found.
inspector-on-solution = It is on the solution path.

## Its successors

inspector-successors = Successors
inspector-successors-not-yet = It has not been expanded.
inspector-successors-none = No successors were generated.
inspector-fate-new = new
inspector-fate-cheaper = cheaper than { $known }
inspector-fate-reopened = reopens { $known }
inspector-fate-no-better = no better than { $known }
inspector-fate-overlooked = dropped, though cheaper than { $known }
inspector-fate-closed = already closed, as { $known }
inspector-fate-pruned = h = ∞
inspector-fate-waiting = waiting
inspector-fate-cut = beyond the bound
inspector-fate-repeated = repeated
inspector-fate-dropped = dropped earlier, as { $known }
inspector-fate-copy = a duplicate of { $known }
inspector-fate-meeting = the sides meet
inspector-fate-forgotten = forgotten
inspector-fate-too-deep = no room below it
inspector-fate-accepted = accepted
inspector-fate-rejected = rejected
inspector-fate-goal = the goal
inspector-since-waiting = on OPEN
inspector-since-next = next
inspector-since-closed = closed at step { $expanded }
inspector-since-entered = entered at step { $expanded }
inspector-since-done = finished at step { $ended }
inspector-since-superseded = superseded at step { $ended }
inspector-since-dropped = dropped at step { $ended }
inspector-since-copy = found at step { $ended }
inspector-since-cut = cut off at step { $ended }
inspector-since-repeated = skipped at step { $ended }
inspector-since-pruned = pruned at step { $ended }
inspector-since-forgotten = forgotten at step { $ended }
inspector-since-replaced = replaced by { $by }
inspector-since-too-deep = dropped at step { $ended }
inspector-since-visited = visited at step { $expanded }
inspector-since-not-chosen = not chosen at step { $ended }
inspector-since-rejected = rejected at step { $ended }
