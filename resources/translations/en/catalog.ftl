# What can be chosen: algorithms, heuristics and options, and errors in a choice.

## Algorithms

algorithm-astar = A*
algorithm-astar-short = A*
algorithm-astar-about = Expands the node with the smallest f = g + h: the cost so far plus the estimate of what is left.
algorithm-astar-advantages = With an admissible heuristic it is optimal, and a better heuristic means fewer nodes. It is complete.
algorithm-astar-drawbacks = It keeps every node it generates: on large boards memory runs out before patience does.

algorithm-bfs = Breadth-first search
algorithm-bfs-short = Breadth-first
algorithm-bfs-about = Expands the oldest node on OPEN, and so works layer by layer: all boards one move away, then all boards two moves away.
algorithm-bfs-advantages = It is complete and, if all moves cost the same, optimal. Nothing is simpler to follow.
algorithm-bfs-drawbacks = It does not know where the goal is and searches in all directions; time and memory grow b-fold with every layer.

algorithm-bibfs = Bidirectional breadth-first search
algorithm-bibfs-short = Bidirectional
algorithm-bibfs-about = Searches breadth-first from the start and from the goal at once, a whole layer on the side with fewer nodes on OPEN, until the two meet.
algorithm-bibfs-advantages = Two circles of half the radius contain far fewer boards than one: about the square root of what breadth-first search visits. It is complete and, if all moves cost the same, optimal.
algorithm-bibfs-drawbacks = It has to know the goal and how to undo moves, and it keeps every node of both sides.

algorithm-biastar = Bidirectional A* (NBS)
algorithm-biastar-short = Bidirectional A*
algorithm-biastar-about = Searches from the start and from the goal at once. It always expands a pair of nodes, one from each side, through which a cheapest path could lead, and ends when a path that has been found costs no more than any pair promises.
algorithm-biastar-advantages = With an admissible heuristic it is optimal, and it never expands more than twice as many nodes as any algorithm of its kind must.
algorithm-biastar-drawbacks = It needs moves that can be undone and a heuristic that can also be aimed at the start; if the heuristic is good, A* from one end is often better.

algorithm-diskbfs = Breadth-first search on disk
algorithm-diskbfs-short = Breadth-first on disk
algorithm-diskbfs-about = Searches breadth-first with its layers in files: the successors of a layer are written unchecked, then sorted and merged, and only then are duplicates found.
algorithm-diskbfs-advantages = It continues when memory is full: this is how all boards of the 15-puzzle were enumerated (Korf & Schultze 2005). It is complete and, if all moves cost the same, optimal.
algorithm-diskbfs-drawbacks = It searches in all directions, as breadth-first search does, and every board is written and read several times.

algorithm-ucs = Uniform-cost search
algorithm-ucs-short = Uniform-cost
algorithm-ucs-about = Expands the node with the smallest g, the cost so far (Dijkstra’s algorithm).
algorithm-ucs-advantages = It is optimal whatever the moves cost, as long as no cost is negative.
algorithm-ucs-drawbacks = Like breadth-first search it searches in all directions and keeps every node; if all moves cost the same, it has no advantage over it.

algorithm-greedy = Greedy best-first search
algorithm-greedy-short = Greedy best-first
algorithm-greedy-about = Expands the node with the smallest h: the one that seems closest to the goal, whatever its path has cost.
algorithm-greedy-advantages = It often finds a solution after very few expansions, even on boards that are too large for A*.
algorithm-greedy-drawbacks = The solution can be far longer than necessary, and a misleading heuristic leads it far astray.

algorithm-wastar = Weighted A*
algorithm-wastar-short = Weighted A*
algorithm-wastar-about = Expands the node with the smallest f = g + w·h: with w above 1 the estimate counts for more than the cost so far.
algorithm-wastar-advantages = With w above 1 it usually expands far fewer nodes than A*, and with an admissible heuristic the solution costs at most w times the optimum.
algorithm-wastar-drawbacks = With w above 1 the solution need not be optimal, and closed nodes may have to be reopened. It keeps every node, as A* does.

