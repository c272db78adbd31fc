# What was opened or saved lately

recent-entry = { $name } ({ $kind })
recent-board = board
recent-map = map
recent-scenarios = scenarios
recent-session = session
recent-lesson = lesson
recent-trace = trace
recent-hex = Hex game
recent-clear = &Clear list
recent-gone = “{ $name }” no longer exists, so it was removed from the list.
