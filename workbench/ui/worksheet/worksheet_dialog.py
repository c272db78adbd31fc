"""The dialog that creates a worksheet of a search: how many steps, what is left empty, and where the answers are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QGroupBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from workbench.api import ConfiguredRun, start
from workbench.formats.worksheet import (
    COLUMNS,
    DEFAULT_BLANKS,
    KEYS,
    MAX_STEPS,
    PAPERS,
    STEPS,
    WorksheetSetting,
    check_worksheet,
    key_path,
)
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.settings import Settings
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.worksheet.sheet import Worksheet
from workbench.wording import number, text

PREVIEW_WIDTH = 380
"""The width of the preview of the first page, in pixels."""


class WorksheetDialog(QDialog):
    """Attributes: steps, title, blanks (a box for each column), tree, key, paper: choices; preview; save, a button.

    If the given search has too few steps, a copy of it is run: the given search itself is not changed.
    """

    def __init__(self, run: ConfiguredRun, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings, self._shown = settings, run
        self._run: ConfiguredRun | None = None
        self.sheet: Worksheet | None = None
        self.steps, self.title = QSpinBox(self), QLineEdit(self)
        self.steps.setRange(1, MAX_STEPS)
        self.steps.setValue(STEPS)
        self.blanks = {name: QCheckBox(self) for name in COLUMNS}
        for name, check_box in self.blanks.items():
            check_box.setChecked(name in DEFAULT_BLANKS)
        self.tree = QCheckBox(self)
        self.tree.setChecked(True)
        self.key, self.paper = QComboBox(self), QComboBox(self)
        for name in KEYS:
            self.key.addItem("", name)
        for name in PAPERS:
            self.paper.addItem("", name)
        self.preview, self.message, self.fault = Label(self), Label(self), FaultLabel(self)
        self.save, self.close_button = QPushButton(self), QPushButton(self)
        self._labels = {name: Label(self) for name in ("steps", "title", "key", "paper")}
        self._empty = QGroupBox(self)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._take)
        self._lay_out()
        self._connect()
        translated(self, windowTitle="worksheet-title")
        translated(self._empty, title="worksheet-blanks")
        translated(self.tree, text="worksheet-with-tree")
        translated(self.preview, accessibleName="worksheet-preview")
        translated(self.save, text="worksheet-save")
        translated(self.close_button, text="worksheet-close")
        for name, (caption, box) in {
            "steps": ("worksheet-steps", self.steps),
            "title": ("worksheet-heading", self.title),
            "key": ("worksheet-answers", self.key),
            "paper": ("worksheet-paper", self.paper),
        }.items():
            translated(self._labels[name], text=caption)
            translated(box, accessibleName=caption)
        on_language_change(self.retranslate)
        self._search()

    @property
    def setting(self) -> WorksheetSetting:
        """The current choices."""
        return WorksheetSetting(
            self.steps.value(),
            frozenset(name for name, check_box in self.blanks.items() if check_box.isChecked()),
            self.tree.isChecked(),
            self.key.currentData(),
            self.paper.currentData(),
            self.title.text().strip() or None,
        )

    def retranslate(self) -> None:
        for name, check_box in self.blanks.items():
            check_box.setText(text(f"worksheet-blank-{name}"))
        for index, name in enumerate(KEYS):
            self.key.setItemText(index, text(f"worksheet-answers-{name}"))
        for index, name in enumerate(PAPERS):
            self.paper.setItemText(index, text(f"worksheet-paper-{name}"))
        self._show()

    def write(self, name: str) -> None:
        """Write the worksheet to a file, and show the result or the fault."""
        path = Path(name)
        self._settings.folder = str(path.parent)
        try:
            check_worksheet(path, self.setting.key)
            assert self.sheet is not None
            pages = self.sheet.write(path)
        except Fault as fault:
            self.fault.show_fault(fault)
            return
        self.fault.show_fault(None)
        content = text("worksheet-written", name=path.name, pages=number(pages), count=pages)
        if self.sheet.key is not None:
            content += "\n" + text("worksheet-written-key", name=key_path(path).name)
        self.message.setText(content)

    def done(self, result: int) -> None:
        """Stop the search and close."""
        self._jobs.stop()
        super().done(result)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self._labels["steps"], self.steps)
        form.addRow(self._labels["title"], self.title)
        empty = QVBoxLayout(self._empty)
        for check_box in self.blanks.values():
            empty.addWidget(check_box)
        below = QFormLayout()
        below.addRow(self._labels["key"], self.key)
        below.addRow(self._labels["paper"], self.paper)
        self.message.setWordWrap(True)
        choices = vbox(
            form, self._empty, self.tree, below, self.message, self.fault, None, self.save, self.close_button
        )
        self.preview.setFixedSize(PREVIEW_WIDTH, round(PREVIEW_WIDTH * 1.4143))
        self.preview.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        hbox((choices, 1), self.preview, parent=self)

    def _connect(self) -> None:
        self.steps.valueChanged.connect(self._search)
        self.title.textChanged.connect(self._show)
        for check_box in (*self.blanks.values(), self.tree):
            check_box.toggled.connect(self._show)
        for box in (self.key, self.paper):
            box.currentIndexChanged.connect(self._show)
        self.save.clicked.connect(self._ask)
        self.close_button.clicked.connect(self.reject)

    def _search(self) -> None:
        """Run the first steps in the background: a user's own problem may take long."""
        self._run = None
        self.save.setEnabled(False)
        self._jobs.begin(_first_steps(self._shown, self.steps.value()))

    def _take(self, report: ConfiguredRun | Fault) -> None:
        if isinstance(report, Fault):
            self.fault.show_fault(report)
        else:
            self._run = report
            self._show()

    def _show(self) -> None:
        """Show the first page and the number of pages."""
        if self._run is None:
            return
        try:
            self.sheet = Worksheet(self._run, self.setting)
        except Fault as fault:
            self.sheet = None
            self.fault.show_fault(fault)
            self.preview.clear()
            self.message.clear()
        else:
            self.fault.show_fault(None)
            height = self.preview.height()
            pages = self.sheet.pages
            width = min(PREVIEW_WIDTH, int(height * pages.full_width / pages.full_height))
            self.preview.setPixmap(QPixmap.fromImage(self.sheet.preview(width, self.devicePixelRatioF())))
            self.message.setText(
                text(
                    "worksheet-pages", pages=number(pages.count), count=pages.count, asked=number(self.sheet.task_pages)
                )
            )
        self.save.setEnabled(self.sheet is not None)

    def _ask(self) -> None:
        ask_to_save(self, text("worksheet-save"), self._settings.folder, "*.pdf", ".pdf", self.write)


def _first_steps(given_run: ConfiguredRun, steps: int) -> Iterator[ConfiguredRun | Fault | None]:
    """Yield `given_run` if it has enough expansions, else a copy of it, advanced by `steps`, or a Fault.

    Yields None after each expansion.
    """
    if given_run.expanded >= steps or (given_run.expanded and given_run.status.finished):
        yield given_run
        return
    try:
        heuristic = None if given_run.catalogued else given_run.heuristic
        run = start(given_run.problem, given_run.configuration, heuristic, limits=given_run.limits, search_anyway=True)
        while run.status is Status.RUNNING and run.expanded < steps:
            run.advance(1)
            yield None
        if not run.expanded and run.reason is not None:
            raise Fault(run.reason.key, **run.reason.facts)
    except Fault as fault:
        yield fault
    else:
        yield run
