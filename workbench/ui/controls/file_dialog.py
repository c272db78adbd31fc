"""The dialogs that ask for a file, where the system has none of its own: in one language, and visible in the dark."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget

from workbench.ui.base.theme import colours
from workbench.wording import text

ICON = 16
_BLACK = ("backButton", "forwardButton", "toParentButton")
"""Buttons that Qt gives black pictures."""


def ask_to_open(parent: QWidget, title: str, folder: str, kinds: str, take: Callable[[str], object]) -> QFileDialog:
    """Ask for a file that there is, and hand its name to `take`."""
    dialog = file_dialog(parent, title, folder, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(take)
    dialog.open()
    return dialog


def ask_to_save(
    parent: QWidget, title: str, folder: str, kinds: str, ending: str, take: Callable[[str], object]
) -> QFileDialog:
    """Ask for a file to write, and hand its name to `take`; a name without an ending gets `ending`."""
    dialog = file_dialog(parent, title, folder, kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(ending)
    dialog.fileSelected.connect(take)
    dialog.open()
    return dialog


def file_dialog(parent: QWidget, title: str, folder: str, kinds: str) -> QFileDialog:
    """Return a dialog that begins in `folder` and offers files of `kinds`; it goes when it is closed."""
    dialog = QFileDialog(parent, title, folder, kinds)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    label = QFileDialog.DialogLabel
    for which, told in (
        (label.LookIn, text("files-look-in")),
        (label.FileName, text("files-name")),
        (label.FileType, text("files-type")),
    ):
        dialog.setLabelText(which, told)
    for field, told in (
        ("lookInCombo", text("files-look-in")),
        ("fileNameEdit", text("files-name")),
        ("fileTypeCombo", text("files-type")),
    ):
        found = dialog.findChild(QWidget, field)
        if found is not None:  # where the system has a dialog of its own, there is none
            found.setAccessibleName(told.rstrip(":"))
    for button in dialog.findChildren(QToolButton):
        if button.objectName() in _BLACK:
            button.setIcon(_tinted(button.icon().pixmap(ICON, ICON)))
    return dialog


def _tinted(picture: QPixmap) -> QIcon:
    """Return an icon of that shape in the colour of text."""
    painter = QPainter(picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(picture.rect(), colours().text)
    painter.end()
    return QIcon(picture)
