"""Predicting searches of every kind in the real window: verdicts by keys, and that nothing reveals the answer."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from support.predicting import begin, charted, copied, readings, right, settle, told_by

from workbench.api import Configuration
from workbench.catalog import ALGORITHMS
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting import questions
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Question
from workbench.search.problem.problem import describe, scale, to_display_units
from workbench.search.recording.moment import Outcome
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.predict.round import MAX_REPEATED_STEPS, RoundPhase
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import number, say

ODD = '''
from zlib import crc32

def odd(state):
    """Manhattan, and some thousandths that hardly any other state has."""
    far = sum(
        abs(cell // 3 - (tile - 1) // 3) + abs(cell % 3 - (tile - 1) % 3) for cell, tile in enumerate(state) if tile
    )
    return 1000 * far + crc32(bytes(state)) % 997 if far else 0
'''
OTHERS = sorted(set(ALGORITHMS) - {"astar", "wastar", "ucs", "bfs", "greedy"})


@pytest.fixture
def odd(tmp_path: Path) -> str:
    """Return a heuristic whose values cannot be confused with others on the screen."""
    (tmp_path / "odd.py").write_text(ODD)
    return f"{tmp_path / 'odd.py'}:odd"


def views(bench: ExploreBench, qtbot: QtBot) -> Iterator[str]:
    """Show each of the tabs, and each of the pictures of the tree."""
    for place in range(bench.lists.count()):
        bench.lists.setCurrentIndex(place)
        settle(bench, qtbot)
        yield bench.lists.tabText(place)
    for face in (*bench.tree.faces.buttons, "tree"):
        bench.tree.faces.choose(face)
        settle(bench, qtbot)
        yield face


def secret_texts(whole: Timeline, question: Question) -> set[str]:
    """Return the texts for the hidden values."""
    moment, unit = whole.at(question.step), scale(whole.recording.problem)
    values = [
        one(record) for record in questions.hidden_records(whole, question).tolist() for one in (moment.h, moment.f)
    ]
    shown = [to_display_units(value, unit) for value in values if value not in (0, math.inf)]
    written = {f"{value:.12g}" for value in shown} | {number(value, 3) for value in shown}
    return {one for one in written if "." in one}


@pytest.mark.parametrize("algorithm", ["astar", *OTHERS])
def test_no_pane_tells_what_a_search_of_any_kind_does_next(
    algorithm: str, odd: str, window: MainWindow, qtbot: QtBot
) -> None:
    bench, informed = window.explore, ALGORITHMS[algorithm].informed and algorithm != "biastar"
    options: dict[str, Any] = {"smastar": {"nodes": 24}, "hill": {"restarts": 30}}.get(algorithm, {})
    bench.session.configure(Configuration.of(algorithm, odd if informed else None, None, None, **options))
    _, round_ = begin(window, qtbot, *QuestionKind, count=2, within=12, seed=4)
    while round_.phase is RoundPhase.ASKED:
        question, whole = round_.question, round_.timeline
        assert question is not None
        assert (bench.player.t, bench.player.length) == (question.step, question.step)
        later, problem = whole.at(question.step + 1), whole.recording.problem
        new = {describe(problem, one.state) for one in later.successors if one.outcome is Outcome.NEW}
        again = algorithm in ("hill", "simulated-annealing")  # known states come again
        secrets = set() if again else secret_texts(whole, question)
        for view in views(bench, qtbot):
            result = [*told_by(window), *readings(bench)]
            if view == "tree":
                result += [*charted(bench, qtbot), *copied(window)]
            assert not new & set(result)
            assert not any(one in text for text in result for one in secrets), (view, secrets)
            assert not [text for text in result if "nan" in text.lower().split()]
        answer = right(round_)
        round_.answer(answer)
        assert round_.entries[-1].right and bench.player.length == question.step + 1
        settle(bench, qtbot)
        if question.kind is QuestionKind.VALUE and secrets:  # it is visible again
            assert any(number(answer, 3) in text for text in [*told_by(window), *readings(bench)])
        round_.next()
    assert round_.score == len(round_.entries) > 0
    assert bench.session.run_with_hidden_future is None


def test_a_search_that_has_to_be_done_again_is_asked_about_its_beginning_only(window: MainWindow, qtbot: QtBot) -> None:
    bench, setup = window.explore, window.explore.prediction.setup
    bench.session.configure(Configuration.of("dfs"))
    bench.session.advance_to(MAX_REPEATED_STEPS + 200)
    qtbot.waitUntil(lambda: not bench.session.busy)
    _, round_ = begin(window, qtbot, *QuestionKind, count=20, within=1_000_000)
    assert max(question.step for question in round_.questions) < MAX_REPEATED_STEPS
    assert bench.player.length == round_.questions[0].step
    round_.close()
    bench.player.seek(MAX_REPEATED_STEPS + 100)
    bench.predict()
    setup.each_step.setChecked(True)
    setup.begin.click()
    assert setup.fault.fault is not None and setup.fault.fault.message.key == "predict-far"
    assert number(MAX_REPEATED_STEPS) in say(setup.fault.fault)
