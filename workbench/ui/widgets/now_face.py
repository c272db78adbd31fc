"""The board that is on show, small, and a button that starts a search from it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.ui import theme
from workbench.ui.board_editing import BoardEditing
from workbench.ui.on_show import OnShow
from workbench.ui.retranslation import spoken
from workbench.ui.widgets.board_caption import caption
from workbench.ui.widgets.board_picture import BoardPicture
from workbench.ui.widgets.board_view import BoardView
from workbench.wording import text


class NowFace(QWidget):
    """Attributes: view; caption; take, the button."""

    def __init__(self, editing: BoardEditing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing = editing
        self._shown: OnShow | None = None
        self.view = BoardView(self)
        self.caption = QLabel(self)
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.take = QPushButton(self)
        theme.set_icon(self.take, "board")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.caption)
        layout.addWidget(self.take)
        self.take.clicked.connect(self._take)
        spoken(self.retranslate)

    def show_now(self, shown: OnShow | None) -> None:
        """Show a board, or say what will appear."""
        self._shown = shown
        self.view.show_picture(BoardPicture.reached(shown.board, shown.before, shown.goal) if shown else None)
        self.caption.setText(caption(shown) if shown else "")
        self.take.setEnabled(shown is not None)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.view.setAccessibleName(text("board-face-now"))
        self.view.set_invitation(text("board-now-empty"))
        self.take.setText(text("board-take-as-start"))
        self.take.setToolTip(text("board-take-as-start-hint"))
        self.show_now(self._shown)

    def _take(self) -> None:
        if self._shown is not None:
            self._editing.put_start(self._shown.board)
