# Algorithms of the user's own.

algorithm-own = Your own algorithm { $name }
algorithm-own-short = { $file }
algorithm-own-about = A function of your own, from a Python file: { $name }.
algorithm-own-advantages = You see what it does, step by step, and where it differs from the textbook.
algorithm-own-drawbacks = Nothing is known of it except what is observed: its OPEN list and the reasons for its choices are not.
guarantee-own-algorithm = Whether your own algorithm finds the cheapest solution is not known.
completeness-own = Whether your own algorithm always finds a solution is not known.
cli-observed = These counts are what was seen of your algorithm: the states that it expanded and generated. A dash stands for what could not be observed.

own-algorithm-result = { $name } returned a { $kind }. It must return the moves, or the moves and the list of expanded states; None for the moves if there is no solution.
own-algorithm-illegal = Move { $number } of the solution of { $name } is wrong: “{ $move }” is not a legal move from { $state }.
own-algorithm-not-goal = The solution of { $name } does not end at the goal: { $count ->
    [0] with no moves it stays at { $state }.
    [one] its { $count } move ends at { $state }.
   *[other] its { $count } moves end at { $state }.
}
own-algorithm-none = { $name } found no solution. This does not prove that there is none.
own-algorithm-state = { $name } uses { $value } as a state, which is not a state of this problem.
own-algorithm-list = The list of expanded states that { $name } returned differs at number { $number } from the states whose successors it asked for. What is shown is what it asked for.
own-algorithm-thread = { $name } calls problem.successors or record.closed from a thread of its own. Only the thread in which the function was called may do that.

explain-observed-again = This state was expanded before: as node { NUMBER($known, useGrouping: 0) }, at step { NUMBER($step, useGrouping: 0) }.
explain-observed-lower = Node { NUMBER($number, useGrouping: 0) } with f = { $f } is expanded although node { NUMBER($known, useGrouping: 0) } with f = { $known_f } was known.
pseudocode-own = The file of your own algorithm cannot be read.

search-own-algorithm = Your own algorithm…
search-own-algorithm-tip = Your own function in a Python file or a notebook, search(problem, heuristic) or astar(state, heuristic): what it does is recorded.
search-own-algorithm-which = Which function is the algorithm?
open-not-observed = The function does not report its OPEN list, so it is not known.
chart-not-observed = Your function did not show on which path it reached a state, so g, f and the depth are not known.
explain-observed-unknown = What it generates is not known.
own-run-again = Run again on save
own-run-again-tip = When the file is saved, the search is repeated and shown at the same step.
own-line = Executed line
own-line-tip = At each step, marks the line of your file that was being executed: where the node was expanded, tested as a goal, generated or given its h.
own-line-expanded = Here the node is expanded.
own-line-tested = Here the node is tested as a goal.
own-line-estimated = Here h is computed.
own-line-generated = Here the node is reported as open.
own-line-unknown = The line was not observed.
own-file-changed = The file has been saved since: this is the new text.
