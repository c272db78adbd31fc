"""The table of compiled searches is correct: the compiled engine can do every search in it."""

from __future__ import annotations

from itertools import cycle, permutations, product
from typing import Any

import pytest
from support.tabled import TABLED

from workbench import api
from workbench.catalog import ALGORITHMS, HEURISTICS
from workbench.search.algorithms.dfs import REPEATED
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Heuristic, zero
from workbench.search.problem.status import Status
from workbench.search.recording.ordering import TIES
from workbench.tiles.compiled.table import is_compiled
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.scramble import scramble

PROMISED = ("bfs", "ucs", "greedy", "astar", "wastar", "dfs", "ids", "idastar", "diskbfs", "bibfs", "beam")
ORDERS = ["".join(order) for order in permutations(MOVES)]
PACKED = [(2, 2), (2, 5), (3, 3), (3, 4), (4, 4)]
WIDE = [(3, 6), (5, 5), (10, 10)]
PACKED_ONLY = ("diskbfs",)
"""On larger boards this is beyond any machine, and is the textbook engine's."""


SETTINGS: dict[str, list[Any]] = {
    "ties": [ties for ties in TIES if ties != "path"],
    "weight": [1, 2.5],
    "beam-width": [1, 100],
    "depth": [None, 0, 60],
    "repeated": REPEATED,
    "test": ["expansion", "generation"],
    "start-bound": [0, 20],
    "increment": [1, 2],
    "jobs": [1, 4],
}
"""The values of options with which a search is promised."""


def settings(algorithm: str) -> list[dict[str, Any]]:
    """Return all combinations of the options of an algorithm that the table contains."""
    names = [name for name in ALGORITHMS[algorithm].options if name in SETTINGS]
    return [dict(zip(names, values, strict=True)) for values in product(*(SETTINGS[name] for name in names))]


def estimates(algorithm: str, goal: Board) -> dict[str | None, Heuristic[Any]]:
    """Return the heuristics for an algorithm and a goal, by name."""
    found: dict[str | None, Heuristic[Any]] = {}
    if not ALGORITHMS[algorithm].informed:
        return {None: zero}
    for name in TABLED:
        try:
            found[name] = HEURISTICS[name].create(goal)
        except Fault:  # its tables would be too large
            assert name == "walking-distance"
    return found


@pytest.mark.parametrize("algorithm", PROMISED)
def test_every_cell_of_the_table_is_promised(algorithm: str) -> None:
    for shape in PACKED if algorithm in PACKED_ONLY else [*PACKED, *WIDE]:
        goal = goal_board("first", *shape)
        for order, estimate in product(ORDERS, estimates(algorithm, goal).values()):
            problem = TileProblem(goal, goal, order)
            assert all(is_compiled(problem, estimate, algorithm, options) for options in settings(algorithm))


@pytest.mark.parametrize("algorithm", PROMISED)
def test_every_cell_of_the_table_is_filled(algorithm: str) -> None:
    orders = cycle(ORDERS)
    for shape in PACKED if algorithm in PACKED_ONLY else [*PACKED, *WIDE]:
        start = scramble(*shape, seed=1)
        for name, options in product(estimates(algorithm, goal_board("last", *shape)), settings(algorithm)):
            named = {option.replace("-", "_"): value for option, value in options.items()}
            run = api.start(start, algorithm, name, engine="compiled", order=next(orders), **named)
            assert run.engine == "compiled"
            assert run.advance(3) in (Status.RUNNING, Status.SOLVED) or options["depth"] == 0
            assert run.expanded > 0 or options["depth"] == 0


def test_pattern_databases_and_the_greatest_of_several_are_compiled_too() -> None:
    start = scramble(3, 3, seed=2)
    for algorithm in ("astar", "greedy", "wastar", "idastar"):
        run = api.start(start, algorithm, "max(misplaced,manhattan)", engine="compiled")
        assert run.engine == "compiled"


def test_what_is_compiled_serves_where_the_choice_is_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    from workbench.compiling import preparing

    monkeypatch.setattr(preparing, "_loaded", True)
    for algorithm in ALGORITHMS:
        run = api.start(goal_board("last", 3, 3).moved("u"), algorithm)
        assert run.engine == ("compiled" if algorithm in PROMISED else "textbook")
