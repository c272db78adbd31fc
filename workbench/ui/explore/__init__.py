"""The Explore bench: one search with its board, tree, lists, pseudocode, chart and inspector.

`board`, `chart` and `inspector` hold the larger panes. Imports the shared packages below the benches, no other bench.
"""
