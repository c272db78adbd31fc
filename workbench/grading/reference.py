"""What is right: the boards of a task, their distances, and the searches of the reference. Each is computed once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from workbench.api import Configuration, result, start
from workbench.catalog.estimates import estimate_for
from workbench.formats.board_list import read_list
from workbench.formats.random_boards import is_random, read_random
from workbench.grading.host import Table
from workbench.grading.task import ALL, BoardSet, Check, Task
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.status import Status
from workbench.search.running.generators import run_to_end
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.scramble import scrambles
from workbench.tiles.puzzle.solvability import is_solvable
from workbench.tiles.state_space.field import DistanceField, full_field
from workbench.tiles.state_space.generator import GeneratedBoard, at_distance
from workbench.wording import say

T = TypeVar("T")
Key = tuple[Any, ...]


@dataclass(frozen=True)
class ReferenceSearch:
    """A search of the reference: the number of moves, the states that it expanded, and its bounds."""

    moves: int
    expanded: tuple[tuple[int, ...], ...]
    bounds: tuple[int, ...]


class Reference:
    """What is right for a task. Methods may be called by any thread, and raise Fault if the task is wrong."""

    def __init__(self, task: Task) -> None:
        self.task, self.goal = task, task.goal
        self._lock = Lock()
        self._known: dict[Key, Any] = {}

    def boards(self, name: str) -> tuple[Board, ...]:
        """Return the boards of a set, not for ALL."""
        return self._once(("boards", name), lambda: tuple(self._boards(self.task.boards[name])))

    def packed(self, name: str) -> bytes:
        """Return the boards of a set, one byte a tile."""
        if name == ALL:
            return bytes(self.field.boards.tobytes())
        return b"".join(bytes(board.tiles) for board in self.boards(name))

    @cached_property
    def field(self) -> DistanceField:
        """All boards from which the goal can be reached, with their distances."""
        return self._once(("field",), lambda: run_to_end(full_field(self.goal)))

    def estimates(self, heuristic: str, name: str) -> NDArray[np.float64]:
        """Return the values of a heuristic on the boards of a set, in moves."""
        return self._once(("values", heuristic, name), lambda: self._estimates(heuristic, name))

    def table(self, heuristic: str) -> Table:
        """Return a heuristic that is a sum over tiles as a table, by cell and tile, in moves. Raises Fault."""
        return self._once(("table", heuristic), lambda: self._table(heuristic))

    def search(self, check: Check, board: Board) -> ReferenceSearch:
        """Return the search of a check's reference."""
        key = ("search", check.algorithm, check.heuristic, check.ties, check.kind == "bounds", board)
        return self._once(key, lambda: self._search(check, board))

    def optimum(self, board: Board) -> int:
        """Return the length of the shortest solutions of a board that can be solved."""
        return self._once(("optimum", board), lambda: self._optimum(board))

    def solvable(self, board: Board) -> bool:
        """Return whether the goal can be reached from a board."""
        return is_solvable(board, self.goal)

    def prepare(self, checks: tuple[Check, ...]) -> Iterator[None]:
        """Compute what the checks need, and yield after each piece. Raises Fault if the task is wrong."""
        for check in checks:
            if check.kind == "admissible" or check.boards == ALL:
                _ = self.field
                yield
            if check.kind == "values" and check.heuristic is not None:
                self.estimates(check.heuristic, check.boards)
                yield
            if check.boards == ALL:
                continue
            for board in self.boards(check.boards):
                self._prepare_board(check, board)
                yield

    def _prepare_board(self, check: Check, board: Board) -> None:
        if check.kind in ("expanded", "bounds"):
            self.search(check, board)
        elif check.kind == "optimal":
            self.optimum(board)

    def _once(self, key: Key, compute: Callable[[], T]) -> T:
        with self._lock:
            if key in self._known:
                return cast(T, self._known[key])
        value = compute()
        with self._lock:
            return cast(T, self._known.setdefault(key, value))

    def _boards(self, boards: BoardSet) -> Iterator[Board]:
        shape = self.goal.shape
        for text in boards.listed:
            yield self._checked(_parsed(text, shape, boards), boards)
        if not boards.source:
            return
        drawn = self._random(boards.source) if is_random(boards.source) else self._file(boards.source)
        for board in drawn:
            yield self._checked(_swapped(board) if boards.unsolvable else board, boards)

    def _checked(self, board: Board, boards: BoardSet) -> Board:
        if board.shape != self.goal.shape:
            raise Fault("task-board-shape", board=str(board), name=boards.name)
        return board

    def _random(self, source: str) -> Iterator[Board]:
        described = read_random(source)
        seed, (rows, columns) = described.seed or 0, described.shape
        if described.moves is None:
            yield from scrambles(rows, columns, seed, described.count, self.goal, described.walk)
            return
        found = (one for one in at_distance(self.goal, described.moves, seed) if isinstance(one, GeneratedBoard))
        for _, one in zip(range(described.count), found, strict=False):
            yield one.board

    def _file(self, source: str) -> Iterator[Board]:
        path = (self.task.folder or Path()) / source
        if not path.is_file():
            raise Fault("file-missing", name=str(path))
        return (board for _, board, _ in read_list(str(path)).boards)

    def _estimates(self, heuristic: str, name: str) -> NDArray[np.float64]:
        estimate = estimate_for(TileProblem(self.goal, self.goal), heuristic)
        packed, cells = self.packed(name), self.goal.cells
        states = (packed[place : place + cells] for place in range(0, len(packed), cells))
        return np.array([estimate(state) / MOVE_COST for state in states])

    def _table(self, heuristic: str) -> Table:
        estimate: Any = estimate_for(TileProblem(self.goal, self.goal), heuristic)
        cells, tiles = self.goal.cells, self.goal.tiles
        table = [[0.0] * cells for _ in range(cells)]
        if heuristic == "linear-conflict":
            raise Fault("task-no-table", heuristic=heuristic)
        for turn in range(cells):
            for part in estimate.parts(bytes(tiles[turn:] + tiles[:turn])):
                table[part.cell][part.tile] = part.amount // MOVE_COST
        return table

    def _search(self, check: Check, board: Board) -> ReferenceSearch:
        run = start(board, check.reference, goal=self.goal)
        while run.advance(100_000) is Status.RUNNING:
            pass
        if run.status is not Status.SOLVED:
            raise Fault("task-board-unsolvable", board=str(board), name=check.boards)
        bounds = tuple(int(one.bound or 0) // run.bound_unit for one in run.iterations)
        expanded: tuple[tuple[int, ...], ...] = ()
        if check.kind == "expanded":
            timeline = Timeline(run.recording)
            nodes = timeline.current()[: timeline.length].tolist()
            expanded = tuple(tuple(run.recording.state(node)) for node in nodes)
        return ReferenceSearch(len(result(run).moves or ()), expanded, bounds)

    def _optimum(self, board: Board) -> int:
        if not self.solvable(board):
            raise Fault("task-board-unsolvable", board=str(board), name="")
        run = start(board, Configuration.of("astar", "linear-conflict"), goal=self.goal)
        while run.advance(100_000) is Status.RUNNING:
            pass
        return len(result(run).moves or ())


def _parsed(board: str, shape: tuple[int, int], boards: BoardSet) -> Board:
    """Return a listed board. Raises Fault that names the set."""
    try:
        return Board.parse(board, shape)
    except Fault as fault:
        facts = {"board": to_quotable(board), "name": boards.name, "complaint": say(fault)}
        raise Fault("task-board-wrong", **facts) from None


def _swapped(board: Board) -> Board:
    """Return the board with its first two tiles exchanged, which changes whether it can be solved."""
    first, second = [cell for cell, tile in enumerate(board.tiles) if tile][:2]
    return board.swapped(first, second)
