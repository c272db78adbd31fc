"""How long a step of a search on a large grid takes to be drawn, and the whole search in the window.

    python tests/benchmarks/bench_maps.py [--side N] [--steps S]

A field of N × N squares (1,024), a fifth of them walls, is searched by the compiled uniform-cost search to the opposite
corner. Then the map jumps to S random steps (200). A frame is all that a step costs the window's thread: reading the
statuses, or the values, and painting them in 800 × 800 pixels. Then the grid is searched in Explore at full speed by
uniform-cost search, breadth-first search and A*. The processor's time hardly depends on what else the machine does; the
time by the clock does.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

import numpy as np
from display import draw_anywhere
from turns import Turns, figures

from workbench.maps.reading import MapProblem

LIMIT = 25.0
"""Milliseconds of a frame, for 99 of 100."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--side", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=200)
    given = parser.parse_args()
    draw_anywhere()

    from workbench.api import Configuration, start
    from workbench.maps.grid import WALL, Grid, MoveRule
    from workbench.maps.grid_problem import grid_problem
    from workbench.search.playback.timeline import Timeline
    from workbench.search.problem.status import Status
    from workbench.ui.base.application import application
    from workbench.ui.states.map_marks import MapReader
    from workbench.ui.states.map_values import G, MapLook
    from workbench.ui.states.state_view import StateView

    made = application()
    side = given.side
    costs = np.where(np.random.default_rng(1).random((side, side)) < 0.2, WALL, 1).astype(np.uint8)
    costs[0, 0] = costs[-1, -1] = 1
    grid = Grid("Field", tuple(row.tobytes() for row in costs), (0, 0), ((side - 1, side - 1),), MoveRule.EIGHT)
    problem = grid_problem(grid)
    run = start(problem, Configuration.of("ucs", problem=problem, engine="compiled"))
    while run.status is Status.RUNNING:
        run.advance(1_000_000)
    print(f"{side} × {side}: {run.expanded:,} expanded, {run.expanded / run.seconds / 1e6:.2f} million a second")

    view, reader, timeline = StateView(), MapReader(run), Timeline(run.recording)
    view.resize(800, 830)
    view.show()
    choose = random.Random(1)

    def frame() -> None:
        view.show_map(reader.sketch, reader.at(timeline.at(choose.randrange(timeline.length))))
        view.map.repaint()

    frame()
    made.processEvents()
    measure("statuses", frame, given.steps)
    view.look.coloured[G].trigger()
    assert view.look.look == MapLook(coloured=G)
    measure("coloured by g", frame, given.steps)
    view.look.coloured["none"].trigger()
    view.map.zoom(side / 50)
    measure("magnified", frame, given.steps)

    view.close()
    in_window(problem)


def in_window(problem: MapProblem) -> None:
    """Print how fast searches in Explore end, and the longest turns of the window's thread meanwhile."""
    from workbench.api import Configuration
    from workbench.compiling import preparing
    from workbench.formats.problem_input import drawn_input
    from workbench.ui.base.settings import Settings
    from workbench.ui.shell.app import open_window

    for _ in preparing.prepare():
        pass
    window = open_window(Settings(None))
    window.resize(1280, 800)
    window.show()
    bench, turns = window.explore, Turns()
    bench.load()
    bench.session.set_problem(drawn_input(problem))
    print("in the window, at full speed, with the second after the end (ms of the processor in one turn)")
    for algorithm, heuristic in (("ucs", None), ("bfs", None), ("astar", "octile")) * 2:  # the first time is cold
        configuration = Configuration.of(algorithm, heuristic, problem=problem, engine="compiled")
        bench.session.configure(Configuration.of("greedy", "octile", problem=problem, engine="compiled"))
        bench.session.configure(configuration)
        turns.watch(2.0)
        began = time.perf_counter()
        bench.player.to_end()
        watched = turns.watch(60.0, lambda: not bench.session.busy and not bench.player.playing)
        seconds = time.perf_counter() - began
        found, run = figures(watched + turns.watch(1.0)), bench.session.current.run
        speed = f"{run.expanded / seconds / 1e6:5.2f} million a second"
        print(f"  {algorithm:6} {run.expanded:9,} expanded {speed}   p99 {found.p99:5.1f}   worst {found.worst:5.1f}")
    window.close()


def measure(title: str, frame: Callable[[], None], count: int) -> None:
    """Print the median and the 99th percentile of the times of frames."""
    processor, clock = [], []
    for _ in range(count):
        started, began = time.thread_time(), time.perf_counter()
        frame()
        processor.append(1000 * (time.thread_time() - started))
        clock.append(1000 * (time.perf_counter() - began))
    print(f"{title} (ms a frame, limit {LIMIT:.0f} for 99 of 100)")
    for name, times in (("processor", processor), ("clock", clock)):
        median, most = np.percentile(times, (50, 99))
        print(f"  {name:10}  median {median:6.1f}   99 of 100 {most:6.1f}")


if __name__ == "__main__":
    main()
