"""Predict: the class answers questions about the next step before it is shown.

A feature that benches use: imports `bench` and the packages below it, no bench. Questions specific to one bench belong
to that bench.
"""
