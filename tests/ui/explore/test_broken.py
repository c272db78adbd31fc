"""The deliberately broken algorithms and heuristics in Explore."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.bench_hosting import host_of, hosted

from workbench.tiles.puzzle.board import Board
from workbench.ui.explore.bench import ExploreBench


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[ExploreBench]:
    """The bench without the rest of the window."""
    with hosted(lambda _: ExploreBench(), qtbot) as bench:
        yield bench


def test_what_is_broken_on_purpose_can_be_chosen_in_explore_in_a_group_of_its_own(
    bench: ExploreBench, qtbot: QtBot
) -> None:
    search, session, player = bench.search, bench.session, bench.player
    for box, name in ((search.algorithm, "broken-astar-drops-open"), (search.heuristic, "broken-misplaced-with-blank")):
        place = box.findData(name)
        assert place > box.findText("— Broken on purpose —") > 0
        box.setCurrentIndex(place)
    assert session.configuration.algorithm == "broken-astar-drops-open"
    assert session.configuration.heuristic == "broken-misplaced-with-blank"
    session.set_start(Board.parse("1 6 2/4 8 0/7 3 5"))
    search.heuristic.setCurrentIndex(search.heuristic.findData("manhattan"))
    qtbot.mouseClick(host_of(bench).player_bar.buttons["to-end"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: player.at_end and not player.playing and not session.busy)
    assert player.moves == 13
    bench.lists.setCurrentWidget(bench.pseudocode)
    model = bench.pseudocode.code.model()
    qtbot.waitUntil(lambda: model.rowCount() > 0)
    lines = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert any("broken on purpose" in line for line in lines)
