"""Lessons: texts with scenes to look at and questions that are checked, as values and as files.

Imports `formats` and the layers below it; knows no window.
"""
