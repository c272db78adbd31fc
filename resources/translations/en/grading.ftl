## Grading: tasks, submissions, reasons

task-unknown = Unknown task “{ $name }”. Available: { $known }; or the name of a .toml file.
task-format = This is not a task: it does not contain format = "search-workbench-task".
task-version = This task has version { $version }, which is newer than this program supports (version { $known }).
task-twice = “{ $name }” occurs twice in { $place }.
task-misfit = { $place }: a check of the kind { $kind } does not fit { $function }, which must return one of these: { $known }.
task-no-table = The heuristic { $heuristic } cannot be passed to a submission; misplaced, manhattan and zero can.
task-board-shape = The board { $board } of “{ $name }” does not have the size of the task.
task-board-wrong = The board { $board } of “{ $name }” is not valid: { $complaint }
task-board-unsolvable = The board { $board } of “{ $name }” cannot be solved, but the check needs a solution.
grade-no-submissions = No submissions were found: a submission has .py or .ipynb files.
grade-names = { $name } needs the columns submission and name.
grade-no-table = { $name } exists, but it is not a table of grades, so it is not replaced.
grade-no-grades = { $name } is not a file of grades.
grade-resume-where = --resume needs --csv or --html: the grades are stored there.
grade-template-exists = { $name } exists already, so it is not replaced; --force replaces it.
grade-template-written = Written: { $name }
grade-missing = Nothing was submitted.
grade-no-code = No .py or .ipynb file was submitted.
grade-unreadable = The submission cannot be read: { $reason }.
grade-not-graded = The submission could not be graded because of an error of the program ({ $kind }); grade it by hand.
grade-zip-deep = { $name }: archives are nested too deeply.
grade-zip-broken = { $name } is not a complete zip archive.
grade-zip-path = { $name } contains a file whose path leads out of the archive, so it was not unpacked.
grade-zip-encrypted = { $name } is protected by a password.
grade-zip-large = { $name } contains more than { $megabytes } MB or { $files } files, so it was not unpacked.
grade-on-board = On { $board }:
grade-not-called = After that it was not called again.
grade-again = { $name } returns a different result for { $board } the second time: does it keep something in a global variable, or use random numbers?
grade-again-fails = { $name } returns a result for { $board } the first time, but fails the second time.
grade-value = { $name } returns { $value } for { $board } instead of { $right } ({ $wrong ->
    [one] { $wrong } board
   *[other] { $wrong } boards
} of { $count } wrong).
grade-over = { $name } returns { $value } for { $board }, but the shortest solution has { $true ->
    [one] { $true } move
   *[other] { $true } moves
}: not admissible ({ $count ->
    [one] { $count } board
   *[other] { $count } boards
} overestimated).
grade-no-number = { $name } returns { $value } for { $board }, which is not a number.
grade-moves-expanded = For { $board } it returns { $value } instead of two values: the moves and the list of expanded states.
grade-moves-bounds = For { $board } it returns { $value } instead of two values: the moves and the list of bounds.
grade-none = It finds no solution for { $board }, which can be solved.
grade-no-moves = For { $board } it returns { $value } instead of a string of moves.
grade-illegal = For { $board } it returns the moves { $value }.
grade-not-goal = For { $board } it returns the moves { $value }, which lead to { $end } instead of the goal.
grade-longer = For { $board } its solution has { $count ->
    [one] { $count } move
   *[other] { $count } moves
}; the shortest has { $optimum }.
grade-expanded = On { $board } it expands { $count ->
    [one] { $count } state
   *[other] { $count } states
}, the reference { $right }.
grade-states-type = For { $board } the second value is { $value } instead of a list of states.
grade-state-type = For { $board } the list of expanded states contains { $value }, which is not a state.
grade-bounds = For { $board } the bounds are { $value } instead of { $right }.
grade-not-none = { $board } cannot be solved, but it returns { $value } instead of None.
grade-slow = { $board } takes { $seconds } s, but at most { $most } s are allowed.
grade-share = It is right on { $right } of { $count } boards.
grade-total = { $points } of { $of } points
grade-progress = { $count } of { $all } submissions graded
grade-cancelled = Cancelled: { $count } of { $all } submissions were graded.
grade-column-submission = Submission
grade-column-points = Points
grade-column-check = Check
grade-column-reason = Reason
grade-by-hand = Marked by hand
grade-files-changed = It writes, changes or removes files in its folder: { $names }. This costs no points.
grade-recording = Recording of the search that differs, at most { $most } expansions, to open in the workbench:
grade-no-recording = There is no recording of the search that differs: the function did not repeat it within half the time of a call, or none was asked for.
grade-picture-start = Start
grade-picture-own = Expansion { $step } of the submission
grade-picture-reference = Expansion { $step } of the reference
cli-command-grade = Grade students’ algorithms against a reference.
cli-help-grade-task = The task: { $known }, or a .toml file.
cli-help-grade-submissions = Files, folders or zip archives of submissions.
cli-help-grade-csv = Write the table of the class; points marked by hand in an earlier one are kept.
cli-help-grade-html = Write a page for each student and one for the class.
cli-help-grade-names = Names of the students: a CSV file with the columns submission and name.
cli-help-grade-jobs = Submissions graded at the same time (default: all processors).
cli-help-grade-resume = Keep the grades of submissions that have not changed.
cli-help-grade-self-check = Run only the checks that students can see; exit status 1 if points are missing.
cli-help-grade-template = Write a starter file for the task, and grade nothing.
cli-help-grade-force = With --template: replace an existing file.
cli-help-grade-json = Print a JSON list with an object for each submission, and nothing else.
cli-help-grade-example = Example: { $command }
