"""The list of lessons in the panel: the program's, and the user's own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from workbench.lessons.files import own_files, read_lesson, shipped_lessons
from workbench.lessons.lesson import Lesson
from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import hbox, over, vbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.buttons import form_button, tool_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.flow_layout import flow_of
from workbench.ui.controls.pane_title import Muted, PaneTitle
from workbench.ui.lessons.draft_store import stored_drafts
from workbench.ui.lessons.progress import LessonProgress
from workbench.wording import text
from workbench.wording.texts import localized

ROUNDING = 4
"""Pixels by which the lines of a text may be higher than their heights, rounded."""


@dataclass(frozen=True)
class LessonEntry:
    """A lesson of the list.

    `source`: its name or its file, the key of its progress; `path`: its file, or None; `draft`: the file of its unsaved
    draft, or None.
    """

    lesson: Lesson
    source: str
    path: Path | None = None
    draft: Path | None = None


class ListPage(QWidget):
    """The page with the list.

    Attributes: title; list; about, the goal of the selected lesson; begin, exam, open_button, new_button, edit_button
    and reset, buttons.
    Signals: `chosen(LessonEntry)`, `exam_requested(LessonEntry)`, `edit_requested(LessonEntry)`, `open_requested`,
    `new_requested`, `closed`.
    """

    chosen = Signal(object)
    exam_requested = Signal(object)
    edit_requested = Signal(object)
    open_requested = Signal()
    new_requested = Signal()
    closed = Signal()

    def __init__(self, progress: LessonProgress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = progress
        self._entries: list[LessonEntry] = []
        self.title, self.list, self.about = PaneTitle(self), QListWidget(self), Label(self, wordWrap=True)
        self.fault = FaultLabel(self)
        self.begin = form_button(self, self._begin)
        self.exam = form_button(self, self._begin_exam, text="lessons-exam", toolTip="lessons-exam-tip")
        self.open_button = form_button(self, self.open_requested, text="lessons-open")
        self.new_button = form_button(self, self.new_requested, text="lessons-new")
        self.edit_button = form_button(self, self._edit)
        self.reset = form_button(self, self._discard, text="lessons-reset", toolTip="lessons-reset-tip")
        self.title.add(tool_button(self, "close", self.closed, "lessons-close"))
        self.list.setWordWrap(True)
        self.list.setItemDelegate(_Delegate(self.list))
        self.list.setSpacing(3)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lay_out()
        self.list.currentRowChanged.connect(self._update)
        self.list.itemActivated.connect(lambda _item: self._begin())
        translated(self.title.name, text="lessons-title")
        translated(self.list, accessibleName="lessons-title")
        on_language_change(self.retranslate)

    @property
    def entry(self) -> LessonEntry | None:
        """The selected lesson."""
        row = self.list.currentRow()
        return self._entries[row] if 0 <= row < len(self._entries) else None

    def load(self) -> None:
        """Read the lessons, and list them."""
        self._entries = [LessonEntry(lesson, lesson.name) for lesson in shipped_lessons()]
        fault: Fault | None = None
        for path in own_files():
            try:
                self._entries.append(LessonEntry(read_lesson(path), str(path), path))
            except Fault as error:
                fault = error
        self._entries += [LessonEntry(stored.lesson, "", stored.path, stored.file) for stored in stored_drafts()]
        self.fault.show_fault(fault)
        self.refresh()

    def refresh(self) -> None:
        """List the lessons with their progress."""
        row = max(self.list.currentRow(), 0)
        with QSignalBlocker(self.list):
            self.list.clear()
            for number, entry in enumerate(self._entries, 1):
                self.list.addItem(self._item(number, entry))
        self.list.setCurrentRow(min(row, len(self._entries) - 1))
        self._update()

    def retranslate(self) -> None:
        if self._entries:
            self.refresh()
        self._update()

    def _item(self, number: int, entry: LessonEntry) -> QListWidgetItem:
        done, steps = len(self._progress.done(entry.source)), len(entry.lesson.steps)
        minutes = text("lesson-minutes", count=entry.lesson.minutes)
        progress_text = text("lesson-far", done=min(done, steps), count=steps) if done else ""
        own = "lessons-draft" if entry.draft is not None else "lessons-own" if entry.path is not None else ""
        below = " · ".join(filter(None, (minutes, progress_text, text(own) if own else "")))
        item = QListWidgetItem(f"{number}. {localized(entry.lesson.title) or entry.lesson.name}\n{below}")
        item.setToolTip(plain_tip(localized(entry.lesson.goal)))
        return item

    def _update(self) -> None:
        entry = self.entry
        self.begin.setEnabled(entry is not None and entry.draft is None)
        self.exam.setEnabled(self.begin.isEnabled())
        self.edit_button.setEnabled(entry is not None)
        begun = entry is not None and bool(self._progress.done(entry.source) or self._progress.place(entry.source))
        own = entry is not None and (entry.path is not None or entry.draft is not None)
        self.reset.setEnabled(begun)
        self.edit_button.setText(text("lessons-edit-own") if own else text("lessons-edit"))
        self.begin.setText(text("lessons-resume") if begun else text("lessons-begin"))
        self.about.setText(
            "" if entry is None else text("lesson-goal", goal=_within_sentence(localized(entry.lesson.goal)))
        )

    def _begin(self) -> None:
        if self.entry is not None and self.entry.draft is not None:
            self.edit_requested.emit(self.entry)
        elif self.entry is not None:
            self.chosen.emit(self.entry)

    def _begin_exam(self) -> None:
        if self.entry is not None:
            self.exam_requested.emit(self.entry)

    def _discard(self) -> None:
        """Reset the progress of the selected lesson."""
        if self.entry is not None:
            self._progress.discard(self.entry.source)
            self.refresh()
            self.list.setFocus()

    def _edit(self) -> None:
        if self.entry is not None:
            self.edit_requested.emit(self.entry)

    def _lay_out(self) -> None:
        vbox(
            self.title,
            (over(self.list, self.fault, Qt.AlignmentFlag.AlignBottom), 1),
            self.about,
            hbox((self.begin, 1), self.exam),
            translated(Muted(self, wrap=True), text="lessons-exam-about"),
            flow_of(self.open_button, self.new_button, self.edit_button, self.reset),
            parent=self,
            margins=(8, 4, 8, 8),
            spacing=8,
        )


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size with all lines; Qt forgets the spacing, and leaves the last line out."""
        hint, view, style = super().sizeHint(option, index), self._view, self._view.style()
        margin = view.spacing() + style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, view) + 1
        area = QRect(0, 0, view.viewport().width() - 2 * margin, 0)
        needed = view.fontMetrics().boundingRect(area, Qt.TextFlag.TextWordWrap, str(index.data())).height()
        return hint.expandedTo(QSize(0, needed + ROUNDING))


def _within_sentence(sentence: str) -> str:
    """Return a sentence that begins with a word, not with a name such as A*, for after a colon."""
    return sentence[:1].lower() + sentence[1:] if sentence[1:2].islower() else sentence
