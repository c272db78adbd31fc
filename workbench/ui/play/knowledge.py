"""What is known about the boards of a game: their distances from the goal and paths to it. Does not use Qt."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from workbench.tiles.divide.solve_from_here import LowerBound, SolvedPath
from workbench.tiles.puzzle.board import Board


@dataclass(frozen=True)
class Distance:
    """The number of moves from a board to the goal; `exact` False: a lower bound."""

    moves: int
    exact: bool


class Knowledge:
    """Collects the results of searches from boards with the same goal."""

    def __init__(self) -> None:
        self._exact: dict[Board, int] = {}
        self._least: dict[Board, int] = {}
        self._next: dict[Board, str] = {}
        self._planned: dict[Board, str] = {}

    def learn(self, report: SolvedPath | LowerBound) -> None:
        """Store a result; a path is stored for all boards on it."""
        if isinstance(report, LowerBound):
            self._least[report.start] = max(report.moves, self._least.get(report.start, 0))
            return
        boards, total = report.start.path(report.moves), len(report.moves)
        for number, board in enumerate(boards):
            if report.shortest:
                self._exact[board] = total - number
            if number < total:
                (self._next if report.shortest else self._planned)[board] = report.moves[number]

    def learn_distance(self, board: Board, moves: int) -> None:
        """Store the exact distance of a board from the goal, of which no path is known."""
        self._exact[board] = moves

    def distance(self, board: Board) -> Distance | None:
        """Return the known distance of a board from the goal, or a lower bound on it, or None."""
        if board in self._exact:
            return Distance(self._exact[board], True)
        return Distance(self._least[board], False) if board in self._least else None

    def known_path(self, board: Board, goal: Board) -> SolvedPath | None:
        """Return a known path from a board to the goal, optimal if possible; None if no path is known."""
        return self._followed(board, goal, self._next, True) or self._followed(board, goal, self._planned, False)

    def _followed(self, board: Board, goal: Board, moves: dict[Board, str], shortest: bool) -> SolvedPath | None:
        current, way, visited = board, "", {board}
        while current != goal:
            if current not in moves:
                return None
            way += moves[current]
            current = current.moved(moves[current])
            if current in visited:
                return None
            visited.add(current)
        return SolvedPath(board, way, shortest)

    def distances(self, boards: Sequence[Board]) -> list[Distance | None]:
        """Return the distance of each board of a path, as exactly as follows from all that is known.

        A move changes the distance by exactly one, so one distance bounds all the others.
        """
        known = [self.distance(board) for board in boards]
        exact = [(place, one.moves) for place, one in enumerate(known) if one is not None and one.exact]
        return [self._best(place, one, exact) for place, one in enumerate(known)]

    @staticmethod
    def _best(place: int, own: Distance | None, exact: list[tuple[int, int]]) -> Distance | None:
        if (own is not None and own.exact) or not exact:
            return own
        least = max(moves - abs(place - current) for current, moves in exact)
        most = min(moves + abs(place - current) for current, moves in exact)
        if own is not None and own.moves > least:
            least = own.moves + (own.moves - least) % 2
        return Distance(least, least == most)


def mistakes(course: Sequence[Distance | None]) -> list[int]:
    """Return the moves, by number from 1, that certainly increased the distance to the goal."""
    numbers = []
    for number, (before, after) in enumerate(itertools.pairwise(course), start=1):
        if before is not None and after is not None and before.exact and after.exact and after.moves > before.moves:
            numbers.append(number)
    return numbers
