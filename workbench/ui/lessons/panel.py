"""The panel to the right of the benches: the list of lessons, or the current lesson."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from workbench.lessons.files import find_lesson
from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import pages, vbox
from workbench.ui.base.projected_font import projected_font
from workbench.ui.base.theme import pixels, theme
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.lessons.editor_page import EditorPage
from workbench.ui.lessons.exam_page import ExamPage
from workbench.ui.lessons.list_page import LessonEntry, ListPage
from workbench.ui.lessons.session import LessonSession
from workbench.ui.lessons.step_page import StepPage
from workbench.ui.lessons.summary_page import SummaryPage

MIN_WIDTH = 230
"""The minimum width for reading, in pixels."""


class LessonPanel(PaneFrame):
    """The panel.

    Attributes: session; list_page, exam_page, step_page, summary_page; editor, the page of the editor, or None.
    """

    def __init__(self, session: LessonSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.editor: EditorPage | None = None
        theme().changed.connect(self._set_font)  # before its parts, whose fonts follow
        self._set_font()
        self.list_page, self.step_page = ListPage(session.progress, self), StepPage(session, self)
        self.summary_page = SummaryPage(session, self)
        self.exam_page = ExamPage(session, self)
        self._pages = pages(self, self.list_page, self.step_page, self.summary_page, self.exam_page)
        vbox(self._pages, parent=self, margins=0)
        self.list_page.chosen.connect(self.start_entry)
        self.list_page.exam_requested.connect(self._offer_exam)
        self.exam_page.left.connect(self._show_page)
        session.exam_over.connect(self._show_summary)
        self.step_page.left.connect(self._leave)
        self.step_page.finished.connect(self._show_summary)
        self.summary_page.left.connect(self._leave)
        self.summary_page.resumed.connect(self._show_page)
        self.summary_page.next_requested.connect(self.start_named)
        session.changed.connect(self._show_page)

    def minimumSizeHint(self) -> QSize:
        return QSize(pixels(MIN_WIDTH), 0)

    def show_list(self) -> None:
        """Show the list, after reading the lessons again."""
        self.list_page.load()
        self._show_page()

    def start_entry(self, entry: LessonEntry) -> None:
        """Start a lesson at the last step shown; at the first step if it is done."""
        done = self.session.progress.done(entry.source)
        self.session.start(entry.lesson, entry.source, 0 if len(done) >= len(entry.lesson.steps) else None)

    def start_named(self, name: str, step: int | None = None) -> None:
        """Start a lesson of the program, or of a file, at a step, from 1, by default the last one shown.

        Raises Fault if it does not exist.
        """
        lesson = find_lesson(name)
        source = name if lesson.name == name else str(Path(name).resolve())
        if step is not None and not 1 <= step <= len(lesson.steps):
            raise Fault("lesson-no-step", name=name, step=step, count=len(lesson.steps))
        self.session.start(lesson, source, None if step is None else step - 1)

    def show_editor(self, editor: EditorPage | None) -> None:
        """Show the editor, or close it if `editor` is None."""
        if self.editor is not None:
            self._pages.removeWidget(self.editor)
            self.editor.hide()
            self.editor.deleteLater()
        self.editor = editor
        if editor is not None:
            self._pages.addWidget(editor)
            self._set_font()
        self._show_page()

    def set_focus(self) -> None:
        """Give the keyboard focus to the main control of the current page."""
        if self.session.lesson is not None:
            self.step_page.next.setFocus()
        elif self.editor is not None:
            self.editor.steps.setFocus()
        else:
            self.list_page.list.setFocus()

    def _set_font(self) -> None:
        """In Projector mode a lesson is as large as other texts, although a bench beside it is smaller than usual.

        The editor has more in its width, and no audience.
        """
        self.setFont(projected_font())
        if self.editor is not None:
            self.editor.setFont(projected_font(theme().scale))

    def _offer_exam(self, entry: LessonEntry) -> None:
        """Ask for the name and the time before an exam."""
        self._pages.setCurrentWidget(self.exam_page)
        self.exam_page.offer(entry)

    def _show_summary(self) -> None:
        """Show the summary; a draft that is tried has no score."""
        if not self.session.source:
            self._leave()
            return
        self.summary_page.refresh()
        self._pages.setCurrentWidget(self.summary_page)
        steps = self.summary_page.open_steps
        (steps if steps.count() else self.summary_page.done).setFocus()

    def _leave(self) -> None:
        """Leave the lesson; the keyboard focus stays in the panel."""
        self.session.leave()
        self.set_focus()

    def _show_page(self) -> None:
        if self.session.lesson is not None:
            self._pages.setCurrentWidget(self.step_page)
        elif self.editor is not None:
            self._pages.setCurrentWidget(self.editor)
        else:
            self._pages.setCurrentWidget(self.list_page)
            self.list_page.refresh()
