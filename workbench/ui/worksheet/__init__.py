"""Worksheets on paper: the first steps of a search to fill in by hand, with an answer key, as PDF.

A feature of the window that knows no bench: it takes a run. Imports `bench` and the packages below it.
"""
