"""Frames while the start of a map is dragged: the search runs again, and the map shows it.

    python tests/benchmarks/bench_drawing.py [--side N] [--frames F] [--walls PERCENT]

One frame is everything that the window's thread does for one movement of the pointer, from the event to the painted
picture, in time of the processor, which hardly depends on what else the machine does. The search itself runs in its own
thread. Limit: 40 ms, 25 frames a second.
"""

from __future__ import annotations

import argparse
import statistics
import time

from display import draw_anywhere

LIMIT_MS = 40.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--side", type=int, default=200)
    parser.add_argument("--frames", type=int, default=60)
    parser.add_argument("--walls", type=int, default=20)
    chosen = parser.parse_args()
    draw_anywhere()
    measure(chosen.side, chosen.frames, chosen.walls)


def measure(side: int, frames: int, walls: int) -> None:
    """Drag the start along the upper edge and print the times of the frames and of complete searches."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    from workbench.compiling import preparing
    from workbench.formats.problem_input import drawn_input
    from workbench.maps.generating import obstacles
    from workbench.maps.grid_changes import Brush, painted, with_start
    from workbench.maps.grid_problem import grid_problem
    from workbench.ui.base.application import application
    from workbench.ui.base.settings import Settings
    from workbench.ui.shell.app import open_window

    application()
    preparing.enable()
    window = open_window(Settings(None))
    window.resize(1280, 800)
    window.show()
    bench = window.explore
    bench.load()
    field = obstacles(side, side, 1, walls)
    grid = painted(field, [(0, column) for column in range(side)], Brush())
    bench.session.set_problem(drawn_input(grid_problem(grid)))
    editing, session = bench.map_editing, bench.session
    editing.set_on(True)
    view = bench.stage.map

    def run_events(until: float) -> None:
        while time.perf_counter() < until:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)

    run_events(time.perf_counter() + 2)
    times: list[float] = []
    completed: list[float] = []
    began = time.perf_counter()
    editing.settled.connect(lambda: completed.append(time.perf_counter()))
    editing.begin_stroke()
    for frame in range(frames):
        started, busy = time.perf_counter(), time.thread_time()
        changed = editing.grid
        assert changed is not None
        editing.change(with_start(changed, (0, 1 + frame % (side - 1))))
        QCoreApplication.processEvents()
        view.repaint()
        run_events(started + 0.016)
        times.append(1000 * (time.thread_time() - busy))
    editing.end_stroke()
    run_events(time.perf_counter() + 1)
    entry = session.current
    assert entry is not None
    searches = len(completed)
    seconds = max((completed[-1] if completed else began) - began, 1e-9)
    times.sort()
    p99 = times[min(int(len(times) * 0.99), len(times) - 1)]
    print(f"{side}×{side}, engine {entry.run.engine}, {entry.run.expanded:,} expansions a search")
    median = statistics.median(times)
    print(f"frame: median {median:.1f} ms, p99 {p99:.1f} ms, limit {LIMIT_MS:.0f} ms, ratio {p99 / LIMIT_MS:.2f}")
    print(f"searches shown to the end: {searches} in {seconds:.1f} s, {searches / seconds:.1f} a second")
    window.close()


if __name__ == "__main__":
    main()
