"""Questions about the next step of a recording for students, and parsing of their answers.

Imports `explaining`, `finding`, `tree` and the packages below them.
"""
