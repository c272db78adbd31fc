"""The player of the check who has won a game: a step is one thing that the check does."""

from __future__ import annotations

from workbench.ui.player.game_player import GamePlayer


class WinCheckPlayer(GamePlayer):
    """Where we are in such a check."""

    steps_are_moves = False

    def show_steps(self, count: int) -> None:
        """Play a check of so many steps, from where we are, or from its end where that is nearer."""
        self.show_line(tuple(range(count)), max(0, min(self.t, count - 1)), ())