algorithm-jps = Jump point search
algorithm-jps-short = Jump point search
algorithm-jps-about = A* that puts only jump points on OPEN: the squares at which a shortest path may have to turn. Whole rows of squares between them are skipped.
algorithm-jps-advantages = Of the many paths of equal length over open ground it follows only one, so OPEN stays small. Its solution costs as little as that of A*, and it is complete.
algorithm-jps-drawbacks = It works only on grids with diagonal moves on which all squares cost the same, and it looks at many squares to find one jump point.

algorithm-beam = Beam search
algorithm-beam-short = Beam search
algorithm-beam-about = Works layer by layer like breadth-first search, but expands only the best few nodes of each layer, by f = g + h, and discards the rest.
algorithm-beam-advantages = Time and memory grow only with the depth, so it can handle large boards, and a wider beam usually finds better solutions.
algorithm-beam-drawbacks = What it discards may contain the shortest solution, or the only one: it is neither optimal nor complete.

algorithm-dfs = Depth-first search
algorithm-dfs-short = Depth-first
algorithm-dfs-about = Follows one path as deep as it goes, and backtracks to the last choice only when it can go no further.
algorithm-dfs-advantages = It needs memory only for one path and its side branches, and it is quick if solutions are many and deep.
algorithm-dfs-drawbacks = Its first solution is usually absurdly long. Without a depth limit it can get lost in a large space; with one it misses deeper solutions.

algorithm-ids = Iterative deepening
algorithm-ids-short = Iterative deepening
algorithm-ids-about = Searches depth-first down to a depth limit, then with a larger limit, each time from scratch.
algorithm-ids-advantages = It finds a shortest solution, like breadth-first search, with the small memory of depth-first search.
algorithm-ids-drawbacks = Every iteration repeats the ones before it, and a board that several paths lead to is searched once for each of them. On boards it never discovers that no solution exists.

algorithm-idastar = IDA*
algorithm-idastar-short = IDA*
algorithm-idastar-about = Searches depth-first as long as f = g + h stays within a bound; each iteration raises the bound to the smallest f that was cut off.
algorithm-idastar-advantages = With an admissible heuristic it is optimal, in memory for a single path: it was the first to solve random 15-puzzles optimally (Korf 1985).
algorithm-idastar-drawbacks = It remembers no boards, so a board that several paths lead to is searched again, and every iteration repeats the ones before it; many different values of f mean many iterations. On boards it never discovers that no solution exists.

algorithm-rbfs = Recursive best-first search
algorithm-rbfs-short = RBFS
algorithm-rbfs-about = Follows the best path like A*, but keeps only that path and its side branches: as soon as another branch looks better it goes back, forgets the nodes below and remembers only their best value.
algorithm-rbfs-advantages = With an admissible heuristic it is optimal, and its memory grows only with the depth of the path. Unlike IDA*, it expands nodes in the order of f.
algorithm-rbfs-drawbacks = It has to regenerate what it has forgotten whenever it returns, and it changes its mind often. On boards it never discovers that no solution exists.

algorithm-smastar = Simplified memory-bounded A*
algorithm-smastar-short = SMA*
algorithm-smastar-about = Searches like A* with a limited number of nodes: when the limit is reached, the worst leaf is forgotten, and its parent remembers its value, so that it can be regenerated when nothing better is left.
algorithm-smastar-advantages = It uses all the memory it is given and no more. With an admissible heuristic it is optimal, if the path to the goal fits within the node limit.
algorithm-smastar-drawbacks = If the limit is low, it forgets and regenerates the same nodes over and over. It remembers only the states in its tree, so a state that several paths lead to is searched once for each of them.

