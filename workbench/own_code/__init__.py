"""The process in which the user's own code runs, so that nothing it does stops the window: calls, and whole searches.

`isolate` begins to use one; until then own code runs in the process of whoever calls it, as on the command line.
Imports `interrupting` and `search.problem`. The process itself imports what it is asked to run, by name.
"""
