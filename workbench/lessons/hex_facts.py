"""The facts of a game of Hex for lessons: of the position of a scene, and of the search that the scene shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from workbench.formats.hex.hex_game_text import node_after, read_game_text
from workbench.hex.analysis import bridges, must_play, shortest, two_distances, urgent
from workbench.hex.board import BLUE, EMPTY, RED, HexBoard, cell_named, name
from workbench.lessons.lesson import Values
from workbench.lessons.scene_facts import CellFacts
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Number
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board_text import to_quotable

_SLICE = 20_000
OF_POSITION: Mapping[str, Callable[[HexBoard], Number]] = {
    "stones": lambda board: board.cells - board.stones.count(EMPTY),
    "missing-red": lambda board: shortest(board, RED).moves,
    "missing-blue": lambda board: shortest(board, BLUE).moves,
    "distance-red": lambda board: two_distances(board, RED).value,
    "distance-blue": lambda board: two_distances(board, BLUE).value,
    "bridges-red": lambda board: len(bridges(board, RED)),
    "bridges-blue": lambda board: len(bridges(board, BLUE)),
    "winning-chain": lambda board: len(board.winning_chain),
    "must-play-cells": lambda board: len(must_play(board, board.to_move).region),
    "winning-moves": lambda board: sum(solved(board).values()),
}
OF_GAME_SEARCH: Mapping[str, Callable[[Any, str], Number | None]] = {
    "entered": lambda moment, _cell: moment.t,
    "depth": lambda moment, _cell: moment.depth,
    "cut-offs": lambda moment, _cell: sum(moment.cut(number) for number in range(moment.records)),
    "value": lambda moment, _cell: _value(moment),
    "visits": lambda moment, cell: moment.visits[_child(moment, cell) if cell else 0],
    "wins-percent": lambda moment, cell: round(100 * moment.rate(_child(moment, cell))),
}
WHICH = ("wins", "loses", "wins-now", "only-defence", "must-play", "best")
"""The cells that a question can ask for; `best`: according to the search of the scene."""


class HexFacts(CellFacts):
    """The facts of a scene of Hex. Attributes: board, the position."""

    def __init__(self, scene: Values) -> None:
        tree = read_game_text(str(scene.get("game", "")))
        node = node_after(tree, str(scene["moves"])) if "moves" in scene else tree.main[-1]
        self.board = tree.game(node).board
        self._search_settings: Values = scene.get("think", {})

    @cached_property
    def moment(self) -> Any:
        """The moment of the search that the scene shows. Raises Fault if it shows none."""
        from workbench.hex import searches  # loads the compiler, which takes a second

        steps = self._search_settings.get("steps", 0)
        if not steps:
            raise Fault("lesson-no-run")
        run = searches.start(str(self._search_settings.get("engine", "mcts")), self.board)
        run.advance(steps)
        return run.recording.at(min(self._search_settings.get("at", steps), run.recording.length))

    def check(self, name: str) -> None:
        """Raise Fault for an unknown fact."""
        known = (*OF_POSITION, *OF_GAME_SEARCH)
        if name.partition(" ")[0] not in known:
            raise Fault("lesson-fact-hex", name=to_quotable(name), known=", ".join(known))

    def fact(self, name: str, of: str = "") -> Number:
        """Return a fact; a fact of the search also for a cell, as in "visits c3". Raises Fault if there is none."""
        name, _, cell = name.partition(" ")
        fact_value = (
            OF_POSITION[name](self.board) if name in OF_POSITION else OF_GAME_SEARCH[name](self.moment, cell or of)
        )
        if fact_value is None:
            raise Fault("lesson-fact-none", name=name)
        return fact_value

    def check_cells(self, which: str) -> None:
        """Raise Fault if `which` is neither in WHICH nor a list of cells."""
        if which not in WHICH:
            for cell in which.split():
                cell_named(self.board.size, cell)

    def cells(self, which: str) -> list[str]:
        """Return the names of the requested cells; `which` is in WHICH, or lists the cells."""
        if which not in WHICH:
            return which.split()
        return [name(self.board.size, cell) for cell in sorted(self._cells_of(which))]

    def cell(self, typed: str) -> str:
        """Return the name of a typed empty cell. Raises Fault if it is not one."""
        cell = cell_named(self.board.size, typed.strip().lower())
        if self.board.stones[cell] != EMPTY:
            raise Fault("hex-cell-taken", cell=name(self.board.size, cell))
        return name(self.board.size, cell)

    def _cells_of(self, which: str) -> frozenset[int]:
        board = self.board
        if which in ("wins", "loses"):
            return frozenset(cell for cell, wins in solved(board).items() if wins is (which == "wins"))
        if which == "must-play":
            return frozenset(must_play(board, board.to_move).region)
        if which == "best":
            return frozenset(self.moment.line[:1])
        return urgent(board).wins if which == "wins-now" else urgent(board).defences


def solved(board: HexBoard) -> Mapping[int, bool]:
    """Return for each empty cell whether playing there wins, by proof. Raises Fault if the board is too large."""
    from workbench.hex.compiled.solver import SolverRun

    run = SolverRun(board)
    while run.status is Status.RUNNING:
        run.advance(_SLICE)
    return run.wins


def _child(moment: Any, cell: str) -> int:
    recording = moment.recording
    cell_index = cell_named(recording.board.size, cell)
    match = next((child for child in moment.best_first(0) if recording.cell(child) == cell_index), None)
    if match is None or not moment.visits[match]:
        raise Fault("lesson-not-tried", cell=cell)
    return int(match)


def _value(moment: Any) -> int | None:
    """Return the value of the position in the last completed iteration."""
    line = moment.best_line
    value = None if not line else moment.value(moment.recording.parent(line[0]))
    return None if value is None else int(value)
