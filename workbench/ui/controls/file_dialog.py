"""File dialogs; if Qt's own is used, its texts are translated and its icons are visible in dark themes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget

from workbench.ui.base.theme import colours
from workbench.wording import text

ICON = 16
_BLACK_ICON_BUTTONS = ("backButton", "forwardButton", "toParentButton")
"""Buttons to which Qt gives black icons."""


def ask_to_open(
    parent: QWidget, title: str, folder: str, kinds: str, on_chosen: Callable[[str], object]
) -> QFileDialog:
    """Ask for an existing file, and pass its name to `on_chosen`."""
    dialog = file_dialog(parent, title, folder, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(on_chosen)
    dialog.open()
    return dialog


def ask_to_save(
    parent: QWidget, title: str, folder: str, kinds: str, suffix: str, on_chosen: Callable[[str], object]
) -> QFileDialog:
    """Ask for a file to write, and pass its name to `on_chosen`; a name without an extension gets `suffix`."""
    dialog = file_dialog(parent, title, folder, kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix)
    dialog.fileSelected.connect(on_chosen)
    dialog.open()
    return dialog


def file_dialog(parent: QWidget, title: str, folder: str, kinds: str) -> QFileDialog:
    """Return a dialog that starts in `folder` and offers files of `kinds`; it is deleted when closed."""
    dialog = QFileDialog(parent, title, folder, kinds)
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
