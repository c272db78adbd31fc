# Prediction on the Hex bench.

predict-about-hex = Foretell what the search does next: { $search }. While a question stands, nothing later is shown.
predict-kind-hex-next = Which move of the root is tried next
predict-kind-hex-value = What value a node gets
predict-kind-hex-fate = Whether a node’s other moves are cut off
predict-ask-try = Step { $step }: which move of the root does the next iteration try?
predict-ask-share = Step { $step }: the iteration goes through node { $node }, { $side ->
        [first] Red’s
       *[second] Blue’s
    } move, with { $wins } of { $visits ->
        [one] { $visits } game
       *[other] { $visits } games
    } won, and { $winner ->
        [first] Red
       *[second] Blue
    } wins. What percentage does the node have then?
predict-ask-upshot = Step { $step }: the move { $move } turns out to be worth { $value } to node { $node }, which was entered with the window from { $alpha } to { $beta }. What follows?
predict-ask-back = Step { $step }: the move { $move } turns out to be worth { $value } to node { $node }, and with it the node is done. What value does it give back?
predict-hint-move = A cell such as c3, or click it
predict-choice = { $place }: { $move } · { $wins } of { $visits } won
predict-choice-uct = { $place }: { $move } · { $wins } of { $visits } won · UCT { $share } + { $bonus } = { $sum }
predict-fate-raises = α rises
predict-fate-raises-tip = It is better than all before it: α of the node is raised
predict-fate-stays = α stays
predict-fate-stays-tip = It is no better than what there is: the next move is looked at
predict-fate-cuts = cut off
predict-fate-cuts-tip = It is at least β: the node’s other moves are not looked at
predict-root = the root
predict-move = { $move }
predict-share = { $share }%
predict-why-share = Node { $number } has { $wins } of { $visits ->
        [one] { $visits } game
       *[other] { $visits } games
    } won then.
predict-no-proof = The solver proves who wins; that is not asked about, but MCTS and alpha-beta are.
predict-no-cuts = A search that counts games cuts nothing off; alpha-beta does.
predict-no-try = Alpha-beta tries its moves in a fixed order; MCTS chooses.
predict-no-cell = “{ $text }” is no empty cell.
predict-left-position = The round is ended, as another position is on show. What was answered counts.
