# Experiments: boards by configurations.

cli-command-compare = Solve many boards with several configurations, and compare the effort.
cli-help-compare-boards = The boards: a file with one board per line; a collection such as korf; the text of a board; or "random:3x3 count=1000 seed=42", also with walk=30 (this many random moves from the goal) or moves=22 (exactly this many moves from the goal). Separate several with “;”.
cli-help-compare-scen = Instead of boards, the searches of a file of scenarios (MovingAI), or some of them: arena.map.scen, arena.map.scen:1-100. The map is looked for beside the file. Listed optima are checked.
cli-help-compare-algorithms = The algorithms, separated by commas: { $known }. Default: astar.
cli-help-compare-heuristics = The heuristics, separated by commas: { $known }, databases, "max(a,b)", file.py:function. The others are compared with the first configuration.
cli-help-compare-expansions = Stop a search after N expansions.
cli-help-compare-seconds = Stop a search after S seconds.
cli-help-compare-memory = Stop a search before it takes more memory than this: 500M, 2G.
cli-help-compare-jobs = How many processes do the work. Default: one per processor.
cli-help-compare-scheduler = Run on a Dask cluster: the address of its scheduler, such as tcp://127.0.0.1:8786.
cli-help-compare-output = Write all results to this file, with everything needed to repeat them ({ $known }). Finished searches are saved beside it at once.
cli-help-compare-plot = Save four charts of the results as a picture (.png, .svg).
cli-help-compare-report = Write a report with boards, settings, tables, charts and conclusions (.html, .pdf).
cli-help-compare-resume = Resume an interrupted experiment; give it the same options again.
cli-compare-progress =
    { $known ->
        [yes] { NUMBER($done) } of { NUMBER($cases) } searches done, about { NUMBER($left) } s left
       *[no] { NUMBER($done) } of { NUMBER($cases) } searches done
    }
cli-compare-compiling = Compiling the engine (only once): { $percentage }%
cli-compare-stopped = Stopped after { NUMBER($done) } of { NUMBER($cases) } searches.
cli-compare-kept = Stopped after { NUMBER($done) } of { NUMBER($cases) } searches, which are kept in { $name }; add --resume to the same command to continue.
cli-compare-failed =
    { $count ->
        [one] A search failed: { $reason }
       *[other] { NUMBER($count) } searches failed, for example: { $reason }
    }
cli-compare-boards = --boards or --scen is missing: a file, a collection such as korf, the text of a board, or "random:3x3 count=100 seed=1".
cli-compare-boards-and-scen = Use either --boards or --scen, not both.
cli-compare-medians = Medians over the boards solved. Reduction: nodes expanded by the base divided by those of the configuration, in total over the boards both solved.
cli-compare-medians-scenarios = Medians over the scenarios solved. Reduction: nodes expanded by the base divided by those of the configuration, in total over the scenarios both solved.
cli-compare-jobs-and-scheduler = --jobs is for this machine and --scheduler for a cluster: use only one of them.
cli-compare-resume = --resume needs --output: finished searches are saved beside that file.
cli-compare-unfinished = “{ $name }” contains the finished searches of an interrupted experiment. Add --resume to continue it, or remove that file to start over.

board-list-empty = “{ $name }” contains no boards.
board-list-line = “{ $name }”, line { $line }: { $complaint }
journal-large = “{ $name }” is too large for the journal of an experiment: files of up to { $most } MB are read.
journal-empty = “{ $name }” is not a journal of an experiment: it is empty.
journal-line = “{ $name }” is damaged in line { $line }, or is not a journal of an experiment. Remove it to start over.

experiment-empty = An experiment needs at least one board and one configuration.
cli-compare-scen = “{ $name }” is not a file of scenarios: its name must end in .scen, as in arena.map.scen or arena.map.scen:1-100.
experiment-mixed = Boards and scenarios cannot be searched in one experiment: their heuristics differ.
experiment-map-damaged = The map of this scenario is damaged in the file of the experiment. Run the experiment again.
experiment-optima-met =
    { $failed ->
        [0] { $count ->
            [one] { $name } found a path of the listed length.
           *[other] { $name } found paths of the listed lengths in all { NUMBER($count) } searches.
        }
       *[other] { $met ->
            [0] { $count ->
                [one] { $name } did not find a path of the listed length.
               *[other] { $name } did not find a path of the listed length in any of the { NUMBER($count) } searches.
            }
           *[other] { $name } found paths of the listed lengths in { NUMBER($met) } of { NUMBER($count) } searches.
        }
    }
experiment-optimum-unmet = Scenario { $scenario }: the file lists { $listed }, but { $name } found { $found }.
experiment-optimum-no-path = Scenario { $scenario }: the file lists { $listed }, but { $name } proved that there is no path.
experiment-optimum-more =
    { $count ->
        [one] One more listed length was not met.
       *[other] { NUMBER($count) } more listed lengths were not met.
    }
