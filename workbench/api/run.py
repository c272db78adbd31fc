"""A run that was asked for by names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.api.configuration import Configuration
from workbench.search.problem.problem import Heuristic
from workbench.search.recording.recording import Iteration
from workbench.search.running.run import Run


class ConfiguredRun(Run[Any]):
    """A run that knows by which names it was asked for.

    `heuristic_name`: the catalogue's, that of one's own function, or None for an algorithm that uses none.
    `catalogued`: whether the heuristic was asked for by its name, so that what is known of it holds.
    `engine`: the one that does it, "textbook" or "compiled". `records`: how many a depth-first search keeps.
    """

    configuration: Configuration
    heuristic: Heuristic[Any]
    heuristic_name: str | None
    catalogued: bool
    engine: str
    records: int

    @property
    def informed(self) -> bool:
        """Whether a heuristic guides it."""
        return self.configuration.entry.informed

    @property
    def iterations(self) -> Sequence[Iteration]:
        """The iterations of a search that is repeated with greater bounds, as far as they are published."""
        return () if self.configuration.entry.depth_limited else super().iterations