algorithm-lrta = Learning real-time A* (LRTA*)
algorithm-lrta-short = LRTA*
algorithm-lrta-about = An agent that looks one move ahead, moves at once, and learns: before it leaves a state, it raises the estimate H there to the cost of the move plus H of the state it moves to.
algorithm-lrta-advantages = It acts after looking at a few successors, however far away the goal is, and what it learns leads it out of every dead end that moves lead out of. If it starts again and again, its walks become optimal with an admissible heuristic.
algorithm-lrta-drawbacks = It really moves, so every move back counts: the first walk can be far longer than necessary. A move that cannot be undone can leave it stuck. On a board without a solution it walks on for ever.

algorithm-hill = Hill climbing
algorithm-hill-short = Hill climbing
algorithm-hill-about = Keeps a single state and always moves to its best neighbour, the one with the smallest h, as long as that is better. Here uphill means to a smaller h.
algorithm-hill-advantages = It needs almost no memory and only a few steps, and with sideways moves and restarts it solves problems such as the n queens at once.
algorithm-hill-drawbacks = It stops at the first local minimum, a state with no better neighbour: on 8 queens without restarts or sideways moves it is stuck about six times out of seven, and on boards nearly always.

algorithm-simulated-annealing = Simulated annealing
algorithm-simulated-annealing-short = Annealing
algorithm-simulated-annealing-about = Draws a random neighbour at each step. It always accepts one that is no worse, and one whose h is higher by Δ with probability e^(−Δ/T). The temperature T falls from step to step.
algorithm-simulated-annealing-advantages = It can leave a local minimum, because it also accepts worse neighbours. It needs almost no memory. If T falls slowly enough, it ends at a smallest h with a probability near 1.
algorithm-simulated-annealing-drawbacks = How fast T should fall has to be tried out: too fast, and it is stuck like hill climbing; too slowly, and it walks at random for a long time. On boards h has many local minima, and it usually ends in one of them.

## Heuristics

heuristic-manhattan = Manhattan distance
heuristic-manhattan-short = Manhattan
heuristic-manhattan-about = For each tile, the rows and columns between it and its goal cell, added up. The blank is not counted.
heuristic-manhattan-advantages = Admissible and consistent, quick to compute, and much closer to the true distance than misplaced tiles.
heuristic-manhattan-drawbacks = It assumes that tiles can pass through one another, so on tangled boards it is far too low.

heuristic-linear-conflict = Linear conflict
heuristic-linear-conflict-short = Linear conflict
heuristic-linear-conflict-about = Manhattan distance, plus two moves for every tile that must leave its goal line to let another one pass.
heuristic-linear-conflict-advantages = Admissible and consistent, and never below Manhattan distance; a search with it often expands only a fraction of the nodes.
heuristic-linear-conflict-drawbacks = Every estimate takes longer to compute, and far from the goal conflicts are rare.

heuristic-walking-distance = Walking distance
heuristic-walking-distance-short = Walking distance
heuristic-walking-distance-about = The vertical moves that bring every tile into its goal row, whatever its column, plus the horizontal moves that bring every tile into its goal column.
heuristic-walking-distance-advantages = Admissible and consistent, and usually well above Manhattan distance; its tables are small and built at once.
heuristic-walking-distance-drawbacks = It does not see conflicts within a row or a column, and for larger boards its tables become too large.

heuristic-pdb = Pattern database { $name }
heuristic-pdb-short = { $name }
heuristic-pdb-about = The tiles are divided into patterns. For every placement of a pattern’s tiles, a table stores the minimum number of moves of those tiles; the entries are added up.
heuristic-pdb-advantages = Admissible, and far closer to the true distance than anything that is computed on the spot: a search can expand less than a hundredth of the nodes.
heuristic-pdb-drawbacks = The tables have to be built first and take memory, and the estimate is not consistent.

heuristic-own = Your own function { $name }
heuristic-own-short = { $file }
heuristic-own-about = A function of your own, from a Python file: { $name }.
heuristic-own-advantages = It can be anything that you want to try.
heuristic-own-drawbacks = It has not been proved admissible, so no solution found with it is certain to be optimal; only the textbook engine runs it.

