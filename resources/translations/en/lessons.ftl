# Lessons: their files, their questions, and what the program says of answers.

## The command line

cli-command-lessons = List the lessons, show one, or check a lesson’s file.
cli-help-lessons-action = list, show, key or check. Default: list.
cli-help-lessons-file = key: the PDF for the teacher.
lesson-key-seed = Answers for the reader with seed { $seed }
lesson-key-written = The key is written: { $count } questions, seed { $seed }.
cli-help-lessons-seed = show: shuffle options as for the reader with this seed. Default: your own.
cli-help-lessons-key = show: also print the answers.
cli-help-lessons-lesson = A lesson’s name, or a file (.toml or .json) with one.

cli-help-lesson = Show what the lesson called NAME shows, or the lesson in a file; instead of --bench.
cli-help-lesson-step = Which step of the lesson, from 1. Default: 1.
cli-step-lesson = --step needs a lesson: --lesson NAME --step N.

lesson-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lesson-notes = For the teacher
lesson-right = All claims in this lesson check out. Steps: { $steps }, questions: { $questions }.
lesson-untranslated = { $count ->
    [one] { $count } text is missing in “{ $language }”: { $place }.
   *[other] { $count } texts are missing in “{ $language }”; the first is { $place }.
}

## What is wrong with a file

lesson-unknown = Unknown lesson “{ $name }”. Available: { $known }.
lesson-large = “{ $name }” is too large for a lesson: at most { $most } MB.
lesson-binary = “{ $name }” is not a text file (UTF-8), so it is not a lesson.
lesson-toml = This is not valid TOML: see line { $line }.
lesson-json = This is not valid JSON: see line { $line }.
lesson-format = This is not a lesson: it does not contain format = "search-workbench-lesson".
lesson-version = This lesson has version { $version }, which is newer than this program supports (version { $known }).
lesson-place = At { $place }: { $why }
lesson-no-run = There is no search to take the answer from: the scene or the question needs run = "…".
lesson-no-shape = The size of the boards is missing: the question needs shape = "3x3".
lesson-none-right = None of the options is right.
lesson-fact = “{ $name }” is not a fact of a search. Available: { $known }, and the name of every heuristic.
lesson-fact-boards = “{ $name }” applies to boards only.
lesson-fact-hex = “{ $name }” is not a fact of a game of Hex. Available: { $known }.
lesson-not-tried = The search has not tried { $cell } by this step.
lesson-fact-none = This search has no “{ $name }”.
lesson-which = “{ $text }” is neither a state of this search nor one of { $known }.
lesson-no-node = No state at this step is of that kind.
lesson-no-answer = There are many right answers to this question.
lesson-unsolved = No path to the goal was found from { $board }.
lesson-unfinished = The search does not end within { NUMBER($most) } expansions.
lesson-case = “{ $text }” cannot be read as arguments of a function.
lesson-case-values = Calls: { $cases }, values: { $values }. Each call needs its value.
lesson-values = { NUMBER($boards) ->
    [one] There is { $boards } board
   *[other] There are { $boards } boards
}, but the list of values has { NUMBER($values) ->
    [one] { $values } entry
   *[other] { $values } entries
}.
lesson-claim = The text says { $claimed }, but it is { $found }.

## Answers

