"""Copying a table as tab-separated lines, as Markdown or as LaTeX."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QAbstractItemModel, QObject, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QTableView

from workbench.formats.tables import FORMATS
from workbench.ui.base.icons import set_icon
from workbench.ui.base.retranslation import translated
from workbench.wording.language import decimal_as_written

Lines = list[Sequence[str]]


class TableCopying(QObject):
    """Adds copy actions to the context menu of `table`; Ctrl+C copies tab-separated lines with localised decimals.

    `lines` returns what is copied, the column names first.
    Attributes: actions by format. Signals: `copied(rows)` after rows were copied.
    """

    copied = Signal(int)

    def __init__(self, table: QTableView, lines: Callable[[], Lines]) -> None:
        super().__init__(table)
        self._lines = lines
        self.actions = {form: QAction(table) for form in FORMATS}
        for form, action in self.actions.items():
            action.triggered.connect(partial(self.copy, form))
            set_icon(action, "copy")
            table.addAction(action)
        self.actions["tsv"].setShortcut(QKeySequence.StandardKey.Copy)
        self.actions["tsv"].setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        for action, key in zip(
            self.actions.values(), ("command-copy-tsv", "command-copy-markdown", "command-copy-latex"), strict=True
        ):
            translated(action, text=key)

    def copy(self, form: str) -> None:
        """Put the table on the clipboard if it has rows."""
        lines = self._lines()
        if form == "tsv":
            lines = [[decimal_as_written(cell) for cell in line] for line in lines]
        if len(lines) > 1:
            QGuiApplication.clipboard().setText(FORMATS[form](lines))
            self.copied.emit(len(lines) - 1)


def table_lines(model: QAbstractItemModel) -> Lines:
    """Return all rows of a model, headings first: numbers in machine-readable form, for pictures their descriptions."""
    columns = range(model.columnCount())
    names = [str(model.headerData(column, Qt.Orientation.Horizontal)) for column in columns]
    return [names, *([_cell(model, row, column) for column in columns] for row in range(model.rowCount()))]


def focused() -> TableCopying | None:
    """Return the TableCopying of the focused table, or None if no table has the focus."""
    widget = QApplication.focusWidget()
    copying = None if widget is None else widget.findChild(TableCopying)
    return copying if isinstance(copying, TableCopying) else None


def _cell(model: QAbstractItemModel, row: int, column: int) -> str:
    index = model.index(row, column)
    roles = (Qt.ItemDataRole.EditRole, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
    return next((str(value) for role in roles if (value := index.data(role)) not in (None, "")), "")
