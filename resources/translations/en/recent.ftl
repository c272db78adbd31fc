# What was opened or saved lately

recent-entry = { $name } ({ $kind })
recent-board = board
recent-session = session
recent-lesson = lesson
recent-trace = trace
recent-hex = Hex game
recent-clear = &Clear list
recent-gone = “{ $name }” is no longer there, so it has been taken off the list.
