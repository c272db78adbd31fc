"""The player of a game of sliding tiles, or of a solution: a step is a move."""

from __future__ import annotations

from workbench.ui.player.game_player import GamePlayer


class MoveListPlayer(GamePlayer):
    """The position in a solution, or in a game, including the moves that were undone."""

    layer_key = "player-next-mistake"

    def show_moves(self, count: int, t: int, marks: tuple[int, ...] = ()) -> None:
        """Play `count` moves, with the first `t` made; `marks`: the moves that were mistakes."""
        self.show_line(tuple(range(count + 1)), t, marks)
