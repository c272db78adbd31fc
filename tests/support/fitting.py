"""What of a window cannot be read: texts that are wider than their place, and controls that are not in view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QListWidget,
    QScrollBar,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from workbench.ui.base.theme import theme
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.pane_title import Muted
from workbench.ui.player.narration import Narration

SPARE = 2
"""Pixels by which a button may be narrower than it would like to be: its margins are wider."""


def unreadable(root: QWidget) -> list[str]:
    """Return what cannot be read of what is in view below a widget, and why; what a tool tip says in full is not there.

    Looked at are labels, buttons, tabs, choices, fields for numbers, the heads and cells of tables, and readings.
    """
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.isVisibleTo(root):
            for result, why in _faults(widget):
                if result and _plain(result) not in _plain(
                    QTextDocumentFragment.fromHtml(widget.toolTip()).toPlainText()
                ):
                    found.append(f"{type(widget).__name__} {widget.objectName()} “{result}”: {why}")
    return found


def covered(root: QWidget, places: Sequence[QRectF]) -> list[str]:
    """Return the texts below a widget that what is painted over it, at these places in it, lies on."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or isinstance(widget, QScrollBar):
            continue
        seen, corner = widget.visibleRegion().boundingRect(), widget.mapTo(root, QPoint())
        for result, area in _written(widget):
            at = QRectF((area & seen).translated(corner))
            found += [f"“{result}” is covered" for place in places if result and _touches(place, at)]
    return found


def _touches(disc: QRectF, area: QRectF) -> bool:
    if area.isEmpty():
        return False
    middle = disc.center()
    x = middle.x() - min(max(middle.x(), area.left()), area.right())
    y = middle.y() - min(max(middle.y(), area.top()), area.bottom())
    return bool(x * x + y * y < (disc.width() / 2) ** 2)


