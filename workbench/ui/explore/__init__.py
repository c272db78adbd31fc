"""The Explore bench: one search with its board, tree, lists, pseudocode, chart and inspector.

`bench` connects the panes that `panes` creates. The panes do not know each other; the larger ones are in `board`,
`chart` and `inspector`. Imports the shared packages below the benches, no other bench.
"""
