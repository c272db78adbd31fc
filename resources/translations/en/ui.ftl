# The window: menus, player, lists, chart, settings, banners.

window-title = Search Workbench
window-title-safe = Search Workbench (safe mode)
window-benches = Benches
bench-explore = Explore
unknown-bench = Unknown bench “{ $name }”. Available: { $known }.
unknown-theme = Unknown theme “{ $name }”. Available: { $known }.
drawing-failed = The picture could not be drawn: there may not be enough memory.

## Menus and keys

menu-file = &File
menu-recent = Open &recent
menu-edit = &Edit
menu-player = &Player
menu-view = &View
menu-bench = &Bench
menu-layout = L&ayout
menu-language = &Language
menu-theme = &Theme
menu-help = &Help
command-open = &Open…
command-save = &Save…
command-quit = &Quit
picture-copy = Copy p&icture
picture-any = Picture
picture-none = Nothing to copy is visible
command-copy-tsv = &Copy rows
command-copy-markdown = Copy as &Markdown
command-copy-latex = Copy as &LaTeX
lists-nowhere = Select rows in a list first.
command-play = Play or pause
command-forward = One step forward
command-back = One step back
command-micro = One micro-step forward
command-micro-back = One micro-step back
command-layer = Next f layer, phase or note
command-start = To the start
command-end = To the end
command-stop = Stop the search
command-faster = Faster
command-slower = Slower
command-projector = &Projector mode
projector-leave = Leave Projector mode
projector-edge = Menus, tabs and figures
list-choice = What is shown below the tree
command-full-screen = &Full screen
command-bench-next = &Next tab
command-bench-back = Pre&vious tab
command-pane-next = &Next pane
command-pane-back = Pre&vious pane
command-layout-explore = &Explore
command-layout-lecture = &Lecture
command-layout-lists = &Wide lists
command-layout-stage = Large &picture
command-reset-layout = &Reset layout
command-manual = &Manual
manual-title = Manual
manual-back = Back
manual-contents = Contents
command-palette = &Find a command…
command-shortcuts = &Keyboard shortcuts
command-about = &About Search Workbench
command-watch = Watch the solution, or open a sub-search
command-back-out = Return from a sub-search
command-leave = Leave a sub-search, Projector mode or full screen
theme-system = System
theme-light = Light
theme-dark = Dark

files-open-title = Open a board
files-save-title = Save the board
files-kinds = Boards (*.txt);;All files (*)
files-save-map-title = Save the map
files-map-kinds = Maps (*.txt *.map *.png *.scen);;All files (*)
files-no-recent = None yet

palette-title = Commands
palette-hint = Type part of a command’s name
palette-none = No command contains these words.
palette-pane = Go to: { $pane }
palette-found-by = { $title } ({ $words })
words-open = import, load, drop a file
words-save = export the board, store
words-session-save = export everything, store
words-film = video, animation, GIF, export pictures
words-worksheet = print, exercise, PDF, export
words-trace = log, JSON, CSV, save
words-grade = marks, exam, report, results
words-undo = revert, take back
words-redo = repeat
words-copy-line = share, link, command line
words-tsv = spreadsheet, export
words-faster = speed
words-slower = speed
words-projector = presentation, lecture, large text
words-text-size = font, zoom, larger, smaller
words-bench-experiments = report, statistics, export, CSV, PDF
words-bench-explore = start, goal, search
words-bench-play = game, goal, puzzle
words-lessons = course, tutorial, exam
words-predict = quiz, questions, exam
words-manual = documentation
words-shortcuts = keyboard
words-databases = PDB
shortcuts-title = Keyboard shortcuts
shortcuts-more = In the window
shortcuts-lists = In a list
shortcuts-first-row = Go to the first row
shortcuts-last-row = Go to the last row
shortcuts-hint = The arrow keys alone step as well, unless a list, a field or the board has the focus. Page Down and Page Up, the keys of presenter remotes, and Alt with an arrow always step.
about-title = About Search Workbench
about-name = Search Workbench { $version }
about-text = See how search works: sliding-tile puzzles of any size, every step of every algorithm, forwards and backwards. What the screen shows is exactly what the search did. Free software under the MIT licence.

## Amounts

