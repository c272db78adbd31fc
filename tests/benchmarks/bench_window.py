"""The window's first paint, and how long its thread is busy at a time while it searches and shows long recordings.

    python tests/benchmarks/bench_window.py [--seconds S] [--expansions N] [--runs R] [--huge MILLIONS]

Everything is measured R times (5), in about five minutes. Without a display the offscreen platform is used. The
processor's time hardly depends on what else the machine does; the longest turn by the clock does, as that of a window
with nothing to do shows.
"""

from __future__ import annotations

import argparse
import itertools
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace

from display import draw_anywhere
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget
from turns import Figures, Turns, Watched, figures, median_of_runs

from workbench.compiling import preparing
from workbench.ui.nodes.node_columns import PLACES

STARTED = time.perf_counter()
BOARD = "korf:88"
HUGE_BYTES = 14 << 30
"""The memory that a search with --huge may use."""
SELECTED_AT = 200_000
"""The step at which a row is selected in a search with --huge."""
MEMORY_RETURNED = 2.5
"""Seconds after which the memory of a dropped search has been returned to the system."""

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


SPLASH = """
from workbench.ui.base.application import application
from workbench.ui.base.settings import Settings
from workbench.ui.shell.app import apply_settings, splash_screen

application()
apply_settings(Settings(None))
splash_screen()
print("painted", flush=True)
"""
"""What is seen first."""


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


class Explored:
    """The window with a search of BOARD by A*, at its first step."""

    def __init__(self) -> None:
        from workbench.tiles.puzzle import collections
        from workbench.ui.base.application import application
        from workbench.ui.base.settings import Settings
        from workbench.ui.shell.app import open_window

        application()
        self.window = open_window(Settings(None))
        self.window.resize(1280, 800)
        self.window.show()
        self.window.bench.load()
        self.bench = self.window.explore
        self.turns = Turns()
        self._board, self._other = collections.find(BOARD), collections.find("korf:1")

    def begin(self, engine: str, expansions: int = 0, front: QWidget | None = None, max_bytes: int = 0) -> Watched:
        """Begin the search with an engine, up to a limit, with a tab in front; return how the last one is dropped."""
        bench = self.bench
        for board in (self._other, self._board):  # another board in between, or the finished search would be kept
            bench.session.set_boards(board.board, board.goal)
        bench.session.configure(replace(bench.session.configuration, engine=engine))
        bench.session.set_limits(replace(bench.session.limits, expansions=expansions or None, bytes=max_bytes or None))
        for run in bench.session.runs[:-1]:
            bench.session.remove(run)
        if front is not None:
            bench.lists.setCurrentWidget(front)
        return self.turns.watch(MEMORY_RETURNED)

    @property
    def over(self) -> bool:
        return not self.bench.session.busy and not self.bench.player.playing

    @property
    def records(self) -> int:
        entry = self.bench.session.current
        return 0 if entry is None else entry.run.recording.published.records

    def to_end(self, seconds: float = 600.0) -> Watched:
        """Search at full speed to the limit, and a second longer: the end is shown in the turns that follow."""
        self.bench.player.to_end()
        return self.turns.watch(seconds, lambda: self.over) + self.turns.watch(1.0)


def run_once(explored: Explored, seconds: float, expansions: int) -> dict[str, Figures]:
    """Return the figures of each measurement."""
    bench, watch = explored.bench, explored.turns.watch
    note("the textbook engine, searches at full speed")
    found = {"nothing to do (the reference)": figures(watch(2.0))}
    explored.begin("textbook", front=bench.closed_list)
    bench.player.to_end()
    found["textbook A*"] = figures(watch(seconds))
    for name, front in (("the Inspector", bench.inspector), ("CLOSED", bench.closed_list)):
        explored.begin("compiled", expansions, front)
        found[f"A* at full speed and its end, {name} in front"] = figures(explored.to_end())
    note("random steps, Home and End, sorting, tab switches")
    dice = random.Random(1)
    found["random steps"] = figures(_each(watch, 40, lambda: bench.player.seek(dice.randrange(bench.player.length))))
    ends = itertools.cycle((bench.player.to_start, bench.player.to_end))
    found["Home and End"] = figures(_each(watch, 20, lambda: next(ends)()))
    bench.closed_list.table.sortByColumn(PLACES["h"], Qt.SortOrder.AscendingOrder)
    found["sorting CLOSED"] = figures(watch(3.0))
    found["random steps, sorted"] = figures(
        _each(watch, 20, lambda: bench.player.seek(dice.randrange(bench.player.length)))
    )
    bench.closed_list.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    found["dropping a long search"] = figures(explored.begin("compiled", expansions))
    bench.player.to_end()
    tabs = itertools.cycle(range(bench.lists.count()))
    found["tab switches while searching"] = figures(_each(watch, 20, lambda: bench.lists.setCurrentIndex(next(tabs))))
    return found


