"""The player of a game: a step is a move, a layer ends at a comment or a variation."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.search.finding.conditions import Condition
from workbench.ui.player.player import Player


class GamePlayer(Player):
    """A position in a line of moves. Attributes: line, the nodes of a game tree that it steps through."""

    steps_are_moves = True
    layer_key = "player-next-note"
    has_events = False

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.line: tuple[int, ...] = ()

    def show_line(self, line: tuple[int, ...], t: int, marks: tuple[int, ...]) -> None:
        """Play another line, at its move `t`; `marks`: the moves with a comment or a variation."""
        if line != self.line:
            self.line, self.length = line, len(line) - 1
            self.lengthened.emit()
        if marks != self.marks:
            self.set_marks(marks)
        self._place(t, 0)

    def recorded(self) -> int | None:
        """Return the number of moves, or None if there is no game."""
        return len(self.line) - 1 if self.line else None

    def next_layer(self) -> None:
        """Go to the next marked move, or to the end."""
        self.pause()
        self.seek(next((t for t in self.marks if t > self.t), self.length))

    def previous_layer(self) -> None:
        """Go to the previous marked move, or to the start."""
        self.pause()
        self.seek(next((t for t in reversed(self.marks) if t < self.t), 0))

    def find(self, condition: Condition, back: bool = False) -> None:
        """Report that no such step exists in a game."""
        self.missed.emit(condition, back)

    def micro_step(self, by: int = 1) -> None:
        """Make a move, because moves have no micro-steps."""
        self.step(by)

    def _place(self, t: int, _micro: int, _held: tuple[Condition, ...] = ()) -> None:
        if t != self.t:
            self.t = t
            self.moved.emit()
