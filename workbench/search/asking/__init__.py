"""Questions about the next step of a recording, for a class to answer, and which of them a recording can be asked.

Imports `explaining`, `finding`, `tree` and the packages below them.
"""
