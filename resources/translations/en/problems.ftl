# Problems other than boards.

## What a problem draws of its states

paint-failed = The problem’s own drawing (paint) broke down with { $kind }: { $text }
paint-many = The problem’s own drawing (paint) has more than { $most } shapes.
paint-kind = The problem’s own drawing (paint) holds { $shape }; a shape begins with one of: { $known }.
paint-numbers = The problem’s own drawing (paint) holds { $shape }; a { $kind } needs { $count } numbers, and then at most a colour.
paint-colour = The problem’s own drawing (paint) holds { $shape }; its colour is not among: { $known }.

## Where boards are shown for boards

nodes-state = State

## Files of maps

map-kind = A map begins with a heading, one of { $known }, and a title; this one begins with “{ $word }”.
map-nothing = A map begins with a heading, one of { $known }, and a title; here is nothing at all.
map-binary = “{ $name }” is no text (UTF-8), so there is no map in it.
map-heading = Line { NUMBER($line, useGrouping: 0) }: a heading that begins with { $kind } is missing; this is “{ $text }”.
map-empty = Nothing follows the heading { $kind }, or that is missing.
map-name = Line { NUMBER($line, useGrouping: 0) }: “{ $name }” is no name of a place: it is to have 1 to { $most } letters and no comma.
map-number = Line { NUMBER($line, useGrouping: 0) }: “{ $value }” is no number such as 75 or 2.5.
map-no-way = No way leads from { $start } to { $goal }.
map-place = There is no place called “{ $name }”.
map-place-near = There is no place called “{ $name }”. Did you mean { $near }?
graph-line = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is neither an edge (A -- B: 3 or A -> B: 3), nor a place (A: at 1 2, h 3), nor start or goal.
graph-loop = Line { NUMBER($line, useGrouping: 0) }: the edge leads from { $place } to { $place } itself.
graph-twice = Line { NUMBER($line, useGrouping: 0) }: an edge from { $here } to { $there } is there already, in line { NUMBER($before, useGrouping: 0) }.
graph-starts = Line { NUMBER($line, useGrouping: 0) }: there is one start only, and line { NUMBER($before, useGrouping: 0) } names it.
graph-place-twice = Line { NUMBER($line, useGrouping: 0) }: { $place } has been described before.
graph-fact = Line { NUMBER($line, useGrouping: 0) }: “{ $fact }” is neither coordinates, as in at 91 492, nor an estimate, as in h 366, or it is there twice.
graph-large = Line { NUMBER($line, useGrouping: 0) }: this is more than the { $places } places and { $edges } edges that there is room for.
graph-ends = Line { NUMBER($line, useGrouping: 0) } is the last, and there has been no start, or no goal.
graph-end-unknown = Line { NUMBER($line, useGrouping: 0) }: no place { $place } is described, and no edge leads to it.
graph-at-missing = { $place } has no coordinates, though { $other } has: give them for all places or for none.
graph-h-missing = { $place } has no h, though { $other } has one: give it for all places or for none.
grid-width = Line { NUMBER($line, useGrouping: 0) } has { $count } squares, where the first row has { $first }.
grid-large = Line { NUMBER($line, useGrouping: 0) }: a grid has at most { $most } rows and columns.
grid-sign = Line { NUMBER($line, useGrouping: 0) }: “{ $sign }” is no square: # is a wall, . is free, a digit says what entering costs, S is the start and G the goal.
grid-starts = Line { NUMBER($line, useGrouping: 0) }: there is one S only, and line { NUMBER($before, useGrouping: 0) } has it.
grid-ends = Line { NUMBER($line, useGrouping: 0) } is the last, and there has been no S, or no G.

## Problems of one’s own

own-problem-broken = { $name } does not make a problem: { $reason }.
own-problem-lacks = What { $name } makes has no { $method }(); a problem has { $known }.
own-problem-heuristics = What heuristics() of { $name } returns is no mapping of names to functions.
problem-ends-fixed = The start and the goal of { $problem } are not to be chosen.

## Guarantees

guarantee-unequal-costs = Moves may cost different amounts here, and this algorithm counts moves: there may be a cheaper solution.

own-problem-unnamed = Say which class or function of { $name } makes the problem: { $name }:NAME.
unknown-problem = There is no problem “{ $name }”: give one of { $known }, a file, or path/to/file.py:Class.
unknown-problem-near = There is no problem “{ $name }”. Did you mean { $near }?

## The command line

