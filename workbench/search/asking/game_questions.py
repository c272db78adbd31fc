"""Questions about the next step of a search with an opponent, and who is right: MCTS and alpha-beta.

A question stands at a step: what was recorded until then may be looked at, the next step is to be foretold.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any, cast

from workbench.search.asking.askable import Kind
from workbench.search.asking.questions import Question
from workbench.search.explaining import games as explain_games
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.problem.messages import Message, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.cutoff_tree import WON, CutoffMoment, CutoffTree
from workbench.search.recording.game_recording import GameRecording
from workbench.search.recording.visit_tree import VisitTree

CLOSE = 1.0
"""How many percent a share of wins may be off: one that is rounded either way is right."""
DULL = 0.8
"""Which share of the questions is left out whose answer is that α stays, so that they do not outweigh the others."""
SELDOM = 0.7
"""At which share of the steps nothing is asked but what value comes back, which few steps decide."""


class Upshot(StrEnum):
    """What the value of a move means to the node it was made at, in alpha-beta."""

    RAISES = "raises"
    """It is better than all before: α is raised."""
    STAYS = "stays"
    """It is no better than what there is: α stays."""
    CUTS = "cuts"
    """It is too good: the other moves of the node are cut off."""


GameAnswer = str | int | float | Upshot
"""The name of a move for NEXT, a share in percent or a value for VALUE, an Upshot for FATE."""


def at_step(
    recording: GameRecording[Any], step: int, kinds: Sequence[Kind], chance: random.Random, trivial: bool = True
) -> Question | None:
    """Return a question that stands at a step which another follows, or None where nothing can be asked there.

    `trivial`: even what there is no choice about. The question's `successor` is the record that is asked about.
    """
    ask = _of_games if isinstance(recording, VisitTree) else _of_values
    order = chance.sample(kinds, len(kinds))
    if isinstance(recording, CutoffTree) and not trivial and Kind.VALUE in kinds:
        order = [Kind.VALUE] if chance.random() < SELDOM else [Kind.VALUE, *order]
    for kind in order:
        about = ask(recording, step, kind, chance, trivial)
        if about is not None:
            return Question(kind, step, about)
    return None


def _of_games(recording: GameRecording[Any], step: int, kind: Kind, chance: random.Random, trivial: bool) -> int | None:
    """Return a record to ask about in MCTS: the child of the root that is tried; a node that has been visited."""
    moment = cast("VisitTree[Any]", recording).at(step + 1)
    path = moment.path[1:]
    if kind is Kind.NEXT:
        return path[0] if path and (trivial or step > 1) else None
    if kind is Kind.VALUE and moment.winner:
        known = [record for record in path if moment.visits[record] > 1]
        return chance.choice(known) if known else None
    return None


def _of_values(
    recording: GameRecording[Any], step: int, kind: Kind, chance: random.Random, trivial: bool
) -> int | None:
    """Return a record to ask about in alpha-beta: the one that is entered, or its parent, which is done by it."""
    moment, entered = cast("CutoffTree[Any]", recording).at(step + 1), step
    parent = recording.parent(entered)
    if parent == NONE or moment.value(entered) is None:
        return None
    if kind is Kind.FATE:
        alpha = cast("CutoffTree[Any]", recording).at(step).window(parent).alpha
        stays = -(moment.value(entered) or 0) <= alpha
        return None if stays and not trivial and chance.random() < DULL else entered
    plain = all(abs(moment.value(one) or 0) <= WON // 2 for one in (entered, parent))
    if kind is Kind.VALUE and moment.done(parent) and plain and (trivial or len(moment.children(parent)) > 1):
        return parent
    return None


def asked_record(question: Question) -> int:
    """Return the record that a question is about."""
    assert question.successor is not None
    return question.successor


def worth(recording: GameRecording[Any], question: Question) -> int:
    """Return what the node that is entered next is worth to the side that moved to it, in alpha-beta."""
    value = cast("CutoffTree[Any]", recording).at(question.step + 1).value(question.step)
    assert value is not None
    return -value


def right_answer(recording: GameRecording[Any], question: Question) -> GameAnswer:
    """Return the answer that the recording gives."""
    record = asked_record(question)
    if question.kind is Kind.NEXT:
        return recording.label(record)
    if isinstance(recording, VisitTree):
        return round(100 * recording.at(question.step + 1).rate(record), 1)
    moment: CutoffMoment[Any] = cast("CutoffTree[Any]", recording).at(question.step + 1)
    if question.kind is Kind.VALUE:
        value = moment.value(record)
        assert value is not None
        return value
    before, parent = recording.at(question.step), recording.parent(record)
    alpha, beta = cast("CutoffMoment[Any]", before).window(parent)
    value = worth(recording, question)
    return Upshot.CUTS if value >= beta else Upshot.RAISES if value > alpha else Upshot.STAYS


def is_right(recording: GameRecording[Any], question: Question, answer: GameAnswer) -> bool:
    """Tell whether an answer is the one that the recording gives; a share may be rounded to a whole percent."""
    right = right_answer(recording, question)
    if question.kind is Kind.VALUE and isinstance(recording, VisitTree):
        return not isinstance(answer, str) and abs(float(answer) - float(right)) < CLOSE
    return answer == right


def reason(recording: GameRecording[Any], question: Question) -> tuple[Message, ...]:
    """Return why, as the step is told."""
    moment, record = recording.at(question.step + 1), asked_record(question)
    if isinstance(recording, VisitTree):
        if question.kind is Kind.NEXT:
            told = explain_games.steps(moment)
            return (told[0].message,)
        visits = int(recording.at(question.step + 1).visits[record])
        wins = round(recording.at(question.step + 1).rate(record) * visits)
        return (message("predict-why-share", number=record, wins=wins, visits=visits),)
    node = recording.parent(record) if question.kind is Kind.FATE else record
    lines = ("better", "raise", "cut") if question.kind is Kind.FATE else ("back",)
    return tuple(_told(explain_games.steps(moment), lines, node))


def _told(steps: Iterable[MicroStep], lines: Sequence[str], node: int) -> Iterable[Message]:
    """Yield what is told of a node in certain lines of the pseudocode."""
    for step in steps:
        if step.line in lines and step.message.facts.get("number") == node:
            yield step.message
