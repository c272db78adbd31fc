"""Questions about the next step of a game search, and the check of answers.

A question belongs to a step: everything recorded up to that step may be seen, and the next step must be predicted.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any, Generic, TypeVar

from workbench.search.explaining import games as explain_games
from workbench.search.explaining import minimax
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Question
from workbench.search.predicting.sampling import Candidate
from workbench.search.problem.messages import Message, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.cutoff_tree import WON, CutoffTree
from workbench.search.recording.families import FamilyTable, by_family
from workbench.search.recording.game_recording import GameRecording
from workbench.search.recording.minimax_tree import MinimaxTree
from workbench.search.recording.proof_tree import ProofTree
from workbench.search.recording.visit_tree import VisitTree

R = TypeVar("R", bound=GameRecording[Any])

TOLERANCE = 1.0
"""Tolerance for a share of wins, in percentage points: rounding either way is accepted."""


class StepOutcome(StrEnum):
    """Effect of a move's value on its node in alpha-beta."""

    RAISES = "raises"
    """It is better than all values before it: α is raised."""
    STAYS = "stays"
    """It is no better than α: α stays."""
    CUTS = "cuts"
    """It is at least β: the other moves of the node are cut off."""


class LeafEffect(StrEnum):
    """Effect of the value of a leaf on its parent in minimax and alpha-beta, with values for MAX."""

    CHANGES = "v-changes"
    """It is better for the mover than all values before it: the parent's v changes."""
    STAYS = "v-stays"
    """It is no better: v stays."""
    CUTS = "cuts-rest"
    """The other moves of the parent are cut off."""


GameAnswer = str | int | float | StepOutcome | LeafEffect
"""The name of a move or node for NEXT, a percentage or a value for VALUE, what happens for FATE."""


def unavailable_reason(family: type[GameRecording[Any]], kind: QuestionKind) -> Message | None:
    """Return why a kind of question cannot be asked about a family of searches, or None if it can."""
    return by_family(_FAMILIES, family).unavailable_reason(kind)


def candidates_at_step(
    recording: GameRecording[Any], step: int, kinds: Sequence[QuestionKind], rng: random.Random
) -> list[Candidate]:
    """Return what can be asked about a step that is not the last one, with the answers.

    The question's `successor` is the record asked about.
    """
    about = by_family(_FAMILIES, recording).about
    questions = [Question(kind, step, about(recording, step, kind, rng)) for kind in kinds]
    return [Candidate(one, right_answer(recording, one)) for one in questions if one.successor is not None]


def question_record(question: Question) -> int:
    """Return the record that a question is about."""
    assert question.successor is not None
    return question.successor


def value_for_mover(recording: CutoffTree[Any], question: Question) -> int:
    """Return the value of the node entered next, for the side that moved to it."""
    value = recording.at(question.step + 1).value(question.step)
    assert value is not None
    return -value


def leaf_effects(recording: MinimaxTree[Any]) -> tuple[LeafEffect, ...]:
    """Return the possible effects of a leaf; minimax cuts nothing off."""
    return tuple(one for one in LeafEffect if one is not LeafEffect.CUTS or recording.pruning)


def right_answer(recording: GameRecording[Any], question: Question) -> GameAnswer:
    """Return the correct answer according to the recording."""
    return by_family(_FAMILIES, recording).right_answer(recording, question)


def is_right(recording: GameRecording[Any], question: Question, answer: GameAnswer) -> bool:
    """Return whether an answer is correct; a percentage may be rounded to an integer."""
    return by_family(_FAMILIES, recording).is_right(recording, question, answer)


def reason(recording: GameRecording[Any], question: Question) -> tuple[Message, ...]:
    """Return the reason, taken from the description of the step."""
    return by_family(_FAMILIES, recording).reason(recording, question)


class _QuestionFamily(Generic[R]):
    """What can be asked about a family of searches, by default nothing; see the functions with the same names."""

    def unavailable_reason(self, _kind: QuestionKind) -> Message | None:
        return message("predict-no-proof")

    def about(self, _recording: R, _step: int, _kind: QuestionKind, _chance: random.Random) -> int | None:
        """Return a record to ask about, or None if there is none."""
        return None

    def right_answer(self, _recording: R, _question: Question) -> GameAnswer:
        raise NotImplementedError

    def is_right(self, recording: R, question: Question, answer: GameAnswer) -> bool:
        return answer == self.right_answer(recording, question)

    def reason(self, _recording: R, _question: Question) -> tuple[Message, ...]:
        raise NotImplementedError


class _MctsQuestions(_QuestionFamily[VisitTree[Any]]):
    """MCTS: which child of the root is selected, and what share of games a visited node has won."""

    def unavailable_reason(self, kind: QuestionKind) -> Message | None:
        return message("predict-no-cuts") if kind is QuestionKind.FATE else None

    def about(self, recording: VisitTree[Any], step: int, kind: QuestionKind, rng: random.Random) -> int | None:
        moment = recording.at(step + 1)
        path = moment.path[1:]
        if kind is QuestionKind.NEXT:
            return path[0] if path and step > 1 else None  # at first, no move has been tried
        if kind is QuestionKind.VALUE and moment.winner:
            known = [record for record in path if moment.visits[record] > 1]
            return rng.choice(known) if known else None
        return None

    def right_answer(self, recording: VisitTree[Any], question: Question) -> GameAnswer:
        record = question_record(question)
        if question.kind is QuestionKind.NEXT:
            return recording.label(record)
        return round(100 * recording.at(question.step + 1).rate(record), 1)

    def is_right(self, recording: VisitTree[Any], question: Question, answer: GameAnswer) -> bool:
        correct = self.right_answer(recording, question)
        if question.kind is QuestionKind.VALUE:
            return not isinstance(answer, str) and abs(float(answer) - float(correct)) < TOLERANCE
        return answer == correct

    def reason(self, recording: VisitTree[Any], question: Question) -> tuple[Message, ...]:
        moment, record = recording.at(question.step + 1), question_record(question)
        if question.kind is QuestionKind.NEXT:
            return (explain_games.steps(moment)[0].message,)
        visits = int(moment.visits[record])
        wins = round(moment.rate(record) * visits)
        return (message("predict-why-share", number=record, wins=wins, visits=visits),)


