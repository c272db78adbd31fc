"""Shared parts of dialogs, mainly of those that only show a message."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLayout,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label, MessageBox
from workbench.wording import text


class MessageDialog(QDialog):
    """A dialog of `content` and a close button; it is deleted when closed. Attributes: close_button."""

    def __init__(self, parent: QWidget, title: str, *content: QLayout | QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 14)
        layout.setSpacing(14)
        for part in content:
            if isinstance(part, QWidget):
                layout.addWidget(part)
            else:
                layout.addLayout(part)
        self.close_button = QPushButton(text("board-dialog-close"))
        self.close_button.clicked.connect(self.reject)
        layout.addLayout(hbox(None, self.close_button))


def show_error(parent: QWidget, message: str, report: Callable[[str], str] | None = None) -> None:
    """Show an error message in a box over the window of `parent`; the box is deleted when closed.

    `report`: returns, for the message, the text that a Copy button puts on the clipboard; None: no such button.
    """
    box = MessageBox(QMessageBox.Icon.Warning, text("window-title"), message, parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.addButton(QMessageBox.StandardButton.Ok)
    if report is not None:
        copy = box.addButton(text("unforeseen-copy"), QMessageBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report(message)))
    remove_icons(box)
    box.open()


def remove_icons(buttons: QDialogButtonBox | QMessageBox) -> None:
    """Remove the icons of Qt's standard buttons, because no other button here has one."""
    for button in buttons.buttons():
        button.setIcon(QIcon())


def bold(message: str, scale: float = 1.0) -> QLabel:
    """Return a bold label with letters enlarged by `scale`."""
    label, font = Label(message), QFont()
    font.setBold(True)
    font.setPointSizeF(label.font().pointSizeF() * scale)
    label.setFont(font)
    return label
