"""Compare with a user's own code: broken code fails alone and delays nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.bench_hosting import host_of, hosted
from support.own_code import written
from support.paths import EXAMPLES

from workbench.api import Configuration
from workbench.own_code import process as own_code
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.theme import LIGHT, theme
from workbench.ui.compare.bench import CompareBench
from workbench.ui.compare.session import CompareSession
from workbench.ui.runs.session import Session
from workbench.ui.shell.own_code import OwnCodeGuard
from workbench.wording import say


@pytest.fixture
def bench(session: Session, qtbot: QtBot) -> Iterator[CompareBench]:
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        yield bench


def test_own_code_that_fails_leaves_the_other_sides_as_they_are(
    bench: CompareBench, qtbot: QtBot, tmp_path: Path
) -> None:
    file = written(tmp_path)
    compare = bench.compare
    functions = ("misplaced", "vanishes", "crashes", "leaves", "chatters")
    compare.compare([Configuration.of("astar", f"{file}:{one}") for one in functions])
    qtbot.waitUntil(lambda: compare.finished and not compare.busy)
    qtbot.waitUntil(lambda: not compare.measuring and sum(side.timing is not None for side in compare.sides) == 2)
    result = {}
    for name, side in zip(functions, compare.sides, strict=True):
        assert side.run is not None
        result[name] = side.run.status, say(side.run.reason) if side.run.reason else ""
    assert result["misplaced"] == result["chatters"] == (Status.SOLVED, "")
    for name, sentence in (
        ("vanishes", "vanishes ended its process"),
        ("crashes", "line 15 crashed its process"),
        ("leaves", "SystemExit"),
    ):
        assert result[name][0] is Status.FAILED and sentence in result[name][1]


def asked_about(
    bench: CompareBench, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Path, CompareSession, OwnCodeGuard]:
    """Compare a function that does not return with one that does, until the window asks whether to stop it."""
    monkeypatch.setattr(own_code, "PATIENCE", 0.1)
    file, guard = written(folder), host_of(bench).own_code
    bench.compare.compare([Configuration.of("astar", f"{file}:{one}") for one in ("sleeps", "misplaced")])
    qtbot.waitUntil(lambda: guard.question is not None)
    return file, bench.compare, guard


def test_own_code_that_does_not_come_back_is_asked_about_and_stopped(
    bench: CompareBench, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, compare, guard = asked_about(bench, qtbot, tmp_path, monkeypatch)
    guard.process.stop()
    qtbot.waitUntil(lambda: compare.finished and not compare.busy)
    one, other = (side.run for side in compare.sides)
    assert one is not None and other is not None and one.reason is not None
    assert (one.status, say(one.reason)) == (Status.FAILED, "Your function did not return and was stopped.")
    assert other.status is Status.SOLVED
    compare.change("A", Configuration.of("astar", f"{file}:loops"))
    qtbot.waitUntil(lambda: guard.question is not None)
    compare.change("A", Configuration.of("astar", f"{file}:misplaced", ties="fifo"))
    qtbot.waitUntil(lambda: compare.finished and not compare.busy)
    assert all(side.run is not None and side.run.status is Status.SOLVED for side in compare.sides)


def test_the_question_that_the_program_closes_does_not_count_as_an_answer(
    bench: CompareBench, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, compare, guard = asked_about(bench, qtbot, tmp_path, monkeypatch)
    guard._timer.stop()  # the next look comes when the next function is late already
    guard.process.stop()
    qtbot.waitUntil(lambda: compare.finished and not compare.busy and not compare.measuring)
    guard.look()
    assert guard.question is None
    compare.change("A", Configuration.of("astar", f"{file}:loops"))
    qtbot.waitUntil(lambda: guard.process.silent[0] > own_code.PATIENCE)
    guard.look()
    assert guard.question is not None
    guard.process.stop()
    qtbot.waitUntil(lambda: compare.finished and not compare.busy)


BFS = """
from collections import deque


