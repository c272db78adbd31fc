"""Pseudocode, or a numbered file: lines that wrap at their indentation, with an arrow at the current line."""

from __future__ import annotations

import re

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainter,
    QPalette,
    QPolygonF,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from workbench.ui.base.formulas import unbroken
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.table_with_placeholder import paint_placeholder
from workbench.ui.player.code_model import CodeModel

GUTTER = 18
"""Pixels before the lines, for the arrow."""
INDENT, HANGING_INDENT = 12, 10
"""Pixels of indentation per level, and of the extra indentation of continuation lines."""
NUMBER_SPACING = 8
"""Pixels between the numbers of the lines and the lines."""
LINE_MARGIN = 1
"""Pixels above and below a line."""
CURRENT_OPACITY, LIT_OPACITY = 0.28, 0.10
"""Opacity of the current-node colour behind the current line and the lines executed with it."""
ABOVE_CURRENT = 0.4
"""The fraction of the view above the current line after scrolling it into view."""
COMMENT = "▷"


LARGE_LINES = 8
"""The minimum height in lines of text, with large text."""


class CodeList(QListView):
    """A list of pseudocode lines.

    Attributes: lines, the model. Signals: `asked(place)` when a line was clicked or activated.
    """

    asked = Signal(int)

    def __init__(self, model: CodeModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines, self._placeholder = model, ""
        self._cover: QWidget | None = None
        self._is_updating = False
        self.setModel(model)
        self.setItemDelegate(_Delegate(self))
        MinLines(self, LARGE_LINES)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # until it is needed
        self.clicked.connect(lambda index: self.asked.emit(index.row()))
        self.activated.connect(lambda index: self.asked.emit(index.row()))
        model.dataChanged.connect(self.reveal)
        theme().changed.connect(self.scheduleDelayedItemsLayout)

    def set_placeholder(self, line_text: str) -> None:
        """Set the placeholder text."""
        self._placeholder = line_text
        self.viewport().update()

    def reveal(self) -> None:
        """Scroll so that the current line and its neighbours are visible and no line is cut at the top."""
        current_row = self.lines.current
        if current_row is None:
            return
        tops, bar, last = self._tops(), self.verticalScrollBar(), self.lines.rowCount() - 1
        below = self.visualRect(self.lines.index(min(current_row + 1, last), 0)).bottom() + bar.value()
        room, value = self._room(), bar.value()
        seen = value in tops and value <= tops[max(current_row - 1, 0)] and below < value + room
        if not seen:
            bar.setValue(next(top for top in tops if tops[current_row] - top <= room * ABOVE_CURRENT))

    def shows_whole(self, area: QRect) -> bool:
        """Return whether the area of a line is completely in view, or starts there and is higher than the view."""
        return area.top() >= 0 and (area.bottom() < self._room() or area.top() == 0)

    def set_cover(self, cover: QWidget) -> None:
        """Show the lines above a widget that may lie over the lower part of the list; call it when that has changed."""
        self._cover = cover
        self.updateGeometries()
        self.reveal()
        self.viewport().update()

    def _room(self) -> int:
        """Return the height of the view without what lies over its lower part."""
        view, cover = self.viewport(), self._cover
        if cover is None or not cover.isVisible():
            return view.height()
        area = QRect(view.mapFromGlobal(cover.mapToGlobal(QPoint())), cover.size())
        return area.top() if 0 < area.top() < view.height() and area.intersects(view.rect()) else view.height()

    def _tops(self) -> list[int]:
        """Return the scroll positions at which each line is at the top."""
        self.executeDelayedItemsLayout()  # which may scroll
        scrolled = self.verticalScrollBar().value()
        return [self.visualRect(self.lines.index(row, 0)).top() + scrolled for row in range(self.lines.rowCount())]

    @property
    def text_width(self) -> int:
        """The width of the lines in pixels: the same whether the scroll bar is shown or not.

        If it depended on the scroll bar, showing it could make the lines so high that they have to be laid out again,
        without end.
        """
        return self.width() - 2 * self.frameWidth() - self.verticalScrollBar().sizeHint().width()

    def updateGeometries(self) -> None:
        """Show the scroll bar if it is needed, and let the end be reached with a whole line at the top."""
        if self._is_updating:
            return
        self._is_updating = True
        try:
            self._update_scroll_bar()
        finally:
            self._is_updating = False

    def _update_scroll_bar(self) -> None:
        bar = self.verticalScrollBar()
        value = bar.value()
        super().updateGeometries()
        tops = self._tops()
        last = self.lines.rowCount() - 1
        end = self.visualRect(self.lines.index(last, 0)).bottom() + 1 + bar.value() if tops else 0
        highest = next((top for top in tops if top >= end - self._room()), 0)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if highest else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        resized = policy != self.verticalScrollBarPolicy()
        self.setVerticalScrollBarPolicy(policy)
        bar.setMaximum(highest)
        bar.setValue(value)
        if resized:
            self.scheduleDelayedItemsLayout()  # the background of a line is as wide as the view

    def resizeEvent(self, event: object) -> None:
        """Wrap again, and keep the current line in view."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        if self._is_updating:  # only the scroll bar came or went
            return
        self.scheduleDelayedItemsLayout()
        self.executeDelayedItemsLayout()
        self.reveal()

    def paintEvent(self, event: object) -> None:
        """Paint the lines, or the placeholder."""
        super().paintEvent(event)  # type: ignore[arg-type]
        if not self.lines.rowCount():
            paint_placeholder(self, self._placeholder)


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: CodeList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a line at the current width."""
        width = self._view.text_width
        _, height = self._layout_of(index, width)
        return QSize(width, round(height) + 2 * pixels(LINE_MARGIN))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        model, row, area = self._view.model(), index.row(), QRectF(option.rect)
        assert isinstance(model, CodeModel)
        if theme().projector and not self._view.shows_whole(option.rect):
            return
        painter.save()
        current = row == model.current
        if current or row in model.lit:
            background = QColor(colours().current)
            background.setAlphaF(CURRENT_OPACITY if current else LIT_OPACITY)
            painter.fillRect(area, background)
        layout, _ = self._layout_of(index, self._view.text_width)
        muted = model.line(index).text.startswith(COMMENT)
        role = QPalette.ColorRole.PlaceholderText if muted and not current else QPalette.ColorRole.Text
        painter.setPen(self._view.palette().color(role))
        layout.draw(painter, area.topLeft() + QPointF(0, pixels(LINE_MARGIN)))
        if number := model.line(index).number:
            painter.setPen(self._view.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.setFont(layout.font())
            width = self._numbers_width(layout.font()) - pixels(NUMBER_SPACING)
            top_left = area.topLeft() + QPointF(pixels(GUTTER), pixels(LINE_MARGIN))
            column = QRectF(top_left, QSizeF(width, layout.lineAt(0).height()))
            painter.drawText(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(number))
        if current:
            self._arrow(painter, area, layout.lineAt(0).height())
        if self._view.hasFocus() and index == self._view.currentIndex():
            painter.setPen(QColor(colours().accent))
            painter.drawRect(area.adjusted(0.5, 0.5, -1.5, -1.5))
        painter.restore()

    def _arrow(self, painter: QPainter, area: QRectF, height: float) -> None:
        """Draw the arrow at the current line."""
        side = pixels(4.5)
        middle = QPointF(area.left() + pixels(GUTTER) / 2, area.top() + pixels(LINE_MARGIN) + height / 2)
        tip = QPointF(side, 0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colours().text))
        painter.setBrush(QColor(colours().current))
        painter.drawPolygon(QPolygonF([middle - tip - QPointF(0, side), middle + tip, middle - tip + QPointF(0, side)]))

    def _layout_of(self, index: QModelIndex | QPersistentModelIndex, width: int) -> tuple[QTextLayout, float]:
        """Return a line's layout at a width, and its height."""
        model = self._view.model()
        assert isinstance(model, CodeModel) and model.listing is not None
        line, font = model.line(index), self._view.font()
        if line.number:
            font.setFamilies(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).families())
        layout = QTextLayout(unbroken(line.text), font)
        layout.setFormats(_keywords(line.text, model.listing.keywords))
        layout.setTextOption(_option())
        left = pixels(GUTTER + INDENT * line.depth) + (self._numbers_width(font) if line.number else 0)
        leading, height = QFontMetricsF(font).leading(), 0.0
        layout.beginLayout()
        while (part := layout.createLine()).isValid():
            indented = left + (pixels(HANGING_INDENT) if height else 0)
            part.setLineWidth(max(width - indented - pixels(4), pixels(40)))
            part.setPosition(QPointF(indented, height))
            height += part.height() + leading
        layout.endLayout()
        return layout, height

    def _numbers_width(self, font: QFont) -> float:
        """Return the width of the column of line numbers."""
        return QFontMetricsF(font).horizontalAdvance(str(self._view.model().rowCount())) + pixels(NUMBER_SPACING)


def _option() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def _keywords(line_text: str, keywords: frozenset[str]) -> list[QTextLayout.FormatRange]:
    """Return the formats of a line: keywords are bold, except in a comment."""
    if line_text.startswith(COMMENT):
        return []
    formats = []
    for match in re.finditer(r"\w+", line_text):
        if match[0].lower() in keywords:
            bold = QTextLayout.FormatRange()
            bold.start, bold.length, bold.format = match.start(), len(match[0]), QTextCharFormat()
            bold.format.setFontWeight(QFont.Weight.Bold)
            formats.append(bold)
    return formats
