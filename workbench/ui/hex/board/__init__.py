"""The board of Hex as a picture: layout, painter, stones, marks, colours, legend.

The lowest package of `hex`: it imports nothing else of it.
"""
