"""The process in which the user's own code runs, so that nothing it does stops the window: calls, and whole searches.

`isolate` begins to use one; until then, as in a notebook, own code runs in the process of whoever calls it.
Imports `interrupting` and `search.problem`. The process itself imports what it is asked to run, by name.
"""
