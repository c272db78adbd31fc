"""The questions before the window is closed: what to do with drawn maps, and with long searches and bookmarks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QMessageBox

from workbench.formats.my_maps import MyMaps
from workbench.maps.reading import MapProblem
from workbench.ui.base.plain_text import MessageBox
from workbench.ui.controls.message_dialog import ask_first, faults_shown, remove_icons
from workbench.ui.explore.drawing.drawings import Drawing
from workbench.ui.shell.session_files import SessionFiles
from workbench.wording import text

MAX_NAMED = 5
"""Maximum number of maps that are named."""


def ask_before_closing(window: QMainWindow, sessions: SessionFiles, close: Callable[[], object]) -> bool:
    """Ask what to do with unsaved work, and return whether there is any; then `close` closes the window afterwards."""

    unsaved = sessions.unsaved_work

    def ask_about_runs() -> None:
        lines = [text("close-lost"), *(text("close-lost-item", what=what) for what in unsaved)]
        question = "\n".join([*lines, "", *sessions.interrupted_work, text("close-question")])
        ask_first(window, text("window-title"), question, text("close-anyway"), close)

    if maps := sessions.unsaved_maps:
        ask_to_keep(window, maps, ask_about_runs if unsaved else close)
    elif unsaved:
        ask_about_runs()
    return bool(maps or unsaved)


def ask_to_keep(window: QMainWindow, maps: Sequence[Drawing], close: Callable[[], object]) -> None:
    """Ask whether to keep drawn maps in *My maps*; `close` closes the window afterwards, unless the user stays."""
    titles = "; ".join(one.title for one in maps[:MAX_NAMED])
    if more := len(maps[MAX_NAMED:]):
        titles = text("drawn-more", titles=titles, count=more)
    question = text("drawn-unsaved", count=len(maps), titles=titles)
    box = MessageBox(QMessageBox.Icon.Question, text("window-title"), question, parent=window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    keep = box.addButton(text("drawn-keep"), QMessageBox.ButtonRole.AcceptRole)
    leave = box.addButton(text("drawn-discard"), QMessageBox.ButtonRole.DestructiveRole)
    box.addButton(text("board-dialog-cancel"), QMessageBox.ButtonRole.RejectRole)
    remove_icons(box)

    def keep_all() -> None:
        with faults_shown(window):
            store = MyMaps()
            for one in maps:
                if isinstance(one.last.problem, MapProblem):
                    store.save(store.free_name(one.suggested_name), one.last.problem)
            close()

    keep.clicked.connect(keep_all)
    leave.clicked.connect(lambda: close())
    box.open()
