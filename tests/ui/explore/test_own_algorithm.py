"""The user's own algorithm in Explore: chosen from a file, played like any other, with what is unknown shown so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted
from support.paths import EXAMPLES

from workbench.search.problem.status import Status
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.nodes.node_columns import PLACES
from workbench.wording import say


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[ExploreBench]:
    with hosted(lambda _: ExploreBench(), qtbot) as bench:
        yield bench


def choose(bench: ExploreBench, qtbot: QtBot, file: Path, function: str) -> None:
    """Choose a function as a user does: in the list of algorithms, then the file, then the function."""
    box = bench.search.algorithm
    box.setCurrentIndex(box.findText("Your own algorithm…"))
    (dialog,) = bench.window().findChildren(QFileDialog)
    dialog.fileSelected.emit(str(file))
    dialog.close()
    dialog.deleteLater()
    qtbot.waitUntil(lambda: bool(bench.window().findChildren(QInputDialog)))
    (question,) = bench.window().findChildren(QInputDialog)
    question.textValueSelected.emit(function)
    question.close()
    qtbot.waitUntil(
        lambda: not bench.window().findChildren(QInputDialog) and not bench.window().findChildren(QFileDialog)
    )
    bench.player.to_end()
    session = bench.session
    qtbot.waitUntil(lambda: session.current is not None and session.current.finished and not session.busy)


def executed_line(bench: ExploreBench) -> str | None:
    """Return the text of the marked line."""
    pane = bench.pseudocode
    pane.refresh()
    assert pane.model.listing is not None
    return None if pane.model.current is None else pane.model.listing.lines[pane.model.current].text


def executed_lines_are_marked_on_request(bench: ExploreBench) -> None:
    pane, player = bench.pseudocode, bench.player
    bench.lists.setCurrentWidget(pane)
    assert executed_line(bench) == "def search(problem, heuristic):"
    pane.follow.click()
    marked = [(executed_line(bench), pane.where.text())]
    for _ in range(3):
        player.micro_step(1)
        marked.append((executed_line(bench), pane.where.text()))
    expands = "for move, successor, cost in problem.successors(state):", "Here the node is expanded."
    assert marked[:3] == [expands] * 3 and marked[3][1] == "Here h is computed."
    player.to_end()
    assert executed_line(bench) == "if problem.is_goal(state):"
    player.go_to_step(5)


def test_it_is_played_like_any_other_and_what_was_not_observed_is_a_dash(bench: ExploreBench, qtbot: QtBot) -> None:
    session = bench.session
    choose(bench, qtbot, EXAMPLES / "own_algorithm.py", "search")
    assert session.current is not None and session.current.run.status is Status.SOLVED
    assert bench.search.algorithm.currentText() == "own_algorithm.py:search"
    bench.player.go_to_step(5)
    qtbot.waitUntil(lambda: bench.open_list.title.count.text() == "6")
    assert bench.open_list.title.hint.text() == "as generated"
    executed_lines_are_marked_on_request(bench)
    choose(bench, qtbot, EXAMPLES / "own_algorithm.py", "astar")
    bench.player.go_to_step(5)
    qtbot.waitUntil(lambda: bench.open_list.title.count.text() == "")
    assert bench.counters.values["generated"].text() == "–"
    assert executed_line(bench) == "heappush(frontier, (g + 1 + heuristic(successor), successor, g + 1, moves + move))"
    bench.lists.setCurrentWidget(bench.closed_list)
    closed = bench.closed_list.table.model()
    qtbot.waitUntil(lambda: closed.rowCount() == 5)
    tips = [closed.index(1, PLACES[name]).data(Qt.ItemDataRole.ToolTipRole) for name in ("g", "h", "parent", "step")]
    assert tips == ["Not observed", None, "Not observed", None]
    assert closed.line(1)[PLACES["g"]] == "–"
    box = bench.search.algorithm
    assert [box.itemText(place) for place in range(box.count())].count("own_algorithm.py:search") == 0


def test_an_error_is_a_sentence_and_the_next_search_works(bench: ExploreBench, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("def search(problem, heuristic):\n    return 1 / 0\n\ndef other(problem, heuristic):\n    pass\n")
    choose(bench, qtbot, file, "search")
    session = bench.session
    assert session.current is not None and session.current.run.status is Status.FAILED
    assert session.current.run.reason is not None
    assert "broken.py, line 2 failed with ZeroDivisionError" in say(session.current.run.reason)
    choose(bench, qtbot, EXAMPLES / "own_algorithm.py", "search")
    assert session.current.run.status is Status.SOLVED


def test_a_saved_file_is_run_again_at_the_same_step_and_its_error_is_marked(
    bench: ExploreBench, qtbot: QtBot, tmp_path: Path
) -> None:
    session, pane, player = bench.session, bench.pseudocode, bench.player
    file = tmp_path / "mine.py"
    code = (EXAMPLES / "own_algorithm.py").read_text(encoding="utf-8")
    file.write_text(code, encoding="utf-8")
    choose(bench, qtbot, file, "search")
    bench.lists.setCurrentWidget(pane)
    pane.refresh()
    assert pane.model.listing is not None and "def search(problem, heuristic):" in [
        line.text for line in pane.model.listing.lines
    ]
    before = session.current
    player.go_to_step(5)
    with qtbot.waitSignal(bench.run_again.saved):
        file.write_text(code + "\n", encoding="utf-8")
    assert session.current is before  # it was not asked for
    pane.refresh()
    assert (pane.model.current, pane.where.text()) == (None, "The file has been saved since: this is the new text.")
    assert [line.number for line in pane.model.listing.lines[:3]] == [1, 2, 3]
    pane.again.click()
    replacement = tmp_path / "new.py"
    replacement.write_text(code.replace("heappush(frontier, (g + cost", "heappush(frontier, (cost"), encoding="utf-8")
    replacement.replace(file)  # as many editors save
    qtbot.waitUntil(lambda: session.current is not before and player.t == 5)
    before = session.current
    file.write_text(code.replace("return moves", "return 1 / 0"), encoding="utf-8")
    qtbot.waitUntil(lambda: session.current is not before and player.t == 5)
    player.to_end()
    qtbot.waitUntil(lambda: session.current is not None and session.current.run.status is Status.FAILED)
    pane.refresh()
    assert pane.model.current is not None
    assert pane.model.listing.lines[pane.model.current].text == "return 1 / 0"
