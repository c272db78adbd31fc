# The window: menus, player, lists, chart, settings, banners.

window-title = Search Workbench
window-title-safe = Search Workbench (safe mode)
window-benches = Benches
bench-explore = Explore
unknown-bench = There is no bench “{ $name }”. There are { $known }.
unknown-theme = There is no theme “{ $name }”. There are { $known }.
drawing-failed = The picture could not be drawn: there may not be enough memory.

## Menus and keys

menu-file = &File
menu-recent = Open &recent
menu-edit = &Edit
menu-player = &Player
menu-view = &View
menu-layout = L&ayout
menu-language = &Language
menu-theme = &Theme
menu-help = &Help
command-open = &Open…
command-save = &Save…
command-quit = &Quit
command-copy-tsv = &Copy rows
command-copy-markdown = Copy as &Markdown
command-copy-latex = Copy as &LaTeX
lists-nowhere = Go to a list and select rows in it first.
command-play = Play or pause
command-forward = One step forward
command-back = One step back
command-micro = One small step forward
command-micro-back = One small step back
command-layer = Next layer of f, phase or note
command-start = To the start
command-end = To the end
command-stop = Stop the search
command-projector = &Projector mode
command-full-screen = &Full screen
command-layout-explore = &Explore
command-layout-lecture = &Lecture
command-layout-lists = &Wide lists
command-layout-stage = Large &picture
command-reset-layout = &Reset layout
command-shortcuts = &Keyboard shortcuts
command-about = &About Search Workbench
command-watch = Watch the moves that were found, or go into a sub-search
command-back-out = Back out of a sub-search
command-leave = Leave a sub-search, Projector mode or full screen
theme-system = System
theme-light = Light
theme-dark = Dark

files-open-title = Open a board
files-save-title = Save the board
files-kinds = Boards (*.txt);;All files (*)
files-no-recent = None yet

shortcuts-title = Keyboard shortcuts
shortcuts-more = In the window
shortcuts-lists = In a list
shortcuts-hint = The arrow keys alone step as well, unless a list, a field or the board has the keyboard. Page Down, Page Up, and Alt with an arrow always step: they are the keys of presenter remotes.
about-title = About Search Workbench
about-name = Search Workbench { $version }
about-text = See search: sliding-tile puzzles of any size, every step of every algorithm, forwards and backwards. What the screen shows is exactly what the search did. Free software under the MIT licence.

## Amounts

amount-none = –
amount-milliseconds = { $value } ms
amount-seconds = { $value } s
amount-minutes = { NUMBER($minutes, useGrouping: 0) } min { NUMBER($seconds, useGrouping: 0) } s
amount-hours = { NUMBER($hours, useGrouping: 0) } h { NUMBER($minutes, useGrouping: 0) } min
amount-kilobytes = { $value } kB
amount-megabytes = { $value } MB
amount-gigabytes = { $value } GB
amount-per-second = { $value }/s
amount-millions = { $value } M

## Player

player-to-start = To the start
player-to-start-tip = To the start (Home)
player-back = Step back
player-back-tip = One step back (Page Up)
player-play = Play or pause
player-play-tip = Play or pause (Space)
player-forward = Step forward
player-forward-tip = One step forward (Page Down)
player-next-layer = Next layer of f
player-next-layer-tip = To the next step at which a node of another f is expanded (Shift+→)
player-to-end = To the end
player-to-end-tip = To the end; finishes an unfinished search (End)
player-stop = Stop the search
player-stop-tip = Stop the search for good
player-scrubber = Position in the recording
player-speed-name = Speed
player-modes = What is played
player-search = Search
player-moves = Moves
player-step = Step { $t } of { $length }
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
narration-begin = Space plays the search; Page Down makes one step.
narration-awaited = The search begins when your own code has answered.
narration-searching = Searching at full speed: { $steps } steps so far. The player can be moved meanwhile.
narration-move = { $move ->
    [0] The start: { $moves ->
        [one] { $moves } move leads
       *[other] { $moves } moves lead
    } to the goal.
   *[other] Move { $move } of { $moves } on the way to the goal.
}

