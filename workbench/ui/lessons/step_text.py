"""The text of a step: Markdown, as tall as it is, and with nothing in it from elsewhere."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QResizeEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

_PLAIN = QTextDocument.MarkdownFeature.MarkdownNoHTML
_DIALECT = QTextDocument.MarkdownFeature.MarkdownDialectGitHub
_BETWEEN = 6


class StepText(QTextBrowser):
    """Shows Markdown. Links lead nowhere and pictures are not loaded: a lesson is a text, whoever wrote it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told = ""
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)

    def say(self, markdown: str) -> None:
        """Show another text."""
        if markdown != self._told:
            self._told = markdown
            self._lay_out()

    def loadResource(self, _kind: int, _name: QUrl | str) -> Any:
        """Return nothing: no file and no page is ever read for a text."""
        return None

    def sizeHint(self) -> QSize:
        """Return the size of the whole text."""
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Return the same: it is never cut."""
        return QSize(0, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        """Return that its height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the text at a width."""
        copy = self.document().clone()
        copy.setDefaultFont(self.font())
        copy.setTextWidth(width)
        return round(copy.size().height()) + 2

    def changeEvent(self, event: QEvent) -> None:
        """Lay the text out anew in another font or other colours."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as tall as the text is at this width."""
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def wheelEvent(self, event: Any) -> None:
        """Leave scrolling to what it stands in."""
        event.ignore()

    def _lay_out(self) -> None:
        self.document().setDefaultFont(self.font())
        self.document().setMarkdown(self._told.strip(), _PLAIN | _DIALECT)
        self.setFixedHeight(self.heightForWidth(max(self.width(), 1)))
        self.updateGeometry()
