"""A run that was requested by names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.api.configuration import Configuration
from workbench.search.problem.problem import Heuristic
from workbench.search.recording.recording import Iteration
from workbench.search.running.run import Run


class ConfiguredRun(Run[Any]):
    """A run that stores the names by which it was requested.

    `heuristic_name`: the name in the catalogue or of the user's own function, or None for an algorithm without a
    heuristic. `catalogued`: whether the heuristic was requested by name, so that its properties in the catalogue apply.
    `engine`: "textbook" or "compiled". `records`: the maximum number of records of a depth-first search.
    """

    configuration: Configuration
    heuristic: Heuristic[Any]
    heuristic_name: str | None
    catalogued: bool
    engine: str
    records: int | None

    @property
    def informed(self) -> bool:
        """Whether it uses a heuristic."""
        return self.configuration.entry.informed

    @property
    def iterations(self) -> Sequence[Iteration]:
        """The published iterations of a search that is repeated with increasing bounds."""
        return () if self.configuration.entry.depth_limited else super().iterations
