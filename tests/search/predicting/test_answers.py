"""Questions about recordings of every kind, checked against a reference that reads only the raw columns."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from workbench import api
from workbench.api import ConfiguredRun
from workbench.catalog import ALGORITHMS
from workbench.formats.traces.imported_run import run_of_source
from workbench.formats.traces.trace_source import RunSource
from workbench.search.explaining import explain
from workbench.search.playback import hidden_future
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting import askable, questions
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Question
from workbench.search.predicting.sampling import draw_questions
from workbench.search.problem.problem import scale
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.depth_first_trace import Fate
from workbench.search.recording.moment import Outcome
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.wording import say

STEPS = 120
LISTED = sorted(set(ALGORITHMS) - {"idastar", "simulated-annealing"})
WALKS = {"lrta", "hill"}
"""Searches in which every successor is a candidate for the next move."""
_ENDED = {
    Fate.CUT: Outcome.CUT,
    Fate.REPEATED: Outcome.REPEATED,
    Fate.FORGOTTEN: Outcome.FORGOTTEN,
    Fate.TOO_DEEP: Outcome.TOO_DEEP,
    Fate.REJECTED: Outcome.REJECTED,
}


def search(algorithm: str, seed: int, engine: str | None = None) -> ConfiguredRun:
    """A search of a 2×3 or 3×3 board, up to the last step asked about."""
    shape = (2, 3) if seed % 2 else (3, 3)
    goal = goal_board("last", *shape)
    options: dict[str, Any] = {
        "smastar": {"nodes": 24},
        "beam": {"beam_width": 3},
        "hill": {"restarts": 30},
    }.get(algorithm, {})
    if algorithm == "dfs":
        options = {"depth": 12}
    options = {name.replace("_", "-"): value for name, value in options.items()}
    board = scramble(*shape, seed, goal)
    heuristic = "flicker" if ALGORITHMS[algorithm].informed and shape == (3, 3) and seed % 3 == 0 else None
    heuristic = None if algorithm == "biastar" else heuristic
    run = api.start(board, algorithm, heuristic, goal=goal, engine=engine, **options)
    run.advance(STEPS)
    return run


def retold(run: ConfiguredRun) -> ConfiguredRun:
    """The same run, imported from its trace."""
    reading = run_of_source(RunSource(run))
    while True:
        try:
            next(reading)
        except StopIteration as stop:
            return stop.value


class Judge:
    """A recording as lists of plain numbers."""

    def __init__(self, run: ConfiguredRun) -> None:
        self.recording: Any = run.recording
        published = self.recording.published
        n = published.records
        self.of = {name: np.array(column[:n]).tolist() for name, column in published.nodes.items()}
        self.ends = np.array(published.rows["records"][: published.steps]).tolist()
        self.current = np.array(published.rows["node"][: published.steps]).tolist()
        self.start, self.goal, self.steps = published.records_at_start, published.goal, published.steps
        self.algorithm, self.weight = run.configuration.algorithm, run.configuration.options.get("weight")

    def records(self, t: int) -> int:
        return self.ends[t - 1] if t else self.start

    def next(self, t: int) -> int:
        return self.current[t]

    def waiting(self, t: int) -> list[int]:
        gone = self.of["superseded"] if "superseded" in self.of else self.of["left"]
        return [one for one in range(self.records(t)) if self.of["expanded"][one] > t and gone[one] > t]

    def value(self, one: int) -> float:
        g, h = self.of["g"][one], self.of["h"][one]
        if "value" in self.of:
            return float(self.of["value"][one])
        if self.algorithm in ("bfs", "dfs", "ids", "ucs", "bibfs", "diskbfs"):
            return float(g)
        if self.algorithm in ("greedy", "hill"):
            return float(h)
        return float(g + (h if self.weight is None else round(float(self.weight) * 1000) * h // 1000))

    def fate(self, question: Question) -> Outcome:
        """The fate of the successor, found by its move among the records of the step, or all records of its state."""
        t, node = question.step + 1, self.next(question.step)
        asked = questions.question_successor(Timeline(self.recording), question)
        own = [
            one
            for one in range(self.records(t - 1), self.records(t))
            if self.of["parent"][one] == node and self.recording.label(one) == asked.move
        ]
        if not own:
            return self._known(asked.state, t, node)
        one, last = own[0], t == self.steps
        if last and one == self.goal and one != node and not hasattr(self.recording, "meetings"):
            return Outcome.GOAL
        if "left" in self.of:
            ended = self.of["left"][one] <= t and self.of["expanded"][one] == NEVER
            stays = self.algorithm == "simulated-annealing" and not hasattr(self.recording, "trace_data")
            other = Outcome.ACCEPTED if stays else Outcome.WAITING
            return _ENDED.get(Fate(self.of["fate"][one]), other) if ended else other
        if any(one in (m.forward, m.backward) for m in getattr(self.recording, "meetings", ()) if m.step == t):
            return Outcome.MEETING
        before = self.of["previous"][one]
        if before == NONE:
            return Outcome.NEW
        if self.algorithm == "diskbfs" and not hasattr(self.recording, "trace_data"):
            return Outcome.COPY
        return Outcome.REOPENED if self.of["expanded"][before] <= t else Outcome.CHEAPER

    def _known(self, state: Any, t: int, node: int) -> Outcome:
        side = self.of["side"][node] if "side" in self.of else None
        before = [
            one
            for one in range(self.records(t))
            if self.recording.state(one) == state and (side is None or self.of["side"][one] == side)
        ][-1]
        if self.of["expanded"][before] <= t:
            return Outcome.CLOSED
        return Outcome.DROPPED if self.of["superseded"][before] < t else Outcome.NO_BETTER


def check(run: ConfiguredRun, chance: random.Random, asked: Counter[QuestionKind], outcomes: set[Outcome]) -> None:
    """Compare all questions about a run, and the checks of answers, with the reference."""
    timeline, judge, unit = Timeline(run.recording), Judge(run), scale(run.problem)
    offered = timeline.at(0).fates
    for question in draw_questions(timeline, tuple(QuestionKind), 25, chance.randrange(1000)):
        right = questions.right_answer(timeline, question)
        if question.kind is QuestionKind.NEXT:
            waiting = judge.waiting(question.step)
            assert right == judge.next(question.step) and right in waiting
            for one in waiting:
                assert questions.is_right(timeline, question, one) == (one == right)
                assert askable.is_open(timeline.at(question.step), one)
        elif question.kind is QuestionKind.VALUE:
            assert float(right) * unit == pytest.approx(judge.value(judge.next(question.step)))
            assert questions.is_right(timeline, question, right)
            assert not questions.is_right(timeline, question, right + 1)
        else:
            assert right == judge.fate(question)
            assert right in offered and isinstance(right, Outcome)
            assert [one for one in offered if questions.is_right(timeline, question, one)] == [right]
            outcomes.add(right)
        assert all(say(one) for one in questions.reason(timeline, question))
        asked[question.kind] += 1


@pytest.mark.parametrize("algorithm", sorted(ALGORITHMS))
def test_verdicts_are_those_of_a_judge_of_the_raw_columns(algorithm: str) -> None:
    chance, asked, result = random.Random(algorithm), Counter[QuestionKind](), set[Outcome]()
    for seed in range(1, 60):
        if asked.total() >= 120:
            break
        run = search(algorithm, seed)
        check(run, chance, asked, result)
        check(retold(run), chance, asked, set())
    assert asked.total() >= 120
    kinds = {kind for kind in QuestionKind if askable.unavailable_reason(run.recording, kind) is None}
    assert set(asked) == kinds and (QuestionKind.VALUE in kinds) == (algorithm != "simulated-annealing")
    assert (QuestionKind.FATE in kinds) == (len(result) > 1) == (algorithm not in WALKS)


@pytest.mark.parametrize("algorithm", sorted(ALGORITHMS))
def test_what_cannot_be_asked_says_why(algorithm: str) -> None:
    run = search(algorithm, 1)
    why = askable.unavailable_reason(run.recording, QuestionKind.NEXT)
    assert (why is None) == (algorithm in LISTED)
    if why is not None:
        assert "OPEN" in say(why) or "one neighbour in each step" in say(why)
        assert not draw_questions(Timeline(run.recording), (QuestionKind.NEXT,), 5, 1)
    assert askable.unavailable_reason(run.recording, QuestionKind.VALUE) == (
        why if algorithm == "simulated-annealing" else None
    )
    why = askable.unavailable_reason(run.recording, QuestionKind.FATE)
    assert (why is None) == (algorithm not in WALKS)


@pytest.mark.thorough
@pytest.mark.parametrize("expected", [False, True], ids=["own", "trace"])
@pytest.mark.parametrize("algorithm", sorted(ALGORITHMS))
def test_behind_the_curtain_nothing_is_known_that_came_later(algorithm: str, expected: bool) -> None:
    run = search(algorithm, 3)
    whole = retold(run) if expected else run
    timeline = Timeline(whole.recording)
    for question in draw_questions(timeline, tuple(QuestionKind), 12, 5):
        t, hidden = question.step, questions.hidden_records(timeline, question)
        if hidden_future.can_truncate(whole.recording):
            shown = hidden_future.truncated(whole, t, True, hidden)
        else:
            twin = api.restarted(run)
            twin.advance(t)
            shown = hidden_future.masked(twin, True, hidden)
        behind = Timeline(shown.recording)
        published = shown.recording.published
        moment, there = behind.at(t), timeline.at(t)
        assert (behind.length, moment.records, published.goal) == (t, there.records, NONE)
        assert moment.counts == there.counts
        for name in {"expanded", "superseded", "left"} & {*published.nodes}:
            steps = np.asarray(published.nodes[name][: moment.records])
            assert ((steps <= t) | (steps == NEVER)).all()
        if moment.open is not None and there.open is not None:
            assert moment.open.tolist() == sorted(there.open.tolist())
        assert all(np.isnan([moment.f(one), moment.h(one)]).all() for one in hidden)
        assert shown.solution is None and not shown.status.finished
        assert [one.first_step for one in published.iterations] == [
            one.first_step for one in whole.recording.published.iterations if one.first_step <= max(t, 1)
        ]
        for step in range(t + 1):
            texts = [say(one) for one in explain.narration(behind, step)]
            texts += [say(one.message) for one in explain.steps(behind, step)]
            assert "nan" not in " ".join(texts)


def test_posthoc_traces_are_asked_about_too(tmp_path: Path) -> None:
    from workbench.formats.traces.importing import import_trace
    from workbench.formats.traces.trace import exhaust, writing

    run = search("astar", 2)
    exhaust(writing(tmp_path / "a.trace.json", RunSource(run), run.problem))
    found = [
        part for part in import_trace(tmp_path / "a.trace.json", api.Configuration.of()) if not isinstance(part, float)
    ]
    (whole,) = found
    assert isinstance(whole, ConfiguredRun)
    asked: Counter[QuestionKind] = Counter()
    check(whole, random.Random(1), asked, set())
    assert asked.total() > 10