def _each(watch: Callable[[float], Watched], count: int, act: Callable[[], object]) -> Watched:
    """Do something `count` times, with a quarter of a second after each, and return all turns."""
    turns = Watched()
    for _ in range(count):
        QTimer.singleShot(0, act)
        turns += watch(0.25)
    return turns


def huge(explored: Explored, millions: float) -> None:
    """Print the figures of a search with many million nodes on CLOSED, which is in front, and which rows it shows."""
    bench, table = explored.bench, explored.bench.closed_list.table
    explored.window.resize(1024, 768)
    explored.begin("compiled", round(millions * 1e6), bench.closed_list, HUGE_BYTES)
    watch_selected(explored)
    watch_acts(explored)
    turns = explored.to_end(3600.0)
    print(f"{explored.records:,} nodes, {table.row_count:,} rows in CLOSED")
    _line("A* at full speed and its end", figures(turns))
    shown = table.rows_in(table.viewport().rect())
    print(f"  rows in view: {shown.start:,} to {shown.stop - 1:,}")
    bar = table.verticalScrollBar()
    dice = random.Random(1)
    turns = _each(explored.turns.watch, 20, lambda: bar.setValue(dice.randrange(bar.maximum())))
    _line("scrolling CLOSED", figures(turns))
    turns = _each(explored.turns.watch, 20, lambda: bench.player.seek(dice.randrange(bench.player.length)))
    _line("random steps", figures(turns))


def watch_selected(explored: Explored) -> None:
    """Print the figures of the search for a while with a row of CLOSED selected."""
    bench, table = explored.bench, explored.bench.closed_list.table
    bench.session.advance_to(SELECTED_AT)
    explored.turns.watch(60.0, lambda: explored.over)
    bench.player.seek(SELECTED_AT)
    explored.turns.watch(0.5)
    table.setCurrentIndex(table.model().index(SELECTED_AT // 2, 0))
    bench.session.advance_to(None)
    _line("a row of CLOSED selected, full speed", figures(explored.turns.watch(20.0)))


def watch_acts(explored: Explored) -> None:
    """Print the figures of what a user does while the search goes on."""
    bench, watch = explored.bench, explored.turns.watch
    tabs, faces = itertools.cycle(range(bench.lists.count())), itertools.cycle(("graph", "space", "tree"))
    tables = bench.open_list.table, bench.closed_list.table
    orders = itertools.cycle((PLACES["g"], PLACES["h"], -1))
    bench.player.to_end()

    def sort() -> None:
        column = next(orders)
        for table in tables:
            table.sortByColumn(column, Qt.SortOrder.DescendingOrder)

    _line("tab switches while searching", figures(_each(watch, 24, lambda: bench.lists.setCurrentIndex(next(tabs)))))
    _line("faces of the tree while searching", figures(_each(watch, 12, lambda: bench.tree.faces.choose(next(faces)))))
    bench.lists.setCurrentWidget(bench.closed_list)
    _line("sorting OPEN and CLOSED while searching", figures(_each(watch, 12, sort)))


def note(name: str) -> None:
    """Write what is measured next."""
    print(f"{time.perf_counter() - STARTED:7.0f} s  {name} …", file=sys.stderr, flush=True)


def _line(name: str, found: Figures) -> None:
    cpu = f"{found.median:6.1f} {found.p99:6.1f} {found.worst:6.1f}"
    print(f"  {name:52} {cpu}   {found.late_p99:8.1f} {found.late_worst:8.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="how long the textbook engine searches")
    parser.add_argument(
        "--expansions", type=float, default=6e6, help="of the compiled searches (6e6: 11 million nodes)"
    )
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument(
        "--huge", type=float, metavar="MILLIONS", help="only one search, of this many million expansions"
    )
    arguments = parser.parse_args()
    heading = f"{'milliseconds of the processor for each turn':54} median    p99  worst   late: p99    worst"
    if arguments.huge:
        print(heading)
        for _ in preparing.prepare():
            pass
        explored = Explored()
        huge(explored, arguments.huge)
        explored.window.close()
        return
    note("first paint")
    first_paint()
    bare = statistics.median(first_paint(BARE_WINDOW) for _ in range(arguments.runs))
    paints = statistics.median(first_paint() for _ in range(arguments.runs))
    splash = statistics.median(first_paint(SPLASH) for _ in range(arguments.runs))
    print(f"first paint, warm: {paints:.2f} s; the splash screen: {splash:.2f} s; a bare window: {bare:.2f} s")
    for _ in preparing.prepare():
        pass
    explored = Explored()
    runs = []
    for number in range(arguments.runs):
        note(f"run {number + 1} of {arguments.runs}")
        runs.append(run_once(explored, arguments.seconds, round(arguments.expansions)))
    print(f"medians of {arguments.runs} runs, {explored.records:,} nodes at the end of the last\n{heading}")
    for name in runs[0]:
        _line(name, median_of_runs([run[name] for run in runs]))
    explored.window.close()


if __name__ == "__main__":
    draw_anywhere()
    main()
