"""The moves of the game, its variations, and their comments."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QPlainTextEdit,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QWidget,
)

from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.controls.table_copying import TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import TableWithPlaceholder, set_up_rows
from workbench.ui.hex.game.moves_model import HexMovesModel, MoveColumn
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.game.tree_strip import HexTreeStrip
from workbench.wording import text

ROW_HEIGHT = 24


class HexMovesPane(QWidget):
    """The moves as a table and as a tree, and the comment.

    Attributes: table, of the current line; copying; strip, the tree of variations; comment, the text field; back, main,
    remove: the buttons for a variation.

    The comment field stays with the move at which typing started, even if an engine answers in the meantime, until the
    field loses the focus or the user goes to another move.
    """

    def __init__(self, session: HexSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._selecting = False
        self._comment_node = self._last_node = 0  # the nodes whose comment is edited, and that was shown last
        self._known_nodes: Collection[int] = ()  # the nodes that existed at that time
        self._model = HexMovesModel(session)
        self.table, self.strip, self.comment = TableWithPlaceholder(self), HexTreeStrip(self), QPlainTextEdit(self)
        self.copying = TableCopying(self.table, lambda: table_lines(self._model))
        self.back, self.main, self.remove = (self._button(icon) for icon in ("leave-sub", "pin", "close"))
        self._tree_title, self._comment_title = Label(self), Label(self)
        self._set_up()
        self._lay_out()
        self._connect()
        theme().changed.connect(self._restyle)
        translated(self.table, accessibleName="hex-moves", placeholder="hex-moves-none")
        translated(self._tree_title, text="hex-tree", toolTip="hex-tree-hint")
        translated(self.strip.drawing, toolTip="hex-tree-hint", accessibleName="hex-tree")
        translated(self.comment, accessibleName="hex-comment", placeholderText="hex-comment-hint")
        for button, key, tip in (
            (self.back, "hex-back-to-game", "hex-back-to-game-tip"),
            (self.main, "hex-make-main", "hex-make-main-tip"),
            (self.remove, "hex-remove", "hex-remove-tip"),
        ):
            translated(button, text=key, toolTip=tip, accessibleName=key)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self._model.retranslate()
        self._restyle()
        self.refresh()

    def refresh(self) -> None:
        """Show the current game."""
        document = self._session.document
        self._model.refresh()
        self.strip.show_tree(document.tree, document.at)
        self.back.setEnabled(not document.at_end)
        self.main.setEnabled(document.exploring)
        self.remove.setEnabled(document.tree.nodes[document.at].parent is not None)
        self._show_comment()
        self._select()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()
        self.strip.show_tree(self._session.document.tree, self._session.document.at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """When the comment field loses the focus, show the comment of the current position."""
        if event.type() == QEvent.Type.FocusOut:
            self._comment_node = self._session.document.at
            self._show_comment()
        return super().eventFilter(watched, event)

    # Internal

    def _show_comment(self) -> None:
        """Show the comment of the current position, or of the one before it while that is being typed."""
        document, nodes = self._session.document, self._session.document.tree.nodes
        at = document.at
        answered = at not in self._known_nodes and nodes[at].parent == self._last_node and self.comment.hasFocus()
        if (at != self._last_node and not answered) or self._comment_node not in nodes:
            self._comment_node = at
        self._last_node, self._known_nodes = at, nodes.keys()
        place = len(document.tree.path(self._comment_node)) - 1
        previous = self._comment_node != at
        self._comment_title.setText(text("hex-comment-of", number=place) if previous else text("hex-comment"))
        comment = nodes[self._comment_node].comment
        if comment != self.comment.toPlainText():
            with QSignalBlocker(self.comment):
                self.comment.setPlainText(comment)

    def _button(self, icon: str) -> QToolButton:
        button = QToolButton(self, autoRaise=True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_icon(button, icon)
        return button

    def _set_up(self) -> None:
        table = self.table
        table.setModel(self._model)
        set_up_rows(table)
        table.setWordWrap(False)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(MoveColumn.NOTE, QHeaderView.ResizeMode.Stretch)
        # the range changes with the rows, their height and the room for them, and only then can the last row be reached
        table.verticalScrollBar().rangeChanged.connect(lambda: table.scrollTo(table.currentIndex()))
        self.comment.setTabChangesFocus(True)
        self.comment.installEventFilter(self)
        self.comment.setFrameShape(QFrame.Shape.NoFrame)

    def _lay_out(self) -> None:
        buttons = FlowLayout(spacing=2)
        buttons.setContentsMargins(4, 2, 4, 2)
        for button in (self.back, self.main, self.remove):
            buttons.addWidget(button)
        split = QSplitter(Qt.Orientation.Vertical, self)
        split.setChildrenCollapsible(False)
        for title, widget in ((self._tree_title, self.strip), (self._comment_title, self.comment)):
            title.setContentsMargins(8, 4, 8, 2)
            box = QWidget(split)
            vbox(title, (widget, 1), parent=box, margins=0, spacing=0)
            split.addWidget(box)
        split.insertWidget(0, self.table)
        for place, stretch in enumerate((3, 2, 1)):
            split.setStretchFactor(place, stretch)
        split.setSizes([300, 150, 90])
        vbox(buttons, (split, 1), parent=self, margins=0, spacing=0)

    def _connect(self) -> None:
        session = self._session
        session.changed.connect(self.refresh)
        self.table.selectionModel().currentRowChanged.connect(self._row_changed)
        self.strip.picked.connect(session.go_to)
        self.comment.textChanged.connect(lambda: session.comment(self.comment.toPlainText(), self._comment_node))
        self.back.clicked.connect(session.back_to_game)
        self.main.clicked.connect(session.make_main)
        self.remove.clicked.connect(session.remove)

    def _row_changed(self, index: QModelIndex) -> None:
        if index.isValid() and not self._selecting:
            self._session.go_to(self._session.document.line[index.row() + 1])

    def _select(self) -> None:
        """Select the current move; before the first one, none."""
        row = self._session.player.t - 1
        if row != self.table.currentIndex().row():
            self._selecting = True
            self.table.doItemsLayout()  # a new row counts at once, else the last one is shown only in part
            self.table.setCurrentIndex(self._model.index(row, 0) if row >= 0 else QModelIndex())
            self._selecting = False

    def _restyle(self) -> None:
        table = self.table
        table.setIconSize(QSize(pixels(14), pixels(14)))
        table.verticalHeader().setDefaultSectionSize(pixels(ROW_HEIGHT))
        self._model.retranslate()
        self._fit_columns()
        self._select()
        table.doItemsLayout()
        table.scrollTo(table.currentIndex())

    def _fit_columns(self) -> None:
        """Set the column widths by their texts; the move column shrinks in favour of the notes.

        Notes that have no room even then are hidden.
        """
        table, advance = self.table, self.table.fontMetrics().horizontalAdvance
        widest_move = max(text("hex-move-keep"), text("hex-move-resign"), text("hex-move-timeout"), key=len)
        least_note = advance(str(self._heading(MoveColumn.NOTE))) + pixels(18)
        available = table.viewport().width() - least_note
        for column, widest in (
            (MoveColumn.NUMBER, text("hex-column-number") + "88"),
            (MoveColumn.SIDE, "mm" + max(text("hex-red"), text("hex-blue"), key=len)),
            (MoveColumn.MOVE, widest_move),
        ):
            width = advance(widest) + pixels(18)
            if column is MoveColumn.MOVE:
                width = max(min(width, available), advance(str(self._heading(column))) + pixels(18))
            table.setColumnWidth(column, width)
            available -= width
        hidden = available < -pixels(18)
        table.setColumnHidden(MoveColumn.NOTE, hidden)
        if hidden:
            table.setColumnWidth(MoveColumn.MOVE, table.columnWidth(MoveColumn.MOVE) + available + least_note)

    def _heading(self, column: MoveColumn) -> object:
        return self._model.headerData(column, Qt.Orientation.Horizontal)
