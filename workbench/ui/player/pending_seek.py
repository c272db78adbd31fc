"""Going to a position that is not recorded yet: the player gets there once the search has recorded it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.formats.run_line import END
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player


class PendingSeek(QObject):
    """Brings `player` to a step, a micro-step within it, or a move of the solution.

    If the player is moved elsewhere meanwhile, it is not moved back.
    """

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._step, self._micro, self._line = 0, 0, ""
        self._move: int | None = None
        self._pending = False
        player.lengthened.connect(self._check)
        player.moved.connect(self._check)
        player.playing_changed.connect(self._cancel_when_paused)

    @property
    def waits(self) -> bool:
        """Whether the position has not been reached yet."""
        return self._pending

    def go_to(self, step: int, micro: int = 0, move: int | None = None, line: str = "") -> None:
        """Go to a step, END being the last, or, if `move` is given, to that move of the solution.

        `line`: the name of a line of pseudocode: to the first micro-step that executes it, if there is one.
        """
        player = self._player
        player.set_mode(Mode.SEARCH)
        self._step, self._micro, self._move, self._line = step, micro, move, line
        self._pending = False
        if step == END or move is not None:
            player.to_end()
        else:
            player.go_to_step(step)
        self._pending = True
        self._check()

    def _check(self) -> None:
        """Do what remains once the search has recorded the position."""
        player = self._player
        if not self._pending:
            return
        if self._move is not None or self._step == END:
            if player.ended and player.t == player.length:
                self._pending = False
                if self._move is not None and player.moves:
                    player.set_mode(Mode.MOVES)
                    player.seek(self._move)
        elif player.t == self._step:
            if (self._micro or self._line) and player.length == player.t and not player.ended:
                player.wanted.emit(player.t + 1)  # micro-steps belong to the next step
                return
            self._pending = False
            if micro := self._micro or self._place_of_line():
                player.go_to_micro_step(self._step, micro)
        elif player.ended and player.t == player.length:
            self._pending = False  # the search ended earlier

    def _place_of_line(self) -> int:
        """Return the number of the micro-step that executes the line, 0 if there is none."""
        steps = self._player.micro_steps if self._line else ()
        return next((number for number, one in enumerate(steps, start=1) if one.line == self._line), 0)

    def _cancel_when_paused(self, playing: bool) -> None:
        """Give up if the player was paused before it reached the end."""
        if not playing and not (self._player.ended and self._player.t == self._player.length):
            self._pending = self._pending and self._move is None and self._step != END
