"""Proof search in Hex on the compiled engine: the exact solver with a recording of all that it looks at."""

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

_SLICE = 2000


class HexProofTree(HexRecording, ProofTree[HexBoard]):
    """The recording of such a search. Attributes: room, the most records."""

    def __init__(self, board: HexBoard, room: int) -> None:
        self.room = room
        super().__init__(board, {"must": np.uint64, "carrier": np.uint64})

    def at(self, t: int) -> HexProofMoment:
        """Return the moment after `t` steps. Raises IndexError outside."""
        return HexProofMoment(self, t)

    def film(self) -> solver.SolverEvents:
        """Return the columns as the kernel takes them, as many records long as there may be."""
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
    """A moment of such a search."""

    recording: HexProofTree

    def verdicts(self) -> list[MoveVerdict]:
        """Return of the moves that were looked at whether they win, the best first."""
        proved = {False: WIN, True: LOSS, None: None}  # by whether the opponent, who is to move there, wins
        return [
            MoveVerdict(self.recording.cell(child), None, None, proved[self.wins(child)], record=child)
            for child in self.best_first(0)
        ]

    def must_play(self, number: int) -> frozenset[int]:
        """Return the cells among which the side to move at a record has to play, as they were when it was entered."""
        return cells_of(int(self._published.nodes["must"][number]))

    def carrier(self, number: int) -> frozenset[int]:
        """Return the cells that the winner needs at a record that is decided; none at the root."""
        return cells_of(int(self._published.nodes["carrier"][number])) if self.done(number) else frozenset()


class _Search:
    """Takes steps with the solver, move by move."""

    slice = _SLICE

    def __init__(self, recording: HexProofTree) -> None:
        self._recording = recording
        self._run: SolverRun | None = None

    def take(self, steps: int) -> Status | None:
        """Enter so many positions. Returns how the search has ended, or None."""
        recording = self._recording
        wanted = recording.steps + steps
        if self._run is None:
            recording.records = recording.steps = 1
            self._run = SolverRun(recording.board, film=recording)
        run = self._run
        while recording.records < min(wanted, recording.room) and run.status is Status.RUNNING:
            run.advance(wanted - recording.records)
        recording.steps = recording.records
        if run.status is Status.SOLVED:
            self._decide()
            return Status.SOLVED
        if recording.records >= recording.room:
            recording.stopped_at = recording.steps
            return Status.LIMIT
        return None

    def _decide(self) -> None:
        """Record who wins in the position itself: who has a move that does."""
        recording, columns = self._recording, self._recording.nodes.arrays
        moves = np.flatnonzero(columns["parent"][1 : recording.records] == 0) + 1
        winning = moves[columns["result"][moves] == 0]
        columns["result"][0], columns["grounds"][0] = bool(len(winning)), Grounds.SEARCHED
        columns["best"][0] = winning[0] if len(winning) else NONE
        columns["left"][0] = recording.steps


def start(board: HexBoard, room: int = 5_000_000) -> GameRun[HexProofTree]:
    """Return a proof search of a position that nobody has won.

    `room`: how many positions are recorded, at which it ends. Raises Fault for boards that are too large.
    """
    recording = HexProofTree(board, room)
    return GameRun(recording, _Search(recording))
