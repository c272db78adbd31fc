## The chart: more of what it shows

chart-how = Click: go to that step. Wheel, drag, + and −: zoom. Double click or Home: show all.
chart-f-min-line = f-min (right)
chart-temperature = temperature T (right)
chart-open-forward = OPEN, forward
chart-open-backward = OPEN, backward
chart-round-nodes = nodes
chart-formula = by the formula
axis-round = iteration

chart-ids-formula = N(IDS) = (d + 1)·b⁰ + d·b¹ + … + 1·bᵈ = { NUMBER($total, maximumFractionDigits: 0) } with d = { $depth } and b = { $branching } (completed iterations).
chart-ids-sum = b⁰ + b¹ + … + bᵏ, summed over the bounds k of the iterations (up to { $depth }), is { NUMBER($total, maximumFractionDigits: 0) } with b = { $branching } (completed iterations).
chart-ids-counted = { $count ->
    [one] { $count } node was counted
   *[other] { $count } nodes were counted
}{ $last ->
    [left-off] ; the last iteration is incomplete.
   *[finished] .
}
chart-ids-short = N(IDS) = { NUMBER($total, maximumFractionDigits: 0) } (d = { $depth }, b = { $branching })
chart-rounds-short = Nodes grow { NUMBER($ratio, maximumFractionDigits: 2) }-fold per iteration, on average; the last has { $share }%.
chart-rounds-ratio = A completed iteration generated { NUMBER($ratio, maximumFractionDigits: 2) } times as many nodes as the one before, on average; the last one generated { $share }% of all nodes.
chart-counting = The nodes of this long search are still being counted. Counted so far: { $share }%.
chart-updating = Drawn up to step { $step }

## Saving it

chart-menu = Save or zoom the chart
chart-menu-tip = Save the chart as a picture or as numbers; the wheel or dragging zooms
chart-whole = Show all
chart-whole-tip = Show all of the chart again (Home, double click)
chart-save-png = Save as PNG…
chart-save-svg = Save as SVG…
chart-save-csv = Save numbers as CSV…
chart-save-title = Save the chart
chart-files-png = PNG pictures (*.png)
chart-files-svg = SVG drawings (*.svg)
chart-files-csv = Tables (*.csv)
chart-picture-title = { $kind } · { $search }
chart-picture-about = from { $board } to { $goal }
chart-picture-other = { $problem }: from { $board } to { $goal }
