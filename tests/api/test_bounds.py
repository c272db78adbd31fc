"""What a search that has not ended has proved of the optimal cost."""

from __future__ import annotations

import pytest

from workbench.api import start
from workbench.api.optimum import proved_bound
from workbench.search.problem.status import Status


@pytest.mark.parametrize("heuristic", ["manhattan", "linear-conflict", "misplaced"])
@pytest.mark.parametrize(
    ("algorithm", "engine"), [("astar", "textbook"), ("astar", "compiled"), ("idastar", "compiled")]
)
def test_the_bound_never_exceeds_the_optimum_and_reaches_it(algorithm: str, engine: str, heuristic: str) -> None:
    run = start("7 2 4/5 0 6/8 3 1", algorithm, heuristic, goal="first", engine=engine)
    bounds = []
    while run.advance(500) is Status.RUNNING:
        bounds.append(proved_bound(run))
    bounds.append(proved_bound(run))
    assert None not in bounds and bounds == sorted(bounds, key=int)
    assert bounds[-1] == 26


@pytest.mark.parametrize(
    ("algorithm", "heuristic", "options"),
    [
        ("greedy", "manhattan", {}),
        ("wastar", "manhattan", {"weight": 2.0}),
        ("astar", "broken-manhattan-with-blank", {}),
        ("bfs", None, {}),
    ],
)
def test_a_search_that_guarantees_no_optimum_proves_no_bound(
    algorithm: str, heuristic: str | None, options: dict[str, float]
) -> None:
    run = start("7 2 4/5 0 6/8 3 1", algorithm, heuristic, goal="first", **options)
    run.advance(100)
    assert proved_bound(run) is None
