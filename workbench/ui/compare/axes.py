"""The axes along which searches are compared in lockstep."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from workbench.search.comparing.lockstep import JointAxis, by_layer, by_step, by_time
from workbench.ui.compare.runs import Side

STEP, LAYER, TIME = "step", "layer", "time"
AXES = (STEP, LAYER, TIME)


def joint_axis(axis: str, sides: Sequence[Side]) -> JointAxis:
    """Return the joint axis of the recordings so far, along one of AXES."""
    lengths = [side.length for side in sides]
    if axis == LAYER:
        return by_layer([side.layers for side in sides])
    if axis == TIME:
        return by_time([_samples(side) for side in sides], lengths)
    return by_step(lengths)


def _samples(side: Side) -> NDArray[np.float64]:
    return np.zeros((0, 2)) if side.timing is None else side.timing.samples
