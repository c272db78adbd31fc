"""The kernels that a search needs are compiled before it starts."""

from __future__ import annotations

import pytest

from workbench import api
from workbench.compiling import preparing
from workbench.search.problem.status import Status
from workbench.tiles.kernels import best_first, idastar_maximum
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.puzzle.goal import goal_board

KERNELS = (
    idastar_maximum.expand_any,
    idastar_maximum.expand_by_cells,
    idastar_maximum.expand_without_patterns,
    best_first.search,
)


def signatures() -> list[int]:
    """Return for how many combinations of types each kernel is compiled."""
    return [len(kernel.signatures) for kernel in KERNELS]


@pytest.mark.compiled
@pytest.mark.parametrize(
    "heuristic",
    [
        "max(linear-conflict,walking-distance)",
        "max(misplaced,manhattan)",
        "max(pdb-44,linear-conflict)",
        "max(pdb-8,walking-distance)",
        "pdb-44",
    ],
)
@pytest.mark.parametrize("algorithm", ["idastar", "astar"])
def test_a_search_compiles_nothing(algorithm: str, heuristic: str) -> None:
    preparing.load()
    before = signatures()
    for name in ("pdb-44", "pdb-8"):
        if name in heuristic:
            building = Building(partition(name, goal_board("last", 3, 3)))
            while building.advance(10**6) is Status.RUNNING:
                pass
    options = {"records": 0} if algorithm == "idastar" else {}
    run = api.start("hardest8", algorithm, heuristic, engine="compiled", **options)
    run.advance(1000)
    assert signatures() == before
    assert all(before)
