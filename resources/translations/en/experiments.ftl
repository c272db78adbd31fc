# Experiments: boards by configurations.

cli-command-compare = Solve many boards in several ways, and compare what that costs.
cli-help-compare-boards = The boards: a file with a board a line; a collection such as korf; the text of a board; or "random:3x3 count=1000 seed=42", also with walk=30 (so many moves at random from the goal) or moves=22 (exactly so many from the goal). Several are separated by “;”.
cli-help-compare-algorithms = The algorithms, separated by commas: { $known }. Default: astar.
cli-help-compare-heuristics = The heuristics, separated by commas: { $known }, databases, "max(a,b)", file.py:function. The first configuration is what the others are compared with.
cli-help-compare-expansions = Give a case up after so many expansions.
cli-help-compare-seconds = Give a case up after so many seconds of search.
cli-help-compare-memory = Give a case up before it takes more memory than this: 500M, 2G.
cli-help-compare-jobs = How many processes do the work. Default: one for each processor.
cli-help-compare-scheduler = Let a Dask cluster do the work: the address of its scheduler, such as tcp://127.0.0.1:8786.
cli-help-compare-output = Where all results go, with everything needed to repeat them ({ $known }). Finished cases are kept beside it at once.
cli-help-compare-plot = Draw four charts of the results into a picture (.png, .svg).
cli-help-compare-report = Write a report with boards, settings, tables, charts and conclusions (.html, .pdf).
cli-help-compare-resume = Go on with an experiment that was broken off; it is given the same options again.
cli-compare-progress =
    { $known ->
        [yes] { NUMBER($done) } of { NUMBER($cases) } cases are done, about { NUMBER($left) } s to go
       *[no] { NUMBER($done) } of { NUMBER($cases) } cases are done
    }
cli-compare-compiling = The compiled engine is being prepared (once): { $percentage }%
cli-compare-stopped = Stopped after { NUMBER($done) } of { NUMBER($cases) } cases.
cli-compare-kept = Stopped after { NUMBER($done) } of { NUMBER($cases) } cases, which are kept in { $name }; the same command with --resume goes on.
cli-compare-failed =
    { $count ->
        [one] A case failed: { $reason }
       *[other] { NUMBER($count) } cases failed, for instance: { $reason }
    }
cli-compare-boards = --boards is missing: a file, a collection such as korf, the text of a board, or "random:3x3 count=100 seed=1".
cli-compare-medians = Medians over the boards solved; × fewer: over the boards both solved, their nodes added up.
cli-compare-jobs-and-scheduler = --jobs is for this machine and --scheduler for a cluster: give only one of them.
cli-compare-resume = --resume needs --output: finished cases are kept beside that file.
cli-compare-unfinished = “{ $name }” holds the finished cases of an experiment that was broken off. Add --resume to go on with it, or remove that file to begin anew.

board-list-empty = There is no board in “{ $name }”.
board-list-line = “{ $name }”, line { $line }: { $complaint }
journal-large = “{ $name }” is too large for the journal of an experiment: files of up to { $most } MB are read.
journal-empty = “{ $name }” is no journal of an experiment: it is empty.
journal-line = “{ $name }” is damaged in line { $line }, or no journal of an experiment. Remove it to begin anew.

experiment-empty = An experiment needs a board and a configuration at least.
experiment-large = That would be { NUMBER($cases) } cases; { NUMBER($most) } is the most.
experiment-random = “{ $text }” is not understood in random boards: after the size there may be { $known }.
experiment-random-both = “{ $source }”: random boards are either a walk or so many moves from the goal, not both.
experiment-ending = “{ $name }” does not say by its ending what is to be written: { $known }.
experiment-other = “{ $name }” belongs to another experiment: other boards, settings, limits or heuristic files. Give the same options again, or remove it to begin anew.
experiment-file-changed = “{ $name }” is not the file that the experiment was begun with.
experiment-lost = The process that did this case died, and died again when it was done once more. Memory may have run out.
experiment-processes-die = { $count } processes died one after the other before a single case was done.
experiment-no-distributed = A cluster needs a further package: pip install "{ $package }"
experiment-no-scheduler = No Dask scheduler answers at { $address }: { $reason }
experiment-cluster-gone = The cluster at { $address } is gone. What is finished is kept; go on with it once the cluster is there again.
experiment-worker-error = A worker of the cluster cannot do the cases: { $reason }

