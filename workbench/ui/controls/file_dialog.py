"""File dialogs; if Qt's own is used, its texts are translated and its icons are visible in dark themes."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget

from workbench.formats.writing import LOOSE_ENDS, cut_name
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import colours
from workbench.wording import text

ICON = 16
MAX_NAME = 80
"""The maximum length of a suggested name."""
_BLACK_ICON_BUTTONS = ("backButton", "forwardButton", "toParentButton")
"""Buttons to which Qt gives black icons."""


class Folders:
    """The folders of the files chosen last, by kind. Attribute: settings, where they are stored."""

    def __init__(self) -> None:
        self.settings = Settings(None)

    def of(self, kind: str, otherwise: str = "") -> str:
        """Return the folder for files of a kind: the last one, else `otherwise`, else the last one of any kind."""
        return self.settings.folder_of(kind) or otherwise or self.settings.folder

    def remember(self, kind: str, name: str) -> None:
        """Remember the folder of a file for its kind."""
        self.settings.set_folder(kind, str(Path(name).parent))


@cache
def folders() -> Folders:
    """Return the folders of all file dialogs."""
    return Folders()


def ask_to_open(
    parent: QWidget,
    title: str,
    kind: str,
    filters: str,
    on_chosen: Callable[[str], object],
    *,
    folder: str = "",
) -> QFileDialog:
    """Ask for an existing file, and pass its name to `on_chosen`.

    It starts in the folder in which a file of this kind was chosen last; before that, in `folder`.
    """
    dialog = _file_dialog(parent, title, kind, filters, folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(on_chosen)
    dialog.open()
    return dialog


def ask_to_open_several(
    parent: QWidget, title: str, kind: str, filters: str, on_chosen: Callable[[list[str]], object]
) -> QFileDialog:
    """Ask for existing files, and pass their names to `on_chosen`; otherwise as `ask_to_open`."""
    dialog = _file_dialog(parent, title, kind, filters, "")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.filesSelected.connect(on_chosen)
    dialog.open()
    return dialog


def ask_for_folder(parent: QWidget, title: str, kind: str, on_chosen: Callable[[str], object]) -> QFileDialog:
    """Ask for a folder, which may be created, and pass its name to `on_chosen`; otherwise as `ask_to_open`."""
    dialog = _file_dialog(parent, title, kind, "", "")
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.fileSelected.connect(on_chosen)
    dialog.open()
    return dialog


def ask_to_save(
    parent: QWidget,
    title: str,
    kind: str,
    filters: str,
    suggested: str,
    suffix: str,
    on_chosen: Callable[[str], object],
    *,
    folder: str = "",
    appends: bool = False,
) -> QFileDialog:
    """Ask for a file to write, and pass its name to `on_chosen`; a name without an extension gets `suffix`.

    It starts as `ask_to_open` does and suggests the name `suggested`, without characters that a file name cannot have.
    `appends`: an existing file is not replaced.
    """
    dialog = _file_dialog(parent, title, kind, filters, folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, appends)
    dialog.setDefaultSuffix(suffix)
    ending = f".{suffix.lstrip('.')}" if suffix else ""
    dialog.selectFile(f"{valid_name(suggested)}{ending}")
    dialog.fileSelected.connect(on_chosen)
    dialog.open()
    return dialog


def valid_name(name: str) -> str:
    """Return a text as the name of a file on any system: “Report: A* · h/2” becomes “Report – A-star · h-2”.

    A long name is cut after a word, without signs at its end.
    """
    name = re.sub(r"(?<=[A-Z])\*", "-star", name)
    kept = re.sub(r'[*?"<>|\x00-\x1f]', "", re.sub(r"[/\\:]", "-", re.sub(r":\s+", " – ", name)))
    return cut_name(" ".join(kept.split()), MAX_NAME).strip(" .").rstrip(LOOSE_ENDS)


def _file_dialog(parent: QWidget, title: str, kind: str, filters: str, folder: str) -> QFileDialog:
    """Return a dialog for files of a kind; it is deleted when closed, and remembers the folder of the chosen file."""
    dialog = QFileDialog(parent, title, folders().of(kind, folder), filters)
    dialog.fileSelected.connect(partial(folders().remember, kind))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    label = QFileDialog.DialogLabel
    for label_role, label_text in (
        (label.LookIn, text("files-look-in")),
        (label.FileName, text("files-name")),
        (label.FileType, text("files-type")),
    ):
        dialog.setLabelText(label_role, label_text)
    for field, label_text in (
        ("lookInCombo", text("files-look-in")),
        ("fileNameEdit", text("files-name")),
        ("fileTypeCombo", text("files-type")),
    ):
        field_widget = dialog.findChild(QWidget, field)
        if field_widget is not None:  # a native dialog has no such field
            field_widget.setAccessibleName(label_text.rstrip(":"))
    for button in dialog.findChildren(QToolButton):
        if button.objectName() in _BLACK_ICON_BUTTONS:
            button.setIcon(_tinted(button.icon().pixmap(ICON, ICON)))
    return dialog


def _tinted(picture: QPixmap) -> QIcon:
    """Return an icon of the same shape in the text colour."""
    with QPainter(picture) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(picture.rect(), colours().text)
    return QIcon(picture)
