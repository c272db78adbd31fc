# What there is to choose from: algorithms, heuristics, options, and what is wrong with a choice.

## Algorithms

algorithm-astar = A*
algorithm-astar-short = A*
algorithm-astar-about = Expands the node with the smallest f = g + h: the cost so far plus the estimate of what is left.
algorithm-astar-advantages = With an admissible heuristic its solution is a cheapest one, and a better heuristic means fewer nodes. It is complete.
algorithm-astar-drawbacks = It keeps every node it generates: on large boards memory runs out before patience does.

algorithm-bfs = Breadth-first search
algorithm-bfs-short = Breadth-first
algorithm-bfs-about = Expands the node that has waited longest, and so layer after layer: all boards one move away, then all boards two moves away.
algorithm-bfs-advantages = It is complete, and where all moves cost the same its solution is a shortest one. Nothing is simpler to follow.
algorithm-bfs-drawbacks = It does not know where the goal lies and looks everywhere; time and memory grow b-fold with every layer.

algorithm-bibfs = Bidirectional breadth-first search
algorithm-bibfs-short = Bidirectional
algorithm-bibfs-about = Searches breadth-first from the start and from the goal at once, a whole layer at the side where fewer nodes wait, until the two meet.
algorithm-bibfs-advantages = Two circles of half the radius hold far fewer boards than one: about the square root of what breadth-first search looks at. Complete, and where all moves cost the same its solution is a shortest one.
algorithm-bibfs-drawbacks = It has to know the goal and how moves are undone, and it keeps every node of both sides.

algorithm-biastar = Bidirectional A* (NBS)
algorithm-biastar-short = Bidirectional A*
algorithm-biastar-about = Searches from the start and from the goal at once. It always expands a pair of nodes, one from each side, through which a way could be cheapest of all, and ends when a way that has been found costs no more than any pair promises.
algorithm-biastar-advantages = With an admissible heuristic its solution is a cheapest one, and it never expands more than twice as many nodes as any algorithm of its kind must.
algorithm-biastar-drawbacks = It needs a way back and a heuristic that can be aimed at the start as well; where the heuristic is good, A* from one end is often better.

algorithm-diskbfs = Breadth-first search on disk
algorithm-diskbfs-short = Breadth-first on disk
algorithm-diskbfs-about = Searches breadth-first with the layers in files: what a layer is expanded into is written unseen, then sorted and merged, and only then are copies of a board found.
algorithm-diskbfs-advantages = It goes on where memory is full: so all boards of the 15-puzzle were gone through (Korf & Schultze 2005). It is complete, and where all moves cost the same its solution is a shortest one.
algorithm-diskbfs-drawbacks = It looks everywhere, as breadth-first search does, and every board is written and read several times.

algorithm-ucs = Uniform-cost search
algorithm-ucs-short = Uniform-cost
algorithm-ucs-about = Expands the node with the smallest g, the cost so far (Dijkstra’s algorithm).
algorithm-ucs-advantages = Its solution is a cheapest one whatever the moves cost, as long as no cost is negative.
algorithm-ucs-drawbacks = Like breadth-first search it looks everywhere and keeps every node; where all moves cost the same it gains nothing over it.

algorithm-greedy = Greedy best-first search
algorithm-greedy-short = Greedy best-first
algorithm-greedy-about = Expands the node with the smallest h: the one that looks nearest to the goal, whatever the way there has cost.
algorithm-greedy-advantages = It often finds some solution after very few expansions, even on boards that are too large for A*.
algorithm-greedy-drawbacks = The solution can be far longer than necessary, and an estimate that misleads makes it go far astray.

algorithm-wastar = Weighted A*
algorithm-wastar-short = Weighted A*
algorithm-wastar-about = Expands the node with the smallest f = g + w·h: with w above 1 the estimate counts for more than the way so far.
algorithm-wastar-advantages = With w above 1 it usually expands far fewer nodes than A*, and with an admissible heuristic the solution costs at most w times the optimum.
algorithm-wastar-drawbacks = With w above 1 the solution need not be a cheapest one, and closed nodes may have to be reopened. It keeps every node, as A* does.

algorithm-beam = Beam search
algorithm-beam-short = Beam search
algorithm-beam-about = Goes layer by layer like breadth-first search, but expands only the best few nodes of each layer, by f = g + h, and gives up the rest.
algorithm-beam-advantages = Time and memory grow only with the depth, so it copes with large boards, and a wider beam finds better solutions.
algorithm-beam-drawbacks = What it gives up may have held the shortest solution, or the only one: it is neither optimal nor complete.

