"""The window. Only this package uses Qt and pyqtgraph; it imports every layer below it, but not the command line.

Each bench has its own package: `explore`, `compare`, `experiments`, `divide`, `audit`, `hex`, `play`; they are
independent of each other. Above them are `lessons` and the `shell`, which assembles the window; below them is the code
they share, ordered from specific to general. To decide where code belongs, ask: if one bench were deleted, would this
code go with it? If so, it belongs to that bench; otherwise it is shared and lies below all benches.
"""

# Before Qt, because PySide reads the source of each module that is imported after it, which takes time at the start.
import workbench.formats.entry
import workbench.wording.fluent_bundle  # noqa: F401
from workbench.ui.base.overrides import guard_overrides

guard_overrides()
