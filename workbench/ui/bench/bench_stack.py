"""The benches behind their tabs; each is created when first shown, so that the window opens quickly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.bench.bench import Bench
from workbench.ui.controls.page_stack import PageStack
from workbench.ui.controls.tab_row import TabRow
from workbench.wording import text


@dataclass(frozen=True)
class BenchEntry:
    """A bench that can be created: its name, and the key of its title."""

    name: str
    title: str
    create: Callable[[], Bench]


class BenchStack(QWidget):
    """The benches and their tabs.

    Attributes: names of the benches, in the order of their tabs; made, the benches created so far; tabs, and counters,
    the stack of the benches' counts: the window places these two.
    Signals: `bench_made(Bench)` before a bench is first shown; `bench_shown(Bench)` after another one is.
    """

    bench_made = Signal(object)
    bench_shown = Signal(object)

    def __init__(self, entries: Sequence[BenchEntry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries = entries
        self.names = [entry.name for entry in entries]
        self.made: dict[str, Bench] = {}
        self.tabs, self._pages, self.counters = TabRow(self), PageStack(self), QStackedWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        vbox((self._pages, 1), parent=self, margins=0)
        for _ in entries:
            self.tabs.addTab("")
        self.tabs.currentChanged.connect(self._show)
        translated(self.tabs, accessibleName="window-benches")
        on_language_change(self.retranslate)

    @property
    def bench(self) -> Bench:
        """The bench that is shown."""
        bench = self._pages.currentWidget()
        assert isinstance(bench, Bench)
        return bench

    @property
    def name(self) -> str:
        """The name of the bench that is shown."""
        return self.names[self.tabs.currentIndex()]

    def show_bench(self, name: str) -> Bench:
        """Show a bench and return it. Raises Fault for an unknown name."""
        index = self._index_of(name)
        self.tabs.setCurrentIndex(index)
        self._show(index)
        return self.bench

    def show_next(self, by: int = 1) -> None:
        """Show the next bench, or the previous one if `by` is -1; after the last comes the first."""
        self.tabs.setCurrentIndex((self.tabs.currentIndex() + by) % self.tabs.count())

    def make_bench(self, name: str) -> Bench:
        """Return a bench, creating it if necessary. Raises Fault for an unknown name."""
        index = self._index_of(name)
        if name not in self.made:
            bench = self._entries[index].create()
            self.made[name] = bench
            self._pages.addWidget(bench)
            self.counters.addWidget(bench.counters)
            self.bench_made.emit(bench)
        return self.made[name]

    def title(self, name: str) -> str:
        """Return the title of a bench in the current language. Raises Fault for an unknown name."""
        return text(self._entries[self._index_of(name)].title)

    def retranslate(self) -> None:
        for index, entry in enumerate(self._entries):
            self.tabs.setTabText(index, text(entry.title))

    def _index_of(self, name: str) -> int:
        if name not in self.names:
            raise Fault("unknown-bench", name=name, known=", ".join(self.names))
        return self.names.index(name)

    def _show(self, index: int) -> None:
        entry = self._entries[index]
        bench = self.made.get(entry.name)
        if bench is not None and bench is self._pages.currentWidget():
            return
        if self._pages.count():
            self.bench.put_aside()
        bench = self.make_bench(entry.name)
        self._pages.setCurrentWidget(bench)
        self._pages.updateGeometry()
        self.counters.setCurrentWidget(bench.counters)
        bench.setFocus()
        self.bench_shown.emit(bench)
        bench.come_back()
