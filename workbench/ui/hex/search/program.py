"""Another program as a player on the Hex bench: it is asked for moves without blocking the window."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from time import sleep

from PySide6.QtCore import QObject, Signal, Slot

from workbench.hex.opponents import Answer, HtpOpponent, answer
from workbench.hex.rules import Game
from workbench.ui.base.jobs import Jobs

_POLL_INTERVAL = 0.01
"""Seconds between checks whether the program has answered."""


class HexProgram(QObject):
    """Attributes: command, which starts the program; patience, seconds for an answer in addition to its thinking time.

    Signals: `answered(Answer)`: a legal move in the game that was asked about.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.command, self.patience = "", 10.0
        self._opponent: HtpOpponent | None = None
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._report)

    @property
    def busy(self) -> bool:
        """Whether an answer is pending."""
        return self._jobs.busy

    def set_command(self, command: str) -> None:
        """Use another program from now on."""
        if command != self.command:
            self.close()
            self.command = command

    def ask(self, game: Game, seconds: float, clocks: Mapping[int, float] | None = None) -> None:
        """Ask for a move in a game that is not over. `left`: the seconds remaining by side, None for no limit."""
        if self._opponent is None:
            self._opponent = HtpOpponent(self.command, self.patience)
        self._jobs.begin(_answers(self._opponent, game, seconds, clocks))

    def stop(self) -> None:
        """Stop waiting for an answer; a program that is still thinking is killed."""
        self._jobs.stop()

    def close(self) -> None:
        """Stop the program."""
        self.stop()
        if self._opponent is not None:
            self._opponent.close()
            self._opponent = None

    @Slot(object)
    def _report(self, result: Answer) -> None:
        self._jobs.stop()
        self.answered.emit(result)


def _answers(
    opponent: HtpOpponent, game: Game, seconds: float, clocks: Mapping[int, float] | None
) -> Iterator[Answer | None]:
    """Yield None until the program has answered, then its answer. If closed earlier, it kills the program."""
    results: list[Answer] = []
    thread = threading.Thread(target=lambda: results.append(answer(opponent, game, seconds, clocks)), daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            sleep(_POLL_INTERVAL)
            yield None
        yield results[0]
    finally:
        while thread.is_alive():
            opponent.interrupt()
            thread.join(_POLL_INTERVAL)