amount-none = –
amount-milliseconds = { $value } ms
amount-seconds = { $value } s
amount-minutes = { NUMBER($minutes, useGrouping: 0) } min { NUMBER($seconds, useGrouping: 0) } s
amount-hours = { NUMBER($hours, useGrouping: 0) } h { NUMBER($minutes, useGrouping: 0) } min
amount-kilobytes = { $value } kB
amount-megabytes = { $value } MB
amount-gigabytes = { $value } GB
amount-per-second = { $value }/s
amount-millions = { $value } M
amount-thousands = { $value } k

## Player

player-to-start = To the start
player-to-start-tip = To the start (Home)
player-back = Step back
player-back-tip = One step back (Page Up)
player-play = Play or pause
player-play-tip = Play or pause (Space)
player-forward = Step forward
player-forward-tip = One step forward (Page Down)
player-next-layer = Next f layer
player-next-layer-tip = To the next step that expands a node with another f (Shift+→)
player-to-end = To the end
player-to-end-tip = To the end; finishes an unfinished search (End)
player-stop = Stop the search
player-stop-tip = Stop the search; it cannot be resumed
player-scrubber = Position in the recording
player-speed-name = Speed
player-modes = What to play
player-search = Search
player-moves = Moves
player-step = Step { $t } of { $length }
player-step-bare = { $t } / { $length }
player-step-open = Step { $t } of { $length } …
player-micro = Step { $t }, part { $part } of { $parts }
player-move = Move { $move } of { $moves }
player-speed-full = full speed
player-speed-slow = 1 step in { $seconds } s
player-speed = { $count ->
    [one] { $value } step/s
   *[other] { $value } steps/s
}

narration-name = What happened at this step
narration-begin = Press Space to play the search, or Page Down for one step.
narration-awaited = The search begins when your own code has answered.
narration-searching = Searching at full speed: { $steps } steps so far. You can step through the recording meanwhile.
narration-move = { $move ->
    [0] The start: { $moves ->
        [one] { $moves } move leads
       *[other] { $moves } moves lead
    } to the goal.
   *[other] Move { $move } of { $moves } on the path to the goal.
}

## Lists

lists-name = Lists

nodes-number = No.
nodes-board = Board
nodes-parent = Parent
nodes-step = Step
nodes-unobserved = Not observed
nodes-number-tip = The node’s number: nodes are numbered in the order in which they are generated; those generated at this step are bold
nodes-board-tip = The node’s board; tiles in their goal cells are marked
nodes-g-tip = g: the cost from the start to this node
nodes-h-tip = h: the estimated cost from this node to the goal
nodes-f-tip = f: the value that orders OPEN; for A*, f = g + h
nodes-parent-tip = The number of the node that generated this one
nodes-step-tip = The step at which the node was generated (in CLOSED: expanded)
nodes-sorting = Sorting…
nodes-reading = Reading…
nodes-copied = { $count ->
    [one] { $count } row copied ({ $selected } selected).
   *[other] { $count } rows copied ({ $selected } selected).
}

open-title = OPEN
open-path-title = Current path
open-name = OPEN: nodes waiting to be expanded
open-order = next one first
open-at-step = at step { $step }
open-empty = OPEN is empty.
open-awaited = Nodes will appear here when the search has begun.
open-path-why = IDA* keeps no OPEN list: only the path from the start to the current node is in memory.
closed-title = CLOSED
closed-name = CLOSED: nodes that have been expanded
closed-empty = Nodes will appear here as they are expanded.
closed-not-kept = This search keeps no CLOSED list: it does not keep the nodes that it has expanded.

runs-title = Runs
runs-name = Runs so far
runs-number = No.
runs-search = Search
runs-result = Result
runs-expanded = Expanded
runs-open = Show
runs-open-tip = Show this run again, with its board and settings (Enter)
runs-pin = Pin
runs-unpin = Unpin
runs-pin-tip = A pinned run stays in the list and keeps its curve in the chart
runs-remove = Remove
runs-remove-tip = Delete this run (Delete)
runs-remove-question = Remove run { $number }? { $reason ->
    [bookmarks] It has bookmarks.
   *[long] Its search took a long time.
} This cannot be undone.
close-lost = This would be lost:
close-lost-item = • { $what }
close-search =
    { $count ->
        [one] the search { $name }, with one node expanded
       *[other] the search { $name }, with { NUMBER($count) } nodes expanded
    }
