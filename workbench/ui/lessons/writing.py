"""Writing lessons: opening the editor, trying the lesson, saving it, and leaving the editor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow, QMessageBox

from workbench.formats.lesson_file import ENDINGS
from workbench.formats.writing import make_folder
from workbench.lessons.files import own_folder
from workbench.ui.base.plain_text import MessageBox
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import pixels
from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.message_dialog import faults_shown, remove_icons
from workbench.ui.lessons.draft import Draft
from workbench.ui.lessons.draft_store import DraftStore
from workbench.ui.lessons.editor_page import EditorPage, new_lesson
from workbench.ui.lessons.list_page import LessonEntry
from workbench.ui.lessons.panel import LessonPanel
from workbench.ui.lessons.panel_width import PanelWidth
from workbench.ui.lessons.session import LessonSession
from workbench.wording import text

WIDTH = 440
"""The width of the panel with the editor, in pixels."""
MAX_FRACTION = 0.4
"""The largest fraction of the window that it takes at first."""
MESSAGE_MS = 6000


class LessonWriting(QObject):
    """Opens and closes the editor. Attributes: page, while a lesson is being edited."""

    def __init__(
        self,
        panel: LessonPanel,
        room: PanelWidth,
        session: LessonSession,
        window: QMainWindow,
        stack: BenchStack,
        settings: Settings,
    ) -> None:
        super().__init__(panel)
        self._panel, self._room, self._session = panel, room, session
        self._window, self._stack, self._settings = window, stack, settings
        self._keeper: DraftStore | None = None

    @property
    def page(self) -> EditorPage | None:
        """The editor, or None."""
        return self._panel.editor

    def begin(self, entry: LessonEntry | None) -> None:
        """Edit a new lesson, one of the user's own, or a copy of one of the program."""
        if not self.may_end(lambda: self.begin(entry)):
            return
        if entry is None:
            draft = Draft(new_lesson())
        elif entry.draft is not None:
            draft = Draft(entry.lesson, entry.path, begun=True)
        elif entry.path is not None:
            draft = Draft(entry.lesson, entry.path)
        else:
            draft = Draft(replace(entry.lesson, name=f"{entry.lesson.name}-copy"))
        page = EditorPage(draft, self._stack, self._session.databases)
        self._keeper = DraftStore(draft, None if entry is None else entry.draft)
        page.try_requested.connect(self._try)
        page.save_requested.connect(self.save)
        page.save_as_requested.connect(self._ask_for_file)
        page.closed.connect(self.end)
        self._panel.show_editor(page)
        self._room.widen(min(pixels(WIDTH), round(self._window.width() * MAX_FRACTION)))
        (page.steps if draft.lesson.steps else page.record).setFocus()

    def save(self) -> None:
        """Save the lesson to its file, by default in the folder of the user's own lessons."""
        if self.page is None:
            return
        folder = own_folder()
        with faults_shown(self._window):
            make_folder(folder)
            self.save_to(str(self.page.saved_name(folder)))

    def save_to(self, name: str) -> None:
        """Save the lesson to a file; an error is shown in a message box."""
        if self.page is None:
            return
        path = Path(name)
        path = path if path.suffix.lower() in ENDINGS else path.with_name(f"{path.name}.toml")
        with faults_shown(self._window):
            self.page.draft.save(path)
            if self._keeper is not None:
                self._keeper.discard()
            self._settings.add_recent_file("lesson", str(self.page.draft.path))
            self._window.statusBar().showMessage(text("editor-saved", name=str(self.page.draft.path)), MESSAGE_MS)

    def end(self) -> None:
        """Leave the editor, unless there are unsaved changes and the user prefers to stay."""
        if self.page is not None and self.may_end(self.end):
            self._dismiss(False)

    def may_end(self, continuation: Callable[[], object]) -> bool:
        """Return whether everything is saved; if not, ask, and call `continuation` if the user leaves the editor."""
        page = self.page
        if page is None or not page.draft.unsaved or not page.draft.begun:
            if page is not None:
                self._dismiss(False)
            return True
        box = MessageBox(
            QMessageBox.Icon.Question, text("window-title"), text("editor-leave-question"), parent=self._window
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        keep_button = box.addButton(text("editor-leave-keep"), QMessageBox.ButtonRole.AcceptRole)
        leave_button = box.addButton(text("editor-leave-anyway"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(text("editor-stay"), QMessageBox.ButtonRole.RejectRole)
        remove_icons(box)

        def leave_editor(keep_draft: bool) -> None:
            self._dismiss(keep_draft)
            continuation()

        keep_button.clicked.connect(lambda: leave_editor(True))
        leave_button.clicked.connect(lambda: leave_editor(False))
        box.open()
        return False

    def _dismiss(self, keep_draft: bool = False) -> None:
        """Close the editor; unsaved changes are stored as a draft if `keep_draft`, else discarded."""
        if self._keeper is not None:
            self._keeper.close() if keep_draft else self._keeper.discard()
            self._keeper = None
        if self.page is not None:
            self.page.proof.stop()
        self._panel.show_editor(None)
        self._room.narrow()
        self._panel.list_page.load()

    def _try(self) -> None:
        """Start the lesson in its current state, from the current step."""
        if self.page is not None:
            draft = self.page.draft
            folder = own_folder() if draft.path is None else draft.path.parent
            self._session.start(draft.lesson, "", draft.place, folder)

    def _ask_for_file(self) -> None:
        page = self.page
        if page is None:
            return
        title, kinds, name = text("editor-save-title"), text("lessons-kinds"), page.draft.lesson.name
        folder = str(own_folder())
        ask_to_save(self._window, title, "lesson", kinds, name, ENDINGS[0], self.save_to, folder=folder)