experiment-optima-rounded =
    { $count ->
        [one] One length is listed with few digits and was compared to these only: it may be wrong by up to { NUMBER($tolerance, maximumFractionDigits: 6) }.
       *[other] { NUMBER($count) } lengths are listed with few digits and were compared to these only: they may be wrong by up to { NUMBER($tolerance, maximumFractionDigits: 6) }.
    }
experiment-large = That would be { NUMBER($cases) } searches; at most { NUMBER($most) } are possible.
experiment-random = “{ $text }” is not understood in random boards: after the size, { $known } are possible.
experiment-random-size = “{ $source }” has no size: write random:4x4, for example.
experiment-random-both = “{ $source }”: random boards use either walk or moves, not both.
experiment-ending = “{ $name }” is not a valid file name here: it must end in one of { $known }.
experiment-other = “{ $name }” belongs to another experiment: other boards, settings, limits or heuristic files. Give the same options again, or remove it to start over.
experiment-file-changed = “{ $name }” has changed since the experiment was started.
experiment-lost = The process that ran this search died, and died again when it was repeated. Memory may have run out.
experiment-processes-die = { $count } processes died one after the other before a single search was done.
experiment-no-distributed = A cluster needs another package: pip install "{ $package }"
experiment-no-scheduler = No Dask scheduler answers at { $address }: { $reason }
experiment-cluster-gone = The cluster at { $address } is gone. Finished searches are kept; resume the experiment when the cluster is back.
experiment-worker-error = A worker of the cluster cannot run the searches: { $reason }

experiment-sentence-fewer =
    { $boards ->
        [one] { $base } expanded { $times ->
            [2] twice
           *[other] { $times } times
        } as many nodes as { $name } on the one board both solved.
       *[other] { $base } expanded { $times ->
            [2] twice
           *[other] { $times } times
        } as many nodes as { $name } on the { NUMBER($boards) } boards both solved.
    }
experiment-sentence-fewer-scenarios =
    { $boards ->
        [one] { $base } expanded { $times ->
            [2] twice
           *[other] { $times } times
        } as many nodes as { $name } on the one scenario both solved.
       *[other] { $base } expanded { $times ->
            [2] twice
           *[other] { $times } times
        } as many nodes as { $name } on the { NUMBER($boards) } scenarios both solved.
    }
experiment-sentence-more =
    { $boards ->
        [one] { $name } expanded { $times ->
            [2] twice
           *[other] { $times } times
        } as many nodes as { $base } on the one board both solved.
       *[other] { $name } expanded { $times ->
            [2] twice
           *[other] { $times } times
        } as many nodes as { $base } on the { NUMBER($boards) } boards both solved.
    }
experiment-sentence-more-scenarios =
    { $boards ->
        [one] { $name } expanded { $times ->
            [2] twice
           *[other] { $times } times
        } as many nodes as { $base } on the one scenario both solved.
       *[other] { $name } expanded { $times ->
            [2] twice
           *[other] { $times } times
        } as many nodes as { $base } on the { NUMBER($boards) } scenarios both solved.
    }
experiment-sentence-same =
    { $boards ->
        [one] { $name } and { $base } expanded about the same number of nodes on the one board both solved.
       *[other] { $name } and { $base } expanded about the same number of nodes on the { NUMBER($boards) } boards both solved.
    }
experiment-sentence-same-scenarios =
    { $boards ->
        [one] { $name } and { $base } expanded about the same number of nodes on the one scenario both solved.
       *[other] { $name } and { $base } expanded about the same number of nodes on the { NUMBER($boards) } scenarios both solved.
    }
experiment-sentence-none = { $name } and { $base } cannot be compared: on no board solved by both are the numbers of expanded nodes known.
experiment-sentence-none-scenarios = { $name } and { $base } cannot be compared: on no scenario solved by both are the numbers of expanded nodes known.

experiment-factor = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
experiment-fraction = { NUMBER($value, maximumSignificantDigits: 3) }
experiment-reduction = { NUMBER($times, maximumFractionDigits: 2) }
experiment-reduction-below = 1⁄{ NUMBER($times, maximumFractionDigits: 2) }
experiment-solved-of = { NUMBER($solved) }/{ NUMBER($done) }

experiment-column-board = Board
experiment-column-scenario = Scenario
experiment-column-optimum = Listed
experiment-column-length = Found
experiment-column-cost = Moves
experiment-column-configuration = Configuration
experiment-column-solved = Solved
experiment-column-summary-cost = Moves
experiment-column-summary-cost-scenarios = Cost
experiment-column-summary-expanded = Expanded
experiment-column-summary-generated = Generated
experiment-column-summary-seconds = Time, ms
experiment-column-branching = b*
experiment-column-penetrance = Penetrance
experiment-median-of = { $value }, median
experiment-mean-of = { $value }, geo. mean
experiment-total-of = { $value }, of totals
experiment-base = base
experiment-column-ratio-to = { $base } / { $name }