own-unreadable = { $name } cannot be read: { $reason }.
own-broken = { $name } does not run: { $reason }.
own-missing = { $name } has no function { $function }.
own-unnamed = Name the function of { $name } that is the heuristic, as in { $example }.
own-none = { $name } defines no function.
own-one-goal = { $name } takes only the board, so it cannot be aimed at another goal: give it the goal’s tiles as a second parameter.

heuristic-max = Maximum of { $names }
heuristic-max-short = max { $names }
heuristic-max-about = The maximum of several estimates: { $names }.
heuristic-max-advantages = Admissible and consistent if all of them are, and never lower than any of them.
heuristic-max-drawbacks = Every estimate takes as much time as all of them together.

heuristic-euclidean = Euclidean distance
heuristic-euclidean-short = Euclidean
heuristic-euclidean-about = For each tile, the straight-line distance to its goal cell, rounded down to thousandths and added up. The blank is not counted.
heuristic-euclidean-advantages = Admissible and consistent; it shows what an estimate loses if it ignores how tiles really move.
heuristic-euclidean-drawbacks = Tiles do not move diagonally, so it is never above Manhattan distance; its many fractional values give IDA* many iterations.

heuristic-misplaced = Misplaced tiles
heuristic-misplaced-short = Misplaced
heuristic-misplaced-about = The number of tiles that are not in their goal cells. The blank is not counted.
heuristic-misplaced-advantages = Admissible and consistent, and so simple that it can be computed by hand at a glance.
heuristic-misplaced-drawbacks = It does not see how far away a tile is, so a search expands many more nodes than with Manhattan distance.

heuristic-gaschnig = Gaschnig’s relaxed adjacency
heuristic-gaschnig-short = Gaschnig
heuristic-gaschnig-about = The moves of an easier puzzle in which any tile may go to the blank, from wherever it is.
heuristic-gaschnig-advantages = Admissible and consistent, never below the number of misplaced tiles, and it comes from dropping a single condition of the rules.
heuristic-gaschnig-drawbacks = Usually below Manhattan distance, and there is no compiled version of it, so long searches take longer.

heuristic-zero = Zero
heuristic-zero-short = Zero
heuristic-zero-about = Estimates 0 for every board.
heuristic-zero-advantages = It shows what a search does without any knowledge of the goal: with it, A* is uniform-cost search.
heuristic-zero-drawbacks = It gives no guidance at all.

heuristic-flicker = Flicker
heuristic-flicker-short = Flicker
heuristic-flicker-about = Manhattan distance when the blank is in a corner or in the centre, otherwise 0.
heuristic-flicker-advantages = Admissible but not consistent: it shows why A* sometimes has to reopen a closed node.
heuristic-flicker-drawbacks = It was made to show this and has no other use.

## Options

