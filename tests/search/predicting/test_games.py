"""Questions about game searches: the checks of answers, compared with a reference that reads only the columns."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import pytest

from workbench.hex import searches
from workbench.hex.board import HexBoard, name
from workbench.search.predicting import game_questions
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.game_questions import StepOutcome
from workbench.search.predicting.questions import Question
from workbench.search.predicting.sampling import Candidate, questions_at_steps
from workbench.search.recording.columns import NONE
from workbench.search.recording.game_recording import GameRecording
from workbench.wording import game_questions as worded
from workbench.wording import say

pytestmark = pytest.mark.compiled
SEARCHES = ("mcts", "uct", "alphabeta", "alphabeta-resistance")
STEPS = 900


def searched(search: str, size: int, steps: int = STEPS) -> searches.Run:
    run = searches.start(search, HexBoard.empty(size))
    run.advance(steps)
    return run


def questions_of(recording: GameRecording[Any], seed: int, count: int) -> tuple[Question, ...]:
    def ask(step: int, chance: random.Random) -> Sequence[Candidate]:
        return game_questions.candidates_at_step(recording, step, [*QuestionKind], chance)

    return questions_at_steps(recording.length, ask, count, seed)


def counted(recording: GameRecording[Any], question: Question) -> Any:
    """Return the answer for MCTS, counted leaf by leaf."""
    rows, nodes = recording.published.rows, recording.published.nodes
    size = recording.game.initial().size

    def way(leaf: int) -> list[int]:
        found = []
        while leaf != NONE:
            found.append(leaf)
            leaf = int(nodes["parent"][leaf])
        return found[::-1]

    if question.kind is QuestionKind.NEXT:
        return name(size, int(nodes["move"][way(int(rows["leaf"][question.step]))[1]]) - 1)
    node, visits, wins = question.successor or 0, 0, 0
    mover = 1 if len(way(node)) % 2 == 0 else 2  # Red moves first on an empty board
    for t in range(question.step + 1):
        if node in way(int(rows["leaf"][t])):
            visits += 1
            wins += int(rows["winner"][t]) == mover
    return 100 * wins / visits


def backed_up(recording: GameRecording[Any], question: Question) -> Any:
    """Return the answer for alpha-beta, from the values of the children finished by then."""
    nodes, entered = recording.published.nodes, question.step
    parent = int(nodes["parent"][entered])
    worth = -int(nodes["value"][entered])
    before = [
        -int(nodes["value"][child])
        for child in range(parent + 1, entered)
        if nodes["parent"][child] == parent and nodes["left"][child] <= question.step
    ]
    if question.kind is QuestionKind.VALUE:
        assert question.successor == parent
        return max([worth, *before])
    if worth >= nodes["beta"][parent]:
        return StepOutcome.CUTS
    return StepOutcome.RAISES if worth > max([int(nodes["alpha"][parent]), *before]) else StepOutcome.STAYS


def test_a_thousand_verdicts_are_those_of_the_columns() -> None:
    asked, kinds = 0, set()
    for seed, search in enumerate(SEARCHES * 3):
        recording = searched(search, 3 + seed % 4).recording
        judge = counted if "leaf" in recording.published.rows else backed_up
        for question in questions_of(recording, seed, 100):
            asked += 1
            right, given = judge(recording, question), game_questions.right_answer(recording, question)
            kinds.add((search, question.kind, given if isinstance(given, StepOutcome) else ""))
            if question.kind is QuestionKind.VALUE and judge is counted:
                for answer in (right, round(right), math.floor(right) + 3, right - 1.5):
                    fine = game_questions.is_right(recording, question, answer)
                    assert fine is (abs(answer - float(given)) < game_questions.TOLERANCE)
                assert game_questions.is_right(recording, question, round(right))
            else:
                assert given == right
                assert game_questions.is_right(recording, question, right)
                wrong = next((one for one in StepOutcome if one is not right), "z9")
                assert not game_questions.is_right(recording, question, wrong)
            assert all(say(one) for one in game_questions.reason(recording, question))
            assert worded.question_text(recording, question) and worded.answer_text(recording, given)
    assert asked >= 1000
    for search in ("alphabeta", "alphabeta-resistance"):
        assert {given for of, kind, given in kinds if (of, kind) == (search, QuestionKind.FATE)} == {*StepOutcome}
    assert {kind for of, kind, _ in kinds if of == "uct"} == {QuestionKind.NEXT, QuestionKind.VALUE}


@pytest.mark.parametrize("search", SEARCHES)
def test_the_same_search_that_came_less_far_holds_nothing_later(search: str) -> None:
    whole = searched(search, 4).recording.published
    twin = searches.start(search, HexBoard.empty(4))
    for t in (0, 1, 7, 60, 61, 333):
        twin.advance(t - twin.steps)
        held, records = twin.recording.published, twin.recording.published.records
        assert (held.steps, twin.recording.length) == (t, t)
        for column, values in held.rows.items():
            assert (values[:t] == whole.rows[column][:t]).all() and not values[t:].any()
        for column, values in held.nodes.items():
            assert len({*values[records:].tolist()}) <= 1, column
            known = values[:records] == whole.nodes[column][:records]
            open_yet = ("left", "proved", "value", "fate", "best", "proof")
            assert known.all() or column in open_yet
        for column in ("left", "proved"):
            if column in held.nodes:
                done = held.nodes[column][:records]
                assert ((done <= t) | (done > 2_000_000_000)).all()


def test_what_uct_chooses_by_is_what_is_told_of_a_move() -> None:
    recording: Any = searched("uct", 4, 400).recording
    tried = 0
    for step in range(40, 400):
        moment = recording.at(step)
        children = moment.children(0).tolist()
        if len(children) < 16:
            continue
        chosen = recording.at(step + 1).path[1]
        sums = {record: sum(moment.chosen_by(record)) for record in children}
        tried += 1
        assert sums[chosen] >= max(sums.values()) - 1e-5
    assert tried > 100
    assert searched("mcts", 4, 100).recording.at(50).chosen_by(1) is None
