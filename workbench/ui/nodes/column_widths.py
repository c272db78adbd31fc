"""The widest texts that the columns of a table of nodes have to hold, so that none of them is ever cut."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import scale, units
from workbench.search.recording.recording import UNREACHABLE, Recording
from workbench.wording import number

MOST = 1 << 14
"""New records that are looked at."""


class Widest:
    """What the nodes recorded so far need; `update` takes in what has been recorded since, at the cost of that."""

    def __init__(self, recording: Recording[Any]) -> None:
        self.recording = recording
        self._unit = scale(recording.problem)
        self._records = self._steps = 0
        self._costs = {name: _Extent() for name in ("g", "h", "f")}

    def update(self) -> None:
        """Take in all that is recorded now; of very many new ones a part, since it is their extent that matters."""
        published = self.recording.published
        first, last = self._records, published.records
        self._records, self._steps = last, published.steps
        new = slice(first, last, max(1, (last - first) // MOST))
        g, h = published.nodes["g"][new], published.nodes["h"][new]
        known = h < UNREACHABLE
        for name, values in (("g", g), ("h", h), ("f", self.recording.priorities(published.nodes, new))):
            self._costs[name].add(values[known], self._unit)

    def texts(self) -> tuple[str, str, str, str, str]:
        """Return the widest texts: of a node's number, of g, h, f, and of a step."""
        g, h, f = (self._costs[name].text(self._unit) for name in ("g", "h", "f"))
        return _eights(str(self._records)), g, h, f, _eights(number(self._steps))


class _Extent:
    def __init__(self) -> None:
        self._greatest, self._fractional = 0.0, False

    def add(self, values: NDArray[Any], unit: int) -> None:
        if len(values):
            self._greatest = max(self._greatest, float(values.max()))
            self._fractional = self._fractional or bool(np.any(values % unit))

    def text(self, unit: int) -> str:
        whole = int(units(self._greatest, unit))
        return _eights(number(whole + 0.888, 3) if self._fractional else number(whole))


def _eights(told: str) -> str:
    """Return a text with the widest of digits in place of its own."""
    return "".join("8" if letter.isdigit() else letter for letter in told)
