"""A round of questions about the run of the Explore bench."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from workbench.formats.predictions import AnswerRow, answer_row
from workbench.formats.run_line import RunLine
from workbench.search.playback import hidden_future
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting import questions
from workbench.search.predicting.answers import open_record
from workbench.search.predicting.askable import OUTCOMES, QuestionKind, unavailable_reason
from workbench.search.predicting.questions import Question
from workbench.search.predicting.sampling import Candidate, candidates_at_step, rare_steps
from workbench.search.problem.messages import Fault, Message, message
from workbench.search.recording.moment import Outcome
from workbench.search.recording.recording import Recording
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.predict.question_source import AnsweredQuestion, read_number
from workbench.ui.predict.round import MAX_REPEATED_STEPS, PredictRound, RoundPhase
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.session import Session
from workbench.wording import questions as worded
from workbench.wording import text


class SearchRound(PredictRound):
    """Asks about a search of a puzzle or a map. During a round, only the steps up to the question are shown."""

    outcomes = OUTCOMES

    def __init__(
        self, session: Session, player: Player, node_selection: NodeSelection, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._player, self._node_selection = session, player, node_selection
        self._run_entry: RunEntry | None = None
        session.run_changed.connect(self._run_changed)
        session.busy_changed.connect(self._ask_when_idle)
        node_selection.picked.connect(self._answer_with_selection)

    @property
    def timeline(self) -> Timeline[Any]:
        """The complete recording, which is not shown."""
        assert self._run_entry is not None
        return Timeline(self._run_entry.run.recording)

    @property
    def recording(self) -> Recording[Any] | None:
        """The recording that the next questions would be about."""
        current = self._session.run_with_hidden_future or self._session.current
        return None if current is None else current.run.recording

    @property
    def run_entry(self) -> RunEntry | None:
        """The run of the current round."""
        return self._run_entry

    def review(self, entry: AnsweredQuestion) -> None:
        """Go to the step that a question was about."""
        if self._run_entry is not None and self._run_entry in self._session.runs:
            self._session.open(self._run_entry)
            self._player.seek(entry.question.step + 1)

    # Texts

    @property
    def nothing_to_ask(self) -> Message | None:
        """Why nothing at all can be asked about the current run, or None if something can."""
        recording, entry = self.recording, self._session.current
        if recording is None or entry is None:
            return message("predict-no-run")
        if entry.run.status.finished and not Timeline(recording).length:
            return entry.run.reason or message("predict-no-questions")
        return None

    def unavailable_reason(self, kind: QuestionKind) -> Message | None:
        """Return why a kind of question cannot be asked about the current run, or None if it can."""
        return None if self.recording is None else unavailable_reason(self.recording, kind)

    @property
    def fates(self) -> tuple[Outcome, ...]:
        """The possible outcomes of generating a successor in this search."""
        return self.timeline.at(0).fates

    def question_text(self, question: Question) -> str:
        return worded.question_text(self.timeline, question)

    def state(self, question: Question) -> tuple[Any, Any] | None:
        """Return the problem and the state to show with a question, or None."""
        state = worded.question_subject(self.timeline, question)
        return None if state is None else (self.timeline.recording.problem, state)

    def hint(self, question: Question) -> str:
        """Return the format of an answer."""
        return text("predict-hint-node") if question.kind is QuestionKind.NEXT else text("predict-hint-value")

    def read(self, question: Question, typed: str) -> Any:
        """Return the answer in a text. Raises Fault for a node that is not on OPEN and for an invalid number."""
        if not typed:
            raise Fault("predict-nothing")
        if question.kind is QuestionKind.NEXT:
            return open_record(self.timeline.at(question.step), typed)
        return read_number(typed)

    def answer_text(self, question: Question, answer: Any) -> str:
        return worded.answer_text(self.timeline, question, answer)

    def row(self, entry: AnsweredQuestion) -> AnswerRow:
        """Return an answer as a row of the results table."""
        return answer_row(self.timeline, entry.question, entry.answer, entry.seconds)

    @property
    def run_line(self) -> str:
        """The search as a line of text; its name if it was read from a file or is a part of another search."""
        run_entry = self._run_entry
        assert run_entry is not None
        if run_entry.source:
            return run_entry.source
        board, goal = (None, None) if run_entry.other is not None else (run_entry.board, run_entry.goal)
        return str(RunLine(board, goal, run_entry.other, run_entry.run.configuration, run_entry.anyway))

    # Private

    def _use_search(self) -> int:
        self._run_entry = self._session.current
        t = self._player.t
        self._player.pause()
        return t

    def _release_search(self) -> None:
        self._run_entry = None

    @property
    def _there(self) -> bool:
        return self._run_entry is not None

    @property
    def _most(self) -> int:
        return sys.maxsize if hidden_future.can_truncate(self.timeline.recording) else MAX_REPEATED_STEPS

    @property
    def _length(self) -> int:
        return self.timeline.length

    def _needs_steps(self, needed: int) -> bool:
        return self._session.busy or (self._session.unfinished and self.timeline.length < needed)

    def _continue(self, needed: int) -> None:
        if self._session.unfinished and self.timeline.length < needed:
            self._session.advance_to(needed)
        else:
            self._session.pause()

    def _stop_search(self) -> None:
        self._session.pause()

    def _no_questions_fault(self) -> Fault:
        reason = self._run_entry.run.reason if self._run_entry is not None else None
        return super()._no_questions_fault() if reason is None else Fault(reason.key, **reason.facts)

    def _candidates(self, step: int, chance: random.Random) -> Sequence[Candidate]:
        return candidates_at_step(self.timeline, step, self.round_settings.kinds, chance)

    def _rare_steps(self, last: int) -> Sequence[int]:
        return rare_steps(self.timeline.recording, last)

    def _judge(self, question: Question, answer: Any) -> tuple[Any, bool, tuple[Message, ...]]:
        timeline = self.timeline
        right = questions.is_right(timeline, question, answer)
        return questions.right_answer(timeline, question), right, questions.reason(timeline, question)

    def _show(self, question: Question) -> None:
        self._session.hide_future(question.step, True, questions.hidden_records(self.timeline, question))

    def _reveal(self, question: Question) -> None:
        self._session.hide_future(question.step + 1)

    def _restore(self, t: int) -> None:
        self._session.reveal_future(t)

    def _ask_when_idle(self, busy: bool) -> None:
        """The search has reached the requested step."""
        if not busy and self.phase is RoundPhase.PREPARING:
            self._ask_first()

    def _run_changed(self, run_entry: RunEntry | None) -> None:
        """A different run ends the round."""
        if self.playing and self._session.run_with_hidden_future is None:
            self._end_early()
        elif self.phase is RoundPhase.SETUP or (
            self.phase is RoundPhase.PREPARING and run_entry is not self._run_entry
        ):
            self._turn(
                RoundPhase.SETUP, self.fault if run_entry is self._run_entry else None
            )  # with the kinds that can be asked about this run

    def _answer_with_selection(self) -> None:
        """Take the clicked node as the answer."""
        question, record = self.question, self._node_selection.record
        if self.standing and question is not None and question.kind is QuestionKind.NEXT and record is not None:
            self.picked.emit(str(record))
