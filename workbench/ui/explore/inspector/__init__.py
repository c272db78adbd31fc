"""The Inspector of Explore: the estimate of a node tile by tile, and the history of the node.

Imports nothing else of `explore`.
"""
