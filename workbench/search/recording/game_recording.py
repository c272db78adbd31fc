"""The recording of everything a game search did, in order: the common parts of all such recordings.

As in `workbench.search.recording.recording` nothing is overwritten, records are numbered in order of generation, and
readers use `published` and ignore anything later.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from workbench.search.problem.problem import Game, S
from workbench.search.recording.columns import NONE, Columns

Numbers = NDArray[np.int64]


class PublishedGame(NamedTuple):
    """What a reader may use: the numbers of finished steps and of their records, and arrays that begin with these."""

    steps: int
    records: int
    nodes: Mapping[str, NDArray[Any]]
    rows: Mapping[str, NDArray[Any]]


class GameRecording(ABC, Generic[S]):
    """The common part. Record 0 is the root; parents come before their children.

    Columns of a record: parent, move (index into `labels`), and others that depend on the kind of search; all columns
    of a step do.

        Attributes:
            game: what is searched. labels: the names of the moves, the first of them empty, for the root.
            nodes, rows: the columns, for the writer. steps, records: how many of each are filled.
            stopped_at: the step after which recording stopped because memory was full, or None.
    """

    def __init__(
        self, game: Game[S], nodes: Mapping[str, DTypeLike], rows: Mapping[str, DTypeLike], fill: Mapping[str, int]
    ) -> None:
        self.game = game
        self.nodes = Columns({"parent": np.int32, "move": np.int16, **nodes}, {"parent": NONE, **fill})
        self.rows = Columns(rows, {})
        self.labels: list[str] = [""]
        self._label_index: dict[str, int] = {"": 0}
        self.records, self.steps = 0, 0
        self.stopped_at: int | None = None
        self._states: dict[int, S] = {0: game.initial()}
        self.published = PublishedGame(0, 0, dict(self.nodes.arrays), dict(self.rows.arrays))

    @property
    def nbytes(self) -> int:
        return self.nodes.nbytes + self.rows.nbytes

    def label_index(self, move: str) -> int:
        """Return the index of a move's label, adding the label at its first use."""
        index = self._label_index.get(move)
        if index is None:
            index = self._label_index[move] = len(self.labels)
            self.labels.append(move)
        return index

    def publish(self) -> None:
        """Make everything recorded so far visible to readers."""
        self.published = PublishedGame(self.steps, self.records, dict(self.nodes.arrays), dict(self.rows.arrays))

    @property
    def length(self) -> int:
        """The last recorded step; 0 is the moment before the first."""
        return self.published.steps

    @abstractmethod
    def at(self, t: int) -> GameMoment[S]:
        """Return the moment after `t` steps, 0 ≤ t ≤ length. Raises IndexError outside."""

    def parent(self, number: int) -> int:
        """Return the parent of record `number`; NONE for the root."""
        return int(self.published.nodes["parent"][number])

    def label(self, number: int) -> str:
        """Return the move that led to record `number`; empty for the root."""
        return self.labels[int(self.published.nodes["move"][number])]

    def path(self, number: int) -> list[int]:
        """Return the records from the root to `number`, both included."""
        path = [number]
        while (number := self.parent(number)) != NONE:
            path.append(number)
        return path[::-1]

    def moves(self, number: int) -> tuple[str, ...]:
        """Return the moves from the root, or from the root of its iteration, to record `number`."""
        return tuple(self.label(step) for step in self.path(number)[1:])

    def state(self, number: int) -> S:
        """Return the state of record `number`, by replaying its moves from the root."""
        state = self._states[0]
        for move in self.moves(number):
            state = dict(self.game.moves(state))[move]
        return state

    def depth(self, number: int) -> int:
        """Return the number of moves from the root to record `number`."""
        return len(self.path(number)) - 1


class GameMoment(Generic[S]):
    """What had happened after `t` steps.

    Attributes:
        t: the step. current: the record that it was about, the root at t = 0.
        records: the number of records.
        decides_all: whether the search determines for every move of the position whether it wins.
    """

    decides_all = False
    t: int
    current: int
    records: int

    def __init__(self, recording: GameRecording[S], t: int) -> None:
        if not 0 <= t <= recording.published.steps:
            raise IndexError(f"step {t} of {recording.published.steps}")
        self.recording, self.t, self._published = recording, t, recording.published

    @property
    def path(self) -> list[int]:
        return self.recording.path(self.current)

    @property
    def depth(self) -> int | None:
        """The depth of the last completed iteration; None if the search is not iterative."""
        return None

    @property
    def best_line(self) -> list[int]:
        """The best line as far as it is known, without the root."""
        raise NotImplementedError

    def line_from(self, number: int) -> list[int]:
        """Return the line that begins with a child of the root, as far as it is known."""
        line = self.best_line
        return line if line[:1] == [number] else [number]

    def children(self, number: int) -> Numbers:
        """Return the children of record `number`, in order of generation."""
        first = number + 1
        found: Numbers = np.flatnonzero(self._published.nodes["parent"][first : self.records] == number) + first
        return found
