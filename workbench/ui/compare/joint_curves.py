"""The curves of the joint chart, sampled at a limited number of positions on the joint axis."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.comparing.lockstep import JointAxis
from workbench.search.problem.problem import scale
from workbench.search.recording.recording import Recording
from workbench.ui.charts.envelope import Curve
from workbench.ui.compare.runs import Side

MAX_POSITIONS = 1200
"""The maximum number of positions at which a curve is drawn: about the width of a screen in pixels."""
MILLISECONDS = 1000.0


class Quantity(StrEnum):
    """The quantities drawn for each search."""

    OPEN = "open"
    EXPANDED = "expanded"
    F = "f"


def x_coordinates(joint: JointAxis, positions: NDArray[np.int64], timed: bool) -> NDArray[np.float64]:
    """Return the x coordinates of positions: milliseconds if `timed`, else the positions themselves."""
    if timed and joint.scale is not None:
        return np.asarray(joint.scale[positions] * MILLISECONDS, np.float64)
    return positions.astype(np.float64)


def position_at(joint: JointAxis, x: float, timed: bool) -> int:
    """Return the position nearest to an x coordinate."""
    if timed and joint.scale is not None and joint.scale[-1] > 0:
        x = x / MILLISECONDS / float(joint.scale[-1]) * joint.length
    return max(0, min(round(x), joint.length))


def positions_between(first: int, last: int) -> NDArray[np.int64]:
    """Return at most FINEST evenly spaced positions from `first` to `last`, both included."""
    if last - first < MAX_POSITIONS:
        return np.arange(first, last + 1)
    return np.unique(np.linspace(first, last, MAX_POSITIONS).astype(np.int64))


def joint_curve(
    side: Side, which: int, joint: JointAxis, quantity: Quantity, positions: NDArray[np.int64], timed: bool
) -> Curve:
    """Return the curve of a quantity at the positions up to the end of a side's search; f as a step curve.

    `which`: the index of the side on the joint axis. What is not known of the user's own algorithm has no points, nor
    has f of a search without h.
    """
    run = side.run
    if run is None or not is_known(run.recording, quantity):
        return Curve(np.zeros(0), np.zeros(0))
    end = joint.position_of(which, joint.lengths[which])
    sampled = positions[positions <= end]
    if positions[0] <= end < positions[-1]:
        sampled = np.unique(np.append(sampled, end))
    steps = joint.steps_of(which, sampled)
    if quantity is Quantity.EXPANDED:
        return Curve(x_coordinates(joint, sampled, timed), steps.astype(np.float64))
    recording, published = run.recording, run.recording.published
    done = steps > 0
    rows = steps[done] - 1
    if quantity is Quantity.F:
        f = recording.priorities(published.nodes, published.rows["node"][rows])
        x, y = x_coordinates(joint, sampled[done], timed), np.asarray(f / scale(run.problem), np.float64)
        return Curve(np.repeat(x, 2)[1:], np.repeat(y, 2)[:-1])
    sizes = np.full(len(steps), float(published.open_at_start if recording.stores_open else 1))
    if recording.stores_open:
        sizes[done] = published.rows["open"][rows]
    else:
        sizes[done] = published.nodes["depth"][published.rows["node"][rows]] + 1
    return Curve(x_coordinates(joint, sampled, timed), sizes)


def is_known(recording: Recording[Any], quantity: Quantity) -> bool:
    """Return whether a quantity of a search is known."""
    if quantity is Quantity.F:
        return recording.informed and recording.knows_paths
    return quantity is not Quantity.OPEN or recording.stores_open or recording.knows_order
