# Problems other than boards.

## What a problem draws of its states

paint-failed = The problem’s own drawing (paint) failed with { $kind }: { $text }
paint-many = The problem’s own drawing (paint) has more than { $most } shapes.
paint-kind = The problem’s own drawing (paint) contains { $shape }; a shape starts with one of: { $known }.
paint-numbers = The problem’s own drawing (paint) contains { $shape }; a { $kind } needs { $count } numbers, optionally followed by a colour.
paint-colour = The problem’s own drawing (paint) contains { $shape }; its colour is not one of: { $known }.

## Where boards are shown for boards

nodes-state = State

## Files of maps

map-pasted = Pasted map
map-kind = A map starts with a line such as grid Garden, graph Towns or type octile; this one starts with “{ $word }”.
map-nothing = A map starts with a line such as grid Garden, graph Towns or type octile; this one is empty.
map-binary = “{ $name }” is not a text file (UTF-8), so it is not a map.
map-heading = Line { NUMBER($line, useGrouping: 0) }: expected a heading that starts with { $kind }, not “{ $text }”.
map-empty = The heading { $kind } is missing, or nothing follows it.
map-name = Line { NUMBER($line, useGrouping: 0) }: “{ $name }” is not a valid name of a place: use 1 to { $most } letters and no comma.
map-number = Line { NUMBER($line, useGrouping: 0) }: “{ $value }” is not a valid number; write it as 75 or 2.5.
map-no-path = No path leads from { $start } to { $goal }.
map-place = Unknown place “{ $name }”.
map-place-known = Unknown place “{ $name }”. Available: { $known }.
map-place-near = Unknown place “{ $name }”. Did you mean { $near }?
map-place-wall = The square { $name } is a wall.
map-place-outside =
    { $form ->
        [x-y] The square { $name } is outside the grid: X goes from 0 to { $column }, Y from 0 to { $row }.
       *[row-column] The square { $name } is outside the grid of { $row } rows and { $column } columns.
    }
map-square =
    { $form ->
        [x-y] “{ $name }” is not a square: write X,Y, the column and the row, counted from 0, such as { $example }.
       *[row-column] “{ $name }” is not a square: write the row and the column, counted from 1, such as { $example }.
    }