## Lists

lists-name = Lists

nodes-number = No.
nodes-board = Board
nodes-parent = Parent
nodes-step = Step
nodes-number-tip = The node’s number: nodes are numbered in the order in which they are generated; those of this step are bold
nodes-board-tip = The node’s board; tiles in their goal cells are marked
nodes-g-tip = g: the cost from the start to this node
nodes-h-tip = h: the estimated cost from this node to the goal
nodes-f-tip = f: the value by which the search chooses, for A* g + h
nodes-parent-tip = The number of the node that this one was generated from
nodes-step-tip = The step at which the node was generated (in CLOSED: expanded)
nodes-copied = { $count ->
    [one] { $count } row copied ({ $selected } selected).
   *[other] { $count } rows copied ({ $selected } selected).
}

open-title = OPEN
open-path-title = Current path
open-name = OPEN: nodes that wait to be expanded
open-order = next one first
open-empty = OPEN is empty: no node waits.
open-awaited = Nodes will appear here when the search has begun.
open-path-why = IDA* keeps no OPEN list: in memory there is only the path from the start to the current node.
closed-title = CLOSED
closed-name = CLOSED: nodes that have been expanded
closed-empty = Nodes will appear here as they are expanded.
closed-not-kept = This search keeps no CLOSED list: it does not remember which states it has expanded.

runs-title = Runs
runs-name = Runs made so far
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
runs-remove-tip = Forget this run (Delete)
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
facts-yes = yes
facts-no = no
facts-unknown = unknown
facts-optimal-always = yes
facts-optimal-equal-costs = where all moves cost the same
facts-optimal-admissible = with an admissible heuristic
facts-optimal-weight = with an admissible heuristic and w ≤ 1
search-own = Own function…
search-own-tip = A function of yours in a Python file: it is given the board’s tiles, row by row, and returns thousandths of a move.
search-own-files = Python files (*.py)
search-own-which = Which of its functions is the heuristic?
search-named = By name…
search-named-tip = One that the list does not hold, such as the greatest of several.
search-named-title = A heuristic by its name
search-named-label = A name of the list, or what is made of several: max(linear-conflict,walking-distance), sum(misplaced,zero), 2*manhattan.
search-named-take = Search by it
facts-line-optimal = optimal
facts-line-complete = complete
facts-line-inconsistent = not consistent: may reopen
facts-line-space = memory { $space }
engine-preparing = The fast engine is being prepared, once: { $percentage }%
engine-auto = the fastest there is
engine-textbook = textbook (Python)
engine-compiled = compiled
options-none = none
limits-none = no limit
limits-expansions = Expansions, at most
limits-expansions-about = After so many expansions the search stops; it can then go on.

limits-seconds = Time, at most
limits-seconds-about = After so much time spent searching the search stops; it can then go on.
limits-seconds-suffix = { " " }s
limits-memory = Memory, at most
limits-memory-about = When a run needs more, the search stops; it can then go on. The list of runs keeps within it too.
limits-memory-suffix = { " " }MB
limits-memory-default = as available ({ $amount })

## Chart

chart-tab = Chart
chart-name = Chart of the search
chart-kind = What the chart shows
chart-legend = Legend
chart-expansions = Nodes over expansions
chart-time = Expansions over time
chart-depth = Nodes by depth
chart-f = Nodes by f
chart-rounds = Nodes by round
chart-f-line = f (right)
chart-bound-line = bound (right)
chart-pinned = { $number }: { $search }
chart-fit = Fit this run
chart-fit-tip = The current run fills the chart, whatever room pinned runs would need
chart-empty = The curves of OPEN, CLOSED and f will grow here as the search goes on.
chart-loading = The chart is being loaded.
chart-no-rounds = Only IDA* and iterative deepening search in rounds.
axis-expansions = expansions
axis-nodes = nodes
axis-f = f
axis-seconds = seconds
axis-expanded = expanded
axis-rate = expansions/s
axis-depth = depth
axis-bound = bound of the round

