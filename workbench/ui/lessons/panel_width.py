"""The division of the window's width between the benches and the panel of the lessons."""

from __future__ import annotations

from PySide6.QtWidgets import QSplitter

from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import pixels, theme
from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.lessons.panel import MIN_WIDTH

DEFAULT_WIDTH, MAX_FRACTION, MIN_PROJECTED = 340, 0.3, 270
"""The panel's default width: in pixels, but at most this fraction of the window; its minimum for the projected type."""


class PanelWidth:
    """The widths of a splitter with the benches on the left and the panel on the right."""

    def __init__(self, stack: BenchStack, splitter: QSplitter) -> None:
        self._stack, self._splitter = stack, splitter
        self._layouts, self._narrowed = Settings(None), set[str]()
        self._before_widening = 0

    def set_default(self) -> None:
        """Give the panel its default width."""
        least = pixels(MIN_PROJECTED if theme().projector else MIN_WIDTH)
        usual = min(round(DEFAULT_WIDTH * theme().scale_alone), round(self._splitter.width() * MAX_FRACTION))
        self._set_width(max(least, usual))
        self.fit_benches()

    def fit_benches(self) -> None:
        """Fit the benches into the remaining width, after storing their layouts."""
        for name, bench in self._stack.made.items():
            if name not in self._narrowed:
                bench.store_layout(self._layouts)
                self._narrowed.add(name)
                bench.share_room(self._splitter.sizes()[0])

    def restore(self) -> None:
        """Restore the layouts that the benches had without the panel."""
        for name in self._narrowed:
            self._stack.made[name].restore_layout(self._layouts)
        self._narrowed.clear()

    def widen(self, width: int) -> None:
        """Make the panel at least `width` pixels wide, until `narrow` is called."""
        now = self._splitter.sizes()[1]
        if now < width:
            self._before_widening = now
            self._set_width(width)

    def narrow(self) -> None:
        """Restore the width before `widen`."""
        if self._before_widening:
            self._set_width(self._before_widening)
        self._before_widening = 0

    def _set_width(self, width: int) -> None:
        self._splitter.setSizes([self._splitter.width() - width, width])
        for name in self._narrowed:
            self._stack.made[name].share_room(self._splitter.sizes()[0])
