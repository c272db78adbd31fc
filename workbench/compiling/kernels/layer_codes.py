"""Numbers by which the kernels of searches that work layer by layer and their callers understand each other.

Imports nothing, so callers can read them without loading numba. They are here because a change in them changes kernels.
"""

from __future__ import annotations

(
    EXPANDED, RECORDS, GENERATED, OPEN, MAX_OPEN, PRUNED, NEXT, END, GOAL, OTHER, SIDE,
    BEGIN, BEGIN_BACK, STOP, STOP_BACK, WIDTH, TIES, DROPPED, OWN,
) = range(19)  # fmt: skip
"""The indices of the counters and settings in `control`; those of a domain begin with OWN. NEXT … END: the rest of the
current layer. BEGIN … STOP: in bidirectional search, each side's next layer."""
CONTROL = 32