def bfs(state):
    waiting, known, expanded = deque([(tuple(state), "")]), {tuple(state)}, []
    while waiting:
        here, path = waiting.popleft()
        expanded.append(here)
        if here == (1, 2, 3, 4, 5, 6, 7, 8, 0):
            return path, expanded
        blank = here.index(0)
        for name, by in (("l", -1), ("r", 1), ("u", -3), ("d", 3)):
            other = blank + by
            if 0 <= other < 9 and (abs(by) == 3 or blank // 3 == other // 3):
                tiles = list(here)
                tiles[blank], tiles[other] = tiles[other], tiles[blank]
                if tuple(tiles) not in known:
                    known.add(tuple(tiles))
                    waiting.append((tuple(tiles), path + name))
    return None, expanded
"""


def test_a_search_without_a_heuristic_has_no_h_and_no_f_and_its_boards_are_whole_after_large_text(
    bench: CompareBench, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "boris.py"
    file.write_text(BFS, encoding="utf-8")
    compare, boards = bench.compare, bench.pair.boards
    compare.session.set_start(Board.parse("1 2 3/4 0 6/7 5 8"))
    compare.compare([Configuration.of(f"{file}:bfs"), Configuration.of("bfs")])
    qtbot.waitUntil(lambda: bench.pair.first.found)
    assert [costs.text() for _, costs in boards.nodes] == ["A: g = 1", "B: g = 1"]
    assert compare.names.distinct[0] == "boris.py:bfs"
    content = bench.chart.content(LIGHT)
    assert content is not None and not content.titles[2] and not any(part.right for part in content.parts)
    bench.resize(1440, 750)
    sizes = {}
    for text_size in (1.0, 2.0, 1.0):
        theme().set_size(text_size)
        qtbot.waitUntil(lambda: boards.nodes[0][1].y() >= boards.nodes[0][0].geometry().bottom())
        sizes.setdefault(text_size, boards.nodes[0][0].height())
        assert boards.nodes[0][0].height() == sizes[text_size]
    assert sizes[2.0] == 2 * sizes[1.0]


def test_the_first_difference_of_an_own_algorithm_is_named_with_its_reason(bench: CompareBench, qtbot: QtBot) -> None:
    file = EXAMPLES / "own_algorithm.py"
    compare, first = bench.compare, bench.pair.first
    compare.session.set_start(Board.parse("8 1 3/4 0 2/7 6 5"))
    reference = Configuration.of("astar", "manhattan", ties="path")
    compare.compare([Configuration.of(f"{file}:astar", "manhattan"), reference])
    qtbot.waitUntil(lambda: bool(first.text()))
    assert first.text() == "The orders differ first at step 2. It expands as A* with ties by state, not by path."
    assert "8 1 3/4 2 0/7 6 5" in first.toolTip() and "f = 10, g = 1, h = 9" in first.toolTip()
    boards = bench.pair.boards
    assert [costs.text() for _, costs in boards.nodes] == ["A: f = 10, g = 1, h = 9", "B: f = 10, g = 1, h = 9"]
    assert boards.isVisible() and all(picture.isVisible() for picture, _ in boards.nodes)
    side = boards.nodes[0][0].height()
    theme().projector = True
    theme().apply()
    bench.lay_out(0)
    assert not bench.cards.isVisible() and not bench.pair.canvas.isVisible(), "in Projector mode their room is needed"
    qtbot.waitUntil(lambda: boards.nodes[0][0].height() > 1.5 * side)
    theme().projector = False
    theme().apply()
    bench.lay_out(0)
    assert bench.cards.isVisible() and bench.pair.canvas.isVisible()
    assert bench.chart.content(LIGHT) is not None
    model = bench.table.table.model()
    qtbot.waitUntil(lambda: [model.index(0, column).data() for column in (3, 4)] == ["57", "–"])
    compare.compare([Configuration.of("astar", "misplaced"), reference])
    qtbot.waitUntil(lambda: compare.finished and not compare.busy)
    assert not first.isVisible() and not boards.isVisible()
