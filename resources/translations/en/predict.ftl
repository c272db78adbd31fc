# Prediction: the class foretells the next step.

command-predict = P&redict
predict-title = Predict
predict-about = Foretell what the search does next. While a question stands, nothing later is shown, and OPEN is in the order in which its nodes were generated.
predict-kind-next = Which node is expanded next
predict-kind-value = What is its f
predict-kind-fate = What becomes of a successor
predict-count = Questions:
predict-within = from the first steps:
predict-seed = Seed:
predict-seed-tip = With the same seed the same questions are asked of the same search
predict-each-step = At each step from here on
predict-pupil = Name (optional)
predict-begin = Begin
predict-close = Stop predicting
predict-waiting = The search goes on until there is enough to ask about…
predict-stop = End the round
predict-place = Question { $place } of { $count }
predict-score = Right: { $right } · in a row: { $streak }
predict-ask-next = Step { $step }: which node is expanded next?
predict-ask-value = Step { $step }: node { $node } is expanded next. What is its { $value }?
predict-ask-fate = Step { $step }: node { $node } is expanded next. What becomes of the successor to which its move { $move } leads?
predict-ask-fate-blank = Step { $step }: node { $node } is expanded next. What becomes of the successor where the blank moves { $move ->
        [u] up
        [d] down
        [l] left
       *[r] right
    }?
predict-your-answer = Your answer
predict-hint-node = A number; or click a node in OPEN or in the tree
predict-hint-value = A number
predict-choices = Choose from a list
predict-answer = Answer
predict-next = Next question
predict-finish = Finish
predict-fate-button = { $place } { $fate }
predict-fate-new = new
predict-fate-new-tip = Its state was never seen: it goes on OPEN
predict-fate-cheaper = cheaper path
predict-fate-cheaper-tip = Its state waits on OPEN, and this path to it is cheaper
predict-fate-no-better = no better
predict-fate-no-better-tip = Its state waits on OPEN, and this path to it is not cheaper
predict-fate-closed = already closed
predict-fate-closed-tip = Its state is closed, and stays so
predict-fate-reopened = reopened
predict-fate-reopened-tip = Its state is closed, this path to it is cheaper: it goes back on OPEN
predict-fate-waiting = to be entered
predict-fate-waiting-tip = It is entered next, or waits until it is its turn
predict-fate-cut = beyond the bound
predict-fate-cut-tip = Its f, or its depth, is beyond the bound: it is cut off
predict-fate-repeated = repeated
predict-fate-repeated-tip = The search avoids its state: it has been there
predict-fate-goal = the goal
predict-fate-goal-tip = It is recognised as the goal at once
predict-fate-dropped = given up before
predict-fate-dropped-tip = Its state was dropped before, as it was not among the best of its layer
predict-fate-copy = a copy
predict-fate-copy-tip = Its state is known; it is written all the same, and found when the layer is merged
predict-fate-meeting = the sides meet
predict-fate-meeting-tip = The other side knows its state: a way from start to goal is found
predict-fate-forgotten = forgotten
predict-fate-forgotten-tip = It is forgotten at once but for its value
predict-fate-too-deep = no room below it
predict-fate-too-deep-tip = It is no goal, and there is no room for any node below it
predict-node = node { $node }
predict-right = Right.
predict-wrong = Not right. The right answer: { $right }.
predict-nothing = Nothing is answered yet.
predict-not-open = Node { $node } does not wait on OPEN.
predict-no-number = “{ $text }” is no number.
predict-no-run = There is no search to ask about.
predict-no-open = This search keeps no OPEN list: there is nothing to choose the next node from.
predict-far = Of this search only the first { $most } steps can be asked about.
predict-no-kind = No kind of question is chosen.
predict-no-questions = There is no step to ask about: the search ends here.
predict-summary =
    { $count ->
        [one] { $right } of { $count } answer right
       *[other] { $right } of { $count } answers right
    } · longest row: { $streak } · { $seconds } s
predict-mistakes = Mistakes
predict-mistakes-tip = Click one to go to its step
predict-no-mistakes = No mistakes.
predict-mistake = { $question } Answered: { $answer }. Right: { $right }.
predict-again = Another round
predict-save = Save the results…
predict-save-title = Save the results; a table of earlier ones is added to
predict-files = Tables (*.csv)
predict-saved = Saved in { $name }.
open-order-secret = as generated
inspector-untold = Not told while it is asked for.
cli-command-predict = Questions about the next step of a search, with their answers.
cli-help-predict-count = how many questions (10)
cli-help-predict-seed = which questions: the same for the same number (1)
cli-help-predict-within = from how many of the first steps (50)
cli-help-predict-kinds = what is asked: { $known }
cli-predict-line = { $place }. { $question }
cli-predict-answer = Answer: { $answer }
predict-tip-explore = Foretell what the search does next: questions, verdicts, a score
predict-tip-compare = One of these searches is opened in Explore, to be foretold there
predict-tip-divide = The search of this phase is opened in Explore, to be foretold there
predict-tip-audit = An audit looks at all boards at once and has no next step; searches are foretold in Explore, Compare, Divide and conquer and Hex.
predict-tip-experiments = Experiments keep counts and no steps; searches are foretold in Explore, Compare, Divide and conquer and Hex.
predict-tip-hex = Foretell what MCTS or alpha-beta does next: questions, verdicts, a score
predict-tip-play = Here a person moves and nothing is searched; searches are foretold in Explore, Compare, Divide and conquer and Hex.
predict-no-phase = There is no search of a phase here to be foretold.
predict-phase-first = The phase is searched first; then it opens in Explore.
predict-not-now = Not while a question stands: it would show how the search goes on.
predict-left = The round is ended: other benches could give its answers away. What was answered counts.
predict-lane = { $letter } · { $name }
predict-append = Add to { $name }
predict-elsewhere = In another file…
predict-saved-short = Saved in { $name }
predict-other-table = “{ $name }” holds something else than results of Predict; it was left as it is.
cli-help-predict-ask = ask one question after another and judge the answers
cli-help-predict-pupil = whose answers they are, for the table
cli-help-predict-csv = put the answers into a table, below those that it holds
cli-predict-needs-ask = --csv and --pupil go with --ask: they are about answers.
cli-predict-open = OPEN, as generated:
cli-predict-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
predict-no-choice = “{ $text }” is none of the numbers from 1 to { $most }.