experiment-sentence-fewer =
    { $boards ->
        [one] { $name } expanded { $times } times fewer nodes than { $base } on the one board both solved.
       *[other] { $name } expanded { $times } times fewer nodes than { $base } on the { NUMBER($boards) } boards both solved.
    }
experiment-sentence-more =
    { $boards ->
        [one] { $name } expanded { $times } times more nodes than { $base } on the one board both solved.
       *[other] { $name } expanded { $times } times more nodes than { $base } on the { NUMBER($boards) } boards both solved.
    }
experiment-sentence-same =
    { $boards ->
        [one] { $name } and { $base } expanded about as many nodes on the one board both solved.
       *[other] { $name } and { $base } expanded about as many nodes on the { NUMBER($boards) } boards both solved.
    }
experiment-sentence-none = There is no board that { $name } and { $base } both solved, so they cannot be compared.

experiment-factor = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
experiment-fraction = { NUMBER($value, maximumSignificantDigits: 3) }
experiment-solved-of = { NUMBER($solved) }/{ NUMBER($done) }

experiment-column-board = Board
experiment-column-cost = Moves
experiment-column-configuration = Configuration
experiment-column-solved = Solved
experiment-column-cost-median = Moves
experiment-column-expanded-median = Expanded
experiment-column-expanded-mean = geo. mean
experiment-column-generated-median = Generated
experiment-column-generated-mean = geo. mean
experiment-column-seconds-median = Time, ms
experiment-column-seconds-mean = geo. mean
experiment-column-branching = b*
experiment-column-penetrance = Penetrance
experiment-base = base
experiment-column-ratio-to = { $base } / { $name }

experiment-title = Experiment
experiment-chart-depth = Nodes expanded against depth
experiment-chart-estimate = Heuristic against true cost
experiment-chart-time = Time against nodes
experiment-chart-boxes = How the nodes expanded are spread
experiment-chart-empty = Nothing has been solved yet.
experiment-caption-depth = Each point is a board solved by a configuration. The vertical axis goes by powers of ten: points on a straight line mean that the work grows by the same factor with every move.
experiment-caption-estimate = Each point is a board: h of the start against the cost of its cheapest solution. On the dashed line the estimate is the truth; a point above it would prove that the heuristic is not admissible.
experiment-caption-time = Each point is a board solved by a configuration; both axes go by powers of ten. The lower the points, the less time a node takes.
experiment-caption-boxes = The box holds the middle half of the boards, the thick line is the median, whiskers reach to the last board within one and a half box heights, and what lies beyond is drawn one by one.
experiment-axis-length = Moves of the shortest solution found
experiment-axis-expanded = Nodes expanded
experiment-axis-truth = True cost
experiment-axis-estimate = h of the start
experiment-axis-generated = Nodes generated
experiment-axis-seconds = Seconds
experiment-axis-configuration = Configuration

experiment-column-options = Options
experiment-limit-expansions =
    { $count ->
        [one] { NUMBER($count) } expansion
       *[other] { NUMBER($count) } expansions
    }
experiment-limit-seconds = { $count } s
experiment-limit-memory = { $count } MiB
experiment-report-title =
    { $boards ->
        [one] Experiment: one board
       *[other] Experiment: { NUMBER($boards) } boards
    } × { $configurations ->
        [one] one configuration
       *[other] { NUMBER($configurations) } configurations
    }
experiment-report-conclusions = Conclusions
experiment-report-summary-caption = Medians and geometric means are over the boards that a configuration solved; how many times fewer nodes, over the boards that both solved, their nodes added up. b* is the effective branching factor, reckoned from the nodes generated; penetrance is the length of the solution divided by the nodes generated; of both the median. Times count the search alone, its engine loaded beforehand; where several processes work side by side they are somewhat longer than those of a single search.
experiment-report-settings = Settings
experiment-report-boards-from = Boards: { $source }
experiment-report-limits = Limits for each case: { $limits }.
experiment-report-no-limits = Limits for each case: none but memory.
experiment-report-charts = Charts
experiment-report-boards = Boards, and the nodes that each configuration expanded
experiment-report-more =
    { $count ->
        [one] And one more board, which is in the file of results.
       *[other] And { NUMBER($count) } more boards, which are in the file of results.
    }
experiment-report-repeat = To repeat it
experiment-report-made-with = Made with Search Workbench { $program }, Python { $python }, NumPy { $numpy }, Numba { $numba } on { $machine }.
experiment-report-figure = Figure { $number }. { $title }. { $caption }
experiment-scheduler-address = “{ $address }” is no address of a scheduler; one is tcp://127.0.0.1:8786.