algorithm-dfs = Depth-first search
algorithm-dfs-short = Depth-first
algorithm-dfs-about = Follows one path as deep as it goes, and turns back to the last choice only when it can go no further.
algorithm-dfs-advantages = It needs memory for one path and its side branches only, and it is quick where solutions are many and deep.
algorithm-dfs-drawbacks = Its first solution is usually absurdly long. Without a depth limit it can get lost in a large space; with one it misses what lies deeper.

algorithm-ids = Iterative deepening
algorithm-ids-short = Iterative deepening
algorithm-ids-about = Searches depth-first down to a depth limit, then with a larger limit, each time from the start anew.
algorithm-ids-advantages = It finds a shortest solution like breadth-first search, with the small memory of depth-first search.
algorithm-ids-drawbacks = Every round repeats the ones before it, and a board that several paths lead to is searched once for each of them. On boards it never finds out that there is no solution.

algorithm-idastar = IDA*
algorithm-idastar-short = IDA*
algorithm-idastar-about = Searches depth-first as long as f = g + h stays within a threshold; each round raises the threshold to the smallest f that was cut off.
algorithm-idastar-advantages = With an admissible heuristic its solution is a cheapest one, in memory for a single path: it was the first to solve random 15-puzzles optimally (Korf 1985).
algorithm-idastar-drawbacks = It remembers no board, so it searches again what several paths lead to, and every round repeats the ones before it; many different values of f make many rounds. On boards it never finds out that there is no solution.

algorithm-rbfs = Recursive best-first search
algorithm-rbfs-short = RBFS
algorithm-rbfs-about = Follows the best path like A*, but keeps only that path and its side branches: as soon as another one looks better it goes back, forgets what lay below and remembers only the best value there.
algorithm-rbfs-advantages = With an admissible heuristic its solution is a cheapest one, and its memory grows only with the depth of the path. It expands nodes in the order of f, as IDA* does not.
algorithm-rbfs-drawbacks = What it has forgotten it has to generate again whenever it comes back, and it changes its mind often. On boards it never finds out that there is no solution.

algorithm-smastar = Simplified memory-bounded A*
algorithm-smastar-short = SMA*
algorithm-smastar-about = Searches like A* with room for a set number of nodes: when it is full, the worst leaf is forgotten, and its parent remembers what it was worth, so that it can be generated again when nothing better is left.
algorithm-smastar-advantages = It uses all the memory it is given and no more. With an admissible heuristic its solution is a cheapest one, if the path to it fits in the room at all.
algorithm-smastar-drawbacks = Where room is short it forgets and generates the same nodes over and over. It remembers no states but those in its tree, so what several paths lead to is searched once for each.

## Heuristics

heuristic-manhattan = Manhattan distance
heuristic-manhattan-short = Manhattan
heuristic-manhattan-about = For each tile, the rows and columns between it and its goal cell, added up. The blank is not counted.
heuristic-manhattan-advantages = Admissible and consistent, quick to compute, and much closer to the truth than misplaced tiles.
heuristic-manhattan-drawbacks = It pretends that tiles can pass through one another, so on tangled boards it is far too low.

heuristic-linear-conflict = Linear conflict
heuristic-linear-conflict-short = Linear conflict
heuristic-linear-conflict-about = Manhattan distance, plus two moves for every tile that must leave its goal line to let another one pass.
heuristic-linear-conflict-advantages = Admissible and consistent, never below Manhattan distance, and with it a search often expands several times fewer nodes.
heuristic-linear-conflict-drawbacks = Every estimate takes longer to compute, and away from the goal conflicts are rare.

heuristic-walking-distance = Walking distance
heuristic-walking-distance-short = Walking distance
heuristic-walking-distance-about = The vertical moves that bring every tile into its goal row, whatever its column, and the horizontal ones that bring it into its goal column.
heuristic-walking-distance-advantages = Admissible and consistent, and usually well above Manhattan distance; its tables are small and made at once.
heuristic-walking-distance-drawbacks = It does not see conflicts within a row or a column, and for larger boards its tables grow out of hand.

heuristic-pdb = Pattern database { $name }
heuristic-pdb-short = { $name }
heuristic-pdb-about = The tiles are parted into patterns; a table holds, for every way in which the tiles of a pattern can stand, how many moves of theirs it takes at least. The tables’ entries are added up.
heuristic-pdb-advantages = Admissible, and far closer to the truth than anything that is worked out on the spot: searches expand hundreds of times fewer nodes.
heuristic-pdb-drawbacks = The tables are built beforehand and take memory, and the estimate is not consistent.

