"""Other programs as players on the Hex bench: they are asked for moves without blocking the window."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
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


class HexPrograms(QObject):
    """The programs that are known, each by the command that starts it.

    Attributes: patience, seconds for an answer in addition to its thinking time; asked, the program that was last asked
    for a move; faults, why the last answer of a program was not a move.

    Signals: `answered(Answer)`: a legal move in the game that was asked about. `tried(Fault | None)`: why another
    program cannot be used, or None: it is known from now on.
    """

    answered = Signal(object)
    tried = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked, self.patience = "", 10.0
        self.faults: dict[str, Fault] = {}
        self._trials = Jobs(self)
        self._trials.reported.connect(self._finish_trial)
        self._opponents: dict[str, HtpOpponent] = {}
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._report)

    @property
    def busy(self) -> bool:
        """Whether an answer is pending."""
        return self._jobs.busy

    @property
    def known(self) -> tuple[str, ...]:
        """The commands of the programs that have answered, or are players."""
        return tuple(self._opponents)

    def name(self, command: str) -> str:
        """Return the name of a known program, short enough for a list: its own, if that is known and no other has it.

        Else it is called by its command, with a number if that looks like another.
        """
        opponents = self._opponents
        names = {one: opponent.own_name or opponent.label for one, opponent in opponents.items()}
        if len(same := [one for one in names if names[one] == names[command]]) == 1:
            return names[command]
        label = opponents[command].label
        alike = [one for one in same if opponents[one].label == label]
        return label if len(alike) == 1 else f"{label} ({alike.index(command) + 1})"

    def use(self, commands: Iterable[str]) -> None:
        """Let these programs be known, and no others run."""
        used = {*commands}
        for command in used - self._opponents.keys():
            self._opponents[command] = HtpOpponent(command, self.patience)
        for command in self._opponents.keys() - used:
            self._opponents[command].close()

    def try_command(self, command: str) -> None:
        """Start another program and wait for its first answer; if it answers, it is known."""
        opponent = HtpOpponent(command, self.patience)
        self._trials.begin(_results(opponent, lambda: _trial(command, opponent)))

    def end_trial(self) -> None:
        """Stop waiting for the program that is being tried."""
        self._trials.stop()

    def ask(self, command: str, game: Game, seconds: float, clocks: Mapping[int, float] | None = None) -> None:
        """Ask a known program for a move in a game that is not over. `clocks`: the seconds remaining by side."""
        self.asked, opponent = command, self._opponents[command]
        opponent.name = self.name(command)
        self._jobs.begin(_results(opponent, lambda: answer(opponent, game, seconds, clocks)))

    def stop(self) -> None:
        """Stop waiting for an answer; a program that is still thinking is killed."""
        self._jobs.stop()

    def close(self) -> None:
        """Stop all programs."""
        self.stop()
        self.end_trial()
        self.use(())

    @Slot(object)
    def _report(self, result: Answer) -> None:
        self._jobs.stop()
        self.faults.pop(self.asked, None)
        if result.fault is not None:
            self.faults[self.asked] = result.fault
        self.answered.emit(result)

    @Slot(object)
    def _finish_trial(self, trial: _Trial) -> None:
        self._trials.stop()
        if trial.fault is None:
            former = self._opponents.get(trial.command)
            if former is not None and self.busy and trial.command == self.asked:
                trial.opponent.close()
            else:
                self._opponents[trial.command] = trial.opponent
                self.faults.pop(trial.command, None)
                if former is not None:
                    former.close()
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
