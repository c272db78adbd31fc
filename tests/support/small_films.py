"""Makes the films of searches in the process that imports this small; see `films`."""

from __future__ import annotations

from workbench.api import own_host
from workbench.search.recording import depth_first_trace, film, filming

__all__ = ["own_host"]

depth_first_trace.KEPT_RECORDS = 40
filming.FIRST_SPACING = 7
film.MANY_CHECKPOINTS = 12
