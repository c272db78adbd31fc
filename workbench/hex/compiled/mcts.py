"""Monte-Carlo tree search in Hex on the compiled engine: its recording, its moments and the function that starts it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from workbench.hex.board import BLUE, RED, HexBoard
from workbench.hex.kernels import mcts as kernels
from workbench.hex.kernels import playouts
from workbench.hex.recording import HexMoment, HexRecording
from workbench.hex.verdict import LOSS, WIN, MoveVerdict
from workbench.search.problem.limits import default_bytes
from workbench.search.problem.status import Status
from workbench.search.recording.visit_tree import Counts, ProvedResult, VisitMoment, VisitTree
from workbench.search.running.game_run import GameRun

_ITERATIONS_PER_SLICE = 500
"""Iterations per slice: about 8 ms on a large board."""
_NODE_BYTES, _STEP_BYTES = 33, 16
"""Bytes per node of the pool, and per iteration of the recording including its record."""
MAX_ITERATIONS = 50_000_000
_MAX_NODES = 60_000_000


@dataclass(frozen=True)
class MctsSettings:
    """The settings of the search, in the order in which the kernel takes them.

    Attributes:
        rave: how many visits the all-moves-as-first statistics outweigh; 0: they are not used.
        exploration: the weight of the exploration term.
        expand_at: visits before a node gets children.
        bridges: whether playouts save bridges.
        knowledge: whether moves that win at once, and the only defences, are known, and proofs are derived from them.
        seed: of the random numbers.
    """

    rave: float = 1000.0
    exploration: float = 0.1
    expand_at: int = 5
    bridges: bool = True
    knowledge: bool = True
    seed: int = 1


PLAIN_UCT = MctsSettings(rave=0.0, exploration=1.0, expand_at=1, bridges=False, knowledge=False)
"""Plain UCT, as in the textbook."""


class HexVisitTree(HexRecording, VisitTree[HexBoard]):
    """The recording of a Monte-Carlo tree search. Attributes: settings."""

    def __init__(self, board: HexBoard, settings: MctsSettings) -> None:
        self.settings = settings
        self.rave, self.bridges = settings.rave > 0, settings.bridges
        super().__init__(board, (RED, BLUE))

    def at(self, t: int) -> HexVisitMoment:
        """Return the moment after `t` iterations. Raises IndexError if there is none."""
        return HexVisitMoment(self, t)

    def count(self, t: int, records: int) -> tuple[Counts, Counts, Counts]:
        """Return for the first `records`, within `t` iterations: the visits, Red's wins and Blue's wins."""
        visits, red = np.zeros(records, np.int32), np.zeros(records, np.int32)
        kernels.totals(t, records, events_of(self.published.nodes, self.published.rows), visits, red)
        return visits, red, visits - red


class HexVisitMoment(HexMoment, VisitMoment[HexBoard]):
    """A moment of a Monte-Carlo tree search, with what a board can show of it."""

    recording: HexVisitTree

    @cached_property
    def heat(self) -> tuple[Counts, NDArray[np.float64]]:
        """For each cell, its visits, int32[cells], and its share of wins, float64[cells] (NaN: never visited)."""
        visits = np.zeros(self.recording.board.cells, np.int32)
        rates = np.full(self.recording.board.cells, np.nan)
        for child in self.children(0).tolist():
            cell = self.recording.cell(child)
            visits[cell], rates[cell] = self.visits[child], self.rate(child)
        return visits, rates

    @property
    def line(self) -> tuple[int, ...]:
        return self.recording.cells(self.best_line)

    def verdicts(self) -> list[MoveVerdict]:
        """Return the statistics of the moves that were tried, the best first."""
        proved = {ProvedResult.WON: WIN, ProvedResult.LOST: LOSS, ProvedResult.UNKNOWN: None}
        return [
            MoveVerdict(
                self.recording.cell(child),
                self.rate(child),
                int(self.visits[child]),
                proved[self.proof(child)],
                record=child,
            )
            for child in self.best_first(0)
        ]

    def chosen_by(self, number: int) -> tuple[float, float] | None:
        """Return the two terms of the UCT value of a child: its share of wins, and the exploration term.

        None if all-moves-as-first statistics contribute, because they are not recorded.
        """
        settings, parent = self.recording.settings, self.recording.parent(number)
        if settings.rave:
            return None
        logarithm = math.log(float(self.visits[parent]) + 1)
        return self.rate(number), settings.exploration * math.sqrt(logarithm / (float(self.visits[number]) + 1))

    @cached_property
    def playout(self) -> HexBoard | None:
        """The full board at the end of this iteration's playout, played again; None if there was none.

        There is no playout at t = 0, nor if the winner is proved at the leaf.
        """
        proved = int(self._published.nodes["proved"][self.current])
        if not self.t or proved <= self.t:
            return None
        recording = self.recording
        board = recording.state(self.current)
        walled = playouts.with_wall(np.frombuffer(board.stones, np.int8).copy(), board.size)
        width = board.size + 2
        cell = recording.cell(self.current)
        last = 0 if cell < 0 else (cell // board.size + 1) * width + cell % board.size + 1
        seed, bridges = float(recording.settings.seed), recording.settings.bridges
        cells = np.zeros(width * width, np.int64)
        playouts.fill(walled, board.size, board.to_move, last, bridges, seed, self.t - 1, cells)
        stones = walled.reshape(width, width)[1:-1, 1:-1].tobytes()
        return HexBoard(board.size, stones, board.to_move, board.history)


def events_of(nodes: Mapping[str, NDArray[np.generic]], rows: Mapping[str, NDArray[np.generic]]) -> kernels.MctsEvents:
    """Return the columns of a recording in the form that the kernels take."""
    return kernels.MctsEvents(
        nodes["parent"], nodes["move"], nodes["proof"], nodes["proved"], rows["leaf"], rows["winner"]
    )


class _Search:
    """Runs iterations with the kernel, growing the columns if needed."""

    slice = _ITERATIONS_PER_SLICE

    def __init__(self, recording: HexVisitTree, room: int) -> None:
        board, settings = recording.board, recording.settings
        self._recording = recording
        self._root = playouts.with_wall(np.frombuffer(board.stones, np.int8).copy(), board.size)
        self._most_steps = min(MAX_ITERATIONS, room // 2 // _STEP_BYTES)
        max_nodes = min(_MAX_NODES, room // 2 // _NODE_BYTES)
        self._counters = np.array([board.size, board.to_move, 0, 1, 1, max_nodes], np.int64)
        self._settings = np.array(astuple(settings), np.float64)
        self._tree = _pool(min(1 << 16, max_nodes))
        self._tree.record[0] = 0

    def advance(self, iterations: int) -> Status | None:
        """Run iterations. Returns SOLVED if the winner is proved, LIMIT if memory is used up, else None."""
        recording, counters = self._recording, self._counters
        target = counters[kernels.ITERATIONS] + iterations
        while counters[kernels.ITERATIONS] < target and self._tree.proof[0] == kernels.UNKNOWN:
            remaining = int(target - counters[kernels.ITERATIONS])
            columns = events_of(recording.nodes.arrays, recording.rows.arrays)
            full = kernels.advance(remaining, self._root, counters, self._settings, self._tree, columns)
            recording.steps, recording.records = int(counters[kernels.ITERATIONS]), int(counters[kernels.RECORDS])
            if full and not self._grow():
                recording.stopped_at = recording.steps
                return Status.LIMIT
        return None if self._tree.proof[0] == kernels.UNKNOWN else Status.SOLVED

    def _grow(self) -> bool:
        recording, size = self._recording, self._recording.board.cells
        if recording.steps >= self._most_steps:
            return False
        for columns, used in ((recording.nodes, recording.records + 2), (recording.rows, recording.steps)):
            if used >= columns.capacity:
                columns.grow()
        room = len(self._tree.move)
        if self._counters[kernels.USED] + 2 * size > room:
            self._tree = _enlarged(self._tree, int(min(2 * room, self._counters[kernels.MAX_NODES])))
        return True


def _pool(room: int) -> kernels.MctsTree:
    """Return an empty pool of `room` nodes; the root is node 0."""
    types = (np.int16, np.int32, np.int16, *(np.float32,) * 4, np.int8, np.int32)
    return kernels.MctsTree(*(np.zeros(room, dtype) for dtype in types))


def _enlarged(tree: kernels.MctsTree, room: int) -> kernels.MctsTree:
    columns = []
    for old in tree:
        new = np.zeros(room, old.dtype)
        new[: len(old)] = old
        columns.append(new)
    return kernels.MctsTree(*columns)


def start(board: HexBoard, settings: MctsSettings | None = None, room: int | None = None) -> GameRun[HexVisitTree]:
    """Return a search of a position that nobody has won.

    `room`: the maximum memory in bytes, by default a quarter of the machine's.
    """
    recording = HexVisitTree(board, settings or MctsSettings())
    return GameRun(recording, _Search(recording, default_bytes() if room is None else room))
