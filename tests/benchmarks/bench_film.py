"""A recording of ten million nodes in the window: scrubbing, scrolling, memory, frames while the search goes on.

    python tests/benchmarks/bench_film.py [NODES]

NODES (10,000,000) is how many nodes are recorded. Without a display the offscreen platform is used.
"""

from __future__ import annotations

import itertools
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import psutil
from display import draw_anywhere

BOARD = "korf:88"
SCRUBS, FRAMES, SMALL = 100, 120, 20_000
ROOM = 4 << 30
PAUSE = 0.2
"""Seconds from one step that is gone to, to the next."""


def windowless(nodes: int) -> tuple[float, int]:
    """Return expansions per second of the search without a window, and how many record this number of nodes."""
    from workbench import api
    from workbench.search.problem.limits import Limits

    run = api.start(BOARD, "astar", engine="compiled", limits=Limits(bytes=ROOM))
    while run.recording.published.records < nodes:
        run.advance(1 << 14)
    return run.expanded / run.seconds, run.expanded


class Window:
    """The program's window, driven from here."""

    def __init__(self) -> None:
        from workbench.tiles.puzzle import collections
        from workbench.ui.base.application import application
        from workbench.ui.base.settings import Settings
        from workbench.ui.base.throttle import Throttle
        from workbench.ui.shell.app import open_window

        self.application = application()
        self.window = open_window(Settings(None))
        self.window.resize(1280, 800)
        self.window.show()
        self.window.bench.load()
        self._throttles = self.window.findChildren(Throttle)
        named = collections.find(BOARD)
        self.bench = self.window.explore
        self.bench.session.set_boards(named.board, named.goal)

    def rest(self) -> None:
        """Do all that is due, until every pane shows what it is to show."""
        while True:
            self.application.processEvents()
            if not any(throttle.waiting for throttle in self._throttles):
                break
        self.application.processEvents()

    def run_until(self, done: Callable[[], bool]) -> None:
        """Let the event loop go on until `done`."""
        while not done():
            self.application.processEvents()
            time.sleep(0.0005)


def recorded_in_window(window: Window, expansions: int) -> tuple[float, list[float]]:
    """Search at full speed in the window. Returns expansions per second, and the seconds from frame to frame."""
    from PySide6.QtCore import QEventLoop, Qt, QTimer

    from workbench.search.problem.limits import Limits

    session, player = window.bench.session, window.bench.player
    session.set_limits(Limits(expansions=expansions, bytes=ROOM))
    frames: list[float] = []
    timer = QTimer(interval=16, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: frames.append(time.perf_counter()))
    loop = QEventLoop()
    session.finished.connect(loop.quit)
    timer.start()
    started = time.perf_counter()
    player.to_end()
    loop.exec()
    took = time.perf_counter() - started
    timer.stop()
    window.rest()
    assert session.current is not None
    return session.current.run.expanded / took, [after - before for before, after in itertools.pairwise(frames)]


def scrubbed(window: Window) -> list[float]:
    """Go to random steps. Returns the seconds until every visible pane shows each."""
    player, chance = window.bench.player, random.Random(1)
    took = []
    for _ in range(SCRUBS):
        t = chance.randrange(player.length)
        started = time.perf_counter()
        player.scrub(t)
        window.rest()
        took.append(time.perf_counter() - started)
        time.sleep(PAUSE)
    return took


def scrolled(window: Window, table: Any) -> list[float]:
    """Scroll a table by pages from end to end. Returns the seconds of each frame."""
    bar = table.verticalScrollBar()
    took = []
    for frame in range(FRAMES):
        started = time.perf_counter()
        bar.setValue(bar.maximum() * frame // FRAMES)
        table.viewport().repaint()
        took.append(time.perf_counter() - started)
        window.application.processEvents()
    return took


def summary(name: str, seconds: list[float]) -> str:
    """Return median, 99th percentile and worst as a line."""
    ordered = sorted(seconds)
    p99 = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    middle, worst = statistics.median(ordered), ordered[-1]
    return f"{name:40}median {1000 * middle:6.1f} ms   p99 {1000 * p99:6.1f} ms   worst {1000 * worst:6.1f} ms"


def main() -> None:
    nodes = int(sys.argv[1].replace(",", "")) if sys.argv[1:] else 10_000_000
    from workbench.compiling import preparing

    preparing.load()
    speed, expansions = windowless(nodes)
    window, process = Window(), psutil.Process()
    window.rest()
    recorded_in_window(window, SMALL)  # what a window takes for any search is no matter of this one
    before = process.memory_info().rss
    inside, frames = recorded_in_window(window, expansions)
    current = window.bench.session.current
    assert current is not None
    recording = current.run.recording
    print(f"{BOARD}, A*, Manhattan: {recording.published.records:,} nodes recorded in {recording.nbytes / 1e6:.0f} MB")
    print(f"{'without a window':40}{speed:12,.0f} expansions/s")
    print(f"{'in the window, at full speed':40}{inside:12,.0f} expansions/s = {inside / speed:.0%}")
    print(summary("frame to frame meanwhile", frames))
    print(summary("going to a random step", scrubbed(window)))
    for name, pane in (("OPEN", window.bench.open_list), ("CLOSED", window.bench.closed_list)):
        print(summary(f"a frame of scrolling {name}", scrolled(window, pane.table)))
    grown = process.memory_info().rss - before
    print(f"{'memory over the recording itself':40}{grown / recording.nbytes - 1:.0%}")
    window.window.close()


if __name__ == "__main__":
    draw_anywhere()
    main()
