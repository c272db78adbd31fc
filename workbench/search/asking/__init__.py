"""Questions about the next step of a recording, for a class to answer, and answers as they are written.

Imports `explaining`, `finding`, `tree` and the packages below them.
"""
