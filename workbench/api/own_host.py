"""The functions that an `OwnSearch` calls in the process of own code: searches that run there, by number."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from workbench.api.configuration import Configuration
from workbench.api.textbook import estimate_of, textbook_search
from workbench.catalog.own_names import own_names
from workbench.own_code.child_process import EXTRA_BYTES, raised_message
from workbench.own_code.restraint import limit_memory
from workbench.search.problem.blame import out_of_memory, user_code_place
from workbench.search.problem.messages import Message, to_quotable
from workbench.search.problem.problem import Number, Problem, SearchFailure
from workbench.search.problem.status import Status
from workbench.search.recording.columns import allocate_by
from workbench.search.recording.film import Checkpoint, FilmedSearch, Siblings
from workbench.search.recording.film_sharing import (
    FilmChanges,
    FilmWriter,
    PackedStretch,
    filmed_search_of,
    pack_stretch,
)
from workbench.search.recording.recording import Recording
from workbench.search.recording.sharing import RecordingChanges, SharedArrays, Writer
from workbench.search.running.stepping import TextbookSearch

_SLICE = 0.02
"""Seconds after which the process answers, unless a single step takes longer."""
_MAX_TEXT = 200


class SliceResult(NamedTuple):
    """The result of a slice: the number of expansions, how the search ended, or why it failed, and what is new."""

    done: int
    ended: Status | None
    failure: Message | None
    changes: RecordingChanges
    film: FilmChanges | None


class _Hosted:
    """A search in this process that is controlled by an `OwnSearch` in another."""

    def __init__(self, problem: Problem[Any], configuration: Configuration, records: int | None, stores: bool) -> None:
        self._about = ", ".join(own_names(problem, configuration.heuristic, configuration.algorithm))
        self.recording, self._search = _search(problem, configuration, records)
        self.recording.stores_stretches = stores
        assert _arrays is not None
        self._writer = Writer(self.recording, _arrays)
        self._film = FilmWriter(self.recording)

    def advance(self, expansions: int) -> SliceResult:
        """Do at most `expansions` expansions, fewer if they take long, or if a film begins."""
        until = time.monotonic() + _SLICE
        done, ended, failure = 0, None, None
        try:
            ended = self._search.advance(0)
            while ended is None and done < expansions:
                ended = self._search.advance(1)
                done += 1
                if time.monotonic() > until or self._film.begins:
                    break
        except SearchFailure as broken:
            failure = broken.message
        except MemoryError as error:
            failure = out_of_memory(error)
        except BaseException as error:  # own code may raise anything, even SystemExit
            failure = raised_message(
                self._about, type(error).__name__, to_quotable(str(error), _MAX_TEXT), user_code_place(error)
            )
        return self._result(done, ended, failure)

    def _result(self, done: int, ended: Status | None, failure: Message | None) -> SliceResult:
        changes = self._writer.changes()
        if self._film.begins:  # labels added later belong to stretches rebuilt here
            self._writer.leave_out("labels", "_label_index")
        return SliceResult(done, ended, failure, changes, self._film.changes())


def _search(
    problem: Problem[Any], configuration: Configuration, records: int | None
) -> tuple[Recording[Any], TextbookSearch]:
    """Return a search, not started yet, and its recording, with all states if only this process knows them."""
    recording, search = textbook_search(problem, estimate_of(problem, configuration), configuration, records)
    if getattr(problem, "own_name", ""):
        recording.store_all_states()
    return recording, search


_memory_limit = 0
_searches: dict[int, _Hosted] = {}
_filmed: dict[int, FilmedSearch] = {}
_arrays: SharedArrays | None = None


def begin(
    number: int,
    folder: str,
    problem: Problem[Any],
    configuration: Configuration,
    records: int | None,
    stores: bool,
    room: int,
    expansions: int,
) -> SliceResult:
    """Start a search in this process and do the first expansions. `stores`: see `Recording`."""
    global _arrays
    if _arrays is None:
        _arrays = SharedArrays(Path(folder))
        allocate_by(_arrays.allocate)
    _limit(room)
    _searches[number] = _Hosted(problem, configuration, records, stores)
    return _searches[number].advance(expansions)


def advance(number: int, room: int, expansions: int, spare: bool) -> SliceResult:
    """Continue a search. `room`: the memory limit in bytes; `spare`: whether to keep no more records."""
    _limit(room)
    if spare:
        _searches[number].recording.spare()
    return _searches[number].advance(expansions)


def _limit(room: int) -> None:
    global _memory_limit
    if room != _memory_limit:
        _memory_limit = room
        limit_memory(room + EXTRA_BYTES)


def release(number: int) -> None:
    """Delete a search."""
    _searches.pop(number, None)


def rebuild(
    number: int,
    problem: Problem[Any],
    configuration: Configuration,
    checkpoint: Checkpoint,
    bound: Number | None,
    steps: int,
) -> PackedStretch:
    """Rebuild a stretch of a film; see `FilmedSearch`. The search itself may have run in another process."""
    return pack_stretch(_filmed_search(number, problem, configuration).rebuild(checkpoint, bound, steps))


def siblings(
    number: int, problem: Problem[Any], configuration: Configuration, checkpoint: Checkpoint
) -> Sequence[Siblings]:
    """Return the siblings at each depth of a checkpoint's path."""
    return _filmed_search(number, problem, configuration).siblings(checkpoint)


def release_film(number: int) -> None:
    """Delete what rebuilds a film."""
    _filmed.pop(number, None)


def _filmed_search(number: int, problem: Problem[Any], configuration: Configuration) -> FilmedSearch:
    """Return the same search at its beginning, which rebuilds stretches from their checkpoints."""
    if number not in _filmed:
        recording, search = _search(problem, configuration, None)
        search.advance(0)
        _filmed[number] = filmed_search_of(recording)
    return _filmed[number]
