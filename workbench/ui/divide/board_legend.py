"""A one-line legend of the marks on a board; only marks that are present are explained."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.layouts import Part, hbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import pixels
from workbench.ui.states.board_colours import board_colours
from workbench.ui.states.board_layout import BoardLayout
from workbench.ui.states.board_marks import BoardMarks
from workbench.ui.states.board_painter import BoardPainter
from workbench.ui.states.board_picture import UNKNOWN, BoardPicture, Target

SAMPLE_SIZE = 22

FROZEN, TARGET, CELL, UNKNOWN_TILE = "frozen", "target", "cell", "any"
_SAMPLES: Mapping[str, BoardPicture] = {
    FROZEN: BoardPicture(1, 1, (7,), frozen=frozenset({0})),
    TARGET: BoardPicture(1, 1, (7,), targets=(Target(7, -1),)),
    CELL: BoardPicture(1, 1, (0,), targets=(Target(7, 0),)),
    UNKNOWN_TILE: BoardPicture(1, 1, (UNKNOWN,)),
}


class BoardLegend(QWidget):
    """A small sample of each mark with its meaning. Attributes: entries, (sample, meaning) by the mark's name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = {name: (Label(self), Label(self)) for name in _SAMPLES}
        parts: list[Part] = [part for entry in self.entries.values() for part in (*entry, 4)]
        hbox(None, *parts, None, parent=self, margins=0, spacing=4)
        self.show_for(None)
        self._paint()
        for name, explanation in {
            FROZEN: "board-legend-frozen",
            TARGET: "board-legend-target",
            CELL: "board-legend-cell",
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
            UNKNOWN_TILE: UNKNOWN in tiles,
        }
        for name, widgets in self.entries.items():
            for widget in widgets:
                widget.setVisible(present[name])

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
        side, ratio = pixels(SAMPLE_SIZE), self.devicePixelRatioF()
        layout = BoardLayout(1, 1, QRectF(0, 0, side, side), ratio)
        colours = board_colours(self.palette())

        def draw(painter: QPainter) -> None:
            BoardPainter(painter, layout, picture, colours, self.font()).paint()
            if picture.tiles == (0,):
                BoardMarks(painter, layout, colours).paint_way(picture)

        return drawn_pixmap(side, side, ratio, draw)
