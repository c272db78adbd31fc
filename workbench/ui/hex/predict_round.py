"""A round of questions about a search of the Hex bench: MCTS or alpha-beta."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Slot

from workbench.formats.predictions import AnswerRow, game_answer_row
from workbench.hex import searches
from workbench.hex.board import HexBoard, name
from workbench.search.predicting import game_questions
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.game_questions import StepOutcome
from workbench.search.predicting.questions import Question
from workbench.search.predicting.sampling import Candidate
from workbench.search.problem.messages import Fault, Message, message, to_quotable
from workbench.search.recording.game_recording import GameRecording
from workbench.ui.base.jobs import Jobs
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.game.texts import search_name
from workbench.ui.hex.predict_choices import choice_text, tried_moves
from workbench.ui.hex.search.engine import HexEngine
from workbench.ui.hex.search.search_result import Analyser
from workbench.ui.player.game_search_player import GameSearchPlayer
from workbench.ui.predict.game_answers import judged
from workbench.ui.predict.question_source import AnsweredQuestion, read_number
from workbench.ui.predict.round import MAX_REPEATED_STEPS, PredictRound, RoundPhase
from workbench.wording import game_questions as worded
from workbench.wording import text


class HexRound(PredictRound):
    """Asks about a search of the position shown.

    Meanwhile a second, identical search of the same position is shown instead. It has advanced only to the step of the
    question, so the window reveals nothing that happens later.
    """

    outcomes = tuple(StepOutcome)

    def __init__(
        self, session: HexSession, engine: HexEngine, player: GameSearchPlayer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._engine, self._player = session, engine, player
        self._analyser: Analyser | None = None
        self._board: HexBoard | None = None
        self._partial_run: searches.Run | None = None
        self._jobs = Jobs(self)
        self._jobs.ended.connect(self._search_advanced)
        session.changed.connect(self._position_changed)
        session.pointed.connect(self._answer_with_cell)
        engine.changed.connect(self._update_setup)
        self._setup_search = ""

    @property
    def recording(self) -> GameRecording[HexBoard]:
        """The full recording, which is not shown."""
        assert self._analyser is not None and self._analyser.run is not None
        return self._analyser.run.recording

    def close_down(self) -> None:
        """Stop the search at once."""
        self._jobs.stop()

    def review(self, entry: AnsweredQuestion) -> None:
        """Go to the step that a question was about."""
        if self._player.recording is not None and self._player.recording is self.recording:
            self._player.seek(entry.question.step + 1)

    # Texts

    @property
    def about(self) -> str:
        return text("predict-about-hex", search=search_name(self._search))

    def kind_name(self, kind: QuestionKind) -> str:
        return text(f"predict-kind-hex-{kind.value}")

    @property
    def nothing_to_ask(self) -> Message | None:
        """Why nothing at all can be asked about the current search, or None if something can."""
        session = self._session
        if session.setting is not None:
            return message("hex-nothing-setting")
        if self._analyser is None and self._engine.searched is None and session.game.over:
            return message("hex-nothing-over")
        reasons = [self.unavailable_reason(kind) for kind in QuestionKind]
        return reasons[0] if all(reasons) else None

    def unavailable_reason(self, kind: QuestionKind) -> Message | None:
        """Return why a kind of question cannot be asked about the current search, or None if it can."""
        return game_questions.unavailable_reason(searches.SEARCHES[self._search].recording, kind)

    @property
    def fates(self) -> tuple[StepOutcome, ...]:
        """The possible outcomes of a step."""
        return tuple(StepOutcome)

    def question_text(self, question: Question) -> str:
        return worded.question_text(self.recording, question)

    def choices(self, question: Question) -> tuple[str, ...]:
        """Return the texts of the root's moves tried so far; empty unless the kind is NEXT."""
        if question.kind is not QuestionKind.NEXT:
            return ()
        moment: Any = self.recording.at(question.step)
        return tuple(choice_text(place, moment, record) for place, record in enumerate(tried_moves(moment), 1))

    def hint(self, question: Question) -> str:
        """Return a hint on the form of the answer."""
        return text("predict-hint-move") if question.kind is QuestionKind.NEXT else text("predict-hint-value")

    def read(self, question: Question, typed: str) -> Any:
        """Return the typed answer. Raises Fault if it is neither an empty cell nor a number in the list."""
        if not typed:
            raise Fault("predict-nothing")
        if question.kind is not QuestionKind.NEXT:
            return read_number(typed.removesuffix("%").strip())
        recording: Any = self.recording
        board: HexBoard = recording.game.initial()
        if typed.isdecimal() and typed.isascii():
            moves = tried_moves(recording.at(question.step))
            if not 0 < int(typed[:9]) <= len(moves):
                raise Fault("predict-no-choice", text=to_quotable(typed), most=len(moves))
            return recording.label(moves[int(typed[:9]) - 1])
        if typed.lower() not in {name(board.size, cell) for cell in board.vacant}:
            raise Fault("predict-no-cell", text=to_quotable(typed))
        return typed.lower()

    def answer_text(self, _question: Question, answer: Any) -> str:
        return worded.answer_text(self.recording, answer)

    def row(self, entry: AnsweredQuestion) -> AnswerRow:
        """Return an answer as a row of the table."""
        return game_answer_row(self.recording, entry.question, entry.answer, entry.seconds)

    @property
    def run_line(self) -> str:
        """The position and the search, in one line."""
        assert self._analyser is not None
        board = self._analyser.thought.board
        return f"hex {'/'.join(str(board).split())} {self._analyser.thought.search}"

    # Internal

    @property
    def _search(self) -> str:
        """The name of the current search, or of the search that a round would use."""
        if self._analyser is not None:
            return self._analyser.thought.search
        searched = self._engine.searched
        return self._engine.search if searched is None else searched.thought.search

    def _use_search(self) -> int:
        session, engine = self._session, self._engine
        t = 0 if self._player.moment is None else self._player.t
        self._player.pause()
        engine.pause()
        self._analyser, self._partial_run, self._board = engine.searched, None, session.board
        if self._analyser is None and session.setting is None and not session.game.over:
            self._analyser = Analyser(session.board, engine.search)
        return t

    def _release_search(self) -> None:
        self._analyser = self._partial_run = None

    @property
    def _there(self) -> bool:
        return self._analyser is not None

    @property
    def _most(self) -> int:
        return MAX_REPEATED_STEPS

    @property
    def _length(self) -> int:
        return self.recording.length

    def _needs_steps(self, needed: int) -> bool:
        assert self._analyser is not None
        run = self._analyser.run
        return run is None or (not run.status.finished and run.recording.length < needed)

    def _continue(self, needed: int) -> None:
        assert self._analyser is not None
        self._jobs.begin(self._analyser.think(steps=min(needed, MAX_REPEATED_STEPS)))

    def _stop_search(self) -> None:
        self._jobs.stop()
        self._analyser = None

    def _candidates(self, step: int, chance: random.Random) -> Sequence[Candidate]:
        kinds = [kind for kind in self.round_settings.kinds if self.unavailable_reason(kind) is None]
        return game_questions.candidates_at_step(self.recording, step, kinds, chance)

    def _judge(self, question: Question, answer: Any) -> tuple[Any, bool, tuple[Message, ...]]:
        return judged(self.recording, question, answer)

    def _show(self, question: Question) -> None:
        """Show a search of the same position that has not advanced beyond the question's step."""
        assert self._analyser is not None
        partial_run = self._partial_run
        if partial_run is None or partial_run.steps > question.step:
            partial_run = searches.start(self._analyser.thought.search, self._analyser.thought.board)
        self._partial_run = partial_run
        self._advance_to(question.step)

    def _reveal(self, question: Question) -> None:
        self._advance_to(question.step + 1)

    def _advance_to(self, step: int) -> None:
        partial_run = self._partial_run
        assert partial_run is not None
        partial_run.advance(step - partial_run.steps)
        self._session.asking = True
        self._engine.hide_future(partial_run.recording)
        self._player.seek(step)

    def _restore(self, t: int) -> None:
        assert self._analyser is not None
        self._partial_run, self._session.asking = None, False
        self._engine.reveal_future(self._analyser)
        if self._player.recording is self.recording:
            self._player.seek(t)

    @Slot()
    def _search_advanced(self) -> None:
        """Ask the first question once the search has advanced far enough."""
        if self.phase is RoundPhase.PREPARING:
            self._ask_first()

    @Slot()
    def _position_changed(self) -> None:
        """End the round if the position changes."""
        session = self._session
        if session.board == self._board and session.setting is None:
            return
        if self.playing:
            assert self._analyser is not None
            self._partial_run, session.asking = None, False
            self._engine.reveal_future(self._analyser)
            self.ended.emit(text("predict-left-position"))
            self._end_early()
        elif self.phase is RoundPhase.PREPARING:
            self._stop_search()
            self._turn(RoundPhase.SETUP)

    @Slot()
    def _update_setup(self) -> None:
        """Update the setup if the search changes."""
        if self.phase is RoundPhase.SETUP and self._search != self._setup_search:
            self._setup_search = self._search
            self._turn(RoundPhase.SETUP)

    @Slot(int)
    def _answer_with_cell(self, cell: int) -> None:
        """Use the clicked cell as the answer."""
        if self.standing and self.question is not None and self.question.kind is QuestionKind.NEXT:
            self.picked.emit(name(self._session.board.size, cell))
