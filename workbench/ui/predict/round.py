"""A round of questions about the run of the Explore bench: what is asked, what was answered, what may be seen."""

from __future__ import annotations

import random
import sys
import time
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby
from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.search import curtain, questions
from workbench.search.askable import Kind, fates, why_not
from workbench.search.messages import Fault, Message
from workbench.search.moment import Outcome
from workbench.search.questions import Answer, Question
from workbench.search.recording import Recording
from workbench.search.timeline import Timeline
from workbench.ui.kept_run import KeptRun
from workbench.ui.player import Player
from workbench.ui.session import Session
from workbench.wording import number

USUAL_COUNT, USUAL_WITHIN = 10, 50
REPEATED = 5_000
"""So many of the first steps may be asked about where the search has to be done again to show how it was."""


class Phase(Enum):
    """How far a round is."""

    AWAY = auto()
    SETUP = auto()
    PREPARING = auto()
    """The search goes on, so that there is something to foretell."""
    ASKED = auto()
    ANSWERED = auto()
    OVER = auto()


@dataclass(frozen=True)
class Wishes:
    """What is to be asked.

    `count`: how many questions. `within`: drawn with `seed` from so many first steps; None: at each step from here on.
    """

    kinds: tuple[Kind, ...] = tuple(Kind)
    count: int = USUAL_COUNT
    seed: int = 1
    within: int | None = USUAL_WITHIN
    pupil: str = ""


@dataclass(frozen=True)
class Entry:
    """A question with its answer, the right one, why that is right, and how many seconds it took."""

    question: Question
    answer: Answer
    right_answer: Answer
    right: bool
    why: tuple[Message, ...]
    seconds: float