experiment-title = Experiment
experiment-chart-depth = Nodes expanded against depth
experiment-chart-estimate = Heuristic against true cost
experiment-chart-time = Time against nodes
experiment-chart-boxes = Spread of the nodes expanded
experiment-chart-empty = Nothing has been solved yet.
experiment-caption-depth = Each point is a board solved by a configuration. The vertical axis is logarithmic: points on a straight line mean that the work grows by the same factor with every move.
experiment-caption-depth-scenarios = Each point is a scenario solved by a configuration. The vertical axis is logarithmic: points on a straight line mean that the work grows by the same factor with every move.
experiment-caption-estimate = Each point is a board: h of the start against the cost of its cheapest solution. On the diagonal the estimate is exact; a point above it would prove that the heuristic is not admissible.
experiment-caption-estimate-scenarios = Each point is a scenario: h of the start against the cost of its cheapest solution. On the diagonal the estimate is exact; a point above it would prove that the heuristic is not admissible.
experiment-caption-time = Each point is a board solved by a configuration; both axes are logarithmic. The lower the points, the less time a node takes.
experiment-caption-time-scenarios = Each point is a scenario solved by a configuration; both axes are logarithmic. The lower the points, the less time a node takes.
experiment-caption-spread = Points are moved apart slightly so that none hides another.
experiment-caption-medians = The large symbols are medians, the bars the middle half of the boards.
experiment-caption-medians-scenarios = The large symbols are medians, the bars the middle half of the scenarios.
experiment-caption-boxes = The box contains the middle half of the boards, the thick line is the median, and the whiskers reach to the last board within one and a half box heights; outliers are drawn individually.
experiment-caption-boxes-scenarios = The box contains the middle half of the scenarios, the thick line is the median, and the whiskers reach to the last scenario within one and a half box heights; outliers are drawn individually.
experiment-axis-length = Moves of the shortest solution found
experiment-axis-expanded = Nodes expanded
experiment-axis-truth = True cost
experiment-axis-estimate = h of the start
experiment-axis-generated = Nodes generated
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
experiment-report-title-scenarios =
    { $boards ->
        [one] Experiment: one scenario
       *[other] Experiment: { NUMBER($boards) } scenarios
    } × { $configurations ->
        [one] one configuration
       *[other] { NUMBER($configurations) } configurations
    }
experiment-report-conclusions = Conclusions
experiment-report-summary-caption = Medians and geometric means are over the boards that a configuration solved. The reduction is the number of nodes expanded by the base divided by that of the configuration, in total over the boards both solved. b* is the effective branching factor, computed from the nodes generated; penetrance is the length of the solution divided by the nodes generated; both are medians. Times cover the search alone, with its engine already loaded; if several processes run at once, they are somewhat longer than those of a single search.
experiment-report-summary-caption-scenarios = Medians and geometric means are over the scenarios that a configuration solved. The reduction is the number of nodes expanded by the base divided by that of the configuration, in total over the scenarios both solved. b* is the effective branching factor, computed from the nodes generated; penetrance is the length of the solution divided by the nodes generated; both are medians. Times cover the search alone, with its engine already loaded; if several processes run at once, they are somewhat longer than those of a single search.
experiment-report-settings = Settings
experiment-source-random =
    { $count ->
        [one] one random board { $size }
       *[other] { NUMBER($count) } random boards { $size }
    }
experiment-source-walk =
    { $moves ->
        [one] { $boards }, after one random move from the goal
       *[other] { $boards }, each after { NUMBER($moves) } random moves from the goal
    }
experiment-source-moves =
    { $moves ->
        [one] { $boards }, exactly one move from the goal
       *[other] { $boards }, exactly { NUMBER($moves) } moves from the goal
    }
experiment-source-seed = { $boards }, seed { $seed }
experiment-report-boards-from = Boards: { $source }
experiment-report-boards-from-scenarios = Scenarios: { $source }
experiment-report-limits = Limits of each search: { $limits }.
experiment-report-no-limits = Limits of each search: only memory.
experiment-report-charts = Charts
experiment-report-boards = Boards, and the nodes that each configuration expanded
experiment-report-boards-scenarios = Scenarios, and the nodes that each configuration expanded
experiment-report-more =
    { $count ->
        [one] One more board is in the results file.
       *[other] { NUMBER($count) } more boards are in the results file.
    }
experiment-report-more-scenarios =
    { $count ->
        [one] One more scenario is in the results file.
       *[other] { NUMBER($count) } more scenarios are in the results file.
    }
