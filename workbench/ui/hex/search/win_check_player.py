"""The player of the check whether a side has won: a step is one action of the check."""

from __future__ import annotations

from workbench.ui.player.game_player import GamePlayer


class WinCheckPlayer(GamePlayer):
    """The position in such a check."""

    steps_are_moves = False

    def show_steps(self, count: int) -> None:
        """Play a check of `count` steps, from the current step, or from its end if that is earlier."""
        self.show_line(tuple(range(count)), max(0, min(self.t, count - 1)), ())
