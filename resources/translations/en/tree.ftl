# The tree and the graph of a search.

tree-face-tree = Tree
tree-face-graph = Graph
tree-face-step = Step
tree-face-tree-tip = The search tree: every node below the one that generated it, in the order of the search. Nodes generated at this step are bold.
tree-face-graph-tip = The states that the search has seen, each once: equal ones are merged, with every edge between them.
tree-face-step-tip = The board at this step, large.
tree-faces = What is shown of the search
tree-name = Search tree
graph-name = Graph of states
tree-legend = Legend
tree-keys = Arrow keys move through the tree, Enter folds and unfolds, plus and minus zoom, 0 shows all.
tree-empty = The tree of the search will appear here, node by node.
tree-drawing = Drawing…
tree-count = { $count ->
    [one] { NUMBER($count) } node
   *[other] { NUMBER($count) } nodes
}
graph-count = { $count ->
    [one] { NUMBER($count) } state
   *[other] { NUMBER($count) } states
}
tree-zoom-in = Larger
tree-zoom-in-tip = Larger (+, or the wheel)
tree-zoom-out = Smaller
tree-zoom-out-tip = Smaller (−, or the wheel)
tree-fit = Show all
tree-fit-tip = Show all that is unfolded (0)
tree-follow = Follow
tree-follow-tip = Keep the current node in view; moving the drawing by hand turns this off.
tree-more = More
tree-more-tip = Fold, unfold, save as a picture

tree-menu-toggle = Fold or unfold
tree-menu-unfold-below = Unfold all below
tree-menu-made-at = Go to the step that generated it
tree-menu-expanded-at = Go to the step that expanded it
tree-menu-as-usual = Reset folding
tree-menu-save-svg = Save the view as SVG…
tree-menu-save-png = Save the view as PNG…
tree-menu-save-all-svg = Save all that is unfolded as SVG…
tree-menu-save-all-png = Save all that is unfolded as PNG…
tree-save-title = Save the picture
tree-save-svg-kinds = SVG pictures (*.svg)
tree-save-png-kinds = PNG pictures (*.png)

tree-mark-current = current
tree-mark-open = open
tree-mark-closed = closed
tree-mark-waiting = waiting
tree-mark-done = done
tree-mark-entered = on the path
tree-mark-superseded = superseded
tree-mark-dropped = dropped
tree-mark-cut = cut off
tree-mark-not-chosen = not chosen
tree-mark-forgotten = forgotten
tree-mark-rejected = rejected
tree-mark-solution = solution
tree-mark-cheaper = cheaper
tree-mark-meeting = the sides meet

node-costs = { $costs ->
    [g] { tree-costs-g }
    [h] { tree-costs-h }
    [weighted] f = { tree-costs-weighted }
    [backed-up] f = { tree-costs-backed-up }
   *[total] f = { tree-costs }
}
tree-costs = { $f } = { $g } + { $h }
tree-costs-g = g = { $g }
tree-costs-h = h = { $h }
tree-costs-weighted = { $f } = { $g } + { $weight }·{ $h }
tree-costs-backed-up = { $f } > { $g } + { $h }
tree-folded = { $count ->
    [one] ▸ { NUMBER($count) } node
   *[other] ▸ { NUMBER($count) } nodes
}
tree-folded-more = ▸ over { NUMBER($count) }
tree-folded-short = ▸ { $count }
tree-folded-more-short = ▸ > { $count }
tree-gap = ⋮ { $count ->
    [one] { NUMBER($count) } level
   *[other] { NUMBER($count) } levels
}
tree-root-start = from the start ↓
tree-root-goal = back from the goal ↓
tree-root-bound = bound { $bound }

tree-node = Node { NUMBER($number, useGrouping: 0) }: { $costs } · { $mark }
    { $state }
tree-node-expanded = Expanded at step { NUMBER($step) }
tree-node-backed-up = Its value is greater than g + h: it was backed up from its successors, or taken over from its parent.
tree-node-rejected = Rejected: { $state }
    { $costs } is no better than node { NUMBER($known, useGrouping: 0) }, where this state was found before.
tree-node-pruned = Pruned: { $state }
    The goal cannot be reached from here (h = ∞).
