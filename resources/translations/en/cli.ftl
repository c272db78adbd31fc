# The command line, and the files that it reads and writes.

## Help

cli-about = Run, visualise and compare search algorithms step by step: on sliding-tile puzzles of any size, on maps, and in Hex as a two-player game. Without a command the window opens.
cli-command-solve = Find the moves from a board to its goal.
cli-command-check = Check whether a board can be solved, and explain why.
cli-command-scramble = Generate boards to solve, one per line.
cli-command-map = Save a grid in another format: text, MovingAI or PNG.
cli-command-divide = Solve a board of any size part by part.
cli-command-screenshot = Save a picture of the window; no display is needed.

cli-help-usage = Usage:
cli-help-operands = Arguments
cli-help-options = Options
cli-help-commands = Commands:
cli-help-examples = Examples:
cli-help-boards = A BOARD is the tiles row by row, 0 for the blank: "1 2 3 4 0 6 7 5 8", or "1 2 3/4 0 5" if it is not square;
    a file that contains them; - for standard input; or a name: sample, korf:1, nilsson, hardest8, seed:42@4x4.
cli-help-general = Options:
cli-option-language = The language of all texts, for instance: --language cs
cli-option-safe = Start with the default settings and without caches, in case they are damaged.
cli-option-version = Print the version and exit.
cli-help-exit = Exit status: 0 done, 1 no solution exists, 2 wrong usage or bad input, 3 a limit was reached,
    4 nothing found and nothing proved, 5 failed, 130 stopped with Ctrl+C.
cli-help-more = Help on a command: { $program } COMMAND --help

cli-help-help = Show this help.
cli-help-language = The language of all texts: { $known }. Default: the system’s.
cli-help-board = The tiles row by row, 0 for the blank, the rows separated by / if the board is not square; or a file, - for standard input, or a name; or a whole search on one line: "3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan". Or a map: its name, its file or a search such as arena.map.scen:12.
cli-help-goal = last (the blank bottom right), first (the blank top left), or any board. Default: the goal of a named board, otherwise last.
cli-help-goal-or-place = { $about } With --problem: a place, written as for --start.
cli-help-choice = { $about } One of { $known }.
cli-help-max-expansions = Stop after N expansions.
cli-help-max-seconds = Stop after S seconds.
cli-help-max-memory = Stop before the search takes more memory than this: 500M, 2G. Default: a quarter of the machine’s.
cli-help-record = How many nodes a depth-first search records before it continues unrecorded, or “all” where they can be rebuilt: ids, idastar and dfs with paths of at most 1000 moves, one thread, and no tables or closed list. Default: { $default }.
cli-help-search-anyway = Search even if the board is known to be unsolvable, until everything has been searched.
cli-help-trace = Write everything the search did to this file ({ $known }).
cli-help-trace-steps = Write only these steps to the trace of a depth-first search: one, such as 70000000, or the first and the last, such as 70000000-70000500. The file begins with the nodes that the search stored then.
cli-help-show = Show every board on the path, and every bound that is tried.
cli-help-expanded = List the expanded states in the order of expansion.
cli-help-explain = Explain what expansion N did, and why.
cli-help-moves-as = Write moves as directions of the blank (the default), or of the tile.
cli-help-move-names = Write moves as letters (the default), or as words.
cli-help-json = Print one JSON object and nothing else.
cli-help-size = Rows and columns: 4x4.
cli-help-seed = Random seed: the same seed gives the same boards. Default: a random seed, which is printed.
cli-help-moves = Make this many random moves from the goal, none of which undoes the one before. Default: any solvable board, all equally likely.
cli-help-count = How many boards. Default: 1.
cli-help-picture = The picture, a .png file.
cli-help-bench = What the window shows: explore, compare, divide, audit, experiments, hex, minimax or play. Default: explore.
cli-help-theme = light, dark, contrast or system. Default: system.
cli-help-pixels = The window’s size. Default: 1280x800.
cli-help-projector = Show Projector mode.

## Results

direction-u = up
direction-d = down
direction-l = left
direction-r = right

cli-step = Step { $number }
cli-bound = Bound { $bound }
cli-ended-solved = { $count ->
    [0] The board is the goal already: solved in 0 moves.
    [one] Solved in { $count } move:
   *[other] Solved in { $count } moves:
}
cli-ended-unsolvable = No solution exists.
cli-ended-exhausted = No solution was found, but one may exist.
cli-ended-limit = A limit was reached before a solution was found: { $limit }.
cli-ended-cancelled = Stopped before a solution was found.
cli-ended-failed = The search failed.
cli-nearest = The nearest solvable board:
cli-expanded-states = Expanded states:
cli-expansion = Expansion { $number }
cli-phase = Phase { $number }, tiles { $tiles }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $expanded ->
    [one] { $expanded } node
   *[other] { $expanded } nodes
} expanded.
cli-seed = Seed { $seed }