map-none = This problem has no map.
graph-line = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not an edge (A -- B: 3 or A -> B: 3), a place (A: at 1 2, h 3), the start or the goal.
graph-loop = Line { NUMBER($line, useGrouping: 0) }: the edge leads from { $place } back to { $place }.
graph-twice = Line { NUMBER($line, useGrouping: 0) }: line { NUMBER($before, useGrouping: 0) } already has an edge from { $here } to { $there }.
graph-starts = Line { NUMBER($line, useGrouping: 0) }: only one start is allowed, and line { NUMBER($before, useGrouping: 0) } names it.
graph-place-twice = Line { NUMBER($line, useGrouping: 0) }: { $place } was already described.
graph-fact = Line { NUMBER($line, useGrouping: 0) }: “{ $fact }” is neither coordinates, as in at 91 492, nor an estimate, as in h 366, nor a name in another language, as in cs Bukurešť, or it is given twice.
graph-form-taken = “{ $form }” is the name of two places: { $other }, and { $place } in another language.
graph-large = Line { NUMBER($line, useGrouping: 0) }: too large; at most { $places } places and { $edges } edges are allowed.
graph-ends = Line { NUMBER($line, useGrouping: 0) } is the last, and the start or the goal is missing.
graph-end-unknown = Line { NUMBER($line, useGrouping: 0) }: the place { $place } is not described, and no edge leads to it.
graph-at-missing = { $place } has no coordinates, but { $other } has: give them for all places or for none.
graph-h-missing = { $place } has no h, but { $other } has one: give it for all places or for none.
grid-width = Line { NUMBER($line, useGrouping: 0) } has { $count } squares, but the first row has { $first }.
grid-large = Line { NUMBER($line, useGrouping: 0) }: a grid has at most { $most } rows and columns.
grid-sign = Line { NUMBER($line, useGrouping: 0) }: “{ $sign }” is not a valid square: # is a wall, . is free, a digit is the cost of entering, S is the start and G the goal.
grid-starts = Line { NUMBER($line, useGrouping: 0) }: only one S is allowed, and line { NUMBER($before, useGrouping: 0) } has it.
grid-ends = Line { NUMBER($line, useGrouping: 0) } is the last, and the S or the G is missing.
grid-moves = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not a rule of moves; write moves and one of { $known }.
moving-ai-heading = Line { NUMBER($line, useGrouping: 0) }: expected { $word }, not “{ $text }”. A MovingAI map begins with the lines type, height, width and map.
moving-ai-heading-end = The heading ends before { $word }. A MovingAI map begins with the lines type, height, width and map.
moving-ai-size = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not a size; write a number from 1 to { $most }.
moving-ai-rows = Line { NUMBER($line, useGrouping: 0) }: { $lacks ->
    [yes] a row is missing.
   *[no] this row is one too many.
} The heading says height { $rows }, but the map has { $count ->
    [one] { NUMBER($count) } row.
   *[other] { NUMBER($count) } rows.
}
moving-ai-width = Line { NUMBER($line, useGrouping: 0) } has { $count ->
    [one] { $count } square,
   *[other] { $count } squares,
} but the heading says width { $columns }.
moving-ai-sign = Line { NUMBER($line, useGrouping: 0) }, column { $column }: “{ $sign }” is not a valid square: . G S are ground, W is water, @ O T are walls, a digit is a cost.
moving-ai-no-room = All squares of the map are walls.
scenario-heading = Line { NUMBER($line, useGrouping: 0) } is “{ $text }”. A scenario file begins with the line version 1.
scenario-empty = The file is empty. A scenario file begins with the line version 1.
scenario-fields = Line { NUMBER($line, useGrouping: 0) } has { $count ->
    [one] { $count } field,
   *[other] { $count } fields,
} but a search has { $fields }: bucket, map, width, height, start x and y, goal x and y, length.
scenario-number = Line { NUMBER($line, useGrouping: 0) }: “{ $value }” is not a number of at least 0; the bucket, the sizes, the squares and the length are such numbers.
scenario-binary = “{ $name }” is not a text file (UTF-8), so it contains no scenarios.
scenario-none = There are no searches after the first line.
scenario-range = { $range } is not a search of this file, or not a range such as 1-100: it has { NUMBER($count) }.
scenario-map-missing = Line { NUMBER($line, useGrouping: 0) }: the map { $name } was not found, neither beside the file nor where its path leads.
scenario-size = Line { NUMBER($line, useGrouping: 0) }: the map should have { $columns } × { $rows } squares, but it has { $width } × { $height }.
scenario-square =
    { $outside ->
        [yes] Line { NUMBER($line, useGrouping: 0) }: the square { $name } is outside the map.
       *[no] Line { NUMBER($line, useGrouping: 0) }: the square { $name } is a wall.
    }
png-damaged = The picture is damaged, or it is not a PNG picture.
png-large = The picture has { $columns } × { $rows } pixels; as a map it may have at most { $most } in each direction.
png-water = A picture cannot show water: save the map as .map or .txt.
png-cost-zero = A picture cannot show squares of cost 0: save the map as .map or .txt.
map-not-grid = Only grids can be saved as .map or as a picture; a graph is saved as .txt.
scenario-open-title = Open a scenario
scenario-open-which = Number of the scenario in { $name }, from 1 to { NUMBER($count) }:
scenario-open-facts = Scenario { NUMBER($chosen) } of { NUMBER($count) }: from { $start } to { $goal }, optimum { $optimum }
scenario-ending = “{ $name }” holds scenarios, so its name must end in .scen.
scenario-pasted = A text of scenarios does not hold their map, { $name }: save the text as a .scen file beside the map, and open that file.

## Problems of one’s own

own-problem-broken = { $name } does not create a problem: { $reason }.
own-problem-lacks = What { $name } creates has no { $method }(); a problem has { $known }.
own-problem-heuristics = heuristics() of { $name } does not return a mapping from names to functions.
problem-ends-fixed = The start and the goal of { $problem } cannot be changed.

## Guarantees

guarantee-unequal-costs = Moves may have different costs here, and this algorithm counts moves, so there may be a cheaper solution.

own-problem-unnamed = Say which class or function of { $name } creates the problem: { $name }:NAME.
unknown-problem = Unknown problem “{ $name }”: give one of { $known }, a file, or path/to/file.py:Class.
unknown-problem-near = Unknown problem “{ $name }”. Did you mean { $near }?

## The command line

