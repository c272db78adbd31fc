"""Values over a range of steps, so that drawing a long search costs only what is new."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from workbench.search.playback.timeline import Timeline


def f_of_steps(timeline: Timeline[Any], first: int, last: int) -> NDArray[Any]:
    """Return f of the nodes expanded at steps `first` … `last` (from 1, both included), in the problem's units."""
    recording = timeline.recording
    return recording.priorities(recording.published.nodes, timeline.current()[first - 1 : last])
