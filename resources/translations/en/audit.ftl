# The audit of heuristics, and what is broken on purpose.

cli-command-audit = Check whether a heuristic is admissible and consistent, against the true distance of every board.
cli-help-audit-heuristic = The heuristic: { $known }, a pattern database, file.py:function (in thousandths of a move), max(a,b), sum(a,b), 2*a, or one that is broken on purpose. Default: manhattan.
cli-help-audit-weight = Test W times the heuristic; W has at most three decimals. Default: 1.
cli-help-audit-samples = Test N random boards and those on their solutions instead of all boards. Boards of more than 10 cells are always sampled; default there: { $default }.
cli-help-audit-seed = Random seed of the sample: the same seed gives the same boards. Default: 0.
cli-audit-measuring = Distances: { $percent }%
cli-audit-estimating = Estimates: { $percent }%
cli-audit-cancelled = Stopped without a verdict.
audit-large = A { $size } board is too large to audit: at most { $most } cells are possible.
audit-weight = “{ $value }” is not a valid weight: enter a number from 0 to { $most } with at most three decimals.
audit-rule-alone = A rule is tested on all boards: --{ $name } cannot be combined with --rule.
audit-weighted = { $weight } × { $heuristic }
audit-sample = A sample of { $states ->
    [one] { $states } board
   *[other] { $states } boards
}: it can refute a claim, but not prove it.{ $missed ->
    [0] { "" }
    [one] { " " }{ $missed } random board was left out, because its distance was too hard to find.
   *[other] { " " }{ $missed } random boards were left out, because their distances were too hard to find.
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
audit-inconsistent = h(n) = { $h }, but c + h(n′) = 1 + { $after } = { $bound } after the blank moved { $move }.
audit-goal-above = The goal has h = { $h }, not 0, so consistency does not make this heuristic admissible.
audit-own-unit = h is below one move on every board. A function of your own must return thousandths of a move: { $unit } for each move.
audit-label-states = Boards
audit-label-mean = Mean h
audit-label-mean-true = Mean true distance
audit-label-most-under = Largest underestimate
audit-label-most-over = Largest overestimate
audit-label-overestimated = Boards overestimated
audit-label-broken = Moves that violate consistency
audit-errors = Error (true distance − h, rounded down) and boards:

## Combined heuristics

heuristic-malformed-sum = “{ $name }” is not a valid sum of heuristics: write sum(manhattan,misplaced).
heuristic-sum = Sum of { $names }
heuristic-sum-short = sum { $names }
heuristic-sum-about = The sum of several estimates: { $names }.
heuristic-sum-advantages = Higher than each of them, so a search with it expands few nodes.
heuristic-sum-drawbacks = Rarely admissible, even if all of them are: the same move is counted more than once.
heuristic-weighted = { $weight } × { $names }
heuristic-weighted-short = { $weight } × { $names }
heuristic-weighted-about = A weighted estimate: { $weight } times { $names }.
heuristic-weighted-advantages = With a weight of at most 1 it stays admissible; with a larger one a search expands fewer nodes.
heuristic-weighted-drawbacks = With a weight above 1 it is rarely admissible: a solution may then cost that many times the optimum.

## Broken on purpose

broken-group = — Broken on purpose —
heuristic-broken-misplaced-with-blank = Misplaced, counting the blank
heuristic-broken-misplaced-with-blank-short = ✗ Misplaced with blank
heuristic-broken-misplaced-with-blank-about = A common mistake: the blank is counted as a tile that is out of place.
heuristic-broken-misplaced-with-blank-advantages = Easy to catch: one move from the goal it returns 2.
heuristic-broken-misplaced-with-blank-drawbacks = Not admissible: a single move can put the last tile and the blank in place at once.
heuristic-broken-manhattan-with-blank = Manhattan, counting the blank
heuristic-broken-manhattan-with-blank-short = ✗ Manhattan with blank
heuristic-broken-manhattan-with-blank-about = A common mistake: the distance of the blank is added to those of the tiles.
heuristic-broken-manhattan-with-blank-advantages = Easy to catch: one move from the goal it returns 2.
heuristic-broken-manhattan-with-blank-drawbacks = Not admissible: every move shifts a tile and the blank, so it is counted twice.
heuristic-broken-euclidean-with-blank = Euclidean, counting the blank
heuristic-broken-euclidean-with-blank-short = ✗ Euclidean with blank
heuristic-broken-euclidean-with-blank-about = A common mistake: the straight-line distance of the blank is added to those of the tiles.
heuristic-broken-euclidean-with-blank-advantages = Easy to catch: one move from the goal it returns 2.
heuristic-broken-euclidean-with-blank-drawbacks = Not admissible: every move shifts a tile and the blank, so it is counted twice.
heuristic-broken-linear-conflict-pairwise = Linear conflict, pair by pair
heuristic-broken-linear-conflict-pairwise-short = ✗ Linear conflict by pairs
heuristic-broken-linear-conflict-pairwise-about = A common mistake: two moves are added for every pair of tiles in conflict, not for every tile that has to leave its line.
heuristic-broken-linear-conflict-pairwise-advantages = It is right on nearly all boards, which is why the mistake is so hard to see.
heuristic-broken-linear-conflict-pairwise-drawbacks = Not admissible: three tiles in reverse order form three pairs, but only two of them have to leave the line.

## The bench

audit-title = Audit
audit-size = Board
audit-goal = Goal
audit-goal-last = Last: blank at end
audit-goal-first = First: blank at start
audit-weight-label = Weight
audit-second = Second
audit-combination = How the second heuristic is combined with the first
audit-alone = w·h
audit-plus = w·h + h₂
audit-max = max(w·h, h₂)
audit-alone-tip = The heuristic alone, times its weight.
audit-plus-tip = The heuristic times its weight, plus the second one.
audit-max-tip = The heuristic times its weight or the second one, whichever is larger.
audit-progress = Progress of the audit
audit-about-whole = Every board that can reach the goal is checked, and every move: the result is a proof.
audit-about-sample = There are too many boards of this size to check them all. A hundred random boards are solved, and all boards on their solutions are checked: this can refute a claim, but not prove it.
audit-again = Audit again
audit-cancel = Cancel
audit-no-verdict = The audit was stopped; there is no verdict.
audit-waiting = Checking the boards…
audit-stopped = No verdict: the audit was stopped.
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
    [yes] h is never above the true distance.
   *[unrefuted] In the sample, h is never above the true distance.
}
audit-why-over = h is above the true distance on { $count ->
    [one] { $count } board
   *[other] { $count } boards
}, by up to { $most }.
audit-why-consistent = { $answer ->
    [yes] No move lowers h by more than it costs: h(n) ≤ 1 + h(n′).
   *[unrefuted] In the sample, no move lowers h by more than it costs.
}
audit-why-broken = h(n) > 1 + h(n′) for { $count ->
    [one] { $count } move
   *[other] { $count } moves
} of { $moves }.
audit-density = h and true distance
audit-density-hint = stronger: more boards; click one
audit-density-none = Every board will appear here: its estimate across, its true distance upwards.
audit-axis-h = h in moves, rounded down
audit-axis-true = true distance
audit-axis-true-short = distance
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
audit-errors-none = The errors of the estimates will appear here.
audit-errors-figure = { $heuristic }: error
audit-errors-about = true distance − h, rounded down
audit-errors-under = h ≤ true distance
audit-errors-over = h > true distance
audit-axis-error = true distance − h
audit-examples = Counterexamples
audit-examples-none = Boards that refute a claim will appear here.
audit-examples-first = first { $count }
audit-open = Open in Explore
audit-open-tip = Search from this board with this heuristic (Enter)
audit-column-refutes = Violated
audit-column-board = Board
audit-column-h = h
audit-column-bound = at most
audit-refutes-admissible = h > h*
audit-refutes-consistent = h > 1 + h′ { $move }
audit-hardest = No counterexample. The largest error: h = { $h }, true distance { $true }.
audit-copied = { $count ->
    [one] { $count } row copied
   *[other] { $count } rows copied
}

