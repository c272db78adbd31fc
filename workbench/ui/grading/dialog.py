"""The dialog that grades the submissions of a class and shows its table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QHeaderView, QMenu, QPlainTextEdit, QProgressBar, QPushButton, QWidget

from workbench.grading.grade import Grade
from workbench.grading.tables import reasons_with_checks
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import on_theme_change, pixels
from workbench.ui.controls.buttons import form_button, new_action
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.controls.reading_order import focus_next_control
from workbench.ui.controls.table_copying import TableCopying
from workbench.ui.controls.table_with_placeholder import scale_rows, set_up_rows
from workbench.ui.grading.difference import Differing
from workbench.ui.grading.frozen_column import TableWithFrozenColumn
from workbench.ui.grading.session import GradingSession
from workbench.ui.grading.setup import GradingSetup
from workbench.ui.grading.table_model import STUDENT, GradesModel
from workbench.wording import number, text

WIDTH, HEIGHT = 960, 680
_REASONS_HEIGHT = 92
_EDGE = 24
"""Pixels of the window that stay visible on each side of the dialog."""


class GradingDialog(QDialog):
    """Grades, also while it is closed; `grading` keeps the table.

    Attributes: setup; begin, cancel, the buttons; progress, message; table, model; reasons of the selected submission;
    show_difference, open_page, export, close_button; fault.
    Signals: `differed(Differing)`: this difference should be shown.
    """

    differed = Signal(object)

    def __init__(self, grading: GradingSession, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._grading = grading
        self.setup = GradingSetup(settings, self)
        self.begin = form_button(self, self._begin, "play", text="grade-begin")
        self.cancel = form_button(self, self._cancel, "stop", text="board-dialog-cancel")
        self.progress = translated(QProgressBar(self), accessibleName="grade-progress-name")
        self.message, self.fault = Label(self), FaultLabel(self)
        self.message.setWordWrap(True)
        self.model, self.table = GradesModel(self), TableWithFrozenColumn(self)
        self.reasons = translated(
            QPlainTextEdit(self), accessibleName="grade-reasons", placeholderText="grade-reasons-hint"
        )
        self.show_difference = form_button(self, self._show_difference, text="grade-show-difference")
        self.open_page = form_button(self, self._open_page, text="grade-open-page")
        self.export = translated(QPushButton(self, autoDefault=False), text="grade-export")
        self.close_button = form_button(self, self.reject, text="board-dialog-close")
        self._set_up_table()
        self._fill_menu()
        self._lay_out()
        self._connect()
        translated(self, windowTitle="grade-title")
        self._show_all()
        on_theme_change(self._scale)
        on_language_change(self.retranslate)
        room = parent.window().size() if parent is not None else self.maximumSize()
        self.resize(min(pixels(WIDTH), room.width() - _EDGE), min(pixels(HEIGHT), room.height() - _EDGE))

    def _set_up_table(self) -> None:
        self.table.setModel(self.model)
        set_up_rows(self.table)
        self.table.setSortingEnabled(True)
        self.table.horizontalHeader().setSortIndicator(STUDENT, Qt.SortOrder.AscendingOrder)
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.copying = TableCopying(self.table, self.model.lines)
        translated(self.table, accessibleName="grade-table", placeholder="grade-table-hint")

    def _fill_menu(self) -> None:
        menu = QMenu(self.export)
        menu.addAction(new_action(menu, "", self._ask_for_csv, text="grade-export-csv"))
        menu.addAction(new_action(menu, "", self._ask_for_pages, text="grade-export-pages"))
        self.export.setMenu(menu)

    def _lay_out(self) -> None:
        self.reasons.setReadOnly(True)
        self.reasons.setTabChangesFocus(True)
        self.progress.setTextVisible(False)
        vbox(
            self.setup,
            hbox(self.begin, self.cancel, (self.progress, 1), None),
            MessageRoom(self, self.message, self.fault),
            (self.table, 1),
            self.reasons,
            hbox(self.show_difference, self.open_page, self.export, None, self.close_button),
            parent=self,
            spacing=8,
        )

    def _connect(self) -> None:
        grading = self._grading
        grading.begun.connect(self._show_all)
        grading.graded.connect(self._add)
        grading.changed.connect(self._show_state)
        self.setup.changed.connect(self._show_state)
        self.setup.task.refused.connect(self.fault.show_fault)
        self.table.activated.connect(self._activate)
        self.table.selectionModel().selectionChanged.connect(self._select)
        self.model.modelReset.connect(self._select)

    def retranslate(self) -> None:
        self.model.retranslate()
        self._fit_columns()
        self._select()
        self._show_state()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Let Tab go through the controls as one reads."""
        return focus_next_control(self, forwards)

    @property
    def selected(self) -> Grade | None:
        """The grade of the selected submission."""
        rows = self.table.selectionModel().selectedRows()
        return self.model.grade(rows[0].row()) if rows else None

    # Grading

    def _begin(self) -> None:
        self.fault.show_fault(None)
        with self.fault.catching():
            self._grading.begin(self.setup.request())

    def _cancel(self) -> None:
        self._grading.cancel()
        self._show_state()

    @Slot()
    def _show_all(self) -> None:
        grading = self._grading
        self.model.show_task(grading.task, grading.grades)
        if not self.setup.names:
            self.setup.show_sources(grading.sources)
        self._fit_columns()
        row = self.model.row_of(grading.selected)
        if row is not None:
            self.table.selectRow(row)
        self._show_state()

    @Slot(object)
    def _add(self, grade: Grade) -> None:
        self.model.add(grade)
        self._fit_columns()
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        grading = self._grading
        idle, count = not grading.busy, len(grading.grades)
        self.setup.setEnabled(idle)
        self.begin.setEnabled(idle and bool(self.setup.names))
        self.cancel.setEnabled(grading.cancellable)
        self.export.setEnabled(idle and bool(count))
        self.progress.setRange(0, max(1, len(grading.submissions)) if idle or grading.submissions else 0)
        self.progress.setValue(count)
        if grading.fault is not None:
            self.fault.show_fault(grading.fault)
        self.message.setText(self._state_text(idle, count))

    def _state_text(self, idle: bool, count: int) -> str:
        grading = self._grading
        if not idle and not grading.submissions:
            return text("grade-preparing")
        if grading.cancelled:
            return text("grade-cancelled", count=count, all=len(grading.submissions)) if idle else text("grade-ending")
        return text("grade-progress", count=count, all=len(grading.submissions)) if grading.submissions else ""

    # The table

    @Slot()
    def _select(self) -> None:
        """Show the reasons of the selected submission, and what can be opened of it."""
        grade, task = self.selected, self._grading.task
        self.open_page.setEnabled(grade is not None and self._grading.has_page(grade))
        self.show_difference.setEnabled(grade is not None and any(check.difference for check in grade.checks))
        if grade is None or task is None:
            self.reasons.clear()
            return
        self._grading.selected = grade.submission
        total = text("grade-total", points=number(grade.points, 2), of=number(grade.of, 2))
        self.reasons.setPlainText("\n".join([f"{grade.submission}: {total}", *reasons_with_checks(task, grade)]))

    @Slot()
    def _activate(self) -> None:
        """Show the first difference; if there is none, the page."""
        self._show_difference() if self.show_difference.isEnabled() else self._open_page()

    def _show_difference(self) -> None:
        grade = self.selected
        if grade is None:
            return
        with self.fault.catching():
            found = self._grading.differing(grade)
            if isinstance(found, Differing):
                self.differed.emit(found)
                self.accept()

    def _open_page(self) -> None:
        if (grade := self.selected) is not None:
            with self.fault.catching():
                QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._grading.page(grade))))

    # Exporting

    def _ask_for_csv(self) -> None:
        self._ask_to_save("grade-export-csv-title", "grade-csv-kinds", "csv", self._grading.export_csv)

    def _ask_for_pages(self) -> None:
        self._ask_to_save("grade-export-pages-title", "grade-pages-kinds", "html", self._grading.export_pages)

    def _ask_to_save(self, title: str, kinds: str, suffix: str, export: Callable[[Path], None]) -> None:
        def write(name: str) -> None:
            self.fault.show_fault(None)
            with self.fault.catching():
                export(Path(name))

        ask_to_save(self, text(title), "grades", text(kinds), text("grade-file-name"), suffix, write)

    # Sizes

    def _fit_columns(self) -> None:
        self.table.resizeColumnsToContents()

    def _scale(self) -> None:
        scale_rows(self.table)
        self.reasons.setFixedHeight(pixels(_REASONS_HEIGHT))
        self._fit_columns()
