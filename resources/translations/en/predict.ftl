# Prediction: the class foretells the next step.

command-predict = P&redict
predict-title = Predict
predict-about = Predict what the search does next. While a question is open, nothing later is shown, and OPEN is in the order in which its nodes were generated.
predict-kind-next = Which node is expanded next
predict-kind-value = What its f is
predict-kind-fate = What happens to a successor
predict-count = Questions:
predict-within = from the first steps:
predict-seed = Seed:
predict-seed-tip = The same seed gives the same questions for the same search
predict-each-step = At each step from here on
predict-pupil = Name (optional)
predict-begin = Start
predict-close = Stop predicting
predict-waiting = The search continues until there is enough to ask about…
predict-stop = End the round
predict-place = Question { $place } of { $count }
predict-place-fewer = Question { $place } of { $count } possible
predict-score = Right: { $right } · streak: { $streak }
predict-ask-next = Step { $step }: which node is expanded next?
predict-ask-value = Step { $step }: node { $node } is expanded next. What is its { $value }?
predict-ask-fate = Step { $step }: node { $node } is expanded next. What happens to the successor { $name }{ $by ->
    [move] , reached by its move { $move }
   *[no] { "" }
}?
predict-ask-fate-blank = Step { $step }: node { $node } is expanded next. What happens to the successor where the blank moves { $move ->
        [u] up
        [d] down
        [l] left
       *[r] right
    }?
predict-ask-anneal = Step { $step }, T = { NUMBER($temperature, maximumFractionDigits: 4) }: node { $node } has h = { $h }. The neighbour drawn ({ $move }) has h = { $other }{ $worse ->
    [yes] , and the random number is { NUMBER($drawn, maximumFractionDigits: 4) }
   *[no] { "" }
}. Is it accepted?
predict-your-answer = Your answer
predict-hint-node = A number, or click a node in OPEN or in the tree
predict-hint-value = A number
predict-choices = Choose from a list
predict-answer = Answer
predict-next = Next question
predict-finish = Finish
predict-fate-button = { $place } { $fate }
predict-fate-new = new
predict-fate-new-tip = Its state is new: it goes on OPEN
predict-fate-cheaper = cheaper path
predict-fate-cheaper-tip = Its state is on OPEN, and this path to it is cheaper
predict-fate-no-better = no better
predict-fate-no-better-tip = Its state is on OPEN, and this path to it is not cheaper
predict-fate-closed = already closed
predict-fate-closed-tip = Its state is closed, and remains closed
predict-fate-reopened = reopened
predict-fate-reopened-tip = Its state is closed, but this path to it is cheaper: it goes back on OPEN
predict-fate-waiting = to be entered
predict-fate-waiting-tip = It is entered next, or waits for its turn
predict-fate-cut = beyond the bound
predict-fate-cut-tip = Its f, or its depth, is beyond the bound: it is cut off
predict-fate-repeated = repeated
predict-fate-repeated-tip = The search has visited its state, and avoids it
predict-fate-goal = the goal
predict-fate-goal-tip = It is recognised as the goal when it is generated
predict-fate-dropped = dropped earlier
predict-fate-dropped-tip = Its state was dropped earlier, because it was not among the best of its layer
predict-fate-copy = a duplicate
predict-fate-copy-tip = Its state is known; it is written anyway, and found when the layer is merged
predict-fate-meeting = the sides meet
predict-fate-meeting-tip = The other side knows its state: a path from start to goal is found
predict-fate-forgotten = forgotten
predict-fate-forgotten-tip = It is forgotten at once; only its value is kept
predict-fate-too-deep = no room below it
predict-fate-too-deep-tip = It is not the goal, and there is no room for nodes below it
predict-fate-accepted = accepted
predict-fate-accepted-tip = The search moves to it
predict-fate-rejected = rejected
predict-fate-rejected-tip = The search stays where it is
predict-node = node { $node }
predict-right = Right.
predict-wrong = Not right. The right answer: { $right }.
predict-nothing = No answer yet.
predict-not-open = Node { $node } is not on OPEN.
predict-no-number = “{ $text }” is not a number.
predict-no-run = There is no search to ask about.
predict-no-open = This search keeps no OPEN list: there is nothing to choose the next node from.
predict-no-fate = Every successor here is a candidate for the next move: there is nothing to decide about it.
predict-no-choice-of-node = This search looks at one neighbour in each step: there is no choice of nodes to predict.
predict-far = Only the first { $most } steps of this search can be asked about.
predict-no-kind = Choose at least one kind of question.
predict-no-questions = There is no step to ask about: the search ends here.
predict-summary =
    { $count ->
        [one] { $right } of { $count } answer right
       *[other] { $right } of { $count } answers right
    } · longest streak: { $streak } · { $seconds } s
