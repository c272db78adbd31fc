### The chart of a search with an opponent over its steps.

hex-tab-chart = Chart

hex-course = Chart of the search
hex-course-kind = What the chart shows
hex-course-how = Click: go to that step. Wheel, drag, + and −: zoom. Double click: show all.
hex-course-none = Analyse the position: this chart will show, over the steps of the search, how often each of the best moves is tried and wins; for alpha-beta, the nodes of each depth, values and cut-offs.
hex-course-about = Hex, { $size } × { $size }: { $steps ->
    [one] { $steps } step of the search
   *[other] { $steps } steps of the search
}
hex-course-begin = Nothing has been tried yet.

# Monte-Carlo tree search
hex-course-share = Share of games
hex-course-rate = Win rate
hex-course-iterations = games (steps)
hex-course-share-axis = share of all games, %
hex-course-rate-axis = % won, of { $count } games or more
hex-course-nodes = nodes of the tree
hex-course-tree = tree (right)
hex-course-change = takes the lead
hex-course-leads = { $move } leads
hex-course-proved = { $proof ->
    [won] { $move }: proven win
   *[other] { $move }: proven loss
}
hex-chart-description = Step { $step }: { $move } { $proof ->
    [won] is a proven win. It has led since step { $since }
    [lost] is a proven loss. It has led since step { $since }
   *[other] has led since step { $since }
}, winning { $rate }% of its games; { $share }% of all games started with it. The tree has { $nodes ->
    [one] { $nodes } node.
   *[other] { $nodes } nodes.
}
hex-course-visits-of = { $move }: games
hex-course-rate-of = { $move }: win rate, %

# Alpha-beta
hex-course-depth = Depth by depth
hex-course-cuts = Cut-offs
hex-course-depth-axis = depth, with its best move and value
hex-course-steps = nodes entered (steps)
hex-course-entered = nodes
hex-course-cuts-axis = cut-offs
hex-course-known = known from the table
hex-course-value = value
hex-course-value-line = value (right)
hex-course-move = best move
hex-course-deep = Step { $step }: searching to depth { $depth }; { $cuts ->
    [one] { $cuts } cut-off so far.
   *[other] { $cuts } cut-offs so far.
}
hex-course-found = Depth { $depth } found { $move }, worth { $value }.
