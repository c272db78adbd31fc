"""How soon the Hex bench answers while a position is searched and the cells show the results of the search.

    python tests/benchmarks/bench_hex_window.py [SECONDS]

SECONDS (10) is the duration of the search. Without a display the offscreen platform is used.
"""

from __future__ import annotations

import sys

from display import draw_anywhere
from lateness import lateness, summary

WAIT = 0.1
"""Seconds between checks whether the search has started."""


def latencies(seconds: float, tree: bool) -> tuple[list[float], int]:
    """Return how late events are handled during a search, as `lateness` does, and the number of games played.

    `tree`: show the search tree instead of the board.
    """
    from PySide6.QtCore import QEventLoop, QTimer

    from workbench.ui.base.application import application
    from workbench.ui.base.settings import Settings
    from workbench.ui.shell.app import open_window

    application()
    loop = QEventLoop()
    window = open_window(Settings(None))
    window.show()
    window.show_bench("hex")
    bench = window.hex
    bench.tabs.setCurrentWidget(bench.analysis)
    bench.search.start_button.click()
    while bench.engine.thought is None or not bench.engine.thought.steps:  # the engine is loaded first
        QTimer.singleShot(round(WAIT * 1000), loop.quit)
        loop.exec()
    if tree:
        bench.tabs.setCurrentWidget(bench.tree)
    late = lateness(seconds)
    steps = bench.engine.thought.steps if bench.engine.thought is not None else 0
    window.close()
    return late, steps


def main() -> None:
    seconds = float(sys.argv[1]) if sys.argv[1:] else 10.0
    for tree in (False, True):
        late, steps = latencies(seconds, tree)
        print(f"event latency over {seconds:.0f} s of searching 11×11, {'tree' if tree else 'board'} in view:")
        print(f"  {summary(late)}; {steps:,} games")


if __name__ == "__main__":
    draw_anywhere()
    main()