heuristic-own = Own function { $name }
heuristic-own-short = { $file }
heuristic-own-about = A function of your own, from a Python file: { $name }.
heuristic-own-advantages = It can be anything that you want to try.
heuristic-own-drawbacks = Nothing is known of it, so no solution found with it is sure to be a cheapest one; it is run by the textbook engine only.

own-unreadable = { $name } cannot be read: { $reason }.
own-broken = { $name } does not run: { $reason }.
own-missing = { $name } has no function { $function }.
own-unnamed = Say which function of { $name } is the heuristic, as in { $example }.
own-none = { $name } defines no function.
own-one-goal = { $name } takes the board alone, so it cannot be aimed at another goal: let it take the goal’s tiles as a second argument.

heuristic-max = Greatest of { $names }
heuristic-max-short = max { $names }
heuristic-max-about = The greatest of several estimates: { $names }.
heuristic-max-advantages = Admissible and consistent wherever all of them are, and never lower than any of them.
heuristic-max-drawbacks = Every estimate costs as much time as all of them together.

heuristic-euclidean = Euclidean distance
heuristic-euclidean-short = Euclidean
heuristic-euclidean-about = For each tile, the straight line to its goal cell, rounded down to thousandths and added up. The blank is not counted.
heuristic-euclidean-advantages = Admissible and consistent; it shows what an estimate loses when it disregards how tiles really move.
heuristic-euclidean-drawbacks = Tiles do not move diagonally, so it is never above Manhattan distance; its many fractional values give IDA* many rounds.

heuristic-misplaced = Misplaced tiles
heuristic-misplaced-short = Misplaced
heuristic-misplaced-about = The number of tiles that are not in their goal cells. The blank is not counted.
heuristic-misplaced-advantages = Admissible and consistent, and so simple that it is worked out by hand at a glance.
heuristic-misplaced-drawbacks = It does not see how far away a tile is, so a search expands many more nodes than with Manhattan distance.

heuristic-zero = Zero
heuristic-zero-short = Zero
heuristic-zero-about = Estimates 0 for every board.
heuristic-zero-advantages = It shows what a search does with no idea of the goal: with it A* is uniform-cost search.
heuristic-zero-drawbacks = It gives no guidance at all.

heuristic-flicker = Flicker
heuristic-flicker-short = Flicker
heuristic-flicker-about = Manhattan distance when the blank is in a corner or in the centre, otherwise 0.
heuristic-flicker-advantages = Admissible and yet not consistent: it shows why A* sometimes has to reopen a closed node.
heuristic-flicker-drawbacks = It is made for showing that, and is of no use for anything else.

## Options

option-algorithm = Algorithm
option-algorithm-about = The rule by which the next node to expand is chosen.
option-heuristic = Heuristic
option-heuristic-about = The estimate h of the cost from a board to the goal; besides those named: pdb-NAME, max(A,B), and a function of your own as path/to/file.py:function.
option-order = Order of moves
option-order-about = The order in which a board’s successors are generated: a permutation of u, d, l, r, the ways the blank goes.
option-engine = Engine
option-engine-about = What carries out the search: textbook is readable Python, compiled is fast, auto takes the fastest there is. All expand the same nodes.
option-ties = Ties
option-ties-about = Which of several nodes with the same smallest f is expanded first.
option-weight = Weight
option-weight-about = w in f = g + w·h: from 0.001 to 1000, with at most three decimals.
option-nodes = Room for nodes
option-nodes-about = How many nodes are kept at once; the path to the goal must fit in.
option-transposition = Transposition table
option-transposition-about = The memory for a table of what is found out about boards, so that it need not be found out again: 64M, 1G.
option-endgame = End-game table
option-endgame-about = All boards within so many moves of the goal are known beforehand, up to 25.
option-jobs = Threads
option-jobs-about = How many threads share the search; the compiled engine only.
option-beam-width = Beam width
option-beam-width-about = How many nodes of each layer are kept.
option-depth = Depth limit
option-depth-about = No node deeper than this many moves is expanded.
option-start-bound = First bound
option-start-bound-about = The depth limit of the first round.
option-increment = Increment
option-increment-about = By how much the depth limit grows from one round to the next.
option-repeated = Repeated states
option-repeated-about = Which boards are not entered again.
option-test = Goal test
option-test-about = When a node is tested for the goal; the textbooks differ.

ties-low-h = smaller h first, then the newest
ties-high-h = larger h first, then the oldest
ties-fifo = the oldest first
ties-lifo = the newest first
ties-state = the smallest board first, compared tile by tile
ties-path = smaller g first, then the smallest move string

repeated-path = those on the current path
repeated-parent = the one it came from
repeated-all = all that were expanded before
repeated-none = none: every board may be entered again

