# Moments of a search: conditions, breakpoints, bookmarks, and finding them.

## Conditions; what happens at a step where one holds

condition-text-layer = a node of another f than before is expanded
condition-text-iteration = the search goes on with another bound
condition-text-solution = the solution is found
condition-text-goal = the goal is generated
condition-text-reopened = a closed node is put back on OPEN
condition-text-cheaper = a cheaper path to a node on OPEN is found
condition-text-inconsistent = the heuristic is inconsistent: h(parent) > cost + h(child)
condition-text-board = { $value } is generated
condition-text-expanded = { $value } is expanded
condition-text-f = f { $operator } { $value } for the expanded node
condition-text-g = g { $operator } { $value } for the expanded node
condition-text-h = h { $operator } { $value } for the expanded node
condition-text-depth = depth { $operator } { $value } for the expanded node
condition-text-open = number of nodes on OPEN { $operator } { $value }

condition-empty = A condition is missing here; write one such as { $example }.
condition-unknown = “{ $text }” is no condition: it begins with one of { $known }.
condition-unknown-near = “{ $text }” is no condition. Did you mean { $near }?
condition-alone = “{ $text }” says too much: { $name } stands alone, and nothing comes after it.
condition-compare = “{ $text }” lacks a comparison: after { $name } comes one of { $known }, then a number.
condition-number = “{ $text }” cannot be compared: after { $name } { $operator } comes a number such as 12 or 4.5.
condition-state = “{ $text }” names no board: it is written as in { $name } = 1 2 3/4 0 5.

## On the command line

cli-help-until = Stop at the first step at which a condition holds, and tell of it: "reopened", "f > 12; depth = 5". Then the exit status is 0; it is 4 where the search ends before.
cli-help-find = List the steps at which a condition holds. One or several, parted by ;: { $known }.
cli-help-conditions = CONDITIONS
cli-until-held = Step { $number }: { $told }.
cli-until-never = The search ended before this held: { $told }.
cli-until-unrecorded = Nothing more is recorded after step { $steps }; up to there, this did not hold: { $told }.
cli-found = { $count ->
    [0] { $condition }: at no step
    [one] { $condition }: at { $count } step
   *[other] { $condition }: at { $count } steps
}
cli-found-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
cli-label-closed = CLOSED
cli-label-open = OPEN
