# Prediction on the Hex bench.

predict-about-hex = Predict what the search does next: { $search }. While a question is open, nothing later is shown.
predict-kind-hex-next = Which move of the root is tried next
predict-kind-hex-value = Which value a node gets
predict-kind-hex-fate = Whether a node’s other moves are cut off
predict-ask-try = Step { $step }: which move of the root does the next iteration try?
predict-ask-share = Step { $step }: the iteration passes through node { $node }, { $side ->
        [first] Red’s
       *[second] Blue’s
    } move, with { $wins } of { $visits ->
        [one] { $visits } game
       *[other] { $visits } games
    } won, and { $winner ->
        [first] Red
       *[second] Blue
    } wins. What is the node’s win percentage then?
predict-ask-upshot = Step { $step }: the move { $move } has the value { $value } for node { $node }, which was entered with the window from { $alpha } to { $beta }. What happens next?
predict-ask-back = Step { $step }: the move { $move } has the value { $value } for node { $node }, and completes it. Which value does the node return?
predict-hint-move = A cell such as c3, or click one
predict-choice = { $place }: { $move } · { $wins } of { $visits } won
predict-choice-uct = { $place }: { $move } · { $wins } of { $visits } won · UCT { $share } + { $bonus } = { $sum }
predict-fate-raises = α rises
predict-fate-raises-tip = It is better than all moves before: the node’s α is raised
predict-fate-stays = α stays
predict-fate-stays-tip = It is no better than the best so far: the next move is examined
predict-fate-cuts = cut off
predict-fate-cuts-tip = It is at least β: the node’s other moves are not examined
predict-root = the root
predict-move = { $move }
predict-share = { $share }%
predict-why-share = Node { $number } then has { $wins } of { $visits ->
        [one] { $visits } game
       *[other] { $visits } games
    } won.
predict-no-proof = The solver proves who wins; Predict asks about MCTS and alpha-beta only.
predict-no-cuts = A search that counts games cuts nothing off; alpha-beta does.
predict-no-try = Alpha-beta tries its moves in a fixed order; MCTS chooses.
predict-no-cell = “{ $text }” is not an empty cell.
predict-left-position = The round has ended, because another position is shown. Your answers so far count.
