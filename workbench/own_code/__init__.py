"""The process in which the user's own code runs, single calls and entire searches, so that it cannot block the window.

`isolate` selects such a process; without one, as in a notebook, own code runs in the caller's process. `loading` runs
a Python file or a notebook, of which only imports, definitions and constants are run. `Restrictions` are for code of
other people, such as a submission: what it prints, the processes that it starts, and its working folder. They keep
mistakes from doing harm; they are no protection against malice.
Imports `disk`, `interruption` and `search.problem`. The process itself imports what it runs, by name.
"""