class _AlphaBetaQuestions(_QuestionFamily[CutoffTree[Any]]):
    """Alpha-beta: the effect of the entered node's value on its parent, and the parent's value when it is complete."""

    def unavailable_reason(self, kind: QuestionKind) -> Message | None:
        return message("predict-no-try") if kind is QuestionKind.NEXT else None

    def about(self, recording: CutoffTree[Any], step: int, kind: QuestionKind, _rng: random.Random) -> int | None:
        moment, entered = recording.at(step + 1), step
        parent = recording.parent(entered)
        if parent == NONE or moment.value(entered) is None:
            return None
        if kind is QuestionKind.FATE:
            return entered
        ordinary_values = all(abs(moment.value(one) or 0) <= WON // 2 for one in (entered, parent))
        if kind is QuestionKind.VALUE and moment.done(parent) and ordinary_values and len(moment.children(parent)) > 1:
            return parent
        return None

    def right_answer(self, recording: CutoffTree[Any], question: Question) -> GameAnswer:
        record = question_record(question)
        if question.kind is QuestionKind.VALUE:
            value = recording.at(question.step + 1).value(record)
            assert value is not None
            return value
        alpha, beta = recording.at(question.step).window(recording.parent(record))
        value = value_for_mover(recording, question)
        return StepOutcome.CUTS if value >= beta else StepOutcome.RAISES if value > alpha else StepOutcome.STAYS

    def reason(self, recording: CutoffTree[Any], question: Question) -> tuple[Message, ...]:
        moment, record = recording.at(question.step + 1), question_record(question)
        node = recording.parent(record) if question.kind is QuestionKind.FATE else record
        lines = ("better", "raise", "cut") if question.kind is QuestionKind.FATE else ("back",)
        return tuple(_messages_about(explain_games.steps(moment), lines, node))


class _MinimaxQuestions(_QuestionFamily[MinimaxTree[Any]]):
    """Minimax and alpha-beta on a tree whose leaves have values: what the leaf that is evaluated next leads to.

    NEXT: the node entered after it, hence what is cut off. VALUE: what a node returns that is finished then. FATE:
    the effect on its parent, if that has other moves.
    """

    def unavailable_reason(self, _kind: QuestionKind) -> Message | None:
        return None

    def about(self, recording: MinimaxTree[Any], step: int, kind: QuestionKind, rng: random.Random) -> int | None:
        moment, leaf = recording.at(step + 1), step
        parent = recording.parent(leaf)
        if parent == NONE or not moment.is_leaf(leaf):
            return None
        if kind is QuestionKind.NEXT:
            return leaf if step + 1 < recording.records else None
        if kind is QuestionKind.VALUE:
            done = [node for node in recording.path(parent) if moment.done(node)]
            finished = [node for node in done if len(self._moves(recording, node)) > 1]
            return rng.choice(finished) if finished else None
        return parent if self._moves(recording, parent)[-1] != recording.label(leaf) else None

    def right_answer(self, recording: MinimaxTree[Any], question: Question) -> GameAnswer:
        moment, record, leaf = recording.at(question.step + 1), question_record(question), question.step
        if question.kind is QuestionKind.NEXT:
            return recording.label(leaf + 1)
        if question.kind is QuestionKind.VALUE:
            value = moment.value(record)
            assert value is not None
            return value
        if moment.left_out(record):
            return LeafEffect.CUTS
        before = moment.best_before(record, leaf)
        return LeafEffect.CHANGES if before is None or before != moment.so_far(record) else LeafEffect.STAYS

    def reason(self, recording: MinimaxTree[Any], question: Question) -> tuple[Message, ...]:
        """Return what the step reports of the node asked about; for NEXT of all nodes whose values are returned."""
        steps = explain_games.steps(recording.at(question.step + 1))[1:]
        names = {minimax.name_of(recording.at(question.step + 1), question_record(question))}
        about = [one for one in steps if question.kind is QuestionKind.NEXT or one.message.facts.get("name") in names]
        lines = ("better", "cut") if question.kind is QuestionKind.FATE else ("cut", "back")
        chosen = [one.message for one in about if one.line.partition("-")[2] in lines]
        return tuple(chosen or [one.message for one in about[:1]])

    def _moves(self, recording: MinimaxTree[Any], record: int) -> list[str]:
        return [name for name, _ in recording.game.moves(recording.state(record))]


_FAMILIES: FamilyTable[_QuestionFamily[Any]] = {
    VisitTree: _MctsQuestions(),
    CutoffTree: _AlphaBetaQuestions(),
    MinimaxTree: _MinimaxQuestions(),
    ProofTree: _QuestionFamily(),
}
"""Family of searches -> what can be asked about it."""


def _messages_about(steps: Iterable[MicroStep], lines: Sequence[str], node: int) -> Iterable[Message]:
    """Yield the messages about a node from certain lines of the pseudocode."""
    for step in steps:
        if step.line in lines and step.message.facts.get("number") == node:
            yield step.message
