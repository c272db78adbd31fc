"""A round of questions about minimax or alpha-beta on the tree of the bench."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Slot

from workbench.formats.game_tree_text import run_line
from workbench.formats.predictions import AnswerRow, game_answer_row
from workbench.game_trees.searching import ALPHABETA, NAMES, searched
from workbench.search.predicting import game_questions
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.game_questions import LeafEffect
from workbench.search.predicting.questions import Question
from workbench.search.predicting.sampling import Candidate
from workbench.search.problem.messages import Fault, Message
from workbench.search.recording.minimax_tree import MinimaxTree
from workbench.ui.minimax.session import MinimaxSession
from workbench.ui.player.game_search_player import GameSearchPlayer
from workbench.ui.predict.game_answers import judged
from workbench.ui.predict.question_source import AnsweredQuestion, read_number
from workbench.ui.predict.round import PredictRound
from workbench.wording import game_questions as worded
from workbench.wording import text


class MinimaxRound(PredictRound):
    """Asks what the evaluation of a leaf leads to.

    Meanwhile the session searches no further than the step of the question. Attribute: recording, the full one.
    """

    outcomes = tuple(LeafEffect)

    def __init__(self, session: MinimaxSession, player: GameSearchPlayer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self.recording = self._searched()
        session.changed.connect(self._search_changed)

    def review(self, entry: AnsweredQuestion) -> None:
        """Go to the step that a question was about."""
        if self._shown:
            self._player.seek(entry.question.step + 1)

    # Texts

    @property
    def about(self) -> str:
        return text("predict-about-minimax", search=text(NAMES[self._session.algorithm]))

    def kind_name(self, kind: QuestionKind) -> str:
        return text(f"predict-kind-leaf-{kind.value}")

    @property
    def nothing_to_ask(self) -> Message | None:
        """None: there always is a search."""
        return None

    def unavailable_reason(self, kind: QuestionKind) -> Message | None:
        """Return why a kind of question cannot be asked, or None if it can."""
        return game_questions.unavailable_reason(MinimaxTree, kind)

    @property
    def fates(self) -> tuple[LeafEffect, ...]:
        """The possible effects of a leaf; minimax cuts nothing off."""
        return game_questions.leaf_effects(self.recording)

    def question_text(self, question: Question) -> str:
        return worded.question_text(self.recording, question)

    def hint(self, question: Question) -> str:
        """Return a hint on the form of the answer."""
        return text("answer-game-node-hint" if question.kind is QuestionKind.NEXT else "predict-hint-value")

    def read(self, question: Question, typed: str) -> Any:
        """Return the typed answer: the name of a node, or a value. Raises Fault for anything else."""
        if not typed:
            raise Fault("predict-nothing")
        if question.kind is QuestionKind.NEXT:
            tree = self._session.tree
            return tree.names[tree.node(typed)]
        return read_number(typed)

    def answer_text(self, _question: Question, answer: Any) -> str:
        return worded.answer_text(self.recording, answer)

    def row(self, entry: AnsweredQuestion) -> AnswerRow:
        """Return an answer as a row of the table."""
        return game_answer_row(self.recording, entry.question, entry.answer, entry.seconds)

    @property
    def run_line(self) -> str:
        """The tree and the algorithm, in one line."""
        return run_line(self._session.tree, self._session.algorithm)

    def pick(self, name: str) -> bool:
        """Use the name of a clicked node as the answer; return whether a question is open, which the click is for."""
        if self.standing and self.question is not None and self.question.kind is QuestionKind.NEXT:
            self.picked.emit(name)
        return self.standing

    # Internal

    def _searched(self) -> MinimaxTree[int]:
        return searched(self._session.tree, self._session.algorithm == ALPHABETA)

    @property
    def _shown(self) -> bool:
        """Whether the session still has the tree and the algorithm of the round."""
        pruning = self._session.algorithm == ALPHABETA
        return self.recording.game is self._session.tree and self.recording.pruning is pruning

    def _use_search(self) -> int:
        self._player.pause()
        self.recording = self._searched()
        return self._player.t

    def _release_search(self) -> None:
        """The recording stays, as it is small."""

    @property
    def _there(self) -> bool:
        return True

    @property
    def _most(self) -> int:
        return self.recording.length

    @property
    def _length(self) -> int:
        return self.recording.length

    def _needs_steps(self, _needed: int) -> bool:
        return False

    def _continue(self, _needed: int) -> None:
        self._ask_first()

    def _stop_search(self) -> None:
        """The search is complete at once."""

    def _candidates(self, step: int, chance: random.Random) -> Sequence[Candidate]:
        return game_questions.candidates_at_step(self.recording, step, self.round_settings.kinds, chance)

    def _judge(self, question: Question, answer: Any) -> tuple[Any, bool, tuple[Message, ...]]:
        return judged(self.recording, question, answer)

    def _show(self, question: Question) -> None:
        self._advance_to(question.step)

    def _reveal(self, question: Question) -> None:
        self._advance_to(question.step + 1)

    def _advance_to(self, step: int) -> None:
        self._session.limit(step)
        self._player.seek(step)

    def _restore(self, t: int) -> None:
        self._session.limit(None)
        self._player.seek(t)

    @Slot()
    def _search_changed(self) -> None:
        """End the round if the tree or the algorithm changes."""
        if self.playing and not self._shown:
            self.ended.emit(text("predict-left-tree"))
            self._end_early()
