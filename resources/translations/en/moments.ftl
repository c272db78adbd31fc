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
cli-help-find = List the steps at which a condition holds. One or several, separated by ;: { $known }.
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

## In the window

moments-title = Moments
moments-condition = Condition to be found, or to stop at
moments-condition-example = { $example } …
moments-condition-tip = When something happens: f > 12, h <= 4, depth = 5, open > 1000, board = 1 2 3/4 0 5, expanded = …, layer, iteration, solution, goal, reopened, cheaper, inconsistent
moments-templates = Conditions to choose from, with the values of the node that is shown
moments-offer = { $name } – { $told }
moments-find-back = Back
moments-find-back-tip = To the last step before this one at which the condition holds (Shift+F3)
moments-find-next = Next
moments-find-next-tip = To the next step at which the condition holds, searching on until there is one (F3)
moments-stop = Breakpoint
moments-stop-tip = Stop wherever the condition holds while the search is played, at full speed too
moments-mark = Bookmark
moments-mark-tip = Mark this step, with a note (Ctrl+B)
moments-go = Go there
moments-go-tip = To the bookmark, or to the next step at which the breakpoint holds (Enter)
moments-edit = Edit
moments-edit-tip = Edit the condition, or the note (F2)
moments-turn = On or off
moments-turn-tip = Turn the breakpoint on or off (Ctrl+Enter)
moments-remove = Remove
moments-remove-tip = Remove the breakpoint, or the bookmark (Delete)
moments-list = Breakpoints and bookmarks
moments-breakpoints = Breakpoints
moments-bookmarks = Bookmarks of this run
moments-no-breakpoints = None yet: playing stops nowhere.
moments-no-bookmarks = None yet: Ctrl+B marks the step that is shown.
moments-no-note = No note yet: F2 writes one.
moments-held = holds here: { $told }
moments-step = Step { $step }
moments-step-note = Step { $step }: { $note }
moments-find-what = Write what is to be found: a condition such as f > 12.
moments-missed = At no later step: { $told }.
moments-missed-back = At no earlier step: { $told }.
bookmark-on = Step { $step } has a bookmark now.
bookmark-off = Step { $step } has no bookmark any more.
bookmark-none-after = There is no bookmark after this step.
bookmark-none-before = There is no bookmark before this step.
narration-held = Stopped here: { $told }.
narration-sought = Searching on, { $steps } steps so far, until this holds: { $told }.

menu-moments = &Moments
command-layer-back = Previous layer of f, phase or note
command-find = &Find next
command-find-back = Find &previous
command-next-cheaper = Next &cheaper path
command-next-reopened = Next &reopening
command-next-solution = &Solution
command-bookmark = &Bookmark here, or remove it
command-bookmark-next = &Next bookmark
command-bookmark-back = Pr&evious bookmark
moments-elsewhere = Moments are found and marked on the Explore bench.
narration-note = “{ $note }”