close-comparison =
    { $count ->
        [one] the comparison, with one node expanded
       *[other] the comparison, with { NUMBER($count) } nodes expanded
    }
close-bookmarks =
    { $count ->
        [one] one bookmark
       *[other] { NUMBER($count) } bookmarks
    }
close-experiment = The experiment would stop after { NUMBER($done) } of { NUMBER($cases) } searches; these are kept, and it can be resumed later.
close-question = Close the window?
close-anyway = Close
run-search = { $algorithm } · { $heuristic }
run-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
run-ready = ready
run-awaited = waiting
run-unfinished = unfinished
run-tip = { $search }: from { $board } to { $goal }, { $time } so far

## Search settings

search-line-tip = Show or hide the board’s editor and the settings
search-about = Advantages, drawbacks and facts
search-more = More
facts-advantages = Advantages
facts-drawbacks = Drawbacks
facts-optimal = Optimal
facts-complete = Complete
facts-time = Time
facts-space = Memory
facts-admissible = Admissible
facts-consistent = Consistent
facts-proof = Proof
facts-yes = yes
facts-no = no
facts-unknown = unknown
facts-optimal-always = yes
facts-optimal-equal-costs = if all moves cost the same
facts-optimal-admissible = with an admissible heuristic
facts-optimal-weight = with an admissible heuristic and w ≤ 1
search-own = Your own function…
search-own-tip = Your own function in a Python file: it receives the board’s tiles, row by row, and returns thousandths of a move.
search-own-files = Python files and notebooks (*.py *.ipynb)
search-own-which = Which function is the heuristic?
search-named = By name…
search-named-tip = A heuristic that is not in the list, such as the maximum of several.
search-named-title = Heuristic by name
search-named-label = A listed name, or a combination: max(linear-conflict,walking-distance), sum(misplaced,zero), 2*manhattan.
search-named-use = Use
facts-line-optimal = optimal
facts-line-complete = complete
facts-line-inconsistent = not consistent: may reopen
facts-line-space = memory { $space }
engine-preparing = Preparing the compiled engine, only once: { $percentage }%
engine-auto = fastest available
engine-textbook = textbook (Python)
engine-compiled = compiled
engine-changed = The search continues on the compiled engine from step { $step }.
options-none = none
limits-none = no limit
limits-expansions = Expansion limit
limits-expansions-about = The search stops after this many expansions; you can then continue it.

limits-seconds = Time limit
limits-seconds-about = The search stops after this much search time; you can then continue it.
limits-seconds-suffix = { " " }s
limits-memory = Memory limit
limits-memory-about = If a run needs more, the search stops; you can then continue it. The list of runs stays within this limit too. At most { $most } on this machine.
limits-memory-suffix = { " " }MB
limits-memory-default = automatic ({ $amount })

## Chart

chart-tab = Chart
chart-name = Chart of the search
chart-kind = What the chart shows
chart-legend = Legend
chart-expansions = Nodes over expansions
chart-time = Expansions over time
chart-depth = Nodes by depth
chart-f = Nodes by f
chart-rounds = Nodes by iteration
chart-f-line = f (right)
chart-bound-line = bound (right)
chart-pinned = { $number }: { $search }
chart-fit = Fit this run
chart-fit-tip = Scale the chart to the current run, ignoring pinned runs
chart-empty = During the search, these curves will appear here: { $curves }.
chart-awaited = Curves will appear here during a search.
chart-loading = Loading the chart…
chart-no-f = An uninformed search has no f.
chart-no-rounds = Only IDA* and iterative deepening search in iterations.
axis-expansions = expansions
axis-nodes = nodes
axis-f = f
axis-seconds = seconds
axis-expanded = expanded
axis-rate = expansions/s
axis-depth = depth
axis-bound = bound of the iteration

## How a run ended

