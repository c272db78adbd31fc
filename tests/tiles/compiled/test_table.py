"""The table of what is compiled has no hole: every search that it promises is carried out by the compiled engine."""

from __future__ import annotations

from typing import Any

import pytest

from workbench import api
from workbench.catalog import ALGORITHMS, HEURISTICS
from workbench.search.ordering import TIES
from workbench.search.status import Status
from workbench.tiles.goal import goal_board
from workbench.tiles.scramble import scramble

PROMISED = ("bfs", "ucs", "greedy", "astar", "wastar", "dfs", "ids", "idastar", "diskbfs", "bibfs", "beam")
PACKED = [(2, 2), (2, 5), (3, 3), (3, 4), (4, 4)]
WIDE = [(3, 6), (5, 5), (10, 10)]
PACKED_ONLY = ("diskbfs",)
"""On larger boards these are beyond any machine, and are the textbook engine's."""


def cells(shapes: list[tuple[int, int]], algorithms: tuple[str, ...]) -> list[Any]:
    return [
        (shape, algorithm, heuristic, ties)
        for shape in shapes
        for algorithm in algorithms
        for heuristic in (HEURISTICS if ALGORITHMS[algorithm].informed else (None,))
        for ties in (TIES if "ties" in ALGORITHMS[algorithm].options else (None,))
        if ties != "path" and not (heuristic == "walking-distance" and shape in WIDE)
    ]


@pytest.mark.parametrize("algorithm", PROMISED)
def test_every_cell_of_the_table_is_filled(algorithm: str) -> None:
    shapes = PACKED if algorithm in PACKED_ONLY else [*PACKED, *WIDE]
    filled = 0
    for shape, _, heuristic, ties in cells(shapes, (algorithm,)):
        options = {} if ties is None else {"ties": ties}
        start = scramble(*shape, seed=1)
        run = api.start(start, algorithm, heuristic, engine="compiled", **options)
        assert run.engine == "compiled"
        assert run.advance(3) in (Status.RUNNING, Status.SOLVED)
        assert run.expanded > 0
        filled += 1
    assert filled >= len(shapes)


def test_pattern_databases_and_the_greatest_of_several_are_compiled_too() -> None:
    start = scramble(3, 3, seed=2)
    for algorithm in ("astar", "greedy", "wastar", "idastar"):
        run = api.start(start, algorithm, "max(misplaced,manhattan)", engine="compiled")
        assert run.engine == "compiled"


def test_what_is_compiled_serves_where_the_choice_is_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    from workbench.tiles.compiled import preparing

    monkeypatch.setattr(preparing, "_loaded", True)
    for algorithm in ALGORITHMS:
        run = api.start(goal_board("last", 3, 3).moved("u"), algorithm)
        assert run.engine == ("compiled" if algorithm in PROMISED else "textbook")
