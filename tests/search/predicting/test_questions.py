"""Questions about the next step of a search, the check of answers, and what may be seen meanwhile."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from judges.naive_best_first import Rules, Snapshot, best_first
from judges.naive_tiles import Problem, zero
from worlds.searches import Graph, board, goal, jumpy, near, random_graph

from workbench import api
from workbench.search.playback.hidden_future import truncated
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting import questions
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Question
from workbench.search.predicting.sampling import draw_questions
from workbench.search.recording.columns import NEVER
from workbench.search.recording.moment import Outcome
from workbench.search.recording.pool import POOL_FATES

RULES = (
    Rules("bfs"),
    Rules("ucs", "fifo"),
    Rules("greedy"),
    Rules("astar"),
    Rules("astar", "high-h"),
    Rules("wastar", "lifo", "1.5"),
)


def searches(chance: random.Random) -> tuple[api.ConfiguredRun, Problem, Rules, Any]:
    """A search of some kind, and what a reference search needs to repeat it."""
    rules = chance.choice(RULES)
    ties: dict[str, Any] = {} if rules.algorithm == "bfs" else {"ties": rules.ties}
    if rules.algorithm == "wastar":
        ties["weight"] = rules.weight
    if chance.random() < 0.5:
        world: Graph = random_graph(chance.randrange(10_000))
        rules = Rules(rules.algorithm, rules.ties, rules.weight, exact=False)
        estimate = world.estimate if rules.algorithm in ("greedy", "astar", "wastar") else None
        return api.start(world, rules.algorithm, estimate, **ties), world, rules, estimate or zero
    seed = chance.randrange(10_000)
    puzzle = near(2, 3, 20, seed, order=chance.choice(("udlr", "rldu")))
    estimate = jumpy(seed) if rules.algorithm in ("greedy", "astar", "wastar") else None
    run = api.start(board(puzzle), rules.algorithm, estimate, goal=goal(puzzle), order=puzzle.order, **ties)
    return run, puzzle, rules, estimate or zero


def naive_answer(before: Snapshot, after: Snapshot, rules: Rules, question: Question, scale: int) -> Any:
    """Return the correct answer according to the reference search."""
    assert before.open is not None
    if question.kind is QuestionKind.NEXT:
        return before.open[0]
    if question.kind is QuestionKind.VALUE:
        node = before.nodes[before.open[0]]
        return rules.f(node.g, node.h) / scale
    assert question.successor is not None
    return after.successors[question.successor].fate


def test_a_thousand_verdicts_are_those_of_a_judge_that_searches_by_itself() -> None:
    chance, asked = random.Random(8), dict.fromkeys(QuestionKind, 0)
    fates: set[Outcome] = set()
    while sum(asked.values()) < 1000:
        run, problem, rules, estimate = searches(chance)
        judged = best_first(problem, rules, estimate, 40).snapshots
        run.advance(40)
        timeline = Timeline(run.recording)
        scale = getattr(run.problem, "scale", 1)
        for question in draw_questions(timeline, tuple(QuestionKind), 20, chance.randrange(1000)):
            right = naive_answer(judged[question.step], judged[question.step + 1], rules, question, scale)
            result = questions.right_answer(timeline, question)
            if question.kind is QuestionKind.VALUE:
                assert float(result) == pytest.approx(right)
                assert questions.is_right(timeline, question, result)
                assert not questions.is_right(timeline, question, result + 1)
            else:
                assert result == right
                wrong = set(POOL_FATES) if question.kind is QuestionKind.FATE else set(judged[question.step].open or ())
                for answer in wrong | {result}:
                    assert questions.is_right(timeline, question, answer) == (answer == right)
            if isinstance(result, Outcome):
                fates.add(result)
            assert questions.reason(timeline, question)
            asked[question.kind] += 1
    assert min(asked.values()) > 200
    assert fates == set(POOL_FATES)


def test_the_same_seed_asks_the_same_and_no_step_twice() -> None:
    run = api.start("1 2 3/7 0 8/5 6 4", "astar", "misplaced")
    run.advance(100)
    timeline = Timeline(run.recording)
    first = draw_questions(timeline, tuple(QuestionKind), 10, 3, 30)
    assert first == draw_questions(timeline, tuple(QuestionKind), 10, 3, 30)
    assert first != draw_questions(timeline, tuple(QuestionKind), 10, 4, 30)
    steps = [question.step for question in first]
    assert steps == sorted(set(steps)) and len(steps) == 10 and steps[-1] < 30
    assert all(question.kind is QuestionKind.FATE for question in draw_questions(timeline, (QuestionKind.FATE,), 5, 1))


@pytest.mark.parametrize("engine", ["textbook", "compiled"])
@pytest.mark.parametrize(("text", "algorithm", "heuristic"), [
    ("1 2 3/7 0 8/5 6 4", "astar", "manhattan"), ("1 3 5/4 0 8/7 6 2", "astar", "flicker"),
    ("1 2 3/7 0 8/5 6 4", "greedy", "misplaced"), ("1 2 3/7 0 8/5 6 4", "bfs", None),
])  # fmt: skip
def test_behind_the_curtain_a_recording_is_that_of_a_search_that_came_no_further(
    text: str, algorithm: str, heuristic: str | None, engine: str
) -> None:
    run, short = (api.start(text, algorithm, heuristic, engine=engine) for _ in range(2))
    run.advance(10_000)
    whole = Timeline(run.recording)
    for t in range(0, min(whole.length, 40), 3):
        short.advance(t - short.expanded)
        shown, there = truncated(run, t), Timeline(short.recording)
        timeline = Timeline(shown.recording)
        assert timeline.length == t
        for step in range(t + 1):
            one, other = timeline.at(step), there.at(step)
            assert one.counts == other.counts and one.successors == other.successors
            assert one.open is not None and other.open is not None
            assert one.open.tolist() == other.open.tolist()
        for name in ("expanded", "generated", "reopened", "open", "max_open", "steps", "records", "goal"):
            assert getattr(shown.recording, name) == getattr(short.recording, name), name
        assert (shown.status, shown.solution) == (short.status, None)
        n = timeline.at(t).records
        for name in ("expanded", "superseded"):
            assert np.max(shown.recording.published.nodes[name][:n]) in (NEVER, *range(t + 1))


@pytest.mark.parametrize("engine", ["textbook", "compiled"])
def test_what_is_asked_for_is_not_told_in_any_way_that_a_column_is_read(engine: str) -> None:
    run = api.start("1 3 5/4 0 8/7 6 2", "astar", "flicker", engine=engine)
    run.advance(1000)
    timeline = Timeline(run.recording)
    for step in range(1, timeline.length):
        question = Question(QuestionKind.VALUE, step)
        hidden = questions.hidden_records(timeline, question)
        moment = Timeline(truncated(run, step, True, hidden).recording).at(step)
        assert moment.open is not None
        assert moment.open.tolist() == sorted(moment.open.tolist())
        number, h = questions.question_node(timeline, question), moment.recording.published.nodes["h"]
        whole = h[: moment.records]
        assert np.flatnonzero(np.isnan(whole)).tolist() == hidden.tolist()
        assert np.isnan([h.item(number), moment.h(number), moment.f(number), h[np.array([0, number])][1]]).all()
        assert np.isnan(h[number : number + 1]).all()
        assert np.isnan(h[number::2][0])
