"""Worksheets on paper: the first steps of a search to fill in by hand, with an answer key, as PDF.

A feature that benches use: imports `bench` and the packages below it, no bench.
"""
