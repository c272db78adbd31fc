"""Compared searches that were begun on the textbook engine move over to the compiled one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted

from workbench.api import Configuration
from workbench.compiling import preparing
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.ui.compare import runs
from workbench.ui.compare import session as compare_session
from workbench.ui.compare.bench import CompareBench
from workbench.ui.runs.session import Session

pytestmark = pytest.mark.compiled

FIRST = 2000
"""The expansions that are done at once."""
FAR = Board.parse("15 14 1 6/9 11 4 12/0 10 7 3/13 8 5 2")


@pytest.fixture
def bench(session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[CompareBench]:
    """The bench while the kernels are not ready, after its first steps of two long searches and a textbook one."""
    monkeypatch.setattr(preparing, "_loaded", False)
    monkeypatch.setattr(compare_session, "AUTOMATIC_EXPANSIONS", FIRST)
    session.set_start(FAR)
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        compare = bench.compare
        compare.change("A", Configuration.of("astar", "manhattan"))
        compare.change("B", Configuration.of("bfs"))
        compare.change("C", Configuration.of("astar", "manhattan", engine="textbook"))
        qtbot.waitUntil(lambda: not compare.busy and compare.player.length >= FIRST)
        yield bench


def engines(bench: CompareBench) -> list[str]:
    return [side.run.engine for side in bench.compare.sides if side.run is not None]


def columns(bench: CompareBench, letter: str, steps: int) -> dict[str, list[Any]]:
    side = bench.compare.side(letter)
    assert side is not None and side.run is not None
    published = side.run.recording.published
    records = int(published.rows["records"][steps - 1])
    return {name: published.nodes[name][:records].tolist() for name in ("parent", "g", "h")} | {
        "row": published.rows["node"][:steps].tolist()
    }


def test_lanes_move_over_at_their_steps_and_nothing_else_changes(
    bench: CompareBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare = bench.compare
    assert set(engines(bench)) == {"textbook"}
    steps = [side.length for side in compare.sides]
    before = [columns(bench, side.letter, side.length) for side in compare.sides]
    compare.player.seek(100)
    monkeypatch.setattr(preparing, "_loaded", True)
    compare.advance(3 * FIRST)
    qtbot.waitUntil(lambda: not compare.busy)
    assert engines(bench)[:3] == ["compiled", "compiled", "textbook"]
    assert compare.player.t == 100
    assert all(side.length >= 3 * FIRST for side in compare.sides)
    for side, known, length in zip(compare.sides, before, steps, strict=True):
        assert columns(bench, side.letter, length) == known
    assert columns(bench, "A", 1000) == columns(bench, "C", 1000)


def test_if_the_compiled_engine_fails_the_lanes_go_on(
    bench: CompareBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_run: object) -> None:
        raise OSError

    compare = bench.compare
    monkeypatch.setattr(runs, "compiled_again", fail)
    monkeypatch.setattr(preparing, "_loaded", True)
    compare.advance(2 * FIRST)
    qtbot.waitUntil(lambda: not compare.busy)
    assert set(engines(bench)) == {"textbook"}
    assert all(side.run is not None and side.run.status is Status.RUNNING for side in compare.sides[:3])
    assert np.all([side.length >= 2 * FIRST for side in compare.sides[:3]])