def _written(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    """Yield the texts of a widget and where their letters are in it."""
    metrics = widget.fontMetrics()
    above = metrics.ascent() - metrics.capHeight()
    for result, area in _lines(widget):
        yield result, area.adjusted(0, above, 0, 0)


def _lines(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    metrics, box = widget.fontMetrics(), widget.rect()
    if isinstance(widget, QLabel):
        flags = int(widget.alignment()) | (Qt.TextFlag.TextWordWrap if widget.wordWrap() else 0)
        result = widget.text()
        if "<" not in result:
            yield result, metrics.boundingRect(widget.contentsRect(), flags, result)
    elif isinstance(widget, QAbstractButton):
        yield widget.text(), box.adjusted(6, 4, -6, -4)
    elif isinstance(widget, QTabBar):
        for place in range(widget.count()):
            middle = Qt.AlignmentFlag.AlignCenter
            yield widget.tabText(place), metrics.boundingRect(widget.tabRect(place), middle, widget.tabText(place))
    elif isinstance(widget, QComboBox | QAbstractSpinBox):
        yield "a field", box.adjusted(4, 4, -4, -4)
    elif isinstance(widget, LiveLabel):
        yield widget.text(), metrics.boundingRect(widget.contentsRect(), Qt.TextFlag.TextWordWrap, widget.text())
    elif isinstance(widget, QHeaderView) and widget.orientation() is Qt.Orientation.Horizontal:
        for column in range(widget.count()):
            result = str(widget.model().headerData(column, Qt.Orientation.Horizontal) or "")
            wide = metrics.horizontalAdvance(result)
            left = widget.sectionViewportPosition(column)
            yield result, QRect(left + max(widget.sectionSize(column) - wide, 0) // 2, 0, wide, widget.height())


def _plain(caption: str) -> str:
    """Return a text with plain spaces, as Qt makes them of those that do not break."""
    return caption.replace("\u00a0", " ")


def _faults(widget: QWidget) -> Iterator[tuple[str, str]]:
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, QAbstractButton):
        yield from _button(widget)
    elif isinstance(widget, QTabBar):
        yield from _tabs(widget)
    elif isinstance(widget, QComboBox):
        yield from _choice(widget)
    elif isinstance(widget, QAbstractSpinBox):
        yield from _narrow(widget, widget.text(), widget.minimumSizeHint().width())
    elif isinstance(widget, QTableView):
        yield from _table(widget)
    elif isinstance(widget, QListWidget):
        yield from _list(widget)
    elif isinstance(widget, LiveLabel):
        yield from _reading(widget)


def _narrow(widget: QWidget, caption: str, needed: float, room: float | None = None) -> Iterator[tuple[str, str]]:
    """Yield a text that needs more room than it has, or that lies outside of what is in view."""
    room = widget.width() if room is None else room
    if room < needed:
        yield caption, f"{needed:.0f} pixels wide, has {room:.0f}"
    elif caption and not _scrolled(widget) and widget.visibleRegion().boundingRect() != widget.rect():
        yield caption, "partly out of view"
    elif caption and (other := _covering(widget)) is not None:
        yield caption, f"covered in part by {type(other).__name__} {other.objectName()}"


def _covering(widget: QWidget) -> QWidget | None:
    """Return a neighbour that lies on a widget."""
    parent = widget.parentWidget()
    if parent is None or widget.isWindow():
        return None
    beside = parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    inner = widget.geometry().adjusted(1, 1, -1, -1)
    return next((one for one in beside if one is not widget and _lies_on(one, inner)), None)


def _lies_on(widget: QWidget, area: QRect) -> bool:
    return not widget.isWindow() and widget.isVisible() and widget.geometry().intersects(area)


def _scrolled(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QAbstractScrollArea):
        parent = parent.parentWidget()
    return parent is not None


def _label(label: QLabel) -> Iterator[tuple[str, str]]:
    result, room = label.text(), label.contentsRect()
    short = label.short if isinstance(label, Muted) else None
    if short is not None and label.fontMetrics().horizontalAdvance(result) > room.width():
        return  # a shorter text is shown, or none: the same is shown elsewhere
    if "</" in result or "<br" in result:
        result = QTextDocumentFragment.fromHtml(result).toPlainText()
    if label.wordWrap():
        if label.heightForWidth(label.width()) > label.height() + SPARE:
            yield result, f"{label.heightForWidth(label.width())} pixels high, has {label.height()}"
        yield from _narrow(label, result, max(map(label.fontMetrics().horizontalAdvance, result.split()), default=0))
    else:
        widest = max(map(label.fontMetrics().horizontalAdvance, result.splitlines()), default=0)
        yield from _narrow(label, result, widest, room.width())


def _button(button: QAbstractButton) -> Iterator[tuple[str, str]]:
    pictured = not button.icon().isNull() and isinstance(button, QToolButton)
    if pictured and button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly:
        return
    yield from _narrow(button, button.text().replace("&", ""), button.sizeHint().width() - SPARE)


def _tabs(bar: QTabBar) -> Iterator[tuple[str, str]]:
    for place in filter(bar.isTabVisible, range(bar.count())):
        area, result = bar.tabRect(place), bar.tabText(place)
        if area.right() > bar.width() or area.left() < 0:
            yield result, "scrolled out of view"
        elif area.width() < bar.fontMetrics().horizontalAdvance(result):
            yield result, "too narrow"


def _choice(box: QComboBox) -> Iterator[tuple[str, str]]:
    """Yield what is chosen where it is cut; the list that drops down is as wide as its widest entry (test_choice)."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box).width()
    icon = 0 if box.itemIcon(box.currentIndex()).isNull() else box.iconSize().width() + 4
    advance = box.fontMetrics().horizontalAdvance
    yield from _narrow(box, box.currentText(), advance(box.currentText()) + icon, room)


def _table(table: QTableView) -> Iterator[tuple[str, str]]:
    model, header = table.model(), table.horizontalHeader()
    if model is None:
        return
    for column in (column for column in range(model.columnCount()) if not table.isColumnHidden(column)):
        room = table.columnWidth(column) - 4
        result = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        lines = header.fontMetrics().size(0, result)  # a heading may have several
        if header.isVisible() and lines.width() > room:
            yield result, f"the head of a column {room} pixels wide"
        if header.isVisible() and lines.height() > header.height():
            yield result, f"the head of a column {header.height()} pixels high"
        for row in range(max(table.rowAt(0), 0), model.rowCount()):
            index = model.index(row, column)
            if not table.visualRect(index).intersects(table.viewport().rect()):
                break
            yield from _cell(table.fontMetrics(), index, room)


def _cell(metrics: QFontMetrics, index: QModelIndex, room: int) -> Iterator[tuple[str, str]]:
    result = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
    tip = str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
    if metrics.horizontalAdvance(result) > room and result not in tip:
        yield result, f"in a column {room} pixels wide"


def _list(rows: QListWidget) -> Iterator[tuple[str, str]]:
    margin = 2 * (rows.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)
    wrap = Qt.TextFlag.TextWordWrap if rows.wordWrap() else Qt.TextFlag(0)
    for row in range(rows.count()):
        area, result = rows.visualItemRect(rows.item(row)), rows.item(row).text()
        needed = rows.fontMetrics().boundingRect(QRect(0, 0, area.width() - margin, 10_000), wrap, result)
        wide = needed.width() > rows.viewport().width() and not _scrolls(rows)
        if (wide or needed.height() > area.height()) and result not in rows.item(row).toolTip():
            yield result, f"{needed.width()}×{needed.height()} pixels, has {area.width()}×{area.height()}"


def _scrolls(area: QAbstractScrollArea) -> bool:
    """Tell whether what is too wide can be scrolled into view."""
    return area.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def _reading(reading: LiveLabel) -> Iterator[tuple[str, str]]:
    result = reading.text()
    if isinstance(reading, Narration) and theme().projector:
        yield from _projected(reading)
    elif reading.sizePolicy().horizontalPolicy() is reading.sizePolicy().Policy.Ignored:
        if not reading.fits(result):
            yield result, "too long for its lines"
    else:
        yield from _narrow(reading, result, reading.fontMetrics().horizontalAdvance(result))


def _projected(narration: Narration) -> Iterator[tuple[str, str]]:
    """Yield a narration in large type that is cut: it neither fits into its room nor lies over what is above it."""
    result, overlay = narration.text(), narration.overlay
    area = (narration if overlay.isHidden() else overlay).rect().marginsRemoved(narration.contentsMargins())
    metrics = QFontMetrics(narration._large_font)
    needed = metrics.boundingRect(QRect(0, 0, area.width(), 1), Qt.TextFlag.TextWordWrap, result).height()
    if needed > area.height() + SPARE:
        yield result, f"{needed} pixels high, has {area.height()}"
