"""Compares the states expanded by two searches, in the background."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from workbench.search.comparing.difference import Difference, FirstSteps, difference, first_steps
from workbench.search.comparing.lockstep import JointAxis
from workbench.ui.base.jobs import Jobs
from workbench.ui.compare.runs import Side

_Key = tuple[object, int, object, int]
"""Two runs, and the number of steps compared of each."""


class Pair(NamedTuple):
    """Two sides, by their letters."""

    one: str
    other: str


class PairComparison(QObject):
    """Compares two sides at a time.

    Attributes: difference, the result, or None until it is known.
    Signals: `compared`: the difference has changed; `ended`: the comparison has ended.
    """

    compared = Signal()
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.difference: Difference | None = None
        self._steps: tuple[_Key, FirstSteps] | None = None
        self._key: _Key | None = None
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._store)
        self._jobs.ended.connect(self.ended)

    @property
    def busy(self) -> bool:
        return self._jobs.busy

    def begin(self, one: Side, other: Side, joint: JointAxis, which: tuple[int, int]) -> None:
        """Compare two sides that have runs; `which`: their indices on the joint axis."""
        assert one.timeline is not None and other.timeline is not None
        timelines = one.timeline, other.timeline
        self._key = key = (one.run, one.length, other.run, other.length)
        known = self._steps[1] if self._steps is not None and self._steps[0] == key else None

        def work() -> Iterator[object]:
            steps = known
            for result in first_steps(*timelines) if steps is None else ():
                steps = result
                yield None
            if steps is not None:
                yield from difference(steps, joint, which)

        self._jobs.begin(work())

    def stop(self) -> None:
        self._jobs.stop()

    def discard(self) -> None:
        """Drop the result: the pair or its searches have changed."""
        self.stop()
        if self.difference is not None:
            self.difference = None
            self.compared.emit()

    @Slot(object)
    def _store(self, result: Difference) -> None:
        self.difference = result
        if self._key is not None:
            self._steps = self._key, result.steps
        self.compared.emit()
