"""Whether the solutions of compared searches are optimal: yes or no as soon as the optimum is known."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted

from workbench.api import Configuration
from workbench.api import optimum as api_optimum
from workbench.formats.problem_input import read_problem
from workbench.tiles.puzzle.board import Board
from workbench.ui.compare.bench import CompareBench
from workbench.ui.compare.table_model import CompareColumn
from workbench.ui.runs.session import Session


@pytest.fixture
def bench(session: Session, qtbot: QtBot) -> Iterator[CompareBench]:
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        yield bench


def verdicts(bench: CompareBench) -> list[str]:
    model = bench.table.table.model()
    return [str(model.data(model.index(row, CompareColumn.OPTIMAL))) for row in range(model.rowCount())]


def test_the_optimum_is_found_in_the_background_if_no_search_proves_it(
    bench: CompareBench, session: Session, qtbot: QtBot
) -> None:
    session.set_problem(read_problem("romania"))
    bench.compare.compare([Configuration.of(name, problem=session.problem) for name in ("bfs", "greedy")])
    qtbot.waitUntil(lambda: verdicts(bench) == ["no", "no"])
    model = bench.table.table.model()
    assert "418" in model.data(model.index(0, CompareColumn.OPTIMAL), Qt.ItemDataRole.ToolTipRole)


def test_a_search_that_proves_the_optimum_decides_on_the_others_here_and_in_explore(
    bench: CompareBench, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api_optimum, "QUICK_EXPANSIONS", 1)
    session.set_start(Board.parse("6 4 3/1 0 8/5 2 7"))
    bench.compare.compare([Configuration.of("greedy", "manhattan"), Configuration.of("astar", "linear-conflict")])
    qtbot.waitUntil(lambda: verdicts(bench) == ["no", "yes"])
    qtbot.waitUntil(lambda: session.optima.moves(session.start_board, session.goal_board) == 20)
    bench.compare.compare([Configuration.of("greedy", "manhattan"), Configuration.of("wastar", "manhattan")])
    qtbot.waitUntil(lambda: bench.compare.finished and verdicts(bench) == ["no", "no"])


def test_without_an_optimum_a_solution_is_not_guaranteed_to_be_optimal(
    bench: CompareBench, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api_optimum, "QUICK_EXPANSIONS", 1)
    session.set_start(Board.parse("6 4 3/1 0 8/5 2 7"))
    bench.compare.compare([Configuration.of("greedy", "manhattan"), Configuration.of("greedy", "misplaced")])
    qtbot.waitUntil(lambda: bench.compare.finished and not bench.compare.busy)
    qtbot.waitUntil(lambda: verdicts(bench) == ["not guaranteed"] * 2)
    qtbot.waitUntil(lambda: not session.searching.runs)
    bench.table.retranslate()
    assert verdicts(bench) == ["not guaranteed"] * 2


def test_before_the_end_the_table_says_that_its_values_are_those_at_the_end(bench: CompareBench, qtbot: QtBot) -> None:
    model = bench.table.table.model()

    def heading() -> object:
        return model.headerData(CompareColumn.NAME, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)

    qtbot.waitUntil(lambda: bench.compare.finished and not bench.compare.busy)
    bench.player.seek(4)
    assert heading() == "At the end"
    qtbot.waitUntil(lambda: bench.narration.narrated == "After 4 expansions by each: all at step 4.")
    bench.player.to_end()
    assert heading() == "Configuration"
