"""Lessons in the window: the panel, what it points at, and the commands. It is made when it is first asked for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QSplitter

from workbench.lessons.files import own_folder
from workbench.search.problem.messages import Fault
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import pixels
from workbench.ui.controls.file_dialog import ask_to_open
from workbench.ui.controls.message_dialog import complain
from workbench.ui.lessons.classroom import Classroom
from workbench.ui.lessons.panel import LEAST, LessonPanel
from workbench.ui.lessons.pointers import Pointers
from workbench.ui.lessons.progress import Progress
from workbench.ui.lessons.stagehand import Stage, Stagehand
from workbench.ui.lessons.writing import Writing
from workbench.wording import say, text

USUAL, PART = 340, 0.3
"""The panel's width at first: so many pixels, but no more than so much of the window."""


class LessonDesk(QObject):
    """Attributes: classroom, panel, pointers; writing, the editor. Signals: `shown(bool)`, with the panel."""

    shown = Signal(bool)

    def __init__(self, window: QMainWindow, stage: Stage, middle: QSplitter, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._stage, self._middle, self._settings = window, stage, middle, settings
        self._layouts, self._narrowed = Settings(None), set[str]()
        self._before_widening = 0
        stagehand = Stagehand(stage, self)
        self.classroom = Classroom(stagehand, Progress(settings), self)
        self.panel = LessonPanel(self.classroom, middle)
        self.panel.hide()
        ground = middle.parentWidget()
        assert ground is not None
        self.pointers = Pointers(ground)
        middle.addWidget(self.panel)
        middle.setStretchFactor(0, 1)
        middle.setStretchFactor(1, 0)
        stage.stack.bench_shown.connect(lambda _bench: self._narrow() if self.panel.isVisible() else None)
        stagehand.pointed.connect(self.pointers.point_at)
        self.panel.open_wanted.connect(self.open)
        self.panel.closed.connect(lambda: self.show_panel(False))
        self.writing = Writing(self, window, stage, settings)
        self.panel.edit_wanted.connect(self.writing.begin)

    def show_panel(self, on: bool) -> None:
        """Show the panel, or put it away; a lesson is left then."""
        if on == self.panel.isVisibleTo(self._middle):
            return
        if on:
            self.panel.show_list()
            self.panel.show()
            self.shown.emit(True)
            self.take_room()
            self.panel.set_focus()
        else:
            if self.classroom.lesson is not None:
                self.classroom.leave()
            self.panel.hide()
            self.shown.emit(False)
            self._widen()
            self.classroom.stagehand.bench.setFocus()

    def take(self, name: str, step: int | None = None) -> None:
        """Take a lesson by its name or its file, at a step, from 1. Raises Fault for one that there is not."""
        self.show_panel(True)
        self.panel.take_named(name, step)

    def open(self) -> None:
        """Ask for a file and take the lesson in it."""
        ask_to_open(self._window, text("lessons-open-title"), self._folder(), text("lessons-kinds"), self.open_file)

    def open_file(self, name: str) -> None:
        """Take the lesson in a file, or say what is wrong with it."""
        self._settings.folder = str(Path(name).parent)
        try:
            self.show_panel(True)
            self.panel.take_named(name)
        except Fault as fault:
            self.complain(say(fault))
        else:
            self._settings.add_recent_file("lesson", name)

    def write(self) -> None:
        """Write a new lesson."""
        self.show_panel(True)
        self.writing.begin(None)

    def take_room(self) -> None:
        """Give the panel its usual room beside the benches, where it is shown."""
        if self.panel.isVisibleTo(self._middle):
            self._set_width(max(pixels(LEAST), min(pixels(USUAL), round(self._middle.width() * PART))))
            self._narrow()
            if self.classroom.step is not None:
                self.classroom.stagehand.point(self.classroom.step)

    def give_room_back(self) -> None:
        """Let the benches have the layouts again that they had without the panel, to keep them or to change them."""
        self._widen()

    def widen_panel(self, width: int) -> None:
        """Give the panel at least so much room, until `narrow_panel` is called."""
        now = self._middle.sizes()[1]
        if now < width:
            self._before_widening = now
            self._set_width(width)

    def narrow_panel(self) -> None:
        """Let the panel have as much room as before it was widened."""
        if self._before_widening:
            self._set_width(self._before_widening)
        self._before_widening = 0

    def next(self) -> None:
        """Show the next step, or the list where no lesson is taken."""
        self.show_panel(True)
        self.classroom.next()

    def back(self) -> None:
        """Show the step before."""
        self.show_panel(True)
        self.classroom.back()

    def close_down(self) -> None:
        """End what goes on; the window is closing, and keeps the layout that it had without lessons."""
        self.classroom.close_down()
        self._widen()

    def complain(self, told: str) -> None:
        """Say what is wrong."""
        complain(self._window, told)

    def _set_width(self, width: int) -> None:
        self._middle.setSizes([self._middle.width() - width, width])
        for name in self._narrowed:
            self._stage.stack.made[name].share_room(self._middle.sizes()[0])

    def _narrow(self) -> None:
        """Let the benches share the room that is left; what they had is noted."""
        for name, bench in self._stage.stack.made.items():
            if name not in self._narrowed:
                bench.keep_layout(self._layouts)
                self._narrowed.add(name)
                bench.share_room(self._middle.sizes()[0])

    def _widen(self) -> None:
        """Give the benches back what they had."""
        for name in self._narrowed:
            self._stage.stack.made[name].restore_layout(self._layouts)
        self._narrowed.clear()

    def _folder(self) -> str:
        return self._settings.folder or (str(own_folder()) if own_folder().is_dir() else "")
