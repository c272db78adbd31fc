"""The Explore bench: one search with its board, tree, lists, pseudocode, chart and inspector.

`bench` puts together what `panes` makes: panes that know nothing of each other, the larger ones in `board`, `chart` and
`inspector`. Imports the shared packages below the benches, no other bench.
"""
