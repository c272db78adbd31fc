"""How soon the state space of 3x3 is ready and drawn at any step, and large searches by g and h.

    python tests/benchmarks/bench_space.py [NODES] [STEPS]

NODES (10000000) is how many nodes A* with Manhattan distance records of a hard 15-puzzle; STEPS (100) how many random
steps of each search are gone to.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

from bench_tree import percentiles, timed
from display import draw_anywhere

BOARD, LARGE = "8 6 7/2 5 4/3 0 1", "korf:88"
SEARCHES = (("bfs", None), ("astar", "misplaced"), ("astar", "manhattan"), ("idastar", "manhattan"))
SIZE = (600, 340)
"""Of the points, as they are in a window of 1280 x 800."""


def steps(length: int, count: int, draw: Callable[[int], object]) -> str:
    """Return the times of drawing random steps."""
    chance = random.Random(1)
    draw(length)
    return percentiles([timed(lambda: draw(chance.randint(0, length))) for _ in range(count)])


def main() -> None:
    from workbench.api import start
    from workbench.search.inspecting.density import Density
    from workbench.search.problem.status import Status
    from workbench.tiles.puzzle.goal import goal_board
    from workbench.tiles.state_space.light import SpaceLight
    from workbench.tiles.state_space.space import laid_out
    from workbench.ui.base.application import application
    from workbench.ui.base.theme import LIGHT
    from workbench.ui.states.space_raster import SpaceRaster

    nodes = int(sys.argv[1]) if sys.argv[1:] else 10_000_000
    count = int(sys.argv[2]) if sys.argv[2:] else 100
    application()
    started = time.perf_counter()
    space = laid_out(goal_board("last", 3, 3))
    print(f"the space of 3x3 from cold: {time.perf_counter() - started:.2f} s")
    raster = SpaceRaster(space, *SIZE)
    for algorithm, heuristic in (
        ("bfs", None),
        ("astar", "misplaced"),
        ("astar", "manhattan"),
        ("idastar", "manhattan"),
    ):
        run = start(BOARD, algorithm, heuristic, engine="compiled")
        while run.status is Status.RUNNING:
            run.advance(20_000)
        light = SpaceLight(space, run.recording)
        prepared = timed(light.prepare)
        times = steps(run.recording.published.steps, count, lambda t: raster.image(light.status(t), LIGHT))  # noqa: B023
        print(f"  a step of {algorithm} {heuristic or ''}: {times}; prepared in {1000 * prepared:.0f} ms")
    run = start(LARGE, "astar", "manhattan", engine="compiled")
    while run.status is Status.RUNNING and run.recording.records < nodes:
        run.advance(50_000)
    density = Density(run.recording)
    prepared = timed(density.prepare)
    print(f"{run.recording.records:,} nodes of A* ({LARGE}) by g and h, summed in {prepared:.2f} s:")
    print(f"  a step: {steps(run.recording.published.steps, count, density.at)}")


if __name__ == "__main__":
    draw_anywhere()
    main()
