# Game trees: minimax and alpha-beta on a tree that is written out.

minimax-title = Game trees
minimax-max = MAX
minimax-min = MIN
minimax-minimax = Minimax
minimax-alphabeta = Alpha-beta
minimax-algorithm = Algorithm
minimax-tree = Game tree
minimax-tree-tip = Click a node to go to the step at which it is entered. Arrow keys go from node to node.
minimax-tree-text = Tree
minimax-tree-text-tip = The children of the root: a number is the value of a leaf for MAX, parentheses hold the children of an inner node, as in (3 12 8) (2 4 6). MAX moves first.
minimax-node = { $name }, { $kind ->
        [leaf] a leaf
        [max] MAX moves
       *[min] MIN moves
    }, { $state ->
        [ahead] not entered yet
        [open] being searched
        [cut] cut off
       *[done] finished
    }; value: { $value }
minimax-never-entered = { $name } is never entered: it is cut off.
minimax-count-entered = Nodes
minimax-count-leaves = Leaves
minimax-count-cuts = Cut-offs
minimax-count-value = Value
explain-minimax-begin = The search has not started.
explain-minimax-start = The search begins at { $name }.
explain-minimax-enter = { $name } is entered: { $side ->
        [max] MAX moves here.
       *[min] MIN moves here.
    }
explain-minimax-enter-window = { $name } is entered with α = { $alpha }, β = { $beta }: { $side ->
        [max] MAX moves here.
       *[min] MIN moves here.
    }
explain-minimax-leaf = { $name } is a leaf with the value { $value }.
explain-minimax-each = The moves from { $name } are examined from left to right.
explain-minimax-better = { $value } of { $child } is { $side ->
        [max] greater
       *[min] less
    } than { $best }: v of { $name } becomes { $value }.
explain-minimax-no-better = { $value } of { $child } is not { $side ->
        [max] greater
       *[min] less
    } than v = { $best } of { $name }.
explain-minimax-window = { $side ->
        [max] α of { $name } becomes { $value }: MAX is sure of that.
       *[min] β of { $name } becomes { $value }: MIN allows no more.
    }
explain-minimax-cut = { $side ->
        [max] v = { $value } ≥ β = { $limit }: MIN will avoid { $name }.
       *[min] v = { $value } ≤ α = { $limit }: MAX will avoid { $name }.
    } { $count ->
        [0] No moves are left here.
        [one] { $count } move is cut off.
       *[other] { $count } moves are cut off.
    }
explain-minimax-back = { $name } is finished: { $bound ->
        [exact] its value is { $value }.
        [least] its value is at least { $value }.
        [most] its value is at most { $value }.
       *[none] it returns { $value }.
    }
explain-minimax-done = The value of the game is { $value }: MAX moves to { $move }.
predict-tip-minimax = Predict what minimax or alpha-beta does next: questions, feedback and a score
predict-about-minimax = Predict what the evaluation of the next leaf leads to: { $search }. While a question is open, nothing later is shown.
predict-kind-leaf-next = Which node is entered after a leaf
predict-kind-leaf-value = Which value a node returns
predict-kind-leaf-fate = What a leaf changes at its parent
predict-ask-leaf-next = Step { $step }: the leaf { $leaf } with the value { $value } is evaluated. Which node is entered after it?
predict-ask-leaf-value = Step { $step }: the leaf { $leaf } with the value { $value } is evaluated. Which value does { $node } return then?
predict-ask-leaf-fate = Step { $step }: the leaf { $leaf } with the value { $value } is evaluated. What does that do at { $node }, where { $mover ->
        [max] MAX
       *[min] MIN
    } moves?
predict-fate-v-changes = v changes
predict-fate-v-changes-tip = The value is better for the player who moves there than all before it
predict-fate-v-stays = v stays
predict-fate-v-stays-tip = The value is no better than v: the next move is examined
predict-fate-cuts-rest = cut off
predict-fate-cuts-rest-tip = The other moves of the node cannot matter any more and are not examined
predict-left-tree = The round has ended, because another tree or algorithm is shown. Your answers so far count.
minimax-copy = Copy the tree as text
minimax-copied = The tree is copied.
minimax-open-title = Open a game tree
minimax-save-title = Save the game tree
minimax-kinds = Game trees (*.txt);;All files (*)
minimax-saved = { $name } is saved.
undo-minimax = change of the game tree
game-tree-heading = A file with a game tree begins with the word { $word }.
game-tree-large = A game tree can have at most { $most } nodes.
game-tree-deep = A game tree can have at most { $most } levels.
game-tree-unexpected = “{ $text }” at character { $place } is unexpected: a game tree consists of numbers and parentheses that are not empty, as in (3 12 8) (2 4 6).
game-tree-unclosed = A closing parenthesis is missing.
game-tree-empty = The game tree is empty; a valid one is (3 12 8) (2 4 6).
game-tree-value = { $text } at character { $place } is too large: values are between −{ $most } and { $most }.
game-tree-no-node = There is no node “{ $name }” in this tree.
