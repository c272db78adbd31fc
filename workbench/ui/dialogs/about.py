"""What this program is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.ui.theme import colours, pixmap
from workbench.wording import text

ICON = 72


class AboutDialog(QDialog):
    """Name, version, purpose, licence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(text("about-title"))
        picture = QLabel()
        picture.setPixmap(pixmap("app", ICON, colours().text))
        name, font = QLabel(text("about-name", version=_version())), QFont()
        font.setBold(True)
        font.setPointSizeF(name.font().pointSizeF() * 1.3)
        name.setFont(font)
        told = QLabel(text("about-text"))
        told.setWordWrap(True)
        told.setMinimumWidth(360)
        words = QVBoxLayout()
        words.addWidget(name)
        words.addWidget(told)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 14)
        layout.setSpacing(14)
        layout.addLayout(row)
        layout.addWidget(buttons)


def _version() -> str:
    try:
        return version("search-workbench")
    except PackageNotFoundError:
        return ""
