"""Who wins a position of Hex, by proof: the solver in its most readable form.

A position is decided if a side has a chain of links that cannot be broken; its cells are the *carrier* of the win.
Otherwise the side to move must play within every threat of the opponent: its must-play region. A move that fails leaves
the carrier of its refutation, and only moves within that carrier can be better: the region shrinks until a move wins or
none is left. After Hayward, Björnsson, Johanson, Kan, Po and van Rijswijck, *Solving 7×7 Hex with domination, fill-in,
and virtual connections* (2005). `workbench.hex.kernels.solver` does the same with bit boards and fills in cells that
need not be played, so it visits fewer positions; the winner is the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import perf_counter
from typing import NamedTuple

from workbench.hex.board import HexBoard, other
from workbench.hex.connections import must_play, virtual_win
from workbench.hex.evaluations import two_distances
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status


class HexProof(NamedTuple):
    """The winner, the cells that its proof needs, and the winning move if the winner is to move."""

    winner: int
    carrier: frozenset[int]
    move: int | None = None


class Prover:
    """Proves positions, and caches the proofs. Attributes: positions, the number of positions examined."""

    def __init__(self) -> None:
        self.positions = 0
        self._known: dict[tuple[bytes, int], HexProof] = {}

    def prove(self, board: HexBoard) -> HexProof:
        """Return the winner with perfect play."""
        key = bytes(board.stones), board.to_move
        if key not in self._known:
            self.positions += 1
            self._known[key] = self._proof_by_links(board) or self._proof_by_search(board)
        return self._known[key]

    def _proof_by_links(self, board: HexBoard) -> HexProof | None:
        """Return a win by chains of links: of the opponent, or of the side to move after one move; else None."""
        side, rival = board.to_move, other(board.to_move)
        carrier = virtual_win(board, rival)
        if carrier is not None:
            return HexProof(rival, carrier)
        for cell in board.vacant:
            carrier = virtual_win(board.play(cell, side), side)
            if carrier is not None:
                return HexProof(side, carrier | {cell}, cell)
        return None

    def _proof_by_search(self, board: HexBoard) -> HexProof:
        """Try the moves of the must-play region, which every refutation shrinks."""
        side, must = board.to_move, must_play(board, board.to_move)
        region = must.region
        needed = frozenset[int]().union(*(threat.carrier for threat in must.threats))
        for cell in _nearest_first(board, region):
            if cell in region:
                answer = self.prove(board.play(cell, side))
                if answer.winner == side:
                    return HexProof(side, answer.carrier | {cell}, cell)
                needed |= answer.carrier
                region &= answer.carrier
        return HexProof(other(side), needed)


class ProvingRun:
    """A readable exact solver of a position, move by move, with the same interface as `SolverRun`.

    Attributes:
        board: the position. status: RUNNING; SOLVED once the result of every move is known.
        wins: for each cell whose result is known, whether playing there wins.
        seconds: time spent inside `advance`. limit: "seconds" if that limit was reached, else None.
    """

    def __init__(self, board: HexBoard, limits: Limits = Limits()) -> None:  # noqa: B008 - it is frozen
        self.board = board
        self.status = Status.RUNNING
        self.wins: dict[int, bool] = {}
        self.seconds = 0.0
        self.limit: str | None = None
        self._prover, self._limits = Prover(), limits

    @property
    def positions(self) -> int:
        """The number of positions examined."""
        return self._prover.positions

    def advance(self, moves: int) -> Status:
        """Decide at most `moves` more moves; a move is never interrupted. Returns the status."""
        started, side = perf_counter(), self.board.to_move
        for cell in [cell for cell in self.board.vacant if cell not in self.wins][:moves]:
            if self._limits.seconds is not None and self.seconds + perf_counter() - started >= self._limits.seconds:
                self.limit, self.status = "seconds", Status.LIMIT
                break
            self.wins[cell] = self._prover.prove(self.board.play(cell, side)).winner == side
        self.seconds += perf_counter() - started
        if len(self.wins) == len(self.board.vacant):
            self.status = Status.SOLVED
        return self.status

    def cancel(self) -> None:
        """Cancel the run. The results so far remain."""
        if self.status is Status.RUNNING:
            self.status = Status.CANCELLED


def _nearest_first(board: HexBoard, cells: Iterable[int]) -> list[int]:
    """Return cells in the order in which they are tried: those with the smallest potential for both sides first."""
    own, rival = (two_distances(board, side) for side in (board.to_move, other(board.to_move)))
    middle = board.size - 1

    def place(cell: int) -> tuple[float, int]:
        row, column = divmod(cell, board.size)
        return own.potential[cell] + rival.potential[cell], abs(2 * row - middle) + abs(2 * column - middle)

    return sorted(cells, key=place)
