"""The window's first paint, and how soon it answers while the textbook engine searches.

    python tests/benchmarks/bench_window.py [SECONDS]

SECONDS (10) is how long the search goes on. Without a display the offscreen platform is used.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

from display import draw_anywhere
from lateness import lateness, summary

BOARD = "korf:88"
STARTS = 5

FIRST_PAINT = """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
from workbench.ui.shell.app import open_window
from workbench.ui.base.application import application
from workbench.ui.base.settings import Settings

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.tell)  # when all that is painted with it has been
        return False

    def tell(self):
        print("painted", flush=True)
        window.close()

made = application()
window = open_window(Settings(None))
watch = Watch()
window.centralWidget().installEventFilter(watch)
window.show()
made.exec()
"""


BARE_WINDOW = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, self.tell)

    def tell(self):
        print("painted", flush=True)
        self.close()

made = QApplication([])
window = Window()
window.show()
made.exec()
"""
"""The limit: a window with nothing in it."""


def first_paint(program: str = FIRST_PAINT) -> float:
    """Return the seconds from the start of a process to the first paint of its window."""
    started = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "painted\n"
        return time.perf_counter() - started


def latencies(seconds: float) -> tuple[list[float], int]:
    """Return how late events are dealt with during a search, as `lateness` does, and how far it came."""
    from workbench.tiles.puzzle import collections
    from workbench.ui.base.application import application
    from workbench.ui.base.settings import Settings
    from workbench.ui.shell.app import open_window

    application()
    window = open_window(Settings(None))
    window.show()
    window.bench.load()
    named = collections.find(BOARD)
    session, player = window.explore.session, window.explore.player
    session.set_boards(named.board, named.goal)
    player.to_end()
    late = lateness(seconds)
    expanded = session.current.run.expanded if session.current is not None else 0
    window.close()
    return late, expanded


def main() -> None:
    seconds = float(sys.argv[1]) if sys.argv[1:] else 10.0
    first_paint()
    paints = [first_paint() for _ in range(STARTS)]
    print(f"first paint, warm: median {statistics.median(paints):.2f} s, worst {max(paints):.2f} s of {STARTS}")
    late, expanded = latencies(seconds)
    print(f"event latency over {seconds:.0f} s of textbook A* ({BOARD}, {expanded:,} expanded):")
    print(f"  {summary(late)}")


if __name__ == "__main__":
    draw_anywhere()
    main()
