"""Boards × configurations, case by case: the plan, its execution over processes, and the statistics of its results.

Imports `formats` and the layers below it; knows no window and no command line.
"""
