"""A heading with rich text below it, whose links can be followed by mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label, embolden
from workbench.ui.controls.key_claiming import claim_key


class _LinkLabel(Label):
    """Claims Enter for the link with keyboard focus."""

    def event(self, event: QEvent) -> bool:
        """Claim Enter before it triggers a shortcut of the window."""
        enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return claim_key(event, lambda pressed: pressed.key() in enter) or super().event(event)


class Section(QWidget):
    """A heading with rich text below it. Attributes: title, body, the labels."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.body = Label(self, wordWrap=True), _LinkLabel(self, wordWrap=True)
        self.body.setTextFormat(Qt.TextFormat.RichText)
        self.body.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.body.setAlignment(Qt.AlignmentFlag.AlignTop)
        vbox(self.title, (self.body, 1), parent=self, margins=0, spacing=3)
        embolden(self.title)

    def say(self, title: str, body: str) -> None:
        for label, content in ((self.title, title), (self.body, body)):
            if label.text() != content:
                label.setText(content)
        self.body.setAccessibleName(title)
