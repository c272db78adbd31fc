"""The dialog that creates a worksheet of a search: how many steps, what is left empty, and where the answers are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QGroupBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from workbench.api import ConfiguredRun, start
from workbench.api.exercise_variants import variants
from workbench.formats.worksheet import (
    COLUMNS,
    KEYS,
    LEVEL,
    LEVELS,
    MAX_STEPS,
    MAX_VARIANTS,
    PAPERS,
    STEPS,
    WorksheetSetting,
    check_worksheet,
    key_path,
    variant_path,
)
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.check_boxes import CheckBox
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.worksheet.sheet import Worksheet
from workbench.ui.worksheet.texts import search_name
from workbench.wording import number, text

PREVIEW_WIDTH = 380
"""The width of the preview of the first page, in pixels."""
MAX_SEED = 999_999
LINES = 4
"""Lines of the room for messages beside it."""
_CAPTIONS = {
    "steps": "worksheet-steps",
    "level": "worksheet-level",
    "variants": "worksheet-variants",
    "seed": "worksheet-seed",
    "title": "worksheet-heading",
    "key": "worksheet-answers",
    "paper": "worksheet-paper",
}


class WorksheetDialog(QDialog):
    """Attributes: steps, level, variants, seed, title, blanks (a box for each column), tree, key, paper: choices;
    preview; save, a button; sheets: the worksheets of all variants, the first of which is shown.

    If the given search has too few steps, a copy of it is run: the given search itself is not changed.
    """

    def __init__(self, run: ConfiguredRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._shown = run
        self._run: ConfiguredRun | None = None
        self._others: list[ConfiguredRun] = []
        self.sheets: list[Worksheet] = []
        self.steps, self.level = QSpinBox(self), QComboBox(self)
        self.variants, self.seed, self.title = QSpinBox(self), QSpinBox(self), QLineEdit(self)
        for name in LEVELS:
            self.level.addItem("", name)
        self.level.setCurrentIndex(self.level.findData(LEVEL))
        self.variants.setRange(1, MAX_VARIANTS)
        self.seed.setRange(0, MAX_SEED)
        self.seed.setValue(1)
        self.seed.setEnabled(False)
        self.steps.setRange(1, MAX_STEPS)
        self.steps.setValue(STEPS)
        self.blanks = {name: CheckBox(self) for name in COLUMNS}
        for name, check_box in self.blanks.items():
            check_box.setChecked(name in LEVELS[LEVEL])
        self.tree = CheckBox(self)
        self.tree.setChecked(True)
        self.key, self.paper = QComboBox(self), QComboBox(self)
        for name in KEYS:
            self.key.addItem("", name)
        for name in PAPERS:
            self.paper.addItem("", name)
        self.preview, self.message, self.fault = Label(self), Label(self), FaultLabel(self)
        self.save, self.close_button = QPushButton(self), QPushButton(self)
        self._labels = {name: Label(self) for name in _CAPTIONS}
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
        for name, caption in _CAPTIONS.items():
            translated(self._labels[name], text=caption)
            translated(getattr(self, name), accessibleName=caption)
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
            self.level.currentData(),
            seed=self.seed.value(),
        )

    @property
    def settings(self) -> list[WorksheetSetting]:
        """The current choices for each variant."""
        return self.setting.variants(self.variants.value())

    def retranslate(self) -> None:
        for name, check_box in self.blanks.items():
            check_box.setText(text(f"worksheet-blank-{name}"))
        for index, name in enumerate(LEVELS):
            self.level.setItemText(index, text(f"worksheet-level-{name}"))
        for index, name in enumerate(KEYS):
            self.key.setItemText(index, text(f"worksheet-answers-{name}"))
        for index, name in enumerate(PAPERS):
            self.paper.setItemText(index, text(f"worksheet-paper-{name}"))
        self._show()

    def write(self, name: str) -> None:
        """Write the worksheet of each variant to a file, and show the result or the fault."""
        path, lines = Path(name), list[str]()
        try:
            check_worksheet(path, self.settings)
            for sheet, setting in zip(self.sheets, self.settings, strict=True):
                one = variant_path(path, setting.variant)
                pages = sheet.write(one)
                lines.append(text("worksheet-written", name=one.name, pages=number(pages), count=pages))
                if sheet.key is not None and not setting.variant:
                    lines.append(text("worksheet-written-key", name=key_path(one).name))
        except Fault as fault:
            self.fault.show_fault(fault)
            return
        self.fault.show_fault(None)
        self.message.setText("\n".join(lines))

    def done(self, result: int) -> None:
        """Stop the search and close."""
        self._jobs.stop()
        super().done(result)

    def _lay_out(self) -> None:
        form = QFormLayout()
        for name in ("steps", "level", "variants", "seed", "title"):
            form.addRow(self._labels[name], getattr(self, name))
        boxes = self.blanks
        values = hbox(boxes["g"], boxes["h"], boxes["f"])
        vbox(boxes["node"], values, boxes["successors"], boxes["fates"], boxes["open"], parent=self._empty)
        below = QFormLayout()
        below.addRow(self._labels["key"], self.key)
        below.addRow(self._labels["paper"], self.paper)
        self.message.setWordWrap(True)
        room = MessageRoom(self, self.message, self.fault, lines=LINES)
        choices = vbox(form, self._empty, self.tree, below, room, None, self.save, self.close_button)
        self.preview.setFixedSize(PREVIEW_WIDTH, round(PREVIEW_WIDTH * 1.4143))
        self.preview.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        hbox((choices, 1), self.preview, parent=self)

    def _connect(self) -> None:
        for spin_box in (self.steps, self.variants, self.seed):
            spin_box.valueChanged.connect(self._search)
        self.variants.valueChanged.connect(lambda count: self.seed.setEnabled(count > 1))
        self.level.currentIndexChanged.connect(self._use_level)
        self.title.textChanged.connect(self._show)
        for check_box in (*self.blanks.values(), self.tree):
            check_box.toggled.connect(self._show)
        for box in (self.key, self.paper):
            box.currentIndexChanged.connect(self._show)
        self.save.clicked.connect(self._ask)
        self.close_button.clicked.connect(self.reject)

    def _search(self) -> None:
        """Run the first steps of all variants in the background: a user's own problem may take long."""
        self._run, self._others, self.sheets = None, [], []
        self.save.setEnabled(False)
        self._jobs.begin(_searches(self._shown, self.steps.value(), self.variants.value() - 1, self.seed.value()))

    def _use_level(self) -> None:
        """Leave empty what the level leaves empty."""
        for name, check_box in self.blanks.items():
            check_box.setChecked(name in LEVELS[self.level.currentData()])
        self._show()

    def _take(self, report: list[ConfiguredRun] | Fault) -> None:
        if isinstance(report, Fault):
            self.fault.show_fault(report)
        else:
            self._run, *self._others = report
            self._show()

    def _show(self) -> None:
        """Show the first page and the number of pages."""
        if self._run is None:
            return
        try:
            runs = (self._run, *self._others)
            self.sheets = [Worksheet(run, setting) for run, setting in zip(runs, self.settings, strict=True)]
        except Fault as fault:
            self.sheets = []
            self.fault.show_fault(fault)
            self.preview.clear()
            self.message.clear()
        else:
            self.fault.show_fault(None)
            height = self.preview.height()
            pages = self.sheets[0].pages
            width = min(PREVIEW_WIDTH, int(height * pages.full_width / pages.full_height))
            self.preview.setPixmap(QPixmap.fromImage(self.sheets[0].preview(width, self.devicePixelRatioF())))
            self.message.setText(
                text(
                    "worksheet-pages",
                    pages=number(pages.count),
                    count=pages.count,
                    asked=number(self.sheets[0].task_pages),
                )
            )
        self.save.setEnabled(bool(self.sheets))

    def _ask(self) -> None:
        title, name = text("worksheet-save"), f"{self.windowTitle()} {search_name(self._shown)}"
        ask_to_save(self, title, "worksheet", "*.pdf", name, ".pdf", self.write)


def _searches(given_run: ConfiguredRun, steps: int, others: int, seed: int) -> Iterator[object]:
    """Yield the search and those of `others` other variants, or a Fault, and None after each slice of work."""
    for report in _first_steps(given_run, steps):
        if not isinstance(report, ConfiguredRun):
            yield report
            continue
        runs = [report]
        try:
            for variant in variants(report, others, seed, steps):
                yield None
                runs += [] if variant is None else [variant]
        except Fault as fault:
            yield fault
        else:
            yield runs


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
