"""The text of a step: Markdown, shown in full height, with pictures only from the folder of the lesson."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QImage, QResizeEvent, QTextCursor, QTextDocument, QTextFragment
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from workbench.lessons.pictures import check_picture, picture_file
from workbench.lessons.text_boards import with_boards
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.base.theme import pixels
from workbench.ui.lessons.inline import unbroken
from workbench.ui.states.state_picture import state_thumbnail

_PLAIN = QTextDocument.MarkdownFeature.MarkdownNoHTML
_CELL = 28
"""The size of a cell of a board in the text, in pixels."""
_DIALECT = QTextDocument.MarkdownFeature.MarkdownDialectGitHub


class StepText(QTextBrowser):
    """Shows Markdown, with boards drawn. Links are disabled; pictures are loaded only from the lesson's own folder.

    Attributes: folder, the one of the lesson's file, or None.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._markdown = ""
        self._boards: dict[str, Board] = {}
        self.folder: Path | None = None
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)

    def say(self, markdown: str, folder: Path | None = None) -> None:
        """Show another text, with pictures from a folder."""
        if (markdown, folder) != (self._markdown, self.folder):
            self._markdown, self.folder = markdown, folder
            self._lay_out()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a picture from the folder, an empty one instead of any other; nothing else is ever read."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        file_name = name if isinstance(name, str) else name.toString()
        if file_name in self._boards:
            return self._drawn(self._boards[file_name])
        try:
            path = picture_file(self.folder, file_name)
            check_picture(path)
        except (Fault, OSError):
            return QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        return QImage(str(path))

    def sizeHint(self) -> QSize:
        """Return the size of the complete text."""
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Return the same, as the text is never clipped."""
        return QSize(0, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the text at a width."""
        # A clone of the document must not be used here: its address may be one of a deleted object that Python
        # still knows, and PySide then returns that object.
        document = self.document()
        document.setTextWidth(width)
        height = round(document.size().height()) + 2
        document.setTextWidth(max(self.width(), 1))
        return height

    def changeEvent(self, event: QEvent) -> None:
        """Update the layout for a new font or new colours."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height to the text at this width."""
        super().resizeEvent(event)
        self._fit_pictures()
        self.setFixedHeight(self.heightForWidth(self.width()))

    def wheelEvent(self, event: Any) -> None:
        """Leave scrolling to the parent."""
        event.ignore()

    def _lay_out(self) -> None:
        self.document().setDefaultFont(self.font())
        self._boards.clear()
        markdown = with_boards(self._markdown.strip(), self._add_board)
        self.document().setMarkdown(unbroken(markdown), _PLAIN | _DIALECT)
        self._fit_pictures()
        self.setFixedHeight(self.heightForWidth(max(self.width(), 1)))
        self.updateGeometry()

    def _add_board(self, typed: str) -> str:
        """Return the picture of a board as Markdown."""
        try:
            board = Board.parse(typed)
        except Fault:  # in a draft
            return f"`{typed}`"
        name = f"board:{len(self._boards)}"
        self._boards[name] = board
        return f"![{typed}]({name})"

    def _drawn(self, board: Board) -> QImage:
        problem = TileProblem(board, goal_board(LAST, *board.shape))
        size = pixels(_CELL) * max(board.shape)
        picture = state_thumbnail(problem, board.state, size, 1.0, self.palette())
        assert picture is not None
        return picture.toImage()

    def _fit_pictures(self) -> None:
        """Limit pictures to the width of the text."""
        if "![" not in self._markdown and not self._boards:
            return
        block = self.document().begin()
        while block.isValid():
            parts = block.begin()
            while not parts.atEnd():
                self._fit_picture(parts.fragment())
                parts += 1
            block = block.next()

    def _fit_picture(self, fragment: QTextFragment) -> None:
        image_format = fragment.charFormat().toImageFormat()
        if not image_format.isValid():
            return
        picture = self.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(image_format.name()))
        width = min(picture.width(), max(self.width(), 1))
        image_format.setWidth(width)
        image_format.setHeight(round(picture.height() * width / max(picture.width(), 1)))
        cursor = QTextCursor(self.document())
        cursor.setPosition(fragment.position())
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(image_format)