option-algorithm = Algorithm
option-algorithm-about = The rule that chooses the next node to expand.
option-heuristic = Heuristic
option-heuristic-about = The estimate h of the cost from a board to the goal; in addition to the names listed: pdb-NAME, max(A,B), and a function of your own as path/to/file.py:function.
option-order = Order of moves
option-order-about = The order in which a board’s successors are generated: a permutation of u, d, l, r, the directions of the blank.
option-engine = Engine
option-engine-about = What runs the search: textbook is readable Python, compiled is fast, auto takes the fastest available. All expand the same nodes.
option-ties = Tie-breaking
option-ties-about = Which of several nodes with the same smallest f is expanded first.
option-weight = Weight
option-weight-about = w in f = g + w·h: from 0.001 to 1000, with at most three decimals.
option-nodes = Node limit
option-nodes-about = The most nodes kept in memory at once; the path to the goal must fit.
option-trials = Trials
option-trials-about = How often the agent walks from the start to the goal, keeping what it has learned. It stops after a walk in which it learned nothing.
option-neighbours = Neighbours
option-neighbours-about = Whether it looks at all neighbours and takes the best, or takes the first that is better.
option-sideways = Sideways moves
option-sideways-about = How many moves in a row may lead to a neighbour with the same h.
option-restarts = Restarts
option-restarts-about = How often it begins again at a local minimum: at a random state if the problem has random states, else at the start.
option-temperature = Temperature
option-temperature-about = T at the first step. The higher T is, the more often worse neighbours are accepted.
option-cooling = Cooling factor
option-cooling-about = T is multiplied by it after each step; 1 keeps T constant.
option-max-steps = Steps
option-max-steps-about = How many neighbours are drawn before the search ends.
option-random-seed = Seed
option-random-seed-about = The start of the random numbers: the same seed gives the same search.
option-transposition = Transposition table
option-transposition-about = Memory for the transposition table, which keeps results for boards already searched: 64M, 1G.
option-endgame = Endgame table
option-endgame-about = Computes in advance the exact distance of every board within this many moves of the goal, up to 25.
option-jobs = Threads
option-jobs-about = How many threads share the search; compiled engine only.
option-beam-width = Beam width
option-beam-width-about = How many nodes of each layer are kept.
option-depth = Depth limit
option-depth-about = No node deeper than this many moves is expanded.
option-start-bound = First bound
option-start-bound-about = The depth limit of the first iteration.
option-increment = Increment
option-increment-about = By how much the depth limit grows from one iteration to the next.
option-repeated = Repeated states
option-repeated-about = Which states are recognised and not searched again.
option-test = Goal test
option-test-about = When a node is tested for the goal; textbooks differ.

ties-low-h = lowest h, then newest (LIFO)
ties-high-h = highest h, then oldest (FIFO)
ties-fifo = oldest first (FIFO)
ties-lifo = newest first (LIFO)
ties-state = by state (tile by tile)
ties-path = by path (lowest g, then smallest moves)

repeated-path = states on the current path (cycle check)
repeated-parent = the parent only (no immediate undo)
repeated-all = all expanded states (graph search)
repeated-none = none (plain tree search)

test-expansion = on expansion (late goal test)
test-generation = on generation (early goal test)
neighbours-steepest = the best of all (steepest ascent)
neighbours-first = the first that is better (first choice)

## Whether a solution is optimal

guarantee-always = This algorithm always finds an optimal solution.
guarantee-equal-costs = All moves cost the same, and with these settings no shorter solution can have been missed.
guarantee-admissible = The heuristic never overestimates, so the solution is optimal.
guarantee-never = This algorithm is not optimal: a cheaper solution may exist.
guarantee-own = Your heuristic has not been proved admissible, so a cheaper solution may exist.
guarantee-inadmissible = The heuristic sometimes overestimates, so a cheaper solution may exist.
guarantee-weighted = With weight { $weight } the solution costs at most { $weight } times the optimum; a cheaper one may exist.
guarantee-deepening = The bounds skip depths, so a shorter solution may exist.

## Errors in a choice

unknown-algorithm = Unknown algorithm “{ $name }”. Available: { $known }.
unknown-algorithm-near = Unknown algorithm “{ $name }”. Did you mean { $near }?
unknown-heuristic = Unknown heuristic “{ $name }”. Available: { $known }.
unknown-heuristic-near = Unknown heuristic “{ $name }”. Did you mean { $near }?
unknown-language = Unknown language “{ $name }”. Available: { $known }.
heuristic-malformed-max = “{ $name }” is not a valid maximum of heuristics: write max(a,b) with two or more names.
walking-size = Walking distance is not available for { $rows } × { $columns } boards: its tables would have more than { $most } entries.
heuristic-for-boards =
    { $name ->
        [manhattan] { heuristic-manhattan } is a heuristic for boards and grids.
        [euclidean] { heuristic-euclidean } is a heuristic for boards and grids.
        [linear-conflict] { heuristic-linear-conflict } is a heuristic for boards.
        [walking-distance] { heuristic-walking-distance } is a heuristic for boards.
        [misplaced] { heuristic-misplaced } is a heuristic for boards.
        [gaschnig] { heuristic-gaschnig } is a heuristic for boards.
        [flicker] { heuristic-flicker } is a heuristic for boards.
       *[other] The heuristic { $name } is for boards.
    } Available for this problem: { $known }; or a function of its states.
