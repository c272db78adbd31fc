"""The editor page of the panel; the benches beside it show the scenes of the steps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QTabWidget,
    QWidget,
)

from workbench.lessons.lesson import Lesson, LessonStep
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels
from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.controls.buttons import form_button, tool_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.flow_layout import flow_of
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.controls.pane_title import Muted, PaneTitle
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea
from workbench.ui.lessons.draft import Draft
from workbench.ui.lessons.inline import plain
from workbench.ui.lessons.language_row import LanguageRow
from workbench.ui.lessons.place_texts import missing_texts_fault, with_place_text
from workbench.ui.lessons.question_form import QuestionForm
from workbench.ui.lessons.scene_presenter import BENCH
from workbench.ui.lessons.step_form import HeadForm, StepForm
from workbench.ui.lessons.validation import LessonValidation
from workbench.ui.runs.first_use import FirstUse
from workbench.wording import text
from workbench.wording.texts import localized, missing

UNRECORDED = ("layout",)
"""The parts of a scene that only apply to the window it was recorded in."""
_ROWS = 4


def new_lesson() -> Lesson:
    return Lesson("my-lesson", {}, {}, 10)


class EditorPage(QWidget):
    """The editor of a lesson.

    Attributes: draft and its history; steps, the list; tabs, of head, step and question; languages; record, up, down,
    remove, undo, redo, try_button, check_button, save_button, save_as, close_button; fault; result, of the check;
    proof.
    Signals: `try_requested`, `save_requested`, `save_as_requested`, `closed`.
    """

    try_requested = Signal()
    save_requested = Signal()
    save_as_requested = Signal()
    closed = Signal()

    def __init__(self, draft: Draft, stack: BenchStack, databases: FirstUse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draft, self._stack, self.history = draft, stack, draft.history
        draft.setParent(self)
        self.title, self.steps, self.fault = PaneTitle(self), QListWidget(self), FaultLabel(self)
        self.record = form_button(self, self.record_step, text="editor-record")
        self.up = tool_button(self, "move-up", lambda: draft.move(-1), "editor-up")
        self.down = tool_button(self, "move-down", lambda: draft.move(1), "editor-down")
        self.remove = tool_button(self, "cross", lambda: draft.remove(), "editor-remove")
        self.undo = tool_button(self, "undo", lambda: self.history.undo_change(), "editor-undo")
        self.redo = tool_button(self, "redo", lambda: self.history.redo_change(), "editor-redo")
        self.close_button = tool_button(self, "close", self.closed, "editor-close")
        self.languages, self.tabs = LanguageRow(self), QTabWidget(self)
        self.proof, self.result = LessonValidation(databases, self), Muted(wrap=True)
        self.head, self.step = HeadForm(draft), StepForm(draft, stack)
        self.question = QuestionForm(draft)
        self.try_button = form_button(self, self.try_requested, text="editor-try")
        self.check_button = form_button(self, self._check, text="editor-check")
        self.save_button = form_button(self, self.save_requested, text="editor-save")
        self.save_as = form_button(self, self.save_as_requested, text="editor-save-as")
        self._lay_out()
        self._connect()
        translated(self.title.name, text="editor-page")
        translated(self.steps, accessibleName="editor-steps")
        translated(self.tabs.tabBar(), accessibleName="editor-parts")
        on_language_change(self.retranslate)
        self.refresh()

    @property
    def code(self) -> str:
        """The language being written."""
        return self.languages.code

    def retranslate(self) -> None:
        for place, key in enumerate(("editor-tab-lesson", "editor-tab-step", "editor-tab-question")):
            self.tabs.setTabText(place, text(key))
        self._update_check_button()
        self.refresh()

    def refresh(self) -> None:
        """Show the current state of the lesson."""
        draft = self.draft
        self.title.hint.setText(text("editor-unsaved") if draft.unsaved else "")
        self._list_steps()
        for form in (self.head, self.step, self.question):
            form.refresh(self.languages.codes)
        self.languages.mark_missing({code for _, texts in draft.lesson.texts() for code in missing(texts)})
        has_steps = draft.step is not None
        self.up.setEnabled(draft.place > 0)
        self.down.setEnabled(draft.place + 1 < len(draft.lesson.steps))
        self.remove.setEnabled(has_steps)
        self._show_undo()
        fault, missing_texts = draft.check() if has_steps else None, draft.lacking() if has_steps else []
        summary = missing_texts_fault(missing_texts) if missing_texts else None
        self.fault.show_fault(summary if fault is None else with_place_text(fault))
        for button in (self.try_button, self.check_button):
            button.setEnabled(has_steps and fault is None)
        for button in (self.save_button, self.save_as):
            button.setEnabled(has_steps and fault is None and not missing_texts)

    def record_step(self) -> None:
        """Record the scene of the current bench as a new step."""
        self.draft.insert(LessonStep({}, scene=self._scene(), breakpoints=self._stops()))
        self.tabs.setCurrentIndex(1)
        paper = self.step.fields["text"].control
        paper.setFocus()

    def saved_name(self, folder: Path) -> Path:
        """Return the file for the lesson: the one it was saved in, or a new one in `folder`."""
        if self.draft.path is not None:
            return self.draft.path
        path, number = folder / f"{self.draft.lesson.name}.toml", 2
        while path.exists():
            path, number = folder / f"{self.draft.lesson.name}-{number}.toml", number + 1
        return path

    # Internals

    def _check(self) -> None:
        """Start checking the lesson, or stop a running check."""
        if self.proof.busy:
            self.proof.stop()
        else:
            self.proof.begin(self.draft.lesson)
        self._update_check_button()

    def _update_check_button(self) -> None:
        self.check_button.setText(text("answer-cancel") if self.proof.busy else text("editor-check"))

    def _clear_result(self) -> None:
        """Clear the result of the check; it applies to the lesson before the change."""
        self.proof.stop()
        self.result.clear()

    def _scene(self) -> dict[str, object]:
        bench = self._stack.bench
        return {BENCH: bench.name, **{name: value for name, value in bench.scene().items() if name not in UNRECORDED}}

    def _stops(self) -> tuple[str, ...]:
        stops = self._stack.bench.breakpoints
        return () if stops is None else tuple(map(str, stops.conditions))

    def _record_scene(self) -> None:
        self.draft.change_step(scene=self._scene(), breakpoints=self._stops())

    def _show(self) -> None:
        """Show the recorded scene in the benches."""
        step = self.draft.step
        if step is None or not step.bench:
            return
        with self.fault.catching():
            self._stack.show_bench(step.bench)
            self._stack.bench.show_scene({name: value for name, value in step.scene.items() if name != BENCH})

    def _list_steps(self) -> None:
        """List the steps, with the current one selected."""
        blocker = QSignalBlocker(self.steps)
        lesson = self.draft.lesson
        while self.steps.count() > len(lesson.steps):
            self.steps.takeItem(self.steps.count() - 1)
        for place, step in enumerate(lesson.steps):
            if place == self.steps.count():
                self.steps.addItem(QListWidgetItem())
            item = self.steps.item(place)
            question_mark = "  ?" if step.question is not None else ""
            first = " ".join((localized(step.title) or localized(step.text) or text("editor-step-new")).split())[:80]
            item.setText(f"{place + 1}. {plain(first)}{question_mark}")
            item.setData(Qt.ItemDataRole.UserRole, place)
        self.steps.setCurrentRow(self.draft.place if lesson.steps else -1)
        blocker.unblock()

    @Slot()
    def _show_undo(self) -> None:
        self.undo.setEnabled(self.history.can_undo)
        self.redo.setEnabled(self.history.can_redo)

    def _dragged(self, *_: QModelIndex | int) -> None:
        """Apply the order that the list was dragged into."""
        order = [self.steps.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.steps.count())]
        self.draft.reorder(order, max(self.steps.currentRow(), 0))

    def _connect(self) -> None:
        draft = self.draft
        draft.changed.connect(self.refresh)
        draft.turned.connect(self.refresh)
        draft.history.changed.connect(self._show_undo)
        self.steps.currentRowChanged.connect(draft.select_step)
        self.steps.model().rowsMoved.connect(self._dragged)
        self.languages.changed.connect(self.refresh)
        draft.changed.connect(self._clear_result)
        self.proof.message.connect(self.result.setText)
        self.proof.ended.connect(self._update_check_button)
        self.step.record_requested.connect(self._record_scene)
        self.step.show_requested.connect(self._show)
        self.steps.itemActivated.connect(lambda _item: self._show())
        remove = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.steps)
        remove.setContext(Qt.ShortcutContext.WidgetShortcut)
        remove.activated.connect(draft.remove)

    def _lay_out(self) -> None:
        self.steps.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        self.steps.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.steps.setFixedHeight(pixels(24 * _ROWS))
        for form in (self.head, self.step, self.question):
            self.tabs.addTab(_scrolled(form), "")
        self.tabs.setDocumentMode(True)
        self.title.add(self.close_button)
        vbox(
            self.title,
            flow_of(self.record, self.up, self.down, self.remove, self.undo, self.redo),
            self.steps,
            self.languages,
            (self.tabs, 1),
            MessageRoom(self, self.fault),
            hbox(self.check_button, (self.result, 1)),
            flow_of(self.try_button, self.save_button, self.save_as),
            parent=self,
            margins=(8, 2, 8, 8),
            spacing=6,
        )


def _scrolled(form: QWidget) -> QScrollArea:
    inner = QWidget()
    vbox(form, parent=inner, margins=(4, 6, 8, 6))
    return FramelessScrollArea(inner)