answer-empty = There is no answer yet.
answer-number = “{ $text }” is not a number.
verdict-right = Right.
verdict-more = Too low: the answer is greater than { $value }.
verdict-fewer = Too high: the answer is less than { $value }.
lesson-key-answer = Answer: { $answer }
lesson-key-any = any of these: { $answers }
fact-expanded = the number of expanded nodes
fact-generated = the number of generated nodes
fact-max-open = the largest size of OPEN
fact-moves = the number of moves
fact-cost = the cost of the solution
fact-depth = the depth
fact-first-bound = the first bound
fact-last-bound = the last bound
fact-inversions = the number of inversions
fact-parity = the parity of the inversions
fact-blank-row = the row of the blank
fact-ways = the number of legal moves
fact-states = the number of states that can be reached
fact-permutations = the number of all arrangements
fact-distance = the true distance
lesson-key-example = For example: { $answer }
criterion-fact = { $name } is { $value }
lesson-key-within = { $answer } (every number from { $least } to { $most } is right)
criterion-board = Every { $rows }×{ $columns } board is right that meets these conditions (goal { $goal }): { $conditions }.
criterion-solvable = the goal can be reached
criterion-unsolvable = the goal cannot be reached
criterion-moves-from-goal = { $count ->
    [one] it is exactly { $count } move from the goal
   *[other] it is exactly { $count } moves from the goal
}
criterion-in-place = { $tile ->
    [0] the blank is on its goal cell
   *[other] tile { $tile } is on its goal cell
}
criterion-h-above-true = the estimate “{ $name }” is greater than the true distance
criterion-h-equals-true = the estimate “{ $name }” equals the true distance
criterion-h-inconsistent = one move makes the estimate “{ $name }” fall by more than 1
criterion-h-greater = the estimate “{ $first }” is greater than the estimate “{ $second }”
criterion-graph = Every graph of at most { $most } places is right { $h ->
    [none] that meets this condition
    [any] in which every place has an h and that meets this condition
   *[admissible] in which every place has an h, h is admissible, and that meets this condition
}: { $condition }.
criterion-inconsistent = along at least one edge, h falls by more than the edge costs
criterion-reopens = A* reopens at least one node
criterion-greedy-not-optimal = greedy best-first search finds a path that is not the cheapest
criterion-astar-not-optimal = A* finds a path that is not the cheapest
criterion-early-test-not-optimal = A* that tests for the goal as soon as a node is generated finds a path that is not the cheapest
criterion-bfs-not-optimal = breadth-first search finds a path that is not the cheapest
criterion-bidirectional-not-optimal = breadth-first search from both ends finds a path that is not the cheapest
criterion-solves = All moves that reach the goal are right.
criterion-optimal = Every path to the goal at the least cost, { $cost }, is right.
criterion-home = { $count ->
    [0] All moves are right that bring these tiles home: { $tiles }.
    [one] Every solution in { $count } move is right that brings these tiles home: { $tiles }.
   *[other] Every solution in { $count } moves is right that brings these tiles home: { $tiles }.
}{ $still ->
    [0] { "" }
   *[other] { " " }These must not move: { $frozen }.
}
criterion-code = Every function is right that returns these values:
criterion-admissible = Every function is right that returns at most these values:
verdict-other-fact = Here { $value } is the value of “{ $name }”; the question asks for “{ $asked }”.
lesson-no-open = There is no OPEN list at this step.
lesson-no-line = No further line is executed in this step.
lesson-nothing-to-mend = The code to repair is right already.
repair-syntax = Line { $line } is not valid Python: { $why }
repair-forbidden = Line { $line }: “{ $name }” cannot be used here; plain functions of numbers, lists and sets are enough.
answer-row = A row has four parts: node; g; h; f.
answer-cell = “{ $text }” is not a cell of this board.
verdict-order-set = The order must contain all { $count } nodes on OPEN, each once.
verdict-order-wrong = Right up to place { $count }; then another node comes.
verdict-order-items = Right up to place { $count }; then another one comes.
verdict-row-value = { $name } is not { $value }.
verdict-line = It is another line.
verdict-graph-large = The graph may have at most { $most } places.
verdict-graph-h = Every place needs an h, as in “A: h 3”.
verdict-graph-above = h is not admissible: h({ $place }) = { $h }, the true distance is { $distance }.
verdict-graph-drop = From { $place } to { $other }, h falls from { $h } to { $after } while the edge costs { $cost }.
verdict-graph-consistent = This h is consistent: it never falls by more than the edge costs.
verdict-graph-reopened = A* reopens { $count } nodes.
verdict-graph-cost = { $algorithm } finds a path of cost { $cost }; the cheapest costs { $least }.
lesson-vary-board = Only boards of at most { $most } cells can vary.
lesson-vary-fixed = This board cannot vary: claims, nodes or the answer hold for one board only.
verdict-choice-wrong = That is not right.
verdict-choice-more = Right so far, but there is more to select.
verdict-solvable = This board can be solved.
verdict-unsolvable = This board cannot be solved.
verdict-away = { $tile ->
    [0] The blank is not on its goal cell.
   *[other] Tile { $tile } is not on its goal cell.
}
verdict-fact = On this board “{ $name }” is { $value }; the question asks for { $wanted }.
verdict-distance = { $count ->
    [one] This board is { $count } move from the goal.
   *[other] This board is { $count } moves from the goal.
}
verdict-estimate = The estimate is { $h }, the true distance { $count }.
verdict-two-estimates = The first estimate is { NUMBER($a) }, the second { NUMBER($b) }.
verdict-drop = The move { $move } changes the estimate from { $h } to { $after }.
verdict-illegal = Move { $number }, “{ $move }”, is not possible there.
verdict-no-goal = { $count ->
    [one] The goal is not reached after { $count } move.
   *[other] The goal is not reached after { $count } moves.
}
verdict-solves = { $count ->
    [one] The goal is reached in { $count } move.
   *[other] The goal is reached in { $count } moves.
}
verdict-optimal = The goal is reached at cost { $cost }, and no solution is cheaper.
verdict-dearer = The goal is reached at cost { $cost }, but there is a solution of cost { $least }.
verdict-node = It is { $state }.
verdict-other-node = It is not { $state }.
verdict-code = { $count ->
    [one] The function returns the right value on { $count } board.
   *[other] The function returns the right value on all { $count } boards.
}
verdict-code-other = On { $board } the function returns { $value }; it should return { $wanted }.
verdict-code-above = On { $board } the function returns { $value }, which is above the true distance { $wanted }.
verdict-code-raised = On { $board } the function failed with { $kind }: { $text }
verdict-code-number = On { $board } the function does not return a number but “{ $value }”.
verdict-cases = { $count ->
    [one] The function returns the right value.
   *[other] The function returns the right value for all { $count } arguments.
}
verdict-case-other = For { $case } the function returns { $value }; it should return { $wanted }.
verdict-case-raised = For { $case } the function failed with { $kind }: { $text }
verdict-case-number = For { $case } the function does not return a number but “{ $value }”.
verdict-home-not = After these moves tile { $tile } is not in its goal cell.
verdict-home-more = That takes { $count } moves; { $least } are enough.
verdict-home-frozen = Move { $number } moves tile { $tile }, which has to stay where it is.
verdict-home = The tiles are in their cells after { $count } moves; the fewest are { $least }.
own-late = The function did not return from { $board } within { $seconds } s, so it was stopped. Does it contain an endless loop?
own-ended = On { $board } the function ended its own process, or needed more memory than is allowed.
lesson-deep = Line { $line }: tables are nested too deeply.
