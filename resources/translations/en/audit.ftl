# The audit of heuristics, and what is broken on purpose.

cli-command-audit = Tell whether a heuristic is admissible and consistent, against the true distance of every board.
cli-help-audit-heuristic = The heuristic: { $known }, a pattern database, file.py:function (in thousandths of a move), max(a,b), sum(a,b), 2*a, or one that is broken on purpose. Default: manhattan.
cli-help-audit-weight = Judge W times the heuristic; at most three decimals. Default: 1.
cli-help-audit-samples = Judge N random boards and those on their solutions instead of all boards. Boards of more than 10 cells are always sampled; default there: { $default }.
cli-help-audit-seed = Which random boards; the same number gives the same ones. Default: 0.
cli-audit-measuring = { $percent }% of the distances
cli-audit-estimating = { $percent }% of the estimates
cli-audit-cancelled = Stopped; there is no verdict.
audit-large = A { $size } board is too large to be audited: { $most } cells at most.
audit-weight = “{ $value }” is no weight: it is a number from 0 to { $most }, with at most three decimals.
audit-rule-alone = A rule is tried on all boards: --{ $name } does not go with --rule.
audit-weighted = { $weight } × { $heuristic }
audit-sample = A sample of { $states ->
    [one] { $states } board
   *[other] { $states } boards
}, which can refute, but never prove.{ $missed ->
    [0] { "" }
    [one] { " " }{ $missed } random board was left out, as its distance was too hard to find.
   *[other] { " " }{ $missed } random boards were left out, as their distances were too hard to find.
}
audit-admissible = Admissible: { $answer ->
    [yes] yes, h is never above the true distance.
    [no] no, h is above the true distance here:
   *[unrefuted] not refuted by this sample.
}
audit-consistent = Consistent: { $answer ->
    [yes] yes, no move lowers h by more than it costs.
    [no] no, this move lowers h by more than it costs:
   *[unrefuted] not refuted by this sample.
}
audit-over = h = { $h }, but { $true ->
    [one] { $true } move is
   *[other] { $true } moves are
} enough.
audit-inconsistent = h(n) = { $h }, but c + h(n′) = 1 + { $after } = { $bound } after the blank went { $move }.
audit-goal-above = h of the goal is { $h } and not 0, so being consistent does not make it admissible.
audit-own-unit = h is below one move on every board. A function of your own answers in thousandths of a move: { $unit } for each move.
audit-label-states = Boards
audit-label-mean = Mean h
audit-label-mean-true = Mean true distance
audit-label-most-under = Most below the truth
audit-label-most-over = Most above the truth
audit-label-overestimated = Boards overestimated
audit-label-broken = Moves that break consistency
audit-errors = Error (true distance − h, rounded down) and boards:

## Combined heuristics

heuristic-malformed-sum = “{ $name }” is no sum of heuristics: write sum(manhattan,misplaced).
heuristic-sum = Sum of { $names }
heuristic-sum-short = sum { $names }
heuristic-sum-about = Several estimates added up: { $names }.
heuristic-sum-advantages = Higher than each of them, so a search with it expands few nodes.
heuristic-sum-drawbacks = Seldom admissible, even where all of them are: the same move is counted more than once.
heuristic-weighted = { $weight } × { $names }
heuristic-weighted-short = { $weight } × { $names }
heuristic-weighted-about = An estimate with a weight: { $weight } times { $names }.
heuristic-weighted-advantages = With a weight up to 1 it stays admissible; with a greater one a search expands fewer nodes.
heuristic-weighted-drawbacks = With a weight above 1 it is seldom admissible: a solution may then cost that many times the optimum.

## Broken on purpose

broken-group = — Broken on purpose —
heuristic-broken-misplaced-with-blank = Misplaced, the blank counted
heuristic-broken-misplaced-with-blank-short = ✗ Misplaced with blank
heuristic-broken-misplaced-with-blank-about = A common mistake: the blank is counted as a tile that is out of place.
heuristic-broken-misplaced-with-blank-advantages = It is made to be caught: one move from the goal it says 2.
heuristic-broken-misplaced-with-blank-drawbacks = Not admissible, as one move puts the last tile and the blank in place at once.
heuristic-broken-manhattan-with-blank = Manhattan, the blank counted
heuristic-broken-manhattan-with-blank-short = ✗ Manhattan with blank
heuristic-broken-manhattan-with-blank-about = A common mistake: the blank’s own way home is added to those of the tiles.
heuristic-broken-manhattan-with-blank-advantages = It is made to be caught: one move from the goal it says 2.
heuristic-broken-manhattan-with-blank-drawbacks = Not admissible: every move carries a tile and the blank, so their ways are counted twice.
heuristic-broken-euclidean-with-blank = Euclidean, the blank counted
heuristic-broken-euclidean-with-blank-short = ✗ Euclidean with blank
heuristic-broken-euclidean-with-blank-about = A common mistake: the straight line from the blank to its goal cell is added to those of the tiles.
heuristic-broken-euclidean-with-blank-advantages = It is made to be caught: one move from the goal it says 2.
heuristic-broken-euclidean-with-blank-drawbacks = Not admissible: every move carries a tile and the blank, so their ways are counted twice.
heuristic-broken-linear-conflict-pairwise = Linear conflict, pair by pair
heuristic-broken-linear-conflict-pairwise-short = ✗ Linear conflict by pairs
heuristic-broken-linear-conflict-pairwise-about = A common mistake: two moves are added for every pair of tiles in conflict, not for every tile that has to leave its line.
heuristic-broken-linear-conflict-pairwise-advantages = It is right on nearly all boards, which is why the mistake is so hard to see.
heuristic-broken-linear-conflict-pairwise-drawbacks = Not admissible: three tiles in reverse are three pairs, yet it is enough that two of them leave.

