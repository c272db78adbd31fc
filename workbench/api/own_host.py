"""The functions that an `OwnSearch` calls in the process of own code: searches that run there, by number."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, NamedTuple

from workbench.api.configuration import Configuration
from workbench.api.textbook import estimate_of, textbook_search
from workbench.catalog.own_names import own_names
from workbench.own_code.child_process import EXTRA_BYTES, raised_message
from workbench.own_code.restraint import limit_memory
from workbench.search.problem.blame import user_code_place
from workbench.search.problem.messages import Message, message, to_quotable
from workbench.search.problem.problem import Problem, SearchFailure
from workbench.search.problem.status import Status
from workbench.search.recording.columns import allocate_by
from workbench.search.recording.sharing import RecordingChanges, SharedArrays, Writer

_SLICE = 0.02
"""Seconds after which the process answers, unless a single step takes longer."""
_MAX_TEXT = 200


class SliceResult(NamedTuple):
    """The result of a slice: the number of expansions, how the search ended, or why it failed."""

    done: int
    ended: Status | None
    failure: Message | None
    changes: RecordingChanges


class _Hosted:
    """A search in this process that is controlled by an `OwnSearch` in another."""

    def __init__(self, problem: Problem[Any], configuration: Configuration, records: int) -> None:
        self._about = ", ".join(own_names(problem, configuration.heuristic))
        estimate = estimate_of(problem, configuration)
        self.recording, self._search = textbook_search(problem, estimate, configuration, records)
        if getattr(problem, "own_name", ""):
            self.recording.store_all_states()
        assert _arrays is not None
        self._writer = Writer(self.recording, _arrays)

    def advance(self, expansions: int) -> SliceResult:
        """Do at most `expansions` expansions, fewer if they take long."""
        until = time.monotonic() + _SLICE
        done, ended, failure = 0, None, None
        try:
            ended = self._search.advance(0)
            while ended is None and done < expansions:
                ended = self._search.advance(1)
                done += 1
                if time.monotonic() > until:
                    break
        except SearchFailure as broken:
            failure = broken.message
        except MemoryError:
            failure = message("failed-memory")
        except BaseException as error:  # own code may raise anything, even SystemExit
            failure = raised_message(
                self._about, type(error).__name__, to_quotable(str(error), _MAX_TEXT), user_code_place(error)
            )
        return SliceResult(done, ended, failure, self._writer.changes())


_memory_limit = 0
_searches: dict[int, _Hosted] = {}
_arrays: SharedArrays | None = None


def begin(
    number: int,
    folder: str,
    problem: Problem[Any],
    configuration: Configuration,
    records: int,
    room: int,
    expansions: int,
) -> SliceResult:
    """Start a search in this process and do the first expansions."""
    global _arrays
    if _arrays is None:
        _arrays = SharedArrays(Path(folder))
        allocate_by(_arrays.allocate)
    _limit(room)
    _searches[number] = _Hosted(problem, configuration, records)
    return _searches[number].advance(expansions)


def advance(number: int, room: int, expansions: int) -> SliceResult:
    """Continue a search. `room`: the memory limit in bytes."""
    _limit(room)
    return _searches[number].advance(expansions)


def _limit(room: int) -> None:
    global _memory_limit
    if room != _memory_limit:
        _memory_limit = room
        limit_memory(room + EXTRA_BYTES)


def release(number: int) -> None:
    """Delete a search."""
    _searches.pop(number, None)
