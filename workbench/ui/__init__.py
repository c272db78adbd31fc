"""The window. Qt and pyqtgraph live here only; it imports every layer below it, and not the command line.

One package a bench: `explore`, `compare`, `experiments`, `divide`, `audit`, `hex`, `play`; they know nothing of each
other. Above them `lessons` and the `shell` that puts the window together; below them, from the special to the general,
what they share. The question that finds a home: whose would it be if its bench were deleted? What goes with the bench
lives in the bench; what stays is shared and lies below all benches.
"""

from workbench.ui.base.overrides import guard_overrides

guard_overrides()
