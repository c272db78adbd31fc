"""Alpha-beta search in Hex on the compiled engine: its recording, its moments and the function that starts it."""

from __future__ import annotations

import numpy as np

from workbench.hex.board import HexBoard
from workbench.hex.game import from_the_middle
from workbench.hex.kernels import alphabeta as kernels
from workbench.hex.kernels import estimates
from workbench.hex.recording import HexMoment, HexRecording
from workbench.hex.verdict import LOSS, WIN, MoveVerdict
from workbench.search.problem.status import Status
from workbench.search.recording.cutoff_tree import INFINITE, WON, CutoffMoment, CutoffTree
from workbench.search.running.game_run import GameRun

ESTIMATES = ("two-distance", "resistance")
_NODES_PER_SLICE = 200
_TABLE_SIZE = 1 << 18


class HexCutoffTree(HexRecording, CutoffTree[HexBoard]):
    """The recording of an alpha-beta search. Attributes: estimate, one of ESTIMATES."""

    def __init__(self, board: HexBoard, estimate: str, room: int) -> None:
        self.estimate = estimate
        super().__init__(board, room)

    def at(self, t: int) -> HexCutoffMoment:
        """Return the moment after `t` steps. Raises IndexError if there is none."""
        return HexCutoffMoment(self, t)


class HexCutoffMoment(HexMoment, CutoffMoment[HexBoard]):
    """A moment of an alpha-beta search."""

    recording: HexCutoffTree

    def verdicts(self) -> list[MoveVerdict]:
        """Return the values of the last complete iteration; moves no better than an earlier one have only bounds.

        Such a bound is an upper bound. So a bound that means a loss proves a loss, but one that means a win proves
        nothing.
        """
        line = self.best_line
        if not line:
            return []
        children = self.children(self.recording.parent(line[0])).tolist()
        values = {child: -(self.value(child) or 0) for child in children}
        order = sorted(values, key=lambda child: (child != line[0], -values[child], child))
        return [self._verdict(child, values[child], self.bound(child) != "exact") for child in order]

    def _verdict(self, child: int, value: int, bounded: bool) -> MoveVerdict:
        """Return the verdict on a move whose value is `value`, or at most `value` if `bounded`."""
        proved = LOSS if value < -WON // 2 else WIN if value > WON // 2 and not bounded else None
        estimate = value if abs(value) < WON // 2 else None
        return MoveVerdict(self.recording.cell(child), estimate, None, proved, bounded and proved is None, child)


class _Search:
    """Advances the kernel, iteration by iteration, growing the columns if needed."""

    slice = _NODES_PER_SLICE

    def __init__(self, recording: HexCutoffTree, depth: int | None) -> None:
        board = recording.board
        self._recording, self._depth = recording, depth
        resistance = int(recording.estimate == "resistance")
        self._counters = np.array([board.size, board.to_move, 0, 0, 0, 0, 0, 0, resistance], np.int64)
        self._workspace = _workspace(board)
        self._table = kernels.AlphaBetaTable(
            np.zeros(_TABLE_SIZE, np.uint64),
            np.zeros(_TABLE_SIZE, np.int32),
            np.zeros(_TABLE_SIZE, np.int8),
            np.zeros(_TABLE_SIZE, np.int16),
            np.zeros(_TABLE_SIZE, np.int16),
        )
        self._begin_iteration()

    def advance(self, steps: int) -> Status | None:
        """Enter at most `steps` nodes. Returns the status if the search has ended, else None."""
        recording, counters = self._recording, self._counters
        target = recording.records + steps
        while recording.records < target:
            columns = recording.nodes.arrays
            events = kernels.AlphaBetaEvents(*(columns[name] for name in kernels.AlphaBetaEvents._fields))
            remaining = min(target, recording.room) - recording.records
            outcome = kernels.advance(remaining, counters, self._workspace, self._table, events)
            recording.records = recording.steps = int(counters[kernels.RECORDS])
            if outcome == kernels.FULL:
                recording.nodes.grow()
            elif outcome == kernels.ITERATION_DONE:
                if (ended := self._final_status()) is not None:
                    return ended
                self._begin_iteration()
            elif recording.records >= recording.room:
                recording.stopped_at = recording.steps
                return Status.LIMIT
        return None

    def _begin_iteration(self) -> None:
        counters = self._counters
        counters[kernels.DEPTH] += 1
        counters[kernels.ESTIMATED] = 0
        self._workspace.frames[0, 1:3] = -INFINITE, INFINITE
        self._recording.begin_iteration(int(counters[kernels.DEPTH]))

    def _final_status(self) -> Status | None:
        counters = self._counters
        if not counters[kernels.ESTIMATED] or abs(int(counters[kernels.VALUE])) > WON // 2:
            return Status.SOLVED
        return Status.EXHAUSTED if counters[kernels.DEPTH] == self._depth else None


def _workspace(board: HexBoard) -> kernels.AlphaBetaWorkspace:
    size, cells = board.size, board.cells
    keys = np.random.default_rng(1).integers(1, 1 << 63, (2, cells), np.int64).astype(np.uint64)
    return kernels.AlphaBetaWorkspace(
        np.frombuffer(board.stones, np.int8).copy(),
        estimates.neighbour_table(size),
        np.array(from_the_middle(size), np.int64),
        np.zeros((cells + 2, 10), np.int64),
        np.ones(cells + 2, np.uint64),
        keys,
        np.zeros((2, cells), np.int64),
        np.zeros((8, 6 * cells + 1), np.int64),
        np.zeros((cells, size + 1), np.float64),
        np.zeros(cells, np.float64),
    )


def start(
    board: HexBoard, estimate: str = ESTIMATES[0], depth: int | None = None, room: int = 5_000_000
) -> GameRun[HexCutoffTree]:
    """Return a search of a position that nobody has won.

    `depth`: the maximum depth in moves. `room`: the maximum number of recorded nodes; the search ends when it is
    reached.
    """
    recording = HexCutoffTree(board, estimate, room)
    return GameRun(recording, _Search(recording, depth))
