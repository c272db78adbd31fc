"""Another program as a player on the Hex bench: it is asked for moves without blocking the window."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from time import sleep
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from workbench.hex.opponents import Answer, HtpOpponent, answer
from workbench.hex.rules import Game
from workbench.search.problem.messages import Fault
from workbench.ui.base.jobs import Jobs

_Result = TypeVar("_Result")
_POLL_INTERVAL = 0.01
"""Seconds between checks whether the program has answered."""


class HexProgram(QObject):
    """Attributes: command, which starts the program; patience, seconds for an answer in addition to its thinking time.

    fault: why its last answer was not a move, or None. Signals: `answered(Answer)`: a legal move in the game that was
    asked about. `tried(Fault | None)`: why another program cannot be used, or None: it is used from now on.
    """

    answered = Signal(object)
    tried = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.command, self.patience = "", 10.0
        self.fault: Fault | None = None
        self._trials = Jobs(self)
        self._trials.reported.connect(self._finish_trial)
        self._opponent: HtpOpponent | None = None
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._report)

    @property
    def busy(self) -> bool:
        """Whether an answer is pending."""
        return self._jobs.busy

    @property
    def name(self) -> str:
        """The name of the program, short enough for a list; "" if there is none."""
        return "" if not self.command else HtpOpponent(self.command).name

    def try_command(self, command: str) -> None:
        """Start another program and wait for its first answer; if it answers, use it."""
        opponent = HtpOpponent(command, self.patience)
        self._trials.begin(_results(opponent, lambda: _trial(command, opponent)))

    def end_trial(self) -> None:
        """Stop waiting for the program that is being tried."""
        self._trials.stop()

    def ask(self, game: Game, seconds: float, clocks: Mapping[int, float] | None = None) -> None:
        """Ask for a move in a game that is not over. `left`: the seconds remaining by side, None for no limit."""
        if self._opponent is None:
            self._opponent = HtpOpponent(self.command, self.patience)
        opponent = self._opponent
        self._jobs.begin(_results(opponent, lambda: answer(opponent, game, seconds, clocks)))

    def stop(self) -> None:
        """Stop waiting for an answer; a program that is still thinking is killed."""
        self._jobs.stop()

    def close(self) -> None:
        """Stop the program."""
        self.stop()
        self.end_trial()
        if self._opponent is not None:
            self._opponent.close()
            self._opponent = None

    @Slot(object)
    def _report(self, result: Answer) -> None:
        self._jobs.stop()
        self.fault = result.fault
        self.answered.emit(result)

    @Slot(object)
    def _finish_trial(self, trial: _Trial) -> None:
        self._trials.stop()
        if trial.fault is None:
            self.close()
            self.command, self.fault, self._opponent = trial.command, None, trial.opponent
        self.tried.emit(trial.fault)


class _Trial(NamedTuple):
    """The start of a program: its command, the running program, and why it cannot be used, or None."""

    command: str
    opponent: HtpOpponent
    fault: Fault | None


def _trial(command: str, opponent: HtpOpponent) -> _Trial:
    try:
        opponent.start()
    except Fault as fault:
        return _Trial(command, opponent, fault.with_traceback(None))
    return _Trial(command, opponent, None)


def _results(opponent: HtpOpponent, call: Callable[[], _Result]) -> Iterator[_Result | None]:
    """Yield None until a call of the program has returned, then its result. If closed earlier, it kills the program."""
    results: list[_Result] = []
    thread = threading.Thread(target=lambda: results.append(call()), daemon=True)
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