cli-help-problem = Search something other than a board: { $known }; a map file, a PNG picture or a scenario (arena.map.scen:12); or a problem of your own as path/to/file.py:Class.
cli-help-start = Where the search of a problem starts: the name of a place, row,column on a grid, or x,y on a map of MovingAI or a picture: column and row from 0.
cli-help-move-rule = The neighbours that a move on a grid leads to: 4; 8, without cutting corners; or 8-corners. Default: what the file says, 8 for a map of MovingAI.
cli-help-map = A grid: { $known }; a map file; a PNG picture; or a scenario, arena.map.scen:12.
cli-help-map-out = The file to write; its name says the format: { $known }. A .map and a .png have neither start nor goal. In a .png white is free, black is a wall, and a cost c is the grey level 280 − 25c.
problem-rule-fixed = --moves is for grids: { $problem } has only one rule of moves.
unknown-move-rule = Unknown rule of moves “{ $name }”: give one of { $known }.
unknown-move-rule-near = Unknown rule of moves “{ $name }”: give one of { $known }.
cli-board-and-problem = Give a board or --problem, not both.
cli-option-boards = { $option } applies to boards only.
cli-option-problems = { $option } needs --problem: a board is searched as it is.
cli-option-order = --order is for boards and grids: the moves of { $problem } have no directions.
cli-ended-solved-at = { $count ->
    [0] The start is the goal already: solved in 0 moves.
    [one] Solved in { $count } move, at a cost of { $cost }:
   *[other] Solved in { $count } moves, at a cost of { $cost }:
}

## Heuristics

map-heuristic-table = Table of h
map-heuristic-table-short = Table of h
map-heuristic-table-about = The value of h that is given for every place: in the file of the map, or typed on the map.
map-heuristic-table-advantages = It holds what the book or the teacher says, and can be anything; here it is checked against all true distances.
map-heuristic-table-drawbacks = It is valid only for the goal that it was made for.
map-heuristic-straight-line = Straight-line distance
map-heuristic-straight-line-short = Straight line
map-heuristic-straight-line-about = The straight-line distance to the goal on the map, times the lowest cost per unit of length on any edge.
map-heuristic-straight-line-advantages = Admissible and consistent on every map with coordinates, and for every goal.
map-heuristic-straight-line-drawbacks = One edge that is cheap for its length lowers it everywhere.
map-heuristic-manhattan = Manhattan distance
map-heuristic-manhattan-short = Manhattan
map-heuristic-manhattan-about = The rows and columns between a square and the goal, added up: the cost if there were no walls and every square cost 1.
map-heuristic-manhattan-advantages = Admissible and consistent with four neighbours if no square costs less than 1, and then the best possible without looking at the walls.
map-heuristic-manhattan-drawbacks = It sees neither walls nor squares that cost more. With diagonal moves it may overestimate.
map-heuristic-euclidean = Euclidean distance
map-heuristic-euclidean-short = Euclidean
map-heuristic-euclidean-about = The straight-line distance from a square to the goal.
map-heuristic-euclidean-advantages = Admissible and consistent if no square costs less than 1.
map-heuristic-euclidean-drawbacks = No path is straight in every direction: it is never above Manhattan distance, and never above octile distance.
map-heuristic-chebyshev = Chebyshev distance
map-heuristic-chebyshev-short = Chebyshev
map-heuristic-chebyshev-about = The larger of the two differences, of rows and of columns: the number of moves if there were no walls and moves could be diagonal.
map-heuristic-chebyshev-advantages = Admissible and consistent if no square costs less than 1, by every rule of moves.
map-heuristic-chebyshev-drawbacks = It counts a diagonal move as 1, although it costs √2, or is not allowed at all.
map-heuristic-octile = Octile distance
map-heuristic-octile-short = Octile
map-heuristic-octile-about = The length of the shortest path of straight and diagonal moves: the cost if there were no walls and every square cost 1.
map-heuristic-octile-advantages = Admissible and consistent if no square costs less than 1; with eight neighbours the best possible without looking at the walls.
map-heuristic-octile-drawbacks = It sees neither walls nor squares that cost more; with four neighbours it is never above Manhattan distance.
map-heuristic-zero = Zero
map-heuristic-zero-short = Zero
map-heuristic-zero-about = Estimates 0 everywhere.
map-heuristic-zero-advantages = It shows what a search does without any knowledge of the goal: with it A* is uniform-cost search.
map-heuristic-zero-drawbacks = It gives no guidance at all.
map-heuristic-brought = { $name }
map-heuristic-brought-short = { $name }
map-heuristic-brought-about = The estimate “{ $name }” that the problem itself defines.
map-heuristic-brought-advantages = Supplied by the author of the problem.
map-heuristic-brought-drawbacks = It has not been proved admissible, so there may be a cheaper solution than the one found.
map-proof-manhattan = A move changes only the row or only the column, by 1, so h falls by at most 1, and no move costs less. At the goal h is 0: so it is consistent, and therefore admissible.
map-proof-euclidean = By the triangle inequality a move shortens the straight line to the goal by at most its own length, 1 or √2, and no move costs less. At the goal h is 0: so it is consistent, and therefore admissible.
map-proof-chebyshev = A move changes row and column by at most 1 each, so the larger difference falls by at most 1, and no move costs less. At the goal h is 0: so it is consistent, and therefore admissible.
map-proof-octile = A straight move brings h down by at most 1, a diagonal one by at most √2, and no such move costs less. At the goal h is 0: so it is consistent, and therefore admissible.
map-proof-zero = h never falls, and no cost is below 0: so it is consistent, and therefore admissible.
map-proof-diagonal = A diagonal move, which costs √2 ≈ 1.41, can bring h down by 2, so nothing follows from the rule of moves.
map-proof-examined =
    { $places ->
        [one] On this map h was compared with the true distance of the only place.
       *[other] On this map h was compared with the true distances of all { $places } places, and along every move.
    }
