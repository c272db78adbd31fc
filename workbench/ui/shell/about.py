"""The About dialog."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from workbench.diagnostics import program_version
from workbench.ui.base.icons import pixmap
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.theme import colours
from workbench.ui.controls.message_dialog import MessageDialog, bold
from workbench.wording import text

ICON = 72


class AboutDialog(MessageDialog):
    """Shows the program's name, version, purpose and licence."""

    def __init__(self, parent: QWidget) -> None:
        picture = Label()
        picture.setPixmap(pixmap("app", ICON, colours().text))
        description = Label(text("about-text"))
        description.setWordWrap(True)
        description.setMinimumWidth(360)
        super().__init__(
            parent,
            text("about-title"),
            hbox(
                (picture, 0, Qt.AlignmentFlag.AlignTop),
                vbox(bold(text("about-name", version=program_version()), 1.3), description),
                spacing=18,
            ),
        )
