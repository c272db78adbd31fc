"""All that a window says: what its widgets show, are called and tell where they are pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from workbench.ui.shell.main_window import MainWindow

TIP = int(Qt.ItemDataRole.ToolTipRole)
ROWS = 5
"""As many rows of a list are looked at."""


def on_language_change(widget: QWidget) -> Iterator[str]:
    """Yield every text of a widget and of all in it that is seen: what is hidden is worded when it is shown."""
    for one in (widget, *widget.findChildren(QWidget)):
        if not one.isVisible() or (one.objectName().startswith("qt_") and not isinstance(one, QTabBar)):
            continue
        yield from (one.toolTip(), one.statusTip(), one.whatsThis(), one.accessibleName(), one.accessibleDescription())
        yield one.windowTitle()
        yield from _shown(one)
        for action in one.actions():
            yield from _said(action)


def _said(action: QAction) -> Iterator[str]:
    yield from (action.text(), action.toolTip(), action.statusTip())


def _shown(one: QWidget) -> Iterator[str]:
    match one:
        case QLabel() | QAbstractButton():
            yield one.text()
        case QLineEdit():
            yield one.placeholderText()
        case QPlainTextEdit() | QTextEdit():
            yield one.placeholderText()
            yield from one.toPlainText().splitlines()
        case QGroupBox() | QMenu():
            yield one.title()
        case QComboBox():
            for place in range(one.count()):
                yield from (one.itemText(place), str(one.itemData(place, TIP) or ""))
        case QTabBar():
            for place in range(one.count()):
                yield from (one.tabText(place), one.tabToolTip(place))
        case QAbstractSpinBox():
            yield one.specialValueText()
            if isinstance(one, QSpinBox | QDoubleSpinBox):
                yield from (one.prefix(), one.suffix())
        case QAbstractItemView():
            if one.model() is not None:
                yield from _listed(one.model())


def _listed(model: QAbstractItemModel) -> Iterator[str]:
    roles = (int(Qt.ItemDataRole.DisplayRole), TIP, int(Qt.ItemDataRole.AccessibleTextRole))
    nowhere = QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(nowhere)
    for column in range(columns):
        for role in roles:
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
            for row in range(min(model.rowCount(nowhere), ROWS)):
                yield str(model.data(model.index(row, column), role) or "")


def settle() -> None:
    """Let what is worded when it is seen be worded, and what has been replaced go."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def stations(window: MainWindow) -> Iterator[QWidget]:
    """Show the benches of the window one after the other, each with all its tabs; yield what has come into view."""
    for name in window.benches:
        window.show_bench(name)
        settle()
        yield window
        for tabs in window.bench.findChildren(QTabWidget):
            for place in range(tabs.count()):
                tabs.setCurrentIndex(place)
                settle()
                yield tabs
    window.show_bench("explore")


def walked(window: MainWindow) -> Iterator[str]:
    """Yield every text of the window: of its benches, with all their tabs, and of its menus."""
    for shown in stations(window):
        yield from on_language_change(shown)
    yield from _listed_in(window.menuBar().actions())


def _listed_in(actions: Iterable[QAction]) -> Iterator[str]:
    for action in actions:
        yield from _said(action)
        if isinstance(menu := action.menu(), QMenu):
            yield from _listed_in(menu.actions())