map-proof-none = The map is too large to examine every square, so nothing is claimed.

## Maps in the window

map-description = A map of { $number } { $count ->
    [one] place
   *[other] places
}. Path: { $path }
map-mark-unseen = not generated
map-mark-open = open
map-mark-closed = closed
map-mark-current = current
map-mark-one = expanded by the first only
map-mark-other = expanded by the second only
map-mark-both = expanded by both
map-path = path
map-goal = goal
map-start = start
map-unmet = never reached
map-legend = Legend
map-values = Values
map-values-tip = Write a value on the map, colour the map by one, or draw arrows to parents
map-written = Write
map-written-none = nothing
map-written-costs = costs
map-coloured = Colour by
map-coloured-none = status
map-value-g = g
map-value-h = h
map-value-f = f
map-value-order = order of expansion
map-arrows = Arrows to parents
map-values-small = Zoom in to see the values
map-ramp = Colours: { $value } from { $least } to { $most }
map-choose-start = Click a place above to start there.
map-choose-goal = Click a place above to make it the goal.
map-place-tip =
    { $form ->
        [x-y] Squares are named X,Y: column and row, counted from 0.
       *[row-column] Squares are named by row and column, counted from 1.
    }
map-typed-tip =
    { $form ->
        [x-y] Type a square as X,Y, column and row from 0, and press Enter.
        [row-column] Type a square as row and column from 1, such as 3,4, and press Enter.
       *[name] Type the name of a place, and press Enter.
    }
map-goals-several = { $goals } – any of them
stage-successor = Successor { $state }
stage-came-from = from { $before }
stage-came-by = from { $before } by { $move }

## What is searched, in the window

problem-choice = Problem
problem-choice-tip = What to search: sliding tiles, a map, a grid, queens on a chessboard, or a problem of your own.
problem-boards = Sliding-tile puzzle
problem-romania = Romania (map)
problem-tree = Lettered tree
problem-maze = Grid map
problem-queens = n queens
problem-file = Map from a file…
problem-own = Your own problem (Python)…
problem-own-which = Which class or function creates the problem?
problem-start-own = The problem itself determines where the search starts.
problem-goal-own = The problem itself determines when the goal is reached.
own-problem-none = { $name } defines no class or function.
own-loading = Loading { $name }…
solution-move-other = Move { $move } of { $moves }: { $content }
banner-solved-at = { $count ->
    [0] The start is the goal
    [one] { $count } move, cost { $cost }
   *[other] { $count } moves, cost { $cost }
}
tree-face-map = Map
tree-face-map-tip = The map at this step: what is open, what is closed, and the path. Zoom with the wheel, + or −; 0 shows all.
place-take-as-start = Start from here
place-take-as-start-hint = Search from the place shown.

## Queens

queens-rows = “{ $text }” is not a state: give the row of the queen in each column, such as 43254323 or 4 3 2 5, or seed:7.
queens-row = “{ $text }”: on this board the rows are 1 to { $most }.
queens-count = “{ $text }” has too few or too many queens: { $least } to { $most } are possible.
queens-start = Start, column by column
queens-start-about = The row of the queen in each column, from 1 at the bottom: 43254323, or 4 3 2 5 for four queens; Enter searches from there.
queens-random = Random
map-heuristic-attacks = Attacking pairs (h)
map-heuristic-attacks-short = Attacking pairs
map-heuristic-attacks-about = The number of pairs of queens that attack each other, in a row or on a diagonal, even if another queen stands between them.
map-heuristic-attacks-advantages = Quick to count, and 0 exactly at a solution: the value that hill climbing climbs down.
map-heuristic-attacks-drawbacks = It is not an estimate of moves: one move can resolve many attacks, so it may overestimate, and A* with it need not be optimal.
