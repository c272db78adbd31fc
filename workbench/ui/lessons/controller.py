"""Lessons in the window: the panel, the pointers, and the commands. Created when first needed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QMainWindow

from workbench.lessons.files import own_folder
from workbench.ui.base.settings import Settings
from workbench.ui.bench.bench import Bench
from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.bench.pane_splitter import PaneSplitter
from workbench.ui.controls.file_dialog import ask_to_open
from workbench.ui.controls.message_dialog import faults_shown
from workbench.ui.lessons.panel import LessonPanel
from workbench.ui.lessons.panel_width import PanelWidth
from workbench.ui.lessons.pointers import Pointers
from workbench.ui.lessons.progress import LessonProgress
from workbench.ui.lessons.scene_presenter import ScenePresenter
from workbench.ui.lessons.session import LessonSession
from workbench.ui.lessons.writing import LessonWriting
from workbench.ui.runs.first_use import FirstUse
from workbench.wording import text


class LessonController(QObject):
    """Connects the lessons with the window. `edge`: see Pointers.

    Attributes: session, panel, pointers; width, the width of the panel; writing, the editor.
    Signals: `shown(bool)`: the panel was shown or hidden.
    """

    shown = Signal(bool)

    def __init__(
        self,
        window: QMainWindow,
        stack: BenchStack,
        middle: PaneSplitter,
        settings: Settings,
        databases: FirstUse,
        edge: Callable[[], QRect],
    ) -> None:
        super().__init__(window)
        self._window, self._middle, self._settings = window, middle, settings
        presenter = ScenePresenter(stack, self)
        self.session = LessonSession(presenter, LessonProgress(settings), databases, self)
        self.panel = LessonPanel(self.session, middle)
        self.panel.hide()
        overlay_parent = window.centralWidget()
        assert overlay_parent is not None
        self.pointers = Pointers(overlay_parent, edge)
        middle.addWidget(self.panel)
        middle.setStretchFactor(0, 1)
        middle.setStretchFactor(1, 0)
        self.width = PanelWidth(stack, middle)
        stack.bench_shown.connect(lambda _bench: self.width.fit_benches() if self.panel.isVisible() else None)
        presenter.pointed.connect(self.pointers.point_at)
        for bench in stack.made.values():
            self._watch(bench)
        stack.bench_made.connect(self._watch)
        lessons = self.panel.list_page
        lessons.open_requested.connect(self.open)
        lessons.closed.connect(lambda: self.show_panel(False))
        self.writing = LessonWriting(self.panel, self.width, self.session, window, stack, settings)
        lessons.edit_requested.connect(self.writing.begin)
        lessons.new_requested.connect(lambda: self.writing.begin(None))

    def show_panel(self, on: bool) -> None:
        """Show or hide the panel; hiding leaves the lesson."""
        if on == self.panel.isVisibleTo(self._middle):
            return
        if on:
            self.panel.show_list()
            self.panel.show()
            self.shown.emit(True)
            self.restore_width()
            self.panel.set_focus()
        else:
            if self.session.lesson is not None:
                self.session.leave()
            self.panel.hide()
            self.shown.emit(False)
            self.width.restore()
            self.session.presenter.bench.setFocus()

    def start(self, name: str, step: int | None = None) -> None:
        """Start a lesson by its name or its file, at a step, from 1. Raises Fault if it does not exist."""
        self.show_panel(True)
        self.panel.start_named(name, step)

    def open(self) -> None:
        """Ask for a file and start its lesson."""
        title, kinds = text("lessons-open-title"), text("lessons-kinds")
        folder = str(own_folder()) if own_folder().is_dir() else ""
        ask_to_open(self._window, title, "lesson", kinds, self.open_file, folder=folder)

    def open_file(self, name: str) -> None:
        """Start the lesson in a file, or show why it is not valid."""
        with faults_shown(self._window):
            self.show_panel(True)
            self.panel.start_named(name)
            self._settings.add_recent_file("lesson", name)

    def write(self) -> None:
        self.show_panel(True)
        self.writing.begin(None)

    def restore_width(self) -> None:
        """Give the panel its default width, if it is visible."""
        if self.panel.isVisibleTo(self._middle):
            self.width.set_default()
            if self.session.step is not None:
                self.session.presenter.point(self.session.step)

    def next(self) -> None:
        """Show the next step, or without a lesson the list."""
        self.show_panel(True)
        self.session.next()

    def back(self) -> None:
        """Show the previous step."""
        self.show_panel(True)
        self.session.back()

    def _watch(self, bench: Bench) -> None:
        bench.pane_renamed.connect(self.panel.step_page.list_targets)

    def close_down(self) -> None:
        """Stop all jobs and restore the layout without lessons; the window is closing."""
        self.session.close_down()
        self.width.restore()