## The bench

audit-title = Audit
audit-size = Board
audit-goal = Goal
audit-goal-last = Last: blank at the end
audit-goal-first = First: blank at the start
audit-weight-label = Weight
audit-second = Second
audit-way = How a second heuristic goes with the first
audit-alone = w·h
audit-plus = w·h + h₂
audit-max = max(w·h, h₂)
audit-alone-tip = The heuristic alone, times its weight.
audit-plus-tip = The heuristic times its weight, plus the second one.
audit-max-tip = Of the heuristic times its weight and the second one whichever is greater.
audit-progress = How far the audit is
audit-about-whole = Every board from which moves lead to the goal is looked at, and every move: what is found is proved.
audit-about-sample = There are too many boards of this size to look at all of them. A hundred random ones are searched, and all boards on their solutions are judged: that can refute a claim, but never prove it.
audit-again = Audit again
audit-cancel = Cancel
audit-no-verdict = The audit was stopped; there is no verdict.
audit-waiting = The boards are being looked at.
audit-stopped = There is no verdict: the audit was stopped.
audit-word-admissible = { $answer ->
    [yes] Admissible
    [no] Not admissible
    [unrefuted] Admissible? Not refuted
   *[unknown] Admissible?
}
audit-word-consistent = { $answer ->
    [yes] Consistent
    [no] Not consistent
    [unrefuted] Consistent? Not refuted
   *[unknown] Consistent?
}
audit-why-admissible = { $answer ->
    [yes] h is nowhere above the true distance.
   *[unrefuted] In the sample h is nowhere above the true distance.
}
audit-why-over = h is above the true distance on { $count ->
    [one] { $count } board
   *[other] { $count } boards
}, by up to { $most }.
audit-why-consistent = { $answer ->
    [yes] No move lowers h by more than it costs: h(n) ≤ 1 + h(n′).
   *[unrefuted] In the sample no move lowers h by more than it costs.
}
audit-why-broken = h(n) > 1 + h(n′) for { $count ->
    [one] { $count } move
   *[other] { $count } moves
} of { $moves }.
audit-density = h against the true distance
audit-density-hint = darker: more boards; click one
audit-density-none = Here every board will have its place: its estimate across, its true distance upwards.
audit-axis-h = h in moves, rounded down
audit-axis-true = true distance
audit-cell = h = { $h }, true distance { $true }: { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
audit-figure = { $heuristic } against the true distance, { $size }
audit-figure-about = { $states ->
    [one] { $states } board
   *[other] { $states } boards
}, goal: { $goal }; right of the dashed line h is too high
audit-errors-title = Error
audit-errors-none = Here you will see how far the estimates are from the truth.
audit-errors-figure = { $heuristic }: error
audit-errors-about = true distance − h, rounded down
audit-errors-under = h at most the truth
audit-errors-over = h above it
audit-axis-error = true distance − h
audit-examples = Counterexamples
audit-examples-none = Here you will see boards that refute a claim.
audit-examples-first = first { $count }
audit-open = Open in Explore
audit-open-tip = Search from this board with this heuristic (Enter)
audit-column-refutes = Broken
audit-column-board = Board
audit-column-h = h
audit-column-bound = at most
audit-refutes-admissible = h > h*
audit-refutes-consistent = h > 1 + h′ { $move }
audit-hardest = Nothing is refuted. Furthest from the truth: h = { $h }, true distance { $true }.
audit-copied = { $count ->
    [one] { $count } row copied
   *[other] { $count } rows copied
}

## Rules that are wrong

cli-help-rule = Try a rule that is often taught and wrong: { $known }.
unknown-rule = There is no rule “{ $name }”. There are { $known }.
unknown-rule-near = There is no rule “{ $name }”. Did you mean { $near }?
rule-broken-even-inversions = A board can be solved if and only if its inversions are even, whatever its width.
rule-broken-row-from-zero = A board can be solved if and only if its inversions plus the blank’s row, counted from 0 at the top, are even.
rule-broken-row-on-odd-boards = A board can be solved if and only if its inversions plus the blank’s row, counted from 1 at the top, are even, whatever its width.
rule-broken-goal-ignored = A board that can be brought to the goal with the blank last can be brought to any goal.
rule-broken-half-of-181440 = Half of the states of the 8-puzzle’s space, 181,440, can be solved.
rule-broken-consistent-without-h = A heuristic is consistent if h(n) ≤ c(n, n′) for every move.
rule-stated = The rule: { $rule }
rule-says = It says: { $told }
rule-truth = True is: { $told }
rule-right = On this board it is right.
rule-wrong = On this board it is wrong.
rule-solvable = the board can be solved
rule-unsolvable = the board cannot be solved
rule-count = { $count } boards of this size can be solved
rule-consistent = h(n) = { $h } ≤ 1 for every move: Manhattan distance is consistent here
rule-inconsistent = h(n) = { $h } > 1: Manhattan distance is not consistent
rule-consistent-truth = h(n) = { $h } ≤ 1 + h(n′), as h(n′) is { $after } at least: Manhattan distance is consistent here
rule-sample = There are too many boards of this size: the goal, its neighbours and many random ones are tried.
rule-label-cases = Tried on
rule-label-says = The rule says yes
rule-label-truth = True is yes
rule-label-wrong = Wrong on
rule-never-wrong = On boards of this size the rule is right.

## Algorithms that are broken on purpose

algorithm-broken-astar-drops-open = A* that drops what is on OPEN
algorithm-broken-astar-drops-open-short = ✗ A* drops OPEN
algorithm-broken-astar-drops-open-about = A common mistake: a successor that is on OPEN already is left out, without comparing its g.
algorithm-broken-astar-drops-open-advantages = It is made to be caught: from 1 6 2/4 8 0/7 3 5, with Manhattan distance, it finds 13 moves where 11 are enough.
algorithm-broken-astar-drops-open-drawbacks = A cheaper path to a node that waits is lost, and so the solution need not be a cheapest one.
algorithm-broken-astar-tests-early = A* that tests the goal at generation
algorithm-broken-astar-tests-early-short = ✗ A* tests early
algorithm-broken-astar-tests-early-about = A common mistake: the search stops as soon as a goal is generated, not when it is taken off OPEN.
algorithm-broken-astar-tests-early-advantages = It is made to be caught: from Arad to Bucharest it finds 450 where 418 is enough. It does no harm where every move costs 1 and an admissible heuristic is at least 1 off the goal, like Manhattan distance on boards.
algorithm-broken-astar-tests-early-drawbacks = A goal that is generated may have been reached by an expensive path, while a cheaper one waits.
algorithm-broken-bfs-stack = Breadth-first with a stack
algorithm-broken-bfs-stack-short = ✗ Breadth-first, stack
algorithm-broken-bfs-stack-about = A common mistake: OPEN is a stack, so the newest node is expanded first, not the oldest.
algorithm-broken-bfs-stack-advantages = It is made to be caught: from 1 2 3 4 0 6 7 5 8, two moves from the goal, it finds 49,284 moves.
algorithm-broken-bfs-stack-drawbacks = It goes deep instead of broad: the solution can be absurdly long.
algorithm-broken-bfs-tests-parent = Breadth-first that tests the parent
algorithm-broken-bfs-tests-parent-short = ✗ Breadth-first, parent
algorithm-broken-bfs-tests-parent-about = A common mistake: when a successor is generated the parent is tested for the goal once more, in place of the successor.
algorithm-broken-bfs-tests-parent-advantages = It is made to be caught: the goal is noticed only when it has itself been expanded, a whole layer too late.
algorithm-broken-bfs-tests-parent-drawbacks = The solution is right, but found late: a layer of nodes is expanded for nothing.
explain-taken-newest = Node { NUMBER($number, useGrouping: 0) } came last and is taken off OPEN (g = { $g }).
explain-parent-no-goal = Node { NUMBER($number, useGrouping: 0) } is tested, not the successor: it is not the goal.
explain-overlooked = { $move }: left out, as node { NUMBER($known, useGrouping: 0) } is on OPEN with g = { $known_g }, although here g would be only { $g }.

audit-page-heuristics = Heuristics
audit-page-heuristics-tip = Is a heuristic admissible, is it consistent?
audit-page-rules = Rules
audit-page-rules-tip = Rules that are often taught and wrong, tried on all boards
rules-rule = Rule
rules-about = All boards up to 3×3 are tried, those too that cannot be solved; of 4×4 the goal, its neighbours and many random ones.
rule-short-broken-even-inversions = Inversions even, whatever the width
rule-short-broken-row-from-zero = Inversions + row from 0 even
rule-short-broken-row-on-odd-boards = Inversions + row from 1 even, on odd boards too
rule-short-broken-goal-ignored = Solvable for one goal, solvable for all
rule-short-broken-half-of-181440 = Half of 181,440
rule-short-broken-consistent-without-h = Consistent: h(n) ≤ c
guarantee-broken = The algorithm is broken on purpose: there may be a shorter solution, or it is found late.
board-note-caught-open = Catches A* that drops what is on OPEN: 13 moves.
board-note-caught-stack = Catches breadth-first search with a stack: 52 moves.
board-note-caught-pairs = Catches linear conflicts counted by pairs: A* finds 19 moves.
board-note-caught-conflicts = Catches linear conflicts counted by pairs: h = 28.
