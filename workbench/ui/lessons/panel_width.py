"""The division of the window between the benches and the panel of the lessons.

The panel is at the right of the benches; with large text, where both do not fit side by side, it is below them.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt

from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import pixels, theme
from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.bench.pane_splitter import PaneSplitter
from workbench.ui.lessons.panel import MIN_WIDTH

DEFAULT_WIDTH, MAX_FRACTION, MIN_PROJECTED = 340, 0.3, 270
"""The panel's default width: in pixels, but at most this fraction of the window; its minimum for the projected type."""
BENCH_WIDTH = 460
"""The width that each bench needs with large text, in pixels at the standard text size."""


class PanelWidth(QObject):
    """The widths of a splitter with the benches on the left and the panel on the right, or below them."""

    def __init__(self, stack: BenchStack, splitter: PaneSplitter) -> None:
        super().__init__(splitter)
        self._stack, self._splitter = stack, splitter
        self._layouts, self._narrowed = Settings(None), set[str]()
        self._before_widening = 0
        splitter.installEventFilter(self)
        theme().changed.connect(self._turn)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Turn the splitter when its room changes."""
        if event.type() == QEvent.Type.Resize:
            self._turn()
        return super().eventFilter(watched, event)

    def set_default(self) -> None:
        """Give the panel its default width."""
        self._turn()
        least = pixels(MIN_PROJECTED if theme().projector else MIN_WIDTH)
        usual = min(round(DEFAULT_WIDTH * theme().scale_alone), round(self._splitter.width() * MAX_FRACTION))
        self._set_width(max(least, usual))
        self.fit_benches()

    def fit_benches(self) -> None:
        """Fit the benches into the remaining width, after storing their layouts."""
        if self._splitter.turned:
            return
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
        if now < width and not self._splitter.turned:
            self._before_widening = now
            self._set_width(width)

    def narrow(self) -> None:
        """Restore the width before `widen`."""
        if self._before_widening:
            self._set_width(self._before_widening)
        self._before_widening = 0

    def _turn(self) -> None:
        """Put the panel below the benches if they do not fit side by side, or beside them again."""
        below = theme().large and self._splitter.width() < pixels(BENCH_WIDTH + MIN_WIDTH)
        panel = self._splitter.widget(1)
        if below is self._splitter.turned or panel is None or panel.isHidden():
            return
        self.restore()
        self._splitter.setStretchFactor(1, int(below))  # below the benches, it has half of the height
        self._splitter.turn(Qt.Orientation.Vertical if below else Qt.Orientation.Horizontal)
        if not below:
            self.set_default()

    def _set_width(self, width: int) -> None:
        self._splitter.setSizes([self._splitter.width() - width, width])
        for name in self._narrowed:
            self._stack.made[name].share_room(self._splitter.sizes()[0])
