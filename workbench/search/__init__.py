"""The shared core of all searches: problems, runs, recordings and what is read from recordings.

It knows no puzzle, no window and no file. Its packages import only those below them:
`predicting | comparing | inspecting`, `explaining | finding | tree`, `playback`, `algorithms`, `running`, `recording`,
`problem`.
"""