## Rules that are wrong

cli-help-rule = Test a rule that is often taught but wrong: { $known }.
unknown-rule = Unknown rule “{ $name }”. Available: { $known }.
unknown-rule-near = Unknown rule “{ $name }”. Did you mean { $near }?
rule-broken-even-inversions = A board can be solved if and only if its number of inversions is even, whatever its width.
rule-broken-row-from-zero = A board can be solved if and only if the number of inversions plus the row of the blank, counted from 0 at the top, is even.
rule-broken-row-on-odd-boards = A board can be solved if and only if the number of inversions plus the row of the blank, counted from 1 at the top, is even, whatever its width.
rule-broken-goal-ignored = A board that can reach the goal with the blank last can reach any goal.
rule-broken-half-of-181440 = The 8-puzzle has 181,440 states, and half of them can be solved.
rule-broken-consistent-without-h = A heuristic is consistent if h(n) ≤ c(n, n′) for every move.
rule-stated = The rule: { $rule }
rule-says = The rule says: { $content }
rule-truth = In fact: { $content }
rule-right = The rule is right on this board.
rule-wrong = The rule is wrong on this board.
rule-solvable = the board can be solved
rule-unsolvable = the board cannot be solved
rule-count = { $count } boards of this size can be solved
rule-consistent = h(n) = { $h } ≤ 1 for every move: Manhattan distance is consistent here
rule-inconsistent = h(n) = { $h } > 1: Manhattan distance is not consistent
rule-consistent-truth = h(n) = { $h } ≤ 1 + h(n′), because h(n′) is at least { $after }: Manhattan distance is consistent here
rule-sample = There are too many boards of this size: the goal, its neighbours and many random boards are tested.
rule-label-cases = Tested on
rule-label-says = The rule says yes
rule-label-truth = In fact yes
rule-label-wrong = Wrong on
rule-never-wrong = On boards of this size the rule is right.

