"""Shared parts of dialogs, mainly of those that only show a message."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLayout,
    QMessageBox,
    QPushButton,
    QWidget,
)

from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label, MessageBox
from workbench.ui.base.retranslation import translated
from workbench.wording import say, text


class MessageDialog(QDialog):
    """A dialog of `content` and a close button; it is deleted when closed. Attributes: close_button."""

    def __init__(self, parent: QWidget, title: str, *content: QLayout | QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.close_button = QPushButton(text("board-dialog-close"))
        self.close_button.clicked.connect(self.reject)
        vbox(*content, hbox(None, self.close_button), parent=self, margins=(20, 18, 20, 14), spacing=14)


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


@contextmanager
def faults_shown(parent: QWidget) -> Iterator[None]:
    """Show a Fault that is raised in the block as `show_error` does; the rest of the block is skipped."""
    try:
        yield
    except Fault as fault:
        show_error(parent, say(fault))


def ask_first(parent: QWidget, title: str, question: str, yes: str, act: Callable[[], object]) -> None:
    """Ask in a box over the window of `parent`; button `yes` calls `act`, the other one, the default, cancels."""
    box = MessageBox(QMessageBox.Icon.Question, title, question, parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.addButton(yes, QMessageBox.ButtonRole.AcceptRole).clicked.connect(lambda: act())
    box.setDefaultButton(box.addButton(text("board-dialog-cancel"), QMessageBox.ButtonRole.RejectRole))
    remove_icons(box)
    box.open()


def ok_and_cancel(dialog: QDialog, ok: str) -> QDialogButtonBox:
    """Return the buttons that accept or reject a dialog; `ok`: the key of the text of the first."""
    standard = QDialogButtonBox.StandardButton
    buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    remove_icons(buttons)
    translated(buttons.button(standard.Ok), text=ok)
    translated(buttons.button(standard.Cancel), text="board-dialog-cancel")
    return buttons


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
