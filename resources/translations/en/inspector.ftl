## The inspector: all that is known of one node

inspector-title = Inspector
inspector-name = Inspector: all that is known of one node
inspector-empty = What is known of a node will be here: its estimate tile by tile, its path, what became of it, its successors.
inspector-node = Node { NUMBER($number, useGrouping: 0) }
inspector-now = at this step
inspector-picked = picked; Esc goes back
inspector-board = The board of the node with its estimate, tile by tile
inspector-link = Node { NUMBER($number, useGrouping: 0) }: g = { $g }, h = { $h }, f = { $f }

inspector-f-total = f = g + h = { $g } + { $h } = { $f }
inspector-f-cost = f = g = { $f }
inspector-f-estimate = f = h = { $f }
inspector-f-weighted = f = g + { $weight } · h = { $g } + { $weight } · { $h } = { $f }
inspector-f-value = value { $f }; g + h = { $g } + { $h } = { $sum }
inspector-f-value-about = A node is served by its value: at least that of its parent, and once what was below it is forgotten, the least value among that.
inspector-f-blind = g = { $g }; nodes are not taken by f

## h, tile by tile

inspector-h = h = { $h } · { $heuristic }
inspector-h-none = h = 0 · this search asks no estimate
inspector-h-none-about = It takes nodes without looking at how far the goal may be.
inspector-part = { $tile }: { $amount }
inspector-parts-more = … and { $count } more
inspector-about-distance = For each tile the rows and columns to its goal cell; the blank does not count.
inspector-about-straight = For each tile the straight line to its goal cell; the blank does not count.
inspector-about-misplaced = 1 for each tile that is not in its goal cell; the blank does not count.
inspector-about-nothing = Nothing is counted for any tile.
inspector-about-own = Only the function knows what its estimate consists of.
inspector-conflict = { $tile } must leave its { $line ->
    [row] row
   *[column] column
} to let { $others } pass: +2
inspector-about-patterns = Each table tells how many moves the tiles of its pattern need at least.
inspector-look-up = { $letter }: tiles { $tiles } → { $moves }
inspector-mirrored = Looked up in the board’s mirror image, where the sum is greater.
inspector-walk-rows = Rows, up and down: { $moves }
inspector-walk-columns = Columns, left and right: { $moves }
inspector-about-walking = How many tiles with their home in each line stand in each line; ▢: the blank is there.
inspector-greatest = greatest of:
inspector-greatest-about = Click on an estimate to see it drawn.
inspector-raised = The search’s table knows more than that: h = { $h }.

## g, by its path

inspector-g = g = { $g } · the path
inspector-g-backward = g = { $g } · the path back from the goal
inspector-g-none = It costs nothing to be here.
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

inspector-origin = Where it came from
inspector-origin-start = It is the start.
inspector-origin-goal = It is the goal, from which the search goes back.
inspector-origin-again = It is the start, taken up again after step { $step }.
inspector-origin-move = Generated at step { $step } from node { $parent } by the move { $move }.
inspector-origin-back = Generated at step { $step } from node { $parent }, going { $move } back from the goal.
inspector-origin-on = It goes on from node { $previous } since step { $step }, with another value or to be expanded again.
inspector-made-new = Its state was new.
inspector-made-cheaper = It is a cheaper path to the state of node { $previous }, which was on OPEN.
inspector-made-reopened = It is a cheaper path to the state of node { $previous }, which was closed: that is reopened.
inspector-made-copy = Its state was known, as node { $previous }; copies are found when a layer is merged.
inspector-made-meeting = The other side knew its state: here the two sides meet.
inspector-made-goal = It was recognised as the goal at once.

## What became of it

inspector-fate = What became of it
inspector-stands-waiting = It waits on OPEN.
inspector-stands-next = It is entered next.
inspector-stands-closed = Expanded at step { $expanded }, and closed since.
inspector-stands-entered = Entered at step { $expanded }; what is below it is being searched.
inspector-stands-done = Entered at step { $expanded }; all below it was done by step { $ended }.
inspector-stands-superseded = Superseded at step { $ended } by node { $by }, a cheaper path to its state.
inspector-stands-dropped = Given up at step { $ended }: it is not among the best of its layer.
inspector-stands-copy = Found at step { $ended } to be a copy of node { $by }.
inspector-stands-cut = Cut off at step { $ended }: it is beyond the bound of the round.
inspector-stands-repeated = Left out at step { $ended }: its state is one that the search avoids.
inspector-stands-pruned = Left out at step { $ended }: h = ∞.
inspector-stands-forgotten = Forgotten at step { $ended } but for its value.
inspector-stands-gone-on = Since step { $ended } it goes on as node { $by }.
inspector-stands-too-deep = Given up at step { $ended }: there is no room for any node below it.
inspector-was-expanded = It had been expanded at step { $expanded }.
inspector-is-goal = It is the goal that was found.
inspector-on-solution = It is on the solution’s path.

## Its successors

inspector-successors = Successors
inspector-successors-not-yet = It has not been expanded.
inspector-successors-none = It has none that were generated.
inspector-fate-new = new
inspector-fate-cheaper = cheaper than { $known }
inspector-fate-reopened = reopens { $known }
inspector-fate-no-better = no better than { $known }
inspector-fate-closed = closed already, as { $known }
inspector-fate-pruned = h = ∞
inspector-fate-waiting = waits
inspector-fate-cut = beyond the bound
inspector-fate-repeated = repeated
inspector-fate-dropped = given up before, as { $known }
inspector-fate-copy = a copy of { $known }
inspector-fate-meeting = the sides meet
inspector-fate-forgotten = forgotten
inspector-fate-too-deep = no room below it
inspector-fate-goal = the goal
inspector-since-waiting = on OPEN
inspector-since-next = next
inspector-since-closed = closed at step { $expanded }
inspector-since-entered = entered at step { $expanded }
inspector-since-done = done at step { $ended }
inspector-since-superseded = superseded at step { $ended }
inspector-since-dropped = given up at step { $ended }
inspector-since-copy = found at step { $ended }
inspector-since-cut = cut off at step { $ended }
inspector-since-repeated = left out at step { $ended }
inspector-since-pruned = left out at step { $ended }
inspector-since-forgotten = forgotten at step { $ended }
inspector-since-gone-on = goes on as { $by }
inspector-since-too-deep = given up at step { $ended }