experiments-title = Experiments
experiment-algorithms = Algorithms
experiment-heuristics = Heuristics
experiment-ties = Ties
experiment-most-expansions = Expansions a case
experiment-most-seconds = Seconds a case
experiment-processes = Processes
experiment-no-limit = no limit
experiment-progress = Progress of the experiment
experiment-run = Run
experiment-run-tip = Carry out what is chosen above; what was carried out before goes
experiment-pause = Pause
experiment-pause-tip = Leave off for a while
experiment-go-on = Go on
experiment-go-on-tip = Go on where it was left off, with what is done already
experiment-stop = Stop
experiment-stop-tip = Leave off; what is done stays, and can be gone on with
experiment-no-algorithm = Tick an algorithm.
experiment-no-heuristic = Tick a heuristic: one of the algorithms needs it.
experiment-total =
    { $boards ->
        [one] One board
       *[other] { NUMBER($boards) } boards
    } × { $configurations ->
        [one] one configuration
       *[other] { NUMBER($configurations) } configurations
    }: { $cases } searches
experiment-total-some =
    { $configurations ->
        [one] One configuration for each board of the file
       *[other] { NUMBER($configurations) } configurations for each board of the file
    }
experiment-told-beginning = The boards are made and the processes begin…
experiment-told-done = { NUMBER($done) } of { NUMBER($cases) } are done.
experiment-told-left = { NUMBER($done) } of { NUMBER($cases) } are done, about { $left } to go.
experiment-told-paused = Paused: { NUMBER($done) } of { NUMBER($cases) } are done.
experiment-told-stopped = Stopped: { NUMBER($done) } of { NUMBER($cases) } are done and kept.
experiment-told-finished =
    { $cases ->
        [one] The one search is done.
       *[other] All { NUMBER($cases) } searches are done.
    }
experiment-boards = Boards
experiment-boards-random = Random
experiment-boards-exact = So many moves from the goal
experiment-boards-korf = Korf’s hundred 15-puzzles
experiment-boards-board = The board in Explore
experiment-boards-file = From a file
experiment-size = Size
experiment-moves = Moves
experiment-count = How many
experiment-seed = Seed
experiment-file = File
experiment-file-hint = A board a line, or boards kept in My boards (.json)
experiment-file-choose = Choose a file of boards
experiment-file-kinds = Boards (*.txt *.json *.csv);;All files (*)
experiment-results = Results
experiment-table-summary = Configurations
experiment-table-boards = Boards
experiment-table-cases = All searches
experiment-filter = Filter: part of a board, a configuration, how it ended
experiment-filter-tip = Only rows in which every word occurs are shown
experiment-shown = { NUMBER($shown) } of { NUMBER($total) }
experiment-searches-done =
    { $count ->
        [one] { NUMBER($count) } search
       *[other] { NUMBER($count) } searches
    }
experiment-cases-tip = A double click opens the search in Explore
experiment-invitation = Choose boards, algorithms and heuristics on the left and press Run: here it will say how many times fewer nodes each of them expands.
experiment-charts = Charts
experiment-charts-invitation = Here points will appear, one for each board that is solved.
experiment-kind-depth = Expanded · depth
experiment-kind-depth-short = Depth
experiment-kind-estimate = h · true cost
experiment-kind-time = Time · nodes
experiment-kind-time-short = Time
experiment-kind-boxes = Spread
experiment-export = Export
experiment-export-tip = Save a report, the charts or the results, or copy the command that repeats the experiment
experiment-save-html = Report as a page (HTML)
experiment-save-pdf = Report for printing (PDF)
experiment-save-png = Charts as a picture (PNG)
experiment-save-svg = Charts as shapes (SVG)
experiment-save-csv = Results as a table (CSV)
experiment-save-json = Results with all settings (JSON)
experiment-copy-command = Copy the command that repeats it
experiment-command-copied = The command is on the clipboard.
experiment-saved = Saved: { $name }
experiment-column-case = No.
experiment-column-status = How it ended
experiment-column-start-h = h(start)
experiment-column-max-open = Max. OPEN
experiment-column-factor = × fewer
experiment-more = Further options
experiment-more-tip = Options of the algorithms, each with one value or several: weight=1.5,2 order=udlr,ulrd engine=textbook. There are { $known }.
experiment-option = “{ $text }” is not understood among the options: there are { $known }, each followed by = and its values.
experiment-more-hint = weight=1.5,2 order=udlr,ulrd
