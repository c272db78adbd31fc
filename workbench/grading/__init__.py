"""Grading: what students hand in is run, compared with a reference, and gets points with reasons.

`task` reads a task, `collecting` finds the submissions, `reference` computes what is right, `checking` runs the checks
of a submission in a process of its own, `running` grades many, and `tables`, `pages` write the results.
`host` runs in the process of the submission, `own_functions` calls functions of this process, and `notebook` reports on
them. Knows no window and no command line. Imports `formats` and the packages below it.
"""