cli-label-board = Board
cli-label-cost = Cost
cli-label-expanded = Expanded
cli-label-generated = Generated
cli-label-reopened = Reopened
cli-label-max-open = Max OPEN
cli-label-bounds = Bounds tried
cli-label-seconds = Seconds
cli-label-memory = Memory, MiB
cli-label-smaller-after = Smaller tiles after each
cli-label-inversions = Inversions
cli-label-blank-row = Row of the blank
cli-label-nearest = Nearest solvable board

## Progress

cli-progress-compiling = { $expanded } expanded; compiling what this search needs, only once
cli-compiling-first = Compiling what this search needs, only once: { $seconds } s
cli-progress = { $expanded } expanded, { $rate } per second
cli-progress-open = { $expanded } expanded, { $rate } per second, { $open } on OPEN{ $informed ->
    [no] { "" }
   *[yes] , f = { $f }
}
cli-progress-bound = { $expanded } expanded, { $rate } per second, bound { $bound }
cli-scenario-taken = { $name } has { $count ->
    [one] { $count } search
   *[other] { $count } searches
}; this is search { NUMBER($number) }. For another one, add its number: { $example }.
cli-hint-duplicates = { $algorithm } does not recognise a place that it reaches by another path, so a search on a map can take very long. A* does; { $option } limits this search.
cli-progress-divide = { $expanded } expanded, { $rate } per second, phase { $phase } of { $phases }
cli-progress-shortening = shortening: { $expanded } expanded, { $rate } per second, phase { $phase } of { $phases }

## Errors in the arguments

cli-command-unknown = Unknown command “{ $name }”. Available: { $known }.
cli-command-unknown-near = Unknown command “{ $name }”. Did you mean { $near }?
cli-option-unknown = Unknown option { $name }; --help lists the options.
cli-option-unknown-near = Unknown option { $name }. Did you mean { $near }?
cli-operand-missing = { $name } is missing; see { $command } --help.
cli-operand-surplus = Unexpected argument “{ $text }”.
cli-operand-surplus-board = Unexpected argument “{ $text }”; put a board in quotes.
cli-value-missing = { $option } needs a value.
cli-value-surplus = { $option } takes no value.
cli-arguments = The arguments cannot be read: { $text }
cli-whole = “{ $value }” is not a valid value for { $option }: use a whole number from { $least } to { $most }.
cli-record = “{ $value }” is not a valid value for record: use a whole number of nodes, at least 1, or all.
cli-seconds = “{ $value }” is not a valid value for { $option }: use a number of seconds above 0.
cli-memory = “{ $value }” is not a valid value for { $option }: use an amount of memory above 0, such as 500M or 2G.
cli-pixels = “{ $value }” is not a valid size in pixels: write it as 1280x800, with sides from { $least } to { $most }.
cli-picture-ending = “{ $name }” is not a valid name for a picture: it must end in { $known }.
cli-trace-steps-alone = --trace-steps needs --trace, which names the file.
cli-trace-steps = “{ $value }” is not a valid value for trace-steps: it must be a step, or the first and the last step, such as 100-200.
cli-find-progress = scanning the search for the conditions: { $percent }%, { $seconds } s
cli-find-cancelled = Stopped: the steps at which the conditions hold are not known.
cli-trace-progress = writing “{ $name }”: { $percent }%, { $seconds } s
cli-trace-cancelled = Stopped: the trace “{ $name }” was not written.
cli-trace-clipped = { $last ->
    [one] The search has only one step, which is all that the trace contains.
   *[other] The search has only { $last } steps: the trace contains steps { $first } to { $last }.
}
cli-trace-clipped-recorded = { $last ->
    [one] Only the first step is recorded, and that is all that the trace contains.
   *[other] Only the first { $last } steps are recorded: the trace contains steps { $first } to { $last }.
}
cli-explain-step = Expansion { $number } cannot be explained: { $steps ->
    [0] none is recorded.
    [one] only { $steps } is recorded.
   *[other] only { $steps } are recorded.
}
cli-output-unwritable = The output cannot be written: { $reason }.

## Files

standard-input = standard input
file-missing = File not found: “{ $name }”
file-directory = “{ $name }” is a folder, not a file.
file-no-folder = “{ $name }” cannot be written: the folder “{ $folder }” does not exist.
file-unreadable = “{ $name }” cannot be read: { $reason }.
file-unwritable = “{ $name }” cannot be written: { $reason }.
file-held = “{ $name }” is in use by another process. Try again later.
file-held-by = “{ $name }” is in use by process { $process } on { $computer }, since { $since }.
file-large = “{ $name }” is too large for a board: at most { $most ->
    [one] { $most } byte is
   *[other] { $most } bytes are
} read.
file-binary = “{ $name }” is not a text file (UTF-8), so there is no board in it.
file-complaint = In “{ $name }”: { $complaint }
trace-ending = “{ $name }” is not a valid name for a trace: it must end in one of { $known }.
cli-not-comparable = These counts cannot be compared with others: they depend on tables, or on which thread was faster.
cli-recorded = { $steps ->
    [one] Only the first expansion is recorded; the counts are of all.
   *[other] Only the first { $steps } expansions are recorded; the counts are of all.
}
window-no-display = No display is available to open a window. The terminal commands work without one: search-workbench --help