experiment-report-repeat = To repeat it
experiment-report-made-with = Made with Search Workbench { $program }, Python { $python }, NumPy { $numpy }, Numba { $numba } on { $machine }.
experiment-report-figure = Figure { $number }. { $title }. { $caption }
experiment-scheduler-address = “{ $address }” is not a valid address of a scheduler: write it as tcp://127.0.0.1:8786.

experiments-title = Experiments
experiment-algorithms = Algorithms
experiment-heuristics = Heuristics
experiment-ties = Tie-breaking
experiment-max-expansions = Max. expansions
experiment-max-seconds = Max. seconds
experiment-scheduler = Dask scheduler
experiment-scheduler-hint = none
experiment-scheduler-tip = The address of a Dask scheduler that does the searches, such as tcp://127.0.0.1:8786. Without one, processes of this computer do them.
experiment-processes = Processes
experiment-no-limit = no limit
experiment-progress = Progress of the experiment
experiment-run = Run
experiment-run-tip = Run the selection above; earlier results are discarded
experiment-pause = Pause
experiment-pause-tip = Pause the experiment
experiment-resume = Resume
experiment-resume-tip = Resume from where it stopped, keeping finished searches
experiment-stop = Stop
experiment-stop-tip = Stop; finished searches are kept and the experiment can be resumed
experiment-no-algorithm = Select at least one algorithm.
experiment-no-heuristic = Select a heuristic: one of the algorithms needs it.
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
        [one] One configuration for each board or scenario of the file
       *[other] { NUMBER($configurations) } configurations for each board or scenario of the file
    }
experiment-progress-beginning = Preparing the searches and starting the processes…
experiment-progress-done = { NUMBER($done) } of { NUMBER($cases) } searches done.
experiment-progress-left = { NUMBER($done) } of { NUMBER($cases) } searches done, about { $left } left.
experiment-progress-paused = Paused: { NUMBER($done) } of { NUMBER($cases) } searches done.
experiment-progress-stopped = Stopped: { NUMBER($done) } of { NUMBER($cases) } searches done and kept.
experiment-progress-changed = With earlier settings: { NUMBER($done) } of { NUMBER($cases) } searches done.
experiment-replace =
    { $count ->
        [one] The result of one search will be replaced. Run the experiment?
       *[other] The results of { NUMBER($count) } searches will be replaced. Run the experiment?
    }
experiment-progress-finished =
    { $cases ->
        [one] The one search is done.
       *[other] All { NUMBER($cases) } searches are done.
    }
experiment-boards = Boards
experiment-boards-random = Random
experiment-boards-exact = Exact distance from the goal
experiment-boards-korf = Korf’s hundred 15-puzzles
experiment-boards-board = The board in Explore
experiment-boards-file = From a file
experiment-size = Size
experiment-moves = Moves
experiment-count = How many
experiment-seed = Seed
experiment-file = File
experiment-file-hint = One board per line, My boards (.json), or scenarios (.scen, also .scen:1-100)
experiment-file-choose = Choose a file of boards or scenarios
experiment-file-kinds = Boards and scenarios (*.txt *.json *.csv *.scen);;All files (*)
experiment-results = Results
experiment-table-summary = Configurations
experiment-table-boards = Boards
experiment-table-boards-scenarios = Scenarios
experiment-table-cases = All searches
experiment-filter = Filter: part of a board or scenario, a configuration, how it ended
experiment-filter-tip = Shows only rows that contain every word
experiment-shown = { NUMBER($shown) } of { NUMBER($total) }
experiment-searches-done =
    { $count ->
        [one] { NUMBER($count) } search
       *[other] { NUMBER($count) } searches
    }
experiment-cases-tip = A double click opens the search in Explore
experiment-invitation = Choose boards, algorithms and heuristics on the left and press Run: the results will show how many nodes each configuration expands.
experiment-charts = Charts
experiment-results-soon = Results will appear here as searches finish.
experiment-charts-invitation = Points will appear here, one for each board or scenario solved.
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
experiment-save-png = Charts as an image (PNG)
experiment-save-svg = Charts as a vector image (SVG)
experiment-save-csv = Results as a table (CSV)
experiment-save-json = Results with all settings (JSON)
experiment-copy-command = Copy the command that repeats it
experiment-command-copied = The command is on the clipboard.
experiment-saved = Saved: { $name }
experiment-column-case = No.
experiment-column-status = How it ended
experiment-column-start-h = h(start)
experiment-column-max-open = Max. OPEN
experiment-column-factor = Reduction
experiment-more = More options
experiment-more-tip = Options of the algorithms, each with one value or several: weight=1.5,2 order=udlr,ulrd engine=textbook. Available: { $known }.
experiment-option = “{ $text }” is not understood among the options. Available: { $known }, each followed by = and its values.
experiment-more-hint = weight=1.5,2 order=udlr,ulrd
