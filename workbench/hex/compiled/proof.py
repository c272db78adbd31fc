"""Proof search in Hex on the compiled engine: the exact solver, recording every position that it visits."""

from __future__ import annotations

import numpy as np

from workbench.hex.board import HexBoard
from workbench.hex.compiled.solver import SolverRun
from workbench.hex.connections import cells_of
from workbench.hex.kernels import solver
from workbench.hex.recording import HexMoment, HexRecording
from workbench.hex.verdict import LOSS, WIN, MoveVerdict
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.proof_tree import Grounds, ProofMoment, ProofTree
from workbench.search.running.game_run import GameRun

_POSITIONS_PER_SLICE = 2000


class HexProofTree(HexRecording, ProofTree[HexBoard]):
    """The recording of a proof search. Attributes: room, the maximum number of records."""

    def __init__(self, board: HexBoard, room: int) -> None:
        self.room = room
        super().__init__(board, {"must": np.uint64, "carrier": np.uint64})

    def at(self, t: int) -> HexProofMoment:
        """Return the moment after `t` steps. Raises IndexError if there is none."""
        return HexProofMoment(self, t)

    def film(self) -> solver.SolverEvents:
        """Return the columns as the kernel takes them, with at most `room` records."""
        if self.records == self.nodes.capacity:
            self.nodes.grow()
        columns = self.nodes.arrays
        names = ("parent", "move", "left", "result", "grounds", "best", "must", "carrier")
        return solver.SolverEvents(*(columns[name][: self.room] for name in names))

    def note(self, cell: int) -> None:
        """Record a move that wins at once."""
        self.film()
        columns, number = self.nodes.arrays, self.records
        columns["parent"][number], columns["move"][number] = 0, cell + 1
        columns["left"][number], columns["grounds"][number] = number + 1, Grounds.SEEN
        self.records = number + 1


class HexProofMoment(HexMoment, ProofMoment[HexBoard]):
    """A moment of a proof search."""

    recording: HexProofTree

    def verdicts(self) -> list[MoveVerdict]:
        """Return for each visited move whether it wins, the best first."""
        proved = {False: WIN, True: LOSS, None: None}  # by whether the opponent, who moves next, wins
        return [
            MoveVerdict(self.recording.cell(child), None, None, proved[self.wins(child)], record=child)
            for child in self.best_first(0)
        ]

    def must_play(self, number: int) -> frozenset[int]:
        """Return the must-play region of the side to move at a record, as it was when the record was entered."""
        return cells_of(int(self._published.nodes["must"][number]))

    def carrier(self, number: int) -> frozenset[int]:
        """Return the cells that the winner needs at a decided record; none at the root."""
        return cells_of(int(self._published.nodes["carrier"][number])) if self.done(number) else frozenset()


class _Search:
    """Advances the solver, move by move."""

    slice = _POSITIONS_PER_SLICE

    def __init__(self, recording: HexProofTree) -> None:
        self._recording = recording
        self._run: SolverRun | None = None

    def advance(self, steps: int) -> Status | None:
        """Enter at most `steps` positions. Returns the status if the search has ended, else None."""
        recording = self._recording
        target = recording.steps + steps
        if self._run is None:
            recording.records = recording.steps = 1
            self._run = SolverRun(recording.board, film=recording)
        run = self._run
        while recording.records < min(target, recording.room) and run.status is Status.RUNNING:
            run.advance(target - recording.records)
        recording.steps = recording.records
        if run.status is Status.SOLVED:
            self._decide()
            return Status.SOLVED
        if recording.records >= recording.room:
            recording.stopped_at = recording.steps
            return Status.LIMIT
        return None

    def _decide(self) -> None:
        """Record the winner of the position itself: the side to move, if one of its moves wins."""
        recording, columns = self._recording, self._recording.nodes.arrays
        moves = np.flatnonzero(columns["parent"][1 : recording.records] == 0) + 1
        winning = moves[columns["result"][moves] == 0]
        columns["result"][0], columns["grounds"][0] = bool(len(winning)), Grounds.SEARCHED
        columns["best"][0] = winning[0] if len(winning) else NONE
        columns["left"][0] = recording.steps


def start(board: HexBoard, room: int = 5_000_000) -> GameRun[HexProofTree]:
    """Return a proof search of a position that nobody has won.

    `room`: the maximum number of recorded positions; the search ends when it is reached. Raises Fault if the board is
    too large.
    """
    recording = HexProofTree(board, room)
    return GameRun(recording, _Search(recording))
