"""Predicting a search of the user's own code: if it fails or never returns, the bench says why there is no round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.bench_hosting import host_of, hosted
from support.own_code import written

from workbench.ui.explore.bench import ExploreBench
from workbench.ui.predict.round import RoundPhase, RoundSettings
from workbench.wording import say


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[ExploreBench]:
    with hosted(lambda _: ExploreBench(), qtbot) as bench:
        yield bench


def test_a_round_about_own_code_begins_or_the_bench_says_why_not(
    bench: ExploreBench, qtbot: QtBot, tmp_path: Path
) -> None:
    file, guard = written(tmp_path), host_of(bench).own_code
    for function, result in (("misplaced", ""), ("vanishes", "ended its process"), ("sleeps", "was stopped")):
        bench.session.configure(replace(bench.session.configuration, heuristic=f"{file}:{function}"))
        bench.round.open()
        bench.round.begin(RoundSettings(count=3, within=10))
        assert bench.round.phase is RoundPhase.PREPARING
        if function == "sleeps":
            qtbot.waitUntil(lambda: guard.process.silent[0] > 0)
            guard.process.stop()
        qtbot.waitUntil(lambda: bench.round.phase is not RoundPhase.PREPARING)
        qtbot.waitUntil(lambda: not bench.session.busy)
        assert bench.round.phase is (RoundPhase.SETUP if result else RoundPhase.ASKED)
        assert result in ("" if bench.round.fault is None else say(bench.round.fault))
