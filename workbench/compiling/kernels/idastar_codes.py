"""Numbers by which the kernels of IDA* and their callers understand each other, on any problem.

Imports nothing, so callers can read them without loading numba. They are here because a change in them changes kernels.
"""

from __future__ import annotations

PAUSED, SOLVED, ITERATION_FINISHED, NO_ROOM, RECORDING_FULL = range(5)
"""What a kernel returns: it made its expansions, found a goal, cut off all that is left, needs larger arrays, or may
make no more records."""
(
    BOUND, MIN, GENERATED, EXPANDED, DEPTH, RECORDS, STEPS, PRUNED, ITERATION, MID_EXPANSION, RECORDING, OWN,
) = range(12)  # fmt: skip
"""The indices of the counters and settings in `control`; those of a domain begin with OWN. BOUND and MIN, the lowest f
that was cut off, are in an array of their own if they may be fractions. MID_EXPANSION: 1 if a step is not finished.
RECORDING: 1 while records are made."""
CUT, PRUNED_FATE = 1, 3
NO_MINIMUM = 1 << 62
"""The minimum f of the nodes that were cut off, if there were none."""
