"""The picture of a Hex board: layout, painter, stones, marks, colours, legend.

The lowest package of `hex`: it imports nothing else of it.
"""