## How a run ended

banner-close = Put away
banner-solved = { $count ->
    [0] The start is the goal
    [one] { $count } move
   *[other] { $count } moves
}
banner-solved-detail = { $sure }, { $counts }
banner-optimal = optimal
banner-not-sure = perhaps not optimal
banner-counts = { $count ->
    [one] { $count } expanded
   *[other] { $count } expanded
}, { $time }
banner-counts-incomparable = { $counts }; not comparable
banner-with-counts = { $sentence } ({ $counts })
banner-unsolvable = No solution
banner-exhausted = Nothing found
banner-limit = Limit reached
banner-limit-expansions = The search has made as many expansions as it may.
banner-limit-seconds = The search has taken as much time as it may.
banner-limit-nodes = The path to a goal does not fit in the room for nodes: give it more.
banner-limit-memory = The search needs more memory than it may have.
banner-cancelled = Stopped
banner-failed = Failed
banner-watch = { $count ->
    [one] Watch the move
   *[other] Watch the { $count } moves
}
banner-watch-tip = Play the moves of the solution (Enter)
banner-copy = Copy
banner-copy-tip = Copy the moves as letters: the ways the blank goes
banner-anyway = Search anyway
banner-anyway-tip = Go through everything that can be reached, to see that the goal is not among it
banner-again = Start again
banner-again-tip = Begin the same search anew
banner-go-on-expansions = { $count ->
    [one] Go on to { $count } expansion
   *[other] Go on to { $count } expansions
}
banner-go-on-seconds = Go on to { $amount }
banner-go-on-memory = Go on with { $amount }
banner-go-on-tip = Double the limit and search on

## Status bar

counter-expanded = expanded
counter-expanded-tip = Nodes expanded up to the player’s step
counter-generated = generated
counter-generated-tip = Successors generated up to the player’s step
counter-open = OPEN
counter-open-tip = The frontier: nodes that wait at the player’s step
counter-closed = CLOSED
counter-closed-tip = The explored nodes: expanded and not reopened at the player’s step
counter-reopened = reopened
counter-reopened-tip = Closed nodes put back because a cheaper path was found
counter-max-open = max OPEN
counter-max-open-tip = Most nodes that waited at once in the whole run
counter-memory = memory
counter-memory-tip = The most that the run has needed
counter-memory-held-tip = The most memory that this run has needed. All searches in the window hold { $held } of at most { $room }; the program as a whole takes { $process }.
counter-time = time
counter-time-tip = Time spent searching in the whole run
counter-rate = speed
counter-rate-tip = Expansions a second in the whole run
counter-stopped = The recording is full: steps after { $step } are counted but cannot be shown.

## Pattern databases

command-databases = &Pattern databases…
databases-title = Pattern databases
databases-about = Tables for boards of { $size } and the present goal. Once built they are kept, and can be chosen as heuristics.
databases-none = None are offered for boards of { $size }.
databases-progress = How much is built
databases-build = Build
databases-built = built
databases-missing = not built
databases-damaged = damaged
databases-entry = { $name } · { $size } MiB · { $state }
databases-building = { $name } is being built.
databases-done = Built in { $seconds } s.
databases-cancelled = Stopped; nothing was kept.
databases-choice-missing = { $name } has to be built first: File ▸ Pattern databases.

## Own code

command-own-output = O&utput of own code…
own-silent = { $name } has not answered for { $seconds } s. Stop it?
own-stop = Stop it
own-wait = Keep waiting
own-output-title = Output of own code
own-output-none = What your own code prints appears here.
own-output-first = Your own code has printed something: File ▸ Output of own code.