option-foreign = The algorithm { $algorithm } has no option { $option }.
option-unknown = Unknown option { $option }. Available: { $known }.
option-choice = “{ $value }” is not a valid value for { $option }. Choose one of: { $known }.
jobs-textbook = The textbook engine has only one thread: remove jobs, or choose the engine auto or compiled.
jobs-tables = Several threads cannot share a transposition table or an endgame table: remove jobs or the table.
option-bytes = “{ $value }” is not a valid value for { $option }: use an amount of memory from 64K to 1024G, such as 64M or 1G.
option-whole = “{ $value }” is not a valid value for { $option }: use a whole number from { $least } to { $most }.
weight-invalid = “{ $value }” is not a valid weight: use a number from 0.001 to 1000 with at most three decimals.
option-decimal = “{ $value }” is not a valid value for { $option }: use a number from 0.001 to { $most } with at most { $decimals } decimals.
order-invalid = “{ $order }” is not a valid order of moves: use a permutation of u, d, l, r, such as udlr.
problem-one-direction = The algorithm { $algorithm } searches from both ends: the problem must provide goals() and predecessors().
problem-no-jumps = The algorithm { $algorithm } searches only grids with diagonal moves on which all squares cost the same.
engine-missing = No compiled { $algorithm } is available for this problem and these settings; choose the engine auto or textbook.

completeness-yes = It finds a solution if one exists, given enough time and memory.
completeness-room = It finds a solution only if the path to it fits within { $nodes } nodes.
completeness-local = It may stop at a local minimum although a solution exists.
completeness-schedule = It may end at another state although a solution exists: the number of its steps is limited.
completeness-beam = It may miss solutions: it keeps only the best { $width ->
    [one] node
   *[other] { $width } nodes
} of each layer.
completeness-circles = It may run in circles forever and miss a solution: states on its path are entered again.
completeness-depth = It misses solutions that are longer than the depth limit.
completeness-closed-depth = It may miss solutions even within the depth limit: a state first reached at a large depth is not entered again closer to the start.

## Pattern databases

pdb-name = Unknown pattern database “{ $name }”. Available: { $known }; or list the tiles of the patterns, as in pdb(1 2 3/4 5).
pdb-misfit = The patterns of { $name } have { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, so they do not fit a { $size } board.
pdb-tile-foreign = The patterns name tile { $tile }, but the tiles of the board are 1 to { $largest }.
pdb-tile-twice = Tile { $tile } appears twice in the patterns.
pdb-patterns = { $name } has { $count } patterns; at most { $most } are supported.
pdb-large = { $name } is too large: a pattern of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} on a { $size } board needs a table of { $gigabytes } GB.
pdb-board-large = Pattern databases are available for boards of up to { $most } cells, not for { $size }.
pdb-missing = The pattern database { $name } has not been built yet ({ $megabytes } MB). To build it, run: { $command }
pdb-damaged = The pattern database { $name } is damaged and is not used: “{ $file }”. To rebuild it ({ $megabytes } MB), run: { $command }
pdb-unwritable = The pattern database “{ $name }” cannot be written: { $reason }.
pdb-busy = Another process is building the pattern database “{ $name }”.
kernels-damaged = { $count ->
    [one] One file
   *[other] { $count } files
} of the compiled engine { $count ->
    [one] was
   *[other] were
} damaged and removed; missing files are recompiled.
pdb-memory = Building the database needs { $megabytes } MB of memory, but only { $most } MB are allowed.
