# Worksheets: the first steps of a search on paper

worksheet-name = Name
worksheet-class = Class
worksheet-date = Date
worksheet-points = Points
worksheet-of-points = / { $points }
worksheet-example = example
worksheet-number = no.
worksheet-fate = what happens:
worksheet-variant = Variant { $variant }
worksheet-variant-seed = variant { $variant }, seed { $seed }
worksheet-worked = The first line is worked out as an example.
worksheet-any-order = any: it makes no difference here
worksheet-key = Answer key
worksheet-start = Start
worksheet-goal = Goal
worksheet-page = Page { $page } of { $pages }
worksheet-task = { $count ->
    [one] Carry out the first expansion of this search and fill in what is left empty.
   *[other] Carry out the first { $steps } expansions of this search, one line each, and fill in what is left empty.
}
worksheet-task-shown = { $count ->
    [one] The first expansion of this search.
   *[other] The first { $steps } expansions of this search, one line each.
}
worksheet-same = These rules determine every step, so there is only one right answer.
worksheet-order = { $moves } (directions of the blank)
worksheet-h = h = { $h }
worksheet-order-listed = as the problem lists them
worksheet-known = Repeated states
worksheet-known-cheaper = the move back to the parent counts as a successor too. A successor whose state is known goes on OPEN, as a new node, only if its path is cheaper; the older node is then crossed out.
worksheet-known-greedy = the move back to the parent counts as a successor too. A successor whose state is closed is skipped; one whose state is on OPEN replaces it, as a new node, only if its path is cheaper.
worksheet-known-once = the move back to the parent counts as a successor too, but a successor whose state was generated before is skipped.
worksheet-known-back = only the path is remembered; the move back to the parent is never made.
worksheet-known-other = as the algorithm says.
worksheet-numbers = Numbers
worksheet-numbered = the start is node 0, and every node that is kept gets the next number in the order of generation; a successor that is skipped gets none (–).
worksheet-numbered-all = the start is node 0, and every successor gets the next number in the order of generation, even if it is not entered.
worksheet-numbered-rounds = Every iteration begins with the start under a new number.
worksheet-numbered-first = An iteration with bound 0 comes before: it only tests the start and is not a step, so the lines begin with node { $first }.
worksheet-numbered-values = A node whose value changes gets a new number.
worksheet-numbered-both = the start is node 0, the goal node 1; every node that is kept gets the next number in the order of generation; a successor that is skipped gets none (–).
worksheet-open-f = OPEN is written with the next node first, each with its f in brackets.
worksheet-open-g = OPEN is written with the next node first, each with its g in brackets.
worksheet-open-plain = OPEN is written with the next node first.
worksheet-path-instruction = The path is written from the start to the node of the step.
worksheet-own = a custom heuristic
worksheet-step = Step
worksheet-node = Node expanded
worksheet-bound = Bound
worksheet-successors = Successors in order, and what happens to each
worksheet-open = OPEN after the step
worksheet-path = Path from the start
worksheet-entered = entered next
worksheet-of = { $fate } (of { $parent })
worksheet-more = … and { $count } more
worksheet-empty = empty
worksheet-none = none
worksheet-tree = { $count ->
    [one] The search tree after { $steps } expansion
   *[other] The search tree after { $steps } expansions
}
worksheet-tree-instruction = { $numbered ->
    [yes] Every node that was kept, with its number at the upper left and, in grey at the upper right, the step at which it was expanded; its values are below it.
   *[no] Every node that was kept, with, in grey at the upper right, the step at which it was expanded; its values are below it.
}
worksheet-tree-draw = { $numbered ->
    [yes] Draw every node that was kept, with its number, its values, and the step at which it was expanded.
   *[no] Draw every node that was kept, with its values and the step at which it was expanded.
}
worksheet-part = Part { $part }: from node { $node }
worksheet-further = → part { $part }
worksheet-foreign = This recording comes from another program, whose rules are unknown, so it cannot be made into a worksheet.
worksheet-nothing = There is nothing to write down: the search has made no steps.
worksheet-no-variants = There are no other boards or starts like this one to draw variants from.
worksheet-ending = “{ $name }” is not a valid name for a worksheet: it must end in .pdf.
worksheet-written = { $name }: { $count ->
    [one] { $pages } page.
   *[other] { $pages } pages.
}
worksheet-written-key = { $name }: the answers.

worksheet-title = Worksheet
worksheet-steps = Expansions
worksheet-level = Level
worksheet-level-guided = Guided: the first row is worked out
worksheet-level-normal = Normal: nothing is given
worksheet-level-exam = Exam: without explanations
worksheet-variants = Variants
worksheet-seed = Seed
worksheet-heading = Title
worksheet-blanks = Left empty
worksheet-blank-node = Node expanded
worksheet-blank-g = g
worksheet-blank-h = h
worksheet-blank-f = f
worksheet-blank-successors = Successors
worksheet-blank-fates = What happens to each
worksheet-blank-open = OPEN, or the path; the bound
worksheet-with-tree = Include the search tree
worksheet-answers = Answers
worksheet-answers-pages = On pages at the end
worksheet-answers-file = In a second file
worksheet-answers-none = None
worksheet-paper = Paper
worksheet-paper-a4 = A4
worksheet-paper-letter = Letter
worksheet-preview = First page
worksheet-pages = { $count ->
    [one] { $pages } page, { $asked } to hand out.
   *[other] { $pages } pages, { $asked } to hand out.
}
worksheet-save = Save worksheet…
worksheet-close = Close
command-worksheet = &Worksheet…

cli-command-worksheet = Print the first steps of a search to fill in by hand, with an answer key.
cli-help-worksheet = The worksheet, a PDF.
cli-help-worksheet-steps = How many expansions, up to { $most }. Default: { $usual }.
cli-help-worksheet-blanks = What is left empty, separated by commas: { $known }, all or none. Default: that of the level.
cli-help-worksheet-level = guided (the first row is worked out, nodes are given), normal (the default: nodes are left empty) or exam (also without explanations).
cli-help-worksheet-variants = As many variants, up to { $most }, each in a file of its own: OUT-A.pdf, OUT-B.pdf. The first is the given board.
cli-help-worksheet-seed = The seed that draws the boards of the other variants. Default: 1.
cli-worksheet-seed = --seed needs --variants: it draws the boards of the other variants.
cli-help-worksheet-tree = Leave out the search tree.
cli-help-worksheet-key = Where the answers are: pages (at the end, the default), file (a second file) or none.
cli-help-worksheet-paper = The paper: a4 (the default) or letter.
cli-help-worksheet-title = The title. Default: the name of the search.