## Algorithms that are broken on purpose

algorithm-broken-astar-drops-open = A* that drops what is on OPEN
algorithm-broken-astar-drops-open-short = ✗ A* drops OPEN
algorithm-broken-astar-drops-open-about = A common mistake: a successor that is already on OPEN is discarded without comparing its g.
algorithm-broken-astar-drops-open-advantages = Easy to catch: from 1 6 2/4 8 0/7 3 5, with Manhattan distance, it finds 13 moves although 11 are enough.
algorithm-broken-astar-drops-open-drawbacks = A cheaper path to a node on OPEN is lost, so the solution need not be optimal.
algorithm-broken-astar-tests-early = A* with an early goal test
algorithm-broken-astar-tests-early-short = ✗ A* tests early
algorithm-broken-astar-tests-early-about = A common mistake: the search stops as soon as a goal is generated, not when it is taken off OPEN.
algorithm-broken-astar-tests-early-advantages = Easy to catch: from Arad to Bucharest it finds 450 although 418 is enough. It does no harm if every move costs 1 and an admissible heuristic is at least 1 off the goal, like Manhattan distance on boards.
algorithm-broken-astar-tests-early-drawbacks = A goal may be generated by an expensive path while a cheaper one is still on OPEN.
algorithm-broken-bfs-stack = Breadth-first with a stack
algorithm-broken-bfs-stack-short = ✗ Breadth-first, stack
algorithm-broken-bfs-stack-about = A common mistake: OPEN is a stack, so the newest node is expanded first, not the oldest.
algorithm-broken-bfs-stack-advantages = Easy to catch: from 1 2 3 4 0 6 7 5 8, two moves from the goal, it finds 49,284 moves.
algorithm-broken-bfs-stack-drawbacks = It goes deep instead of broad: the solution can be absurdly long.
algorithm-broken-bfs-tests-parent = Breadth-first that tests the parent
algorithm-broken-bfs-tests-parent-short = ✗ Breadth-first, parent
algorithm-broken-bfs-tests-parent-about = A common mistake: when a successor is generated, the parent is tested for the goal again instead of the successor.
algorithm-broken-bfs-tests-parent-advantages = Easy to catch: the goal is recognised only when it is expanded itself, a whole layer too late.
algorithm-broken-bfs-tests-parent-drawbacks = The solution is right, but found late: a layer of nodes is expanded for nothing.
explain-taken-newest = Node { NUMBER($number, useGrouping: 0) } is on top of the stack and is taken off OPEN (g = { $g }).
explain-parent-no-goal = Node { NUMBER($number, useGrouping: 0) } is tested instead of the successor: it is not the goal.
explain-overlooked = { move-shown }: discarded, because node { NUMBER($known, useGrouping: 0) } is already on OPEN with g = { $known_g }, although here g would be only { $g }.

audit-page-heuristics = Heuristics
audit-page-heuristics-tip = Is a heuristic admissible? Is it consistent?
audit-page-rules = Rules
audit-page-rules-tip = Rules that are often taught but wrong, tested on all boards
rules-rule = Rule
rules-about = All boards up to 3×3 are tested, including those that cannot be solved; on 4×4 the goal, its neighbours and many random boards.
rule-short-broken-even-inversions = Even inversions, whatever the width
rule-short-broken-row-from-zero = Inversions + row from 0 even
rule-short-broken-row-on-odd-boards = Inversions + row from 1 even, on odd boards too
rule-short-broken-goal-ignored = Solvable for one goal, so for all
rule-short-broken-half-of-181440 = Half of 181,440
rule-short-broken-consistent-without-h = Consistent: h(n) ≤ c
guarantee-broken = This algorithm is broken on purpose: a shorter solution may exist, or it finds the solution late.
board-note-caught-open = Exposes A* that drops what is on OPEN: 13 moves.
board-note-caught-stack = Exposes breadth-first search with a stack: 52 moves.
board-note-caught-pairs = Exposes linear conflicts counted by pairs: A* finds 19 moves.
board-note-caught-conflicts = Exposes linear conflicts counted by pairs: h = 28.