test-expansion = when it is taken off the list
test-generation = as soon as it is generated

## Whether a solution is a cheapest one

guarantee-always = This algorithm always finds a cheapest solution.
guarantee-equal-costs = All moves cost the same, and with these settings no shorter solution can have been passed over.
guarantee-admissible = The heuristic never overestimates, so the solution is a cheapest one.
guarantee-never = This algorithm does not look for a cheapest solution: there may be a shorter one.
guarantee-own = Nothing is known of a heuristic of one’s own, so there may be a shorter solution.
guarantee-inadmissible = The heuristic sometimes overestimates, so there may be a shorter solution.
guarantee-weighted = With weight { $weight } the solution costs at most { $weight } times the optimum, and there may be a shorter one.
guarantee-deepening = The bounds skip depths, so there may be a shorter solution.

## What is wrong with a choice

unknown-algorithm = There is no algorithm “{ $name }”. There are { $known }.
unknown-algorithm-near = There is no algorithm “{ $name }”. Did you mean { $near }?
unknown-heuristic = There is no heuristic “{ $name }”. There are { $known }.
unknown-heuristic-near = There is no heuristic “{ $name }”. Did you mean { $near }?
unknown-language = There is no language “{ $name }”. There are { $known }.
heuristic-malformed-max = “{ $name }” is no maximum of heuristics: write max(a,b) with two or more names.
walking-size = Walking distance is not offered on { $rows } × { $columns } boards: its tables would have more than { $most } entries.
heuristic-for-boards = The heuristic { $name } is for boards. For this problem there are: { $known }; or give a function of its states.
option-foreign = The algorithm { $algorithm } has no option { $option }.
option-unknown = There is no option { $option }. There are { $known }.
option-choice = “{ $value }” is no value for { $option }. There are { $known }.
jobs-textbook = The textbook engine has one thread only: leave jobs out, or choose the engine auto or compiled.
jobs-tables = Several threads cannot share a transposition table or an end-game table: leave out jobs or the table.
option-bytes = “{ $value }” is no value for { $option }: it is an amount of memory from 64K to 1024G, such as 64M or 1G.
option-whole = “{ $value }” is no value for { $option }: it is a whole number from { $least } to { $most }.
weight-invalid = “{ $value }” is no weight: a weight is from 0.001 to 1000, with at most three decimals.
order-invalid = “{ $order }” is no order of moves: it is a permutation of u, d, l, r, such as udlr.
problem-one-way = The algorithm { $algorithm } searches from both ends: the problem has to offer goals() and predecessors().
engine-missing = There is no compiled { $algorithm } for this problem and these settings; choose the engine auto or textbook.

completeness-yes = It finds a solution wherever there is one, given time and memory.
completeness-room = It finds a solution only if the path to it fits in the room for { $nodes } nodes.
completeness-beam = It may miss solutions: of each layer only the best { $width ->
    [one] node is
   *[other] { $width } nodes are
} kept.
completeness-circles = It may go round in circles for ever and miss a solution: states that it has passed on its way are entered again.
completeness-depth = It misses solutions that are longer than the depth limit.
completeness-closed-depth = It may miss solutions even within the depth limit: a state first met deep down is not entered again nearer to the start.

## Pattern databases

pdb-name = “{ $name }” names no pattern database. There are { $known }; or write the patterns by their tiles, as in pdb(1 2 3/4 5).
pdb-misfit = The patterns of { $name } have { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, so they do not fit a { $size } board.
pdb-tile-foreign = The patterns name tile { $tile }, but the tiles of the board are 1 to { $largest }.
pdb-tile-twice = Tile { $tile } stands in the patterns twice.
pdb-patterns = { $name } has { $count } patterns; at most { $most } can be looked up.
pdb-large = { $name } is too large: a pattern of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} on a { $size } board needs a table of { $gigabytes } GB.
pdb-board-large = There are pattern databases for boards of up to { $most } cells, not for { $size }.
pdb-missing = The pattern database { $name } has not been built yet ({ $megabytes } MB); to build it, type: { $command }
pdb-damaged = The pattern database { $name } is damaged and is not used: “{ $file }”. To build it again ({ $megabytes } MB), type: { $command }
pdb-unwritable = The pattern database “{ $name }” cannot be written: { $reason }.
pdb-busy = Another process is building the pattern database “{ $name }”.
kernels-damaged = { $count ->
    [one] One file
   *[other] { $count } files
} of the compiled engine { $count ->
    [one] was
   *[other] were
} damaged and removed; what is missing is compiled again.
pdb-memory = Building the database needs { $megabytes } MB of memory, and { $most } MB are allowed.
