"""Worksheets: the first steps of a search on paper, to be filled in by hand, with the answers."""
