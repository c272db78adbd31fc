"""The moves of the current line, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt

from workbench.hex.game_tree import GameNode
from workbench.hex.rules import KEEP, RESIGN, SWAP, TIMEOUT
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import pixels
from workbench.ui.controls.table_model import Index, TableModel
from workbench.ui.hex.board.stone import stone_icon
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.game.texts import colour_name, move_text
from workbench.wording import number, text

_ROLE = Qt.ItemDataRole


class MoveColumn(IntEnum):
    """The columns in their order."""

    NUMBER = 0
    SIDE = 1
    MOVE = 2
    NOTE = 3


class HexMovesModel(TableModel):
    """A row for each move of the line that the player of `session` steps through."""

    def __init__(self, session: HexSession) -> None:
        super().__init__(MoveColumn)
        self._session = session

    def refresh(self) -> None:
        """Show the current line."""
        tree = self._session.document.tree
        rows = tuple(tree.nodes[at] for at in self._session.document.line[1:])
        if rows != self.rows:
            self.set_rows(rows)

    # Qt overrides

    def headings(self) -> Sequence[str]:
        return text("hex-column-number"), text("hex-column-side"), text("hex-column-move"), text("hex-column-note")

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid():
            return None
        node, column = self.rows[index.row()], MoveColumn(index.column())
        if role == _ROLE.DisplayRole:
            return self._cell_text(index.row(), node, column)
        if role == _ROLE.DecorationRole and column is MoveColumn.SIDE:
            return stone_icon(node.game.displayed_mover, pixels(14))
        if role == _ROLE.ToolTipRole and column in (MoveColumn.MOVE, MoveColumn.NOTE):
            tip = (node.comment if column is MoveColumn.NOTE else "") or self._cell_text(index.row(), node, column)
            return plain_tip(tip) if tip else None
        if role == _ROLE.TextAlignmentRole and column is MoveColumn.NUMBER:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _cell_text(self, row: int, node: GameNode, column: MoveColumn) -> str:
        if column is MoveColumn.NUMBER:
            return number(row + 1)
        if column is MoveColumn.SIDE:
            return colour_name(node.game.displayed_mover)
        if column is MoveColumn.MOVE:
            return move_text(node.game.displayed_move)
        return self._note(node)

    def _note(self, node: GameNode) -> str:
        """Return the notes on a move: the number of variations, the comment, whether it wins."""
        assert node.parent is not None
        others = len(self._session.document.tree.nodes[node.parent].children) - 1
        parts = [text("hex-variations", count=others)] if others else []
        if node.move == SWAP and node.game.mirrored:
            parts.append(text("hex-note-mirrored"))
        if node.comment:
            parts.append(node.comment.splitlines()[0])
        if node.game.over and node.move not in (SWAP, KEEP, RESIGN, TIMEOUT):
            parts.append(text("hex-note-won"))
        return " · ".join(parts)
