"""The manual: the pages of the documentation, with links between them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QImage, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from workbench import assets
from workbench.ui.base.layouts import hbox
from workbench.ui.controls.buttons import push_button
from workbench.ui.controls.message_dialog import MessageDialog
from workbench.wording import text

SIZE = QSize(860, 640)
FIRST_PAGE = "window.md"
SCROLL_BAR = 40
"""Room beside a picture for margins and the scroll bar, in pixels."""


class ManualDialog(MessageDialog):
    """Shows the manual, opened at a heading of the page about the window. Attributes: page; back, contents, buttons."""

    def __init__(self, parent: QWidget, heading: str = "") -> None:
        self.page = ManualPage()
        self.back = push_button(self.page, "step-back", self.page.backward, text="manual-back")
        self.contents = push_button(self.page, "book", lambda: self.page.open(), text="manual-contents")
        self.page.backwardAvailable.connect(self.back.setEnabled)
        self.back.setEnabled(False)
        super().__init__(parent, text("manual-title"), hbox(self.back, self.contents, None), self.page)
        self.setModal(False)
        self.resize(SIZE.boundedTo(parent.screen().availableSize()))
        self.page.setAccessibleName(text("manual-title"))
        self.page.setFocus()
        self.show()  # a page can be scrolled to a heading only after it has been laid out
        self.page.open(heading)


class ManualPage(QTextBrowser):
    """A page of the manual. Pictures are as wide as the page at most."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenExternalLinks(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sourceChanged.connect(self._go_to_heading)

    def open(self, heading: str = "") -> None:
        """Show the page about the window, from a heading on."""
        url = QUrl.fromLocalFile(str(Path(str(assets.manual().joinpath(FIRST_PAGE)))))
        if heading:
            url.setFragment(heading)
        self.setSource(url, QTextDocument.ResourceType.MarkdownResource)
        if not heading:
            self.verticalScrollBar().setValue(0)

    def doSetSource(
        self,
        name: QUrl | str,
        /,
        kind: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource,
    ) -> None:
        """Show a page; Qt would begin its paragraphs with the font at the cursor in the document before."""
        self.setDocument(QTextDocument(self))
        super().doSetSource(name, kind)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a picture in the width of the page, and everything else as it is."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        image, width = QImage(self.source().resolved(QUrl(name)).toLocalFile()), self.viewport().width() - SCROLL_BAR
        if image.width() <= width:
            return image
        return image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pictures again."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width() and not self.source().isEmpty():
            place = self.verticalScrollBar().value()
            self.reload()
            self.verticalScrollBar().setValue(place)

    def _go_to_heading(self, url: QUrl) -> None:
        """Scroll to the heading that a link names, as on the web: in small letters, with hyphens for spaces."""
        if not url.hasFragment():
            return
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and _slug(block.text()) == url.fragment():
                self.setTextCursor(QTextCursor(block))
                top = self.document().documentLayout().blockBoundingRect(block).top()
                self.verticalScrollBar().setValue(int(top))
                return
            block = block.next()


def _slug(heading: str) -> str:
    return re.sub(r"[^\w-]", "", heading.lower().replace(" ", "-"))
