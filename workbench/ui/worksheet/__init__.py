"""Worksheets on paper: the first steps of a search to fill in by hand, with an answer key, as PDF.

A feature of the window that does not depend on a bench; its input is a run. Imports `bench` and the packages below it.
"""