cli-help-problem = Search something else than a board: { $known }; a file of a map; or a problem of your own as path/to/file.py:Class.
cli-help-start = Where a problem’s search begins: the name of a place, or row,column on a grid.
cli-board-and-problem = Give a board or --problem, not both.
cli-option-boards = { $option } is for boards only.
cli-option-problems = { $option } goes with --problem: a board is searched as it stands.
cli-option-order = --order is for boards and grids: the moves of { $problem } have no directions.
cli-ended-solved-at = { $count ->
    [0] The start is the goal already: solved in 0 moves.
    [one] Solved in { $count } move, at a cost of { $cost }:
   *[other] Solved in { $count } moves, at a cost of { $cost }:
}

## Heuristics

map-heuristic-table = Table of h
map-heuristic-table-short = Table of h
map-heuristic-table-about = The h that the file gives for every place.
map-heuristic-table-advantages = It is what the book or the teacher says, and can be anything; here it is checked against all true distances.
map-heuristic-table-drawbacks = It is for the goal that it was made for, and for no other.
map-heuristic-straight-line = Straight line
map-heuristic-straight-line-short = Straight line
map-heuristic-straight-line-about = The straight line to the goal on the map, at the least cost that a unit of length has on any edge.
map-heuristic-straight-line-advantages = Admissible and consistent on every map with coordinates, and for every goal.
map-heuristic-straight-line-drawbacks = One edge that is cheap for its length makes it low everywhere.
map-heuristic-manhattan = Manhattan distance
map-heuristic-manhattan-short = Manhattan
map-heuristic-manhattan-about = The rows and columns between a square and the goal, added up: the way if there were no walls and every square cost 1.
map-heuristic-manhattan-advantages = Admissible and consistent where no square costs less than 1, and the best there is without looking at the walls.
map-heuristic-manhattan-drawbacks = It sees neither walls nor squares that cost more.
map-heuristic-euclidean = Euclidean distance
map-heuristic-euclidean-short = Euclidean
map-heuristic-euclidean-about = The straight line from a square to the goal.
map-heuristic-euclidean-advantages = Admissible and consistent where no square costs less than 1.
map-heuristic-euclidean-drawbacks = Moves are never diagonal here, so it is never above Manhattan distance.
map-heuristic-zero = Zero
map-heuristic-zero-short = Zero
map-heuristic-zero-about = Estimates 0 everywhere.
map-heuristic-zero-advantages = It shows what a search does with no idea of the goal: with it A* is uniform-cost search.
map-heuristic-zero-drawbacks = It gives no guidance at all.
map-heuristic-brought = { $name }
map-heuristic-brought-short = { $name }
map-heuristic-brought-about = The estimate “{ $name }” that the problem itself brings.
map-heuristic-brought-advantages = Whoever wrote the problem knows it best.
map-heuristic-brought-drawbacks = Nothing is known of it, so no solution found with it is sure to be a cheapest one.

## Maps in the window

map-told = A map of { $number } { $count ->
    [one] place
   *[other] places
}. Path: { $path }
map-mark-unseen = not generated
map-mark-open = open
map-mark-closed = closed
map-mark-current = current
map-path = path
map-goal = goal
map-start = start
map-unmet = never met
map-legend = What the shapes mean
map-choose-start = Click a place, or choose it here, to begin there.
map-choose-goal = Click a place, or choose it here, to look for the way there.
map-goals-several = { $goals } – any of them
stage-came-from = from { $before }
stage-came-by = from { $before } by { $move }

## What is searched, in the window

problem-choice = Problem
problem-choice-tip = What is searched: sliding tiles, a map, a grid, or a problem of your own.
problem-boards = Sliding tiles
problem-romania = Romania (map)
problem-tree = Lettered tree
problem-maze = Grid map
problem-file = A map from a file…
problem-own = A problem of your own (Python)…
problem-own-which = Which class or function makes the problem?
problem-start-own = The problem itself says where the search begins.
problem-goal-own = The problem itself says when the goal is reached.
own-problem-none = { $name } defines no class and no function.
own-loading = Loading { $name }…
solution-move-other = Move { $move } of { $moves }: { $told }
banner-solved-at = { $count ->
    [0] The start is the goal
    [one] { $count } move, cost { $cost }
   *[other] { $count } moves, cost { $cost }
}
tree-face-map = Map
tree-face-map-tip = The map as it stands at this step: what is open, what is closed, and the path. The wheel zooms, and so do + and −; 0 shows all.
place-take-as-start = Start from here
place-take-as-start-hint = Search from the place that is shown.
