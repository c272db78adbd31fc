"""The player of a game of sliding tiles, or of a solution that is watched: a step is a move."""

from __future__ import annotations

from workbench.ui.player.game_player import GamePlayer


class MoveListPlayer(GamePlayer):
    """Where we are in the moves of a game, of which some may be taken back, or of a solution."""

    layer_key = "player-next-mistake"

    def show_moves(self, count: int, t: int, marks: tuple[int, ...] = ()) -> None:
        """Play `count` moves, standing after `t` of them; `marks`: the moves that led away from the goal."""
        self.show_line(tuple(range(count + 1)), t, marks)
