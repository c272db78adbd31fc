"""A round of questions about a search: its questions and answers. Subclasses control what is shown of the search."""

from __future__ import annotations

import time
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby
from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Question
from workbench.search.predicting.sampling import consecutive_questions, questions_at_steps
from workbench.search.problem.messages import Fault
from workbench.ui.predict.question_source import AnsweredQuestion, QuestionSource
from workbench.wording import number

DEFAULT_COUNT, DEFAULT_WITHIN = 10, 50
MAX_REPEATED_STEPS = 5_000
"""The most steps that questions may be about if the search has to be repeated to show its earlier states."""


class RoundPhase(Enum):
    """The phases of a round."""

    AWAY = auto()
    SETUP = auto()
    PREPARING = auto()
    """The search continues until there are steps to predict."""
    ASKED = auto()
    ANSWERED = auto()
    OVER = auto()


@dataclass(frozen=True)
class RoundSettings:
    """The settings of a round.

    `count`: at most this many questions. `within`: they are drawn with `seed` from this many first steps; None: one at
    each step from the current one on.
    """

    kinds: tuple[QuestionKind, ...] = tuple(QuestionKind)
    count: int = DEFAULT_COUNT
    seed: int = 1
    within: int | None = DEFAULT_WITHIN
    pupil: str = ""


