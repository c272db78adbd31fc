# A search in one line: 3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan at=13

run-line-long = The line is too long: a search takes at most { $most } characters.
run-line-quote = A quotation mark is not closed: “{ $text }”.
run-line-subject = The line does not say what to search: it starts with a board (3x3:1 2 3/7 0 8/5 6 4), a board’s name (korf:1) or problem=.
run-line-surplus = One word too many: “{ $word }”. After the board come the algorithm and the heuristic; everything else is written as name=value.
run-line-algorithms = “{ $one }” and “{ $other }” are two algorithms; a search has one.
run-line-key = “{ $name }=” is not a setting of a search. Available: { $known }.
run-line-key-near = “{ $name }=” is not a setting of a search. Did you mean “{ $near }=”?
run-line-twice = “{ $word }=” is given twice.
run-line-own = “{ $name }” is Python code in a file. It runs only if you name it yourself, so choose it in the window or give it on the command line.
run-line-step = The step after “at=” must be a whole number or “end”, not “{ $value }”.
cli-line-without-board = The line describes a search on something other than a board; this command needs a board.