banner-close = Dismiss
banner-solved = { $count ->
    [0] The start is the goal
    [one] { $count } move
   *[other] { $count } moves
}
banner-solved-verdict = { $solved }, { $sure }
banner-optimal-yes = optimal
banner-optimal-no = not optimal: the optimum is { $optimum }
banner-optimal-open = not guaranteed to be optimal
banner-counts = { $count ->
    [one] { $count } expanded
   *[other] { $count } expanded
}, { $time }
banner-counts-incomparable = { $counts }; not comparable
banner-with-counts = { $sentence } ({ $counts })
banner-unsolvable = No solution exists
banner-exhausted = No solution found
banner-limit-expansions = Expansion limit reached
banner-limit-seconds = Time limit reached
banner-limit-nodes = Node limit reached
banner-limit-nodes-detail = A path to the goal does not fit into it: raise it.
banner-limit-memory = Memory limit reached
banner-limit-machine = Memory limit reached: this machine has no more memory
banner-cancelled = Stopped
banner-paused = Paused while another bench was in front
banner-failed = Failed
banner-watch = { $count ->
    [one] Watch the move
   *[other] Watch the { $count } moves
}
banner-watch-tip = Play the moves of the solution (Enter)
banner-copy = Copy
banner-copy-tip = Copy the moves as letters: the directions of the blank
banner-anyway = Search anyway
banner-anyway-tip = Search everything that can be reached, to confirm that the goal is not there
banner-again = Start again
banner-again-tip = Start the same search from scratch
banner-continue = Continue
banner-continue-tip = Continue the search where it was stopped
banner-endless = No end in sight
banner-endless-detail = Without a depth limit, this search may follow a path of any length.
banner-limit-depth = Limit the depth to { $depth }
banner-limit-depth-tip = Start again, and cut off every path at this depth
banner-check-repeats = Check for repeats
banner-check-repeats-tip = Start again, and skip every state that was entered before
banner-resume-expansions = { $count ->
    [one] Continue to { $count } expansion
   *[other] Continue to { $count } expansions
}
banner-resume-seconds = Continue to { $amount }
banner-resume-memory = Continue with { $amount }
banner-resume-tip = Raise the limit and continue
banner-resume-memory-tip = Raise the limit for all searches in the window to { $amount }, including what they hold already; { $free } of this machine are free now

## Status bar

counter-expanded = expanded
counter-expanded-tip = Nodes expanded up to the current step
counter-generated = generated
counter-generated-tip = Successors generated up to the current step
counter-open = OPEN
counter-open-tip = The frontier: nodes on OPEN at the current step
counter-closed = CLOSED
counter-closed-tip = The explored set: nodes expanded and not reopened at the current step
counter-reopened = reopened
counter-reopened-tip = Closed nodes put back on OPEN because a cheaper path was found
counter-whole = whole search:
counter-max-open = max OPEN
counter-max-open-tip = Largest size of OPEN in the whole run
counter-memory = memory
counter-memory-tip = The most memory that this run has needed
counter-memory-held-tip = The most memory that this run has needed. All runs in the list use { $held } of at most { $room }; the whole program uses { $process }.
counter-time = time
counter-time-tip = Time spent searching in the whole run
counter-rate = speed
counter-rate-tip = Expansions per second in the whole run
counter-stopped = The recording is full: steps after { $step } are counted but cannot be shown.
counter-beyond = At step { $last }. The recording is full: it ends at step { $step }.
counter-recorded = Recorded up to step { $step }
counter-part = Only a part of the search: its steps { $first } to { $last }.

## Pattern databases

command-databases = &Pattern databases…
databases-title = Pattern databases
databases-about = Tables for boards of { $size } and the current goal. Once built they are kept, and can be chosen as heuristics.
databases-none = None are available for boards of { $size }.
databases-progress = Build progress
first-use-rebuilding = The pattern database { $name } is damaged and is being built again.
first-use-cancelled = Building { $name } was cancelled; nothing has changed.
databases-build = Build
databases-built = built
databases-missing = not built
databases-damaged = damaged
databases-entry = { $name } · { $size } · { $state }
databases-building = { $name } is being built.
databases-done = Built in { $seconds } s.
databases-cancelled = Stopped; nothing was kept.
databases-remove-question = Delete { $name }? A large database takes long to build again.
databases-choice-unbuilt = { $name } (not built)
databases-choice-missing = { $name } must be built first: File ▸ Pattern databases.

## Own code

command-own-output = O&utput of your code…
own-silent = { $name } has not answered for { $seconds } s. Stop it?
own-stop = Stop it
own-wait = Keep waiting
own-output-title = Output of your code
own-output-none = What your code prints appears here.
own-output-first = Your code has printed something: File ▸ Output of your code.