class PredictRound(QuestionSource):
    """The model of the prediction strip; subclasses connect it to a kind of search.

    Attributes: phase; wishes; questions, all of the round; entries, those answered; fault, why there is no round.
    Signals: `changed` when any of these has changed; `picked(str)` an answer that was clicked; `ended(str)` why the
    round ended, if the user did not end it.
    """

    changed = Signal()
    picked = Signal(str)
    ended = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.phase = RoundPhase.AWAY
        self.round_settings = RoundSettings()
        self.questions: tuple[Question, ...] = ()
        self.entries: list[AnsweredQuestion] = []
        self.fault: Fault | None = None
        self._from = 0
        self._asked_at = 0.0

    # State

    @property
    def question(self) -> Question | None:
        """The open question, or the one that was answered last."""
        if self.phase is RoundPhase.ASKED:
            return self.questions[len(self.entries)]
        return self.entries[-1].question if self.phase is RoundPhase.ANSWERED else None

    @property
    def away(self) -> bool:
        """Whether no prediction is active."""
        return self.phase is RoundPhase.AWAY

    @property
    def playing(self) -> bool:
        """Whether a question is shown, open or just answered."""
        return self.phase in (RoundPhase.ASKED, RoundPhase.ANSWERED)

    @property
    def standing(self) -> bool:
        """Whether a question is open."""
        return self.phase is RoundPhase.ASKED

    @property
    def last(self) -> bool:
        """Whether all questions are answered."""
        return len(self.entries) == len(self.questions)

    @property
    def score(self) -> int:
        """The number of right answers."""
        return sum(entry.right for entry in self.entries)

    @property
    def streak(self) -> int:
        """The number of right answers since the last wrong one."""
        return next((place for place, entry in enumerate(reversed(self.entries)) if not entry.right), self.score)

    @property
    def longest(self) -> int:
        """The longest series of right answers."""
        return max((len([*row]) for right, row in groupby(entry.right for entry in self.entries) if right), default=0)

    # Actions

    def open(self) -> None:
        """Show the setup page, or first the results that were put aside."""
        if not self.reopen() and self.phase in (RoundPhase.AWAY, RoundPhase.OVER):
            self._turn(RoundPhase.SETUP)

    def reopen(self) -> bool:
        """Show the results that were put aside; return whether there are any."""
        aside = self.away and bool(self.entries)
        if aside:
            self._turn(RoundPhase.OVER)
        return aside

    def set_aside(self) -> None:
        """End the round, and show the full search again; its results are kept for `reopen`."""
        self.leave()
        if self.entries:
            self._turn(RoundPhase.AWAY)
        elif not self.away:
            self.close()

    def leave(self) -> bool:
        """End a running round, because other benches could reveal its answers; return whether there was one."""
        running = self.phase in (RoundPhase.PREPARING, RoundPhase.ASKED, RoundPhase.ANSWERED)
        if running:
            self.stop()
        return running

    def close(self) -> None:
        """End the round, and show the full search again."""
        self.stop()
        self.entries, self.questions = [], ()
        self._release_search()
        self._turn(RoundPhase.AWAY)

    def begin(self, round_settings: RoundSettings) -> None:
        """Start asking, once the search has recorded enough."""
        self.round_settings, self._from = round_settings, self._use_search()
        self.entries, self.questions = [], ()
        fault = self._start_fault()
        if fault is not None:
            self._turn(RoundPhase.SETUP, fault)
            return
        needed = (
            self._from + 2 * round_settings.count
            if round_settings.within is None
            else min(round_settings.within, self._most)
        )
        if self._needs_steps(needed):
            self._turn(RoundPhase.PREPARING)
            self._continue(needed)
        else:
            self._ask_first()

    def answer(self, answer: Any) -> None:
        """Judge an answer, and show the step of the question."""
        question = self.question
        if self.phase is not RoundPhase.ASKED or question is None:
            return
        right_answer, right, why = self._judge(question, answer)
        self.entries.append(
            AnsweredQuestion(question, answer, right_answer, right, why, time.monotonic() - self._asked_at)
        )
        self.phase = RoundPhase.ANSWERED
        self._reveal(question)
        self.changed.emit()

    def next(self) -> None:
        """Ask the next question, or end the round after the last one."""
        if self.phase is not RoundPhase.ANSWERED:
            return
        if self.last:
            self.stop()
        else:
            self._ask()

    def stop(self) -> None:
        """End the round; the answers so far count. A round without an answer has no result."""
        if self.phase is RoundPhase.PREPARING:
            self.phase = RoundPhase.SETUP
            self._stop_search()
        elif self.phase in (RoundPhase.ASKED, RoundPhase.ANSWERED):
            self._cut_short()
            self._restore(self.entries[-1].question.step + 1 if self.entries else self._from)
        self.changed.emit()

    # Internal

    def _start_fault(self) -> Fault | None:
        if not self._there:
            return Fault("predict-no-run")
        if not self.round_settings.kinds:
            return Fault("predict-no-kind")
        if self.round_settings.within is None and self._from >= self._most:
            return Fault("predict-far", most=number(self._most))
        reasons = [self.unavailable_reason(kind) for kind in self.round_settings.kinds]
        return Fault(reasons[0].key, **reasons[0].facts) if reasons[0] is not None and all(reasons) else None

    def _ask_first(self) -> None:
        round_settings = self.round_settings
        count, seed, last = round_settings.count, round_settings.seed, min(self._most, self._length)
        if round_settings.within is None:
            self.questions = consecutive_questions(range(self._from, last), self._candidates, count, seed)
        else:
            last = min(round_settings.within, last)
            self.questions = questions_at_steps(last, self._candidates, count, seed, self._rare_steps(last))
        if self.questions:
            self._ask()
        else:
            self._turn(RoundPhase.SETUP, self._no_questions_fault())

    def _no_questions_fault(self) -> Fault:
        return Fault("predict-no-questions")

    def _ask(self) -> None:
        self.phase = RoundPhase.ASKED
        self._show(self.questions[len(self.entries)])
        self._asked_at = time.monotonic()
        self.changed.emit()

    def _end_early(self) -> None:
        """End a round whose search is no longer shown; the answers so far count."""
        self._cut_short()
        self._turn(self.phase)

    def _cut_short(self) -> None:
        self.questions = self.questions[: len(self.entries)]
        self.phase = RoundPhase.OVER if self.entries else RoundPhase.SETUP

    def _turn(self, phase: RoundPhase, fault: Fault | None = None) -> None:
        self.phase, self.fault = phase, fault
        self.changed.emit()
