# The pane with the pseudocode.

pseudocode-title = Pseudocode
pseudocode-tab = Code
pseudocode-name = Pseudocode: the algorithm, line by line
pseudocode-tip = Click a line to go to the next time it is executed
pseudocode-empty = The algorithm will appear here, with the current line and the values of its variables.
pseudocode-values = Values of the variables
pseudocode-form = Notation of the algorithm
pseudocode-form-textbook = Textbook
pseudocode-form-slides = Slides
pseudocode-form-status = STATUS
pseudocode-back = One line back (Ctrl+←)
pseudocode-forward = One line forward (Ctrl+→)
pseudocode-part = step { $step }, part { $part } of { $parts }
pseudocode-after = after step { $step }
pseudocode-line-current = { $line } (current line)
