# Moments of a search: conditions, breakpoints, bookmarks, and finding them.

## Conditions; what happens at a step where one holds

condition-text-layer = a node whose f differs from the one before is expanded
condition-text-iteration = the search continues with another bound
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

condition-empty = A condition is missing here; write, for example, { $example }.
condition-unknown = “{ $text }” is not a condition: it must start with one of { $known }.
condition-unknown-near = “{ $text }” is not a condition. Did you mean { $near }?
condition-alone = “{ $text }” is not a condition: { $name } takes no value; remove what follows it.
condition-compare = “{ $text }” lacks a comparison: after { $name }, write one of { $known }, then a number.
condition-number = “{ $text }” cannot be compared: after { $name } { $operator }, write a number such as 12 or 4.5.
condition-state = “{ $text }” does not name a board: write it as in { $name } = 1 2 3/4 0 5.
condition-uninformed = “{ $text }” never holds in this search: it uses no heuristic, so its nodes have neither h nor f.

## On the command line

cli-help-until = Stop at the first step at which a condition holds, and report it: "reopened", "f > 12; depth = 5". The exit status is 0 if a condition held, and 4 if the search ended before.
cli-help-find = List the steps at which a condition holds. One or several, separated by ;: { $known }.
cli-help-conditions = CONDITIONS
cli-until-held = Step { $number }: { $content }.
cli-until-never = The search ended before this condition held: { $content }.
cli-until-unrecorded = Nothing is recorded after step { $steps }; up to there, this condition did not hold: { $content }.
cli-found = { $count ->
    [0] { $condition }: no matching step
    [one] { $condition }: { $count } matching step
   *[other] { $condition }: { $count } matching steps
}
cli-found-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
cli-label-closed = CLOSED
cli-label-open = OPEN

## In the window

moments-title = Breakpoints
moments-condition = Condition to find or to stop at
moments-condition-example = { $example } …
moments-condition-tip = When something happens: f > 12, h <= 4, depth = 5, open > 1000, board = 1 2 3/4 0 5, expanded = …, layer, iteration, solution, goal, reopened, cheaper, inconsistent
moments-templates = Ready-made conditions, with the values of the node shown
moments-offer = { $name } – { $content }
moments-find-back = Back
moments-find-back-tip = Go to the last step before this one at which the condition holds (Shift+F3)
moments-find-next = Next
moments-find-next-tip = Go to the next step at which the condition holds; the search continues until there is one (F3)
moments-stop = Breakpoint
moments-stop-tip = Stop playback wherever the condition holds, even at full speed
moments-mark = Bookmark
moments-mark-tip = Mark this step, with a note (Ctrl+B)
moments-jump = Go there
moments-jump-tip = Go to the bookmark, or to the next step at which the breakpoint holds (Enter)
moments-edit = Edit
moments-edit-tip = Edit the condition or the note (F2)
moments-turn = Turn on or off
moments-turn-tip = Turn the breakpoint on or off (Ctrl+Enter)
moments-remove = Remove
moments-remove-tip = Remove the breakpoint or the bookmark (Delete)
moments-list = Breakpoints and bookmarks
moments-breakpoints = Breakpoints
moments-bookmarks = Bookmarks of this run
moments-no-breakpoints = None yet: playback does not stop anywhere.
moments-no-bookmarks = None yet: Ctrl+B marks the current step.
moments-no-note = No note yet: press F2 to write one.
moments-held = holds here: { $content }
moments-step = Step { $step }
moments-step-note = Step { $step }: { $note }
moments-find-what = Enter a condition to find, such as f > 12.
moments-missed = No later step matches: { $content }.
moments-missed-back = No earlier step matches: { $content }.
bookmark-on = Step { $step } is now bookmarked.
bookmark-off = The bookmark of step { $step } was removed.
bookmark-none-after = No bookmark after this step.
bookmark-none-before = No bookmark before this step.
narration-held = Stopped here: { $content }.
narration-sought = Searching until this holds: { $content }.
narration-target = Searching up to step { $step }.
narration-scanned = At step { $step } of { $steps }; pause to cancel.
narration-so-far = { $steps } steps so far; pause to cancel.

menu-moments = &Navigate
command-layer-back = Previous f layer, phase or note
command-go-to-step = Go to step…
go-to-step-title = Go to step
go-to-step-label = &Step from 0 to { $length }:
go-to-step-label-open = &Step ({ $length } recorded so far):
go-to-step-go = Go
command-find = &Find next
command-find-back = Find &previous
command-next-cheaper = Next &cheaper path
command-next-reopened = Next &reopening
command-next-solution = &Solution
command-bookmark = &Bookmark here, or remove it
command-bookmark-next = &Next bookmark
command-bookmark-back = Pr&evious bookmark
moments-elsewhere = Breakpoints and bookmarks are available on the Explore bench.
narration-note = “{ $note }”
