"""The process in which the user's own code runs, single calls and entire searches, so that it cannot block the window.

`isolate` selects such a process; without one, as in a notebook, own code runs in the caller's process.
Imports `disk`, `interruption` and `search.problem`. The process itself imports what it runs, by name.
"""
