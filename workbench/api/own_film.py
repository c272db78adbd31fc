"""The film of a search by own code outside the window: its stretches are rebuilt in the process of own code.

A checkpoint contains moves only, so they are rebuilt in any such process, even if the one of the search has ended.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Any

from workbench.api import own_host
from workbench.api.configuration import Configuration
from workbench.catalog.own_names import own_names
from workbench.interruption import InterruptedCall
from workbench.own_code.child_process import OwnCodeEnded
from workbench.own_code.process import PATIENCE, OwnProcess
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Number, Problem, SearchFailure
from workbench.search.recording.film import Checkpoint, NotRepeatedError, Rebuilt, Siblings
from workbench.search.recording.film_sharing import unpack_stretch
from workbench.search.recording.recording import Recording

_HOST = own_host.__name__
_LONGER = 20
"""How many times as long as the search a repetition may take."""


class Pace:
    """The time that a search takes. Attributes: seconds; steps, the number of expansions in this time."""

    seconds = 0.0
    steps = 0

    def expected(self, steps: int) -> float:
        """Return the seconds that a number of expansions will take, about."""
        return self.seconds / max(1, self.steps) * steps


class OwnFilm:
    """Rebuilds the stretches of the search with this number; see `FilmedSearch`.

    The process is ended if this takes much longer than the search did, at its `pace`.
    """

    def __init__(
        self,
        process: OwnProcess,
        number: int,
        problem: Problem[Any],
        configuration: Configuration,
        recording: Recording[Any],
        pace: Pace,
    ) -> None:
        self._process, self._arguments, self._recording = process, (number, problem, configuration), recording
        self._about, self._pace = ", ".join(own_names(problem, configuration.heuristic, configuration.algorithm)), pace
        self.stores_open = recording.stores_open
        weakref.finalize(self, process.send, f"{_HOST}:release_film", number).atexit = False

    def rebuild(self, checkpoint: Checkpoint, bound: Number | None, steps: int) -> Rebuilt:
        packed = self._ask("rebuild", len(checkpoint.path) + steps, checkpoint, bound, steps)
        return unpack_stretch(packed, self._recording)

    def siblings(self, checkpoint: Checkpoint) -> Sequence[Siblings]:
        if not self.stores_open:
            return [Siblings()] * (len(checkpoint.path) + 1)
        siblings: Sequence[Siblings] = self._ask("siblings", len(checkpoint.path), checkpoint)
        return siblings

    def _ask(self, function: str, steps: int, *arguments: Any) -> Any:
        """Return an answer of the process. Raises SearchFailure if the code fails, NotRepeatedError without answer."""
        within = PATIENCE + _LONGER * self._pace.expected(steps)
        try:
            return self._process.call(
                f"{_HOST}:{function}", *self._arguments, *arguments, about=self._about, within=within
            )
        except Fault as fault:
            raise NotRepeatedError(fault.message) from fault
        except SearchFailure as failure:
            no_memory = failure.message.key in ("failed-memory", "own-memory")
            if no_memory or isinstance(failure, OwnCodeEnded | InterruptedCall):
                raise NotRepeatedError(failure.message) from failure
            raise
