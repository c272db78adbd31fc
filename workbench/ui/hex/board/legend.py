"""The meaning of the marks on a Hex board; only marks that are currently used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.hex.board import BLUE, EMPTY, RED
from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.controls.flow_layout import FlowLayout, flow
from workbench.ui.hex.board.colours import hex_colours
from workbench.ui.hex.board.layout import HexLayout
from workbench.ui.hex.board.marks import HexMarksPainter
from workbench.ui.hex.board.painter import HexPainter
from workbench.ui.hex.board.picture import ConnectionPath, Heat, HexMarks, HexPicture, LinkLine

SAMPLE_SIZE = 22
"""The size of a sample in pixels."""
_CELL_OVERHANG, _CELLS_OVERHANG = 0.55, 0.42
"""How far a board of one cell, and of four cells, extends beyond the sample, so that the cells fill it."""
_FIRST_CELL = frozenset({0})
SAMPLES: Mapping[str, HexMarks] = {
    "star": HexMarks(wins=_FIRST_CELL),
    "shield": HexMarks(only=_FIRST_CELL),
    "tick": HexMarks(solved={0: True}),
    "cross": HexMarks(solved={0: False}),
    "must": HexMarks(region=_FIRST_CELL),
    "out": HexMarks(region=frozenset()),
    "carrier": HexMarks(carrier=_FIRST_CELL),
    "way": HexMarks(shortest_paths=(ConnectionPath((1, 2), frozenset({2}), RED),)),
    "link": HexMarks(links=(LinkLine((0, 3), (1, 2), RED),)),
    "heat": HexMarks(heat={0: Heat(0.8)}, heat_colour=RED),
    "ghost": HexMarks(ghosts=((0, BLUE),)),
}
"""A board with each mark, by its name."""


GAP, TOP, BOTTOM, SIDE = 2, 2, 4, 12
SAMPLE_GAP, ENTRY_GAP = 4, 8
"""Pixels between a sample and its meaning, and after a mark."""
ROWS, LARGE_ROWS = 2, 3
"""The rows of the room, and with large text at a desk; meanings for which it is too small are tooltips."""


class HexLegend(QWidget):
    """A small sample of each mark with its meaning, in a few rows.

    If there is no room for all meanings, the last marks are shown by their samples alone.

    Attributes: entries, by the mark's name.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = {name: QWidget(self) for name in SAMPLES}
        self._samples = {name: Label(entry) for name, entry in self.entries.items()}
        self._meanings = {name: Label(entry) for name, entry in self.entries.items()}
        self._heat_colour = RED
        flow_layout = FlowLayout(self, spacing=GAP)
        flow_layout.setContentsMargins(SIDE, TOP, SIDE, BOTTOM)
        for name, entry in self.entries.items():
            hbox(
                self._samples[name],
                self._meanings[name],
                parent=entry,
                margins=(0, 0, ENTRY_GAP, 0),
                spacing=SAMPLE_GAP,
            )
            flow_layout.addWidget(entry)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)  # as the board above it
        self.show_for(HexMarks())
        self._paint()
        theme().changed.connect(self._paint)
        translated(self, accessibleName="hex-legend")
        for name, meaning in self._meanings.items():
            translated(meaning, text=f"hex-legend-{name}")
            translated(self.entries[name], toolTip=f"hex-legend-{name}", accessibleName=f"hex-legend-{name}")

    def show_for(self, marks: HexMarks) -> None:
        """Show the entries of the marks in use; marks that appear under the pointer are explained before they do."""
        visible = {
            "star": bool(marks.wins),
            "shield": bool(marks.only - marks.wins),
            "tick": True in marks.solved.values(),
            "cross": False in marks.solved.values(),
            "must": bool(marks.region),
            "out": marks.region is not None,
            "carrier": marks.region is not None or bool(marks.solved),
            "way": bool(marks.shortest_paths),
            "link": bool(marks.links),
            "heat": bool(marks.heat),
            "ghost": bool(marks.ghosts),
        }
        if marks.heat and marks.heat_colour not in (EMPTY, self._heat_colour):
            self._heat_colour = marks.heat_colour
            self._paint()
        for name, entry in self.entries.items():
            entry.setVisible(visible[name])
        self.setVisible(any(visible.values()))
        self._fit()
        self.updateGeometry()

    @property
    def room(self) -> int:
        """The height of the room under the board."""
        row = max(pixels(SAMPLE_SIZE), self.fontMetrics().height())
        return self._rows * (row + GAP) + TOP + BOTTOM

    @property
    def _rows(self) -> int:
        return LARGE_ROWS if theme().large else ROWS

    def changeEvent(self, event: QEvent) -> None:
        """Draw the samples again after a change of colours or font size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._paint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Also fit the meanings when they change."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Show the meanings of as many marks as the room allows."""
        shown = [name for name, entry in self.entries.items() if not entry.isHidden()]
        samples = [self._samples[name].sizeHint().width() + ENTRY_GAP for name in shown]
        meanings = [self._meanings[name].sizeHint().width() + SAMPLE_GAP for name in shown]
        room, count = self.width() - 2 * SIDE, len(shown)
        while count > 0:
            widths = [a + b for a, b in zip(samples[:count], meanings[:count], strict=True)] + samples[count:]
            if flow(widths, room, GAP)[-1] < self._rows:
                break
            count -= 1
        for place, name in enumerate(shown):
            if self._meanings[name].isHidden() is (place < count):
                self._meanings[name].setVisible(place < count)

    def _paint(self) -> None:
        for name, sample in self._samples.items():
            marks = SAMPLES[name]
            sample.setPixmap(self._sample(replace(marks, heat_colour=self._heat_colour) if marks.heat else marks))

    def _sample(self, marks: HexMarks) -> QPixmap:
        side = pixels(SAMPLE_SIZE)
        size = 2 if marks.links or marks.shortest_paths else 1
        reach = side * (_CELL_OVERHANG if size == 1 else _CELLS_OVERHANG)
        layout = HexLayout(size, QRectF(0, 0, side, side).adjusted(-reach, -reach, reach, reach))
        picture = HexPicture(size, (EMPTY,) * size**2, marks=marks)

        def draw(painter: QPainter) -> None:
            board_painter = HexPainter(painter, layout, picture, hex_colours(), self.font())
            if size == 1:
                board_painter.paint_cell(0)
            marks_painter = HexMarksPainter(board_painter)
            marks_painter.below()
            marks_painter.above()

        return drawn_pixmap(side, side, self.devicePixelRatioF(), draw)