## Pattern databases

cli-command-pdb = List, build and remove pattern databases.
cli-help-pdb-action = What to do: { $known }.
cli-help-pdb-name = The database: one of { $known }; or patterns by the tiles of the goal, as in "pdb(1 2 3/4 5 6/7 8)".
cli-help-pdb-board = Rows and columns of the board. Default: the size that the name is made for, or that of the goal.
cli-help-pdb-goal = last (the blank bottom right), first (the blank top left), or any board. Default: last.
cli-help-pdb-memory = Use no more memory than this: 500M, 2G. Default: a quarter of the machine’s.
cli-pdb-action = Unknown action “{ $name }” for pattern databases. Available: { $known }.
cli-pdb-action-near = Unknown action “{ $name }” for pattern databases. Did you mean { $near }?
cli-pdb-board = Give the size of the board that { $name } is for, as in --board 4x4.
cli-pdb-list = pdb list lists all databases; it takes no { $text }.
cli-pdb-absent = The database { $name } for a { $size } board with the goal { $goal } was not found.
cli-pdb-name = Name
cli-pdb-goal = Goal
cli-pdb-size = Size
cli-pdb-state = State
cli-pdb-shape = Board
cli-pdb-state-built = built
cli-pdb-state-missing = not built
cli-pdb-state-damaged = damaged
cli-pdb-megabytes = { $count } MB
cli-pdb-folder = Folder: { $name }
cli-pdb-first-use = Building the pattern database { $name }; this happens only once.
cli-pdb-progress = { $percent }% built, { $seconds } s
cli-pdb-waiting = Another process is building this database; waiting for it
cli-pdb-built = Built { $name } ({ $size }) in { $seconds } s: { $file }
cli-pdb-there = { $name } has already been built: { $file }
cli-pdb-damaged = The file “{ $file }” is damaged: { $name } is being rebuilt.
cli-pdb-cancelled = Stopped; { $name } was not kept.
cli-pdb-removed = Removed { $name } ({ $size }).

## Distances

cli-command-distances = Count the boards at each distance from the goal.
cli-help-distances-goal = last (the blank bottom right), first (the blank top left), or any board; only the position of its blank matters. Default: last.
distances-large = A { $size } board is too large: { $states } boards can be reached from its goal, and only boards of up to { $most } cells can be searched completely.
cli-distances-depth = Distance
cli-distances-states = Boards
cli-distances-cumulative = So far
cli-distances-progress = { $percent }% counted, { $seconds } s, distance { $depth }
cli-distances-sum = { $states ->
    [one] { $states } board
   *[other] { $states } boards
}; radius { $radius }; { $antipodes ->
    [one] { $antipodes } board
   *[other] { $antipodes } boards
} farthest away; mean distance { $mean }
cli-distances-cancelled = Stopped; boards farther away are not counted.
distances-memory = The search needs { $megabytes } MB of memory, but only { $most } MB are allowed.
cli-distances-farthest = The farthest boards:
cli-distances-some = { $count } of the farthest boards:
job-seconds = The time limit was reached.
cli-help-distances-disk = Keep the boards in this folder instead of in memory, for boards of up to 16 cells; the same command resumes a search that was stopped or killed.
cli-distances-kept = Progress is kept in { $name }: the same command resumes the search.
cli-distances-on-disk = On disk, MiB

## Layers on disk

disk-folder = “{ $name }” cannot hold the layers: { $reason }.
disk-busy = Another search is using the folder “{ $name }”.
disk-damaged = The file “{ $name }” of a search on disk is damaged, so the search cannot continue. Remove the files in its folder, or choose another folder.
disk-mended = Files of the search on disk were damaged. The search was resumed from the last whole layer; the counts are correct.
disk-old = “{ $name }” contains a search by an older version, which kept no checksums. Remove its files, or choose another folder.
disk-counts = The layers in “{ $name }” are wrong: they contain { $count } boards, but the space has { $states }. Remove the files there, or choose another folder.
failed-disk-damaged = The files of the search in “{ $name }” are damaged, so it cannot continue. Start it again.
disk-other = “{ $name }” contains another search, from { $board }: choose another folder.
disk-small = A { $size } board needs about { $megabytes } MB on disk, but only { $free } MB are free where “{ $name }” is.
disk-full = The disk is full: “{ $name }” needs { $megabytes } MB more.
disk-failed = A file in “{ $name }” cannot be read or written: { $reason }.