predict-mistakes = Mistakes
predict-mistakes-tip = Click a mistake to go to its step
predict-no-mistakes = No mistakes.
predict-mistake = { $question } Answered: { $answer }. Right: { $right }.
predict-again = Another round
predict-save = Save the results…
predict-save-title = Save the results; they are added to an existing table
predict-files = Tables (*.csv)
predict-saved = Saved in { $name }.
open-order-secret = as generated
inspector-untold = Hidden until you have answered.
cli-command-predict = Ask questions about the next step of a search, with their answers.
cli-help-predict-count = How many questions are asked. Default: 10.
cli-help-predict-seed = The start of the random numbers: the same seed gives the same questions. Default: 1.
cli-help-predict-within = How many of the first steps are asked about. Default: 50.
cli-help-predict-kinds = What is asked: { $known }.
cli-predict-line = { $place }. { $question }
cli-predict-answer = Answer: { $answer }
predict-tip-explore = Predict what the search does next: questions, feedback and a score
predict-tip-compare = Open one of these searches in Explore, and predict its steps there
predict-tip-divide = Open the search of this phase in Explore, and predict its steps there
predict-tip-audit = An audit looks at all boards at once and has no next step; Predict works in Explore, Compare, Divide and conquer, Hex and Game trees.
predict-tip-experiments = Experiments keep counts and no steps; Predict works in Explore, Compare, Divide and conquer, Hex and Game trees.
predict-tip-hex = Predict what MCTS or alpha-beta does next: questions, feedback and a score
predict-tip-play = Here you move the tiles, and no search runs; Predict works in Explore, Compare, Divide and conquer, Hex and Game trees.
predict-no-phase = There is no search of a phase here to predict.
predict-phase-first = The phase is searched first, then opened in Explore.
predict-not-now = Not while a question is open: it would give away the answer.
predict-in-lesson = Not while a question of the lesson is open.
predict-left = The round has ended, because other benches could give its answers away. Your answers so far count.
predict-lane = { $letter } · { $name }
predict-append = Add to { $name }
predict-elsewhere = In another file…
predict-saved-short = Saved in { $name }
predict-other-table = “{ $name }” contains something other than results of Predict; it was not changed.
cli-help-predict-game-tree = A game tree instead of a board: its text, such as "(3 12 8) (2 4 6)", or a file. Algorithms: { $known }.
cli-option-not-game-tree = { $option } does not apply to a game tree.
cli-help-predict-ask = Ask the questions one by one and check the answers.
cli-help-predict-pupil = Whose answers they are, for the table.
cli-help-predict-csv = Add the answers to a table.
cli-predict-needs-ask = --csv and --pupil need --ask: they are about answers.
cli-predict-open = OPEN, as generated:
cli-predict-memory = Nodes in memory: { $count } of { $most }.
cli-predict-remembered = Discarded below node { $node }, which keeps the lowest of their values:
cli-predict-in-memory = { $leaf ->
    [yes] (depth { $depth })
   *[no] (depth { $depth }, not a leaf)
}
cli-predict-closed = CLOSED, as expanded:
cli-predict-estimates = h of every place: { $list }
cli-predict-way =
    { $kind ->
        [fate] Node { $node }: g = { $g }. The move to this successor costs { $cost }.
       *[other] Its parent is node { $node }: g = { $g }. The move from there costs { $cost }.
    }
cli-predict-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
predict-no-choice = “{ $text }” is not a number from 1 to { $most }.