class Round(QObject):
    """The model of the prediction strip.

    Attributes: phase; wishes; questions, all of the round; entries, those answered; fault, why there is no round.
    Signals: `changed` whenever any of that is another.
    """

    changed = Signal()

    def __init__(self, session: Session, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self.phase = Phase.AWAY
        self.wishes = Wishes()
        self.questions: tuple[Question, ...] = ()
        self.entries: list[Entry] = []
        self.fault: Fault | None = None
        self._kept: KeptRun | None = None
        self._from = 0
        self._begun = 0.0
        session.run_changed.connect(self._run_changed)
        session.busy_changed.connect(self._left_off)

    # What there is to be known

    @property
    def timeline(self) -> Timeline[Any]:
        """The whole recording, which is not shown."""
        assert self._kept is not None
        return Timeline(self._kept.run.recording)

    @property
    def recording(self) -> Recording[Any] | None:
        """What would be asked about if a round were begun now."""
        current = self._session.behind_curtain or self._session.current
        return None if current is None else current.run.recording

    @property
    def fates(self) -> tuple[Outcome, ...]:
        """What can become of a successor in the search that is asked about."""
        return fates(self.timeline.recording)

    @property
    def kept(self) -> KeptRun | None:
        """The run that is asked about."""
        return self._kept

    @property
    def question(self) -> Question | None:
        """The question that stands, or the one that was answered last."""
        if self.phase is Phase.ASKED:
            return self.questions[len(self.entries)]
        return self.entries[-1].question if self.phase is Phase.ANSWERED else None

    @property
    def away(self) -> bool:
        """Whether nobody predicts."""
        return self.phase is Phase.AWAY

    @property
    def playing(self) -> bool:
        """Whether a question is shown, which stands or was answered last."""
        return self.phase in (Phase.ASKED, Phase.ANSWERED)

    @property
    def standing(self) -> bool:
        """Whether a question stands."""
        return self.phase is Phase.ASKED

    @property
    def last(self) -> bool:
        """Whether all questions are answered."""
        return len(self.entries) == len(self.questions)

    @property
    def score(self) -> int:
        """How many answers are right."""
        return sum(entry.right for entry in self.entries)

    @property
    def streak(self) -> int:
        """How many of the last answers are right."""
        return next((place for place, entry in enumerate(reversed(self.entries)) if not entry.right), self.score)

    @property
    def longest(self) -> int:
        """The longest row of right answers."""
        return max((len([*row]) for right, row in groupby(entry.right for entry in self.entries) if right), default=0)

    # What is done

    def open(self) -> None:
        """Ask what is to be asked."""
        if self.phase in (Phase.AWAY, Phase.OVER):
            self._turn(Phase.SETUP)

    def leave(self) -> bool:
        """End a round that goes on, as other benches could give its answers away; return whether there was one."""
        going = self.phase in (Phase.PREPARING, Phase.ASKED, Phase.ANSWERED)
        if going:
            self.stop()
        return going

    def close(self) -> None:
        """Leave off, and show the whole run again."""
        self.stop()
        self.entries, self.questions, self._kept = [], (), None
        self._turn(Phase.AWAY)

    def begin(self, wishes: Wishes) -> None:
        """Ask, once the search is recorded far enough."""
        self.wishes, self._kept, self._from = wishes, self._session.current, self._player.t
        self.entries, self.questions = [], ()
        fault = self._hindrance()
        if fault is not None:
            self._turn(Phase.SETUP, fault)
            return
        needed = self._from + 2 * wishes.count if wishes.within is None else min(wishes.within, self._most)
        self._player.pause()
        if self._session.unfinished and self.timeline.length < needed:
            self._turn(Phase.PREPARING)
            self._session.advance_to(needed)
        elif self._session.busy:
            self._turn(Phase.PREPARING)
            self._session.pause()
        else:
            self._ask_first()

    def answer(self, answer: Answer) -> None:
        """Judge an answer, and show the step that was asked about."""
        question = self.question
        if self.phase is not Phase.ASKED or question is None:
            return
        timeline = self.timeline
        self.entries.append(
            Entry(
                question,
                answer,
                questions.right_answer(timeline, question),
                questions.is_right(timeline, question, answer),
                questions.reason(timeline, question),
                time.monotonic() - self._begun,
            )
        )
        self.phase = Phase.ANSWERED
        self._session.draw_curtain(question.step + 1)
        self.changed.emit()

    def next(self) -> None:
        """Ask the next question, or end the round after the last one."""
        if self.phase is not Phase.ANSWERED:
            return
        if self.last:
            self.stop()
        else:
            self._ask()

    def stop(self) -> None:
        """End the round; what was answered counts."""
        if self.phase is Phase.PREPARING:
            self.phase = Phase.SETUP
            self._session.pause()
        elif self.phase in (Phase.ASKED, Phase.ANSWERED):
            self.questions = self.questions[: len(self.entries)]
            self.phase = Phase.OVER
            self._session.lift_curtain(self.entries[-1].question.step + 1 if self.entries else self._from)
        self.changed.emit()

    def review(self, entry: Entry) -> None:
        """Go to the step that a question was about."""
        if self._kept is not None and self._kept in self._session.runs:
            self._session.open(self._kept)
            self._player.seek(entry.question.step + 1)

    # Within

    @property
    def _most(self) -> int:
        """How many of the first steps may be asked about."""
        return sys.maxsize if curtain.can_be_drawn(self.timeline.recording) else REPEATED

    def _hindrance(self) -> Fault | None:
        if self._kept is None:
            return Fault("predict-no-run")
        if not self.wishes.kinds:
            return Fault("predict-no-kind")
        if self.wishes.within is None and self._from >= self._most:
            return Fault("predict-far", most=number(self._most))
        reasons = [why_not(self.timeline.recording, kind) for kind in self.wishes.kinds]
        return Fault(reasons[0].key, **reasons[0].facts) if reasons[0] is not None and all(reasons) else None

    def _ask_first(self) -> None:
        timeline, wishes = self.timeline, self.wishes
        if wishes.within is None:
            self.questions = self._one_by_one()
        else:
            within = min(wishes.within, self._most)
            self.questions = questions.draw(timeline, wishes.kinds, wishes.count, wishes.seed, within)
        if self.questions:
            self._ask()
        else:
            self._turn(Phase.SETUP, Fault("predict-no-questions"))

    def _one_by_one(self) -> tuple[Question, ...]:
        """Return a question at each step from the player's on."""
        chance, found = random.Random(self.wishes.seed), list[Question]()
        for step in range(self._from, min(self.timeline.length, self._most)):
            question = questions.at_step(self.timeline, step, self.wishes.kinds, chance)
            if question is not None:
                found.append(question)
            if len(found) == self.wishes.count:
                break
        return tuple(found)

    def _ask(self) -> None:
        self.phase = Phase.ASKED
        question = self.questions[len(self.entries)]
        self._session.draw_curtain(question.step, True, questions.hidden(self.timeline, question))
        self._begun = time.monotonic()
        self.changed.emit()

    def _left_off(self, busy: bool) -> None:
        """The search has come as far as was asked for."""
        if not busy and self.phase is Phase.PREPARING:
            self._ask_first()

    def _run_changed(self, kept: KeptRun | None) -> None:
        """Another search ends the round."""
        if self.phase in (Phase.ASKED, Phase.ANSWERED) and self._session.behind_curtain is None:
            self.questions = self.questions[: len(self.entries)]
            self._turn(Phase.OVER if self.entries else Phase.SETUP)
        elif self.phase is Phase.SETUP or (self.phase is Phase.PREPARING and kept is not self._kept):
            self._turn(Phase.SETUP)  # with what can be asked about this one

    def _turn(self, phase: Phase, fault: Fault | None = None) -> None:
        self.phase, self.fault = phase, fault
        self.changed.emit()
