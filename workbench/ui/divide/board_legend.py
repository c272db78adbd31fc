"""A legend of the marks on a board, in one line or one below the other; only marks that are present are explained."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.layouts import grid
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import pixels
from workbench.ui.states.board_colours import board_colours
from workbench.ui.states.board_layout import BoardLayout
from workbench.ui.states.board_marks import BoardMarks
from workbench.ui.states.board_painter import BoardPainter
from workbench.ui.states.board_picture import UNKNOWN, BoardPicture, Target

SAMPLE_SIZE, STACKED_SAMPLE = 22, 18
"""Sides of the samples in pixels, side by side and one below the other, where they take height from the board."""
SPACING = 4
USUAL_ENTRIES = 4
"""The number of marks that most boards have."""

FROZEN, TARGET, CELL, HOME, UNKNOWN_TILE = "frozen", "target", "cell", "home", "any"
_SAMPLES: Mapping[str, BoardPicture] = {
    FROZEN: BoardPicture(1, 1, (7,), frozen=frozenset({0})),
    TARGET: BoardPicture(1, 1, (7,), targets=(Target(7, -1),)),
    CELL: BoardPicture(1, 1, (0,), targets=(Target(7, 0),)),
    HOME: BoardPicture(1, 1, (7,), goal=(7,)),
    UNKNOWN_TILE: BoardPicture(1, 1, (UNKNOWN,)),
}


class BoardLegend(QWidget):
    """A small sample of each mark with its meaning; in a row, of tiles in their goal cells if there is room for it.

    Attributes: entries, (sample, meaning) by the mark's name; stacked, whether they are one below the other.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = {name: (Label(self), Label(self)) for name in _SAMPLES}
        self.stacked = False
        self._places = grid(parent=self, margins=0, spacing=SPACING)
        for edge in (0, 2 * len(self.entries) + 1):
            self._places.setColumnStretch(edge, 1)
        for _, meaning in self.entries.values():
            meaning.setContentsMargins(0, 0, SPACING, 0)
        self._place()
        self._has_home = False
        self.show_for(None)
        self._paint()
        for name, explanation in {
            FROZEN: "board-legend-frozen",
            TARGET: "board-legend-target",
            CELL: "board-legend-cell",
            HOME: "board-legend-home",
            UNKNOWN_TILE: "board-legend-any",
        }.items():
            translated(self.entries[name][1], text=explanation)

    def show_for(self, picture: BoardPicture | None) -> None:
        """Explain the marks of a picture."""
        tiles = picture.tiles if picture else ()
        present = {
            FROZEN: bool(picture and picture.frozen),
            TARGET: bool(picture and picture.targets),
            CELL: bool(picture and picture.targets),
            HOME: bool(picture and any(_is_marked_home(picture, cell) for cell in range(picture.cells))),
            UNKNOWN_TILE: UNKNOWN in tiles,
        }
        self._has_home = present.pop(HOME)
        for name in present:
            for widget in self.entries[name]:
                widget.setVisible(present[name])
        self._fit()

    def stack(self, stacked: bool) -> None:
        """Put the entries one below the other, or side by side."""
        if stacked is not self.stacked:
            self.stacked = stacked
            self._place()
            self._paint()
            self._fit()

    def _place(self) -> None:
        for number, parts in enumerate(self.entries.values()):
            for part, widget in enumerate(parts, 1):
                self._places.addWidget(widget, *((number, part) if self.stacked else (0, 2 * number + part)))
        self._places.setVerticalSpacing(0 if self.stacked else SPACING)

    def stacked_size(self) -> QSize:
        """Return the size with the entries one below the other; fewer than usual have as much room."""
        shown = sum(not name.isHidden() for _, name in self.entries.values())
        sizes = [(sample.sizeHint(), name.sizeHint()) for sample, name in self.entries.values()]
        width = max(sample.width() + name.width() for sample, name in sizes) + SPACING
        return QSize(
            width, max(shown, USUAL_ENTRIES) * max(max(sample.height(), name.height()) for sample, name in sizes)
        )

    def minimumSizeHint(self) -> QSize:
        """Return the size without the entry that is left out if there is no room for it."""
        if self.stacked:
            return self.stacked_size()
        least = super().minimumSizeHint()
        shown = not self.entries[HOME][0].isHidden()
        return least - QSize(self._home_width(), 0) if shown else least

    def sizeHint(self) -> QSize:
        """Return the size, which depends on the marks that are present only while they are side by side."""
        return self.stacked_size() if self.stacked else super().sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave the tiles in their goal cells out where they would take room from the board."""
        if self.stacked:
            others = [name for mark, (_, name) in self.entries.items() if mark != HOME and not name.isHidden()]
            fits = len(others) < USUAL_ENTRIES
        else:
            fits = self.minimumSizeHint().width() + self._home_width() <= self.width()
        for widget in self.entries[HOME]:
            widget.setVisible(self._has_home and fits)

    def _home_width(self) -> int:
        return sum(widget.sizeHint().width() + SPACING for widget in self.entries[HOME])

    def changeEvent(self, event: QEvent) -> None:
        """Repaint the samples when colours or size have changed."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._paint()

    def _paint(self) -> None:
        for name, (sample, _) in self.entries.items():
            sample.setPixmap(self._sample(_SAMPLES[name]))
        height = max(pixels(SAMPLE_SIZE), self.fontMetrics().height())
        self.setMinimumHeight(height)  # also without entries, so that the board above keeps its size

    def _sample(self, picture: BoardPicture) -> QPixmap:
        side, ratio = pixels(STACKED_SAMPLE if self.stacked else SAMPLE_SIZE), self.devicePixelRatioF()
        layout = BoardLayout(1, 1, QRectF(0, 0, side, side), ratio)
        colours = board_colours(self.palette())

        def draw(painter: QPainter) -> None:
            BoardPainter(painter, layout, picture, colours, self.font()).paint()
            if picture.tiles == (0,):
                BoardMarks(painter, layout, colours).paint_way(picture)

        return drawn_pixmap(side, side, ratio, draw)


def _is_marked_home(picture: BoardPicture, cell: int) -> bool:
    """Return whether the tile in `cell` has the mark of tiles in their goal cells."""
    return picture.is_home(cell) and cell not in picture.frozen
