"""The window. Only this package uses Qt and pyqtgraph; it imports every layer below it, but not the command line.

Each bench has its own package: `explore`, `compare`, `experiments`, `divide`, `audit`, `hex`, `play`; they are
independent of each other. Above them are `lessons` and the `shell`, which assembles the window; below them is the code
they share, ordered from specific to general. To decide where code belongs, ask: if one bench were deleted, would this
code go with it? If so, it belongs to that bench; otherwise it is shared and lies below all benches.
"""

from workbench.ui.base.overrides import guard_overrides

guard_overrides()
