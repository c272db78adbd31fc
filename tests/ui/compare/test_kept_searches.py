"""Undo in Compare brings searches back as they were; their memory is released when no undo needs them."""

from __future__ import annotations

import gc
from weakref import ref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.divide_driving import click, click_tab

from workbench.api import Configuration
from workbench.tiles.puzzle.board import Board
from workbench.ui.compare import session as compare_session
from workbench.ui.compare.axes import LAYER
from workbench.ui.compare.bench import CompareBench
from workbench.ui.compare.session import CompareSession
from workbench.ui.shell.main_window import MainWindow

LONG = Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13")
ALREADY, MORE, PLACE = 200, 900, 700
"""The expansions made without being asked for, those made in all, and where the player is."""


@pytest.fixture
def bench(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> CompareBench:
    """The bench in the window, with unfinished searches that have made more expansions than new ones make."""
    monkeypatch.setattr(compare_session, "AUTOMATIC_EXPANSIONS", ALREADY)
    window.explore.session.set_start(LONG)
    click_tab(window, qtbot, "compare")
    bench = window.bench
    assert isinstance(bench, CompareBench)
    rest(bench.compare, qtbot)
    bench.compare.advance(MORE)
    rest(bench.compare, qtbot)
    bench.compare.player.seek(PLACE)
    bench.setFocus()
    return bench


def rest(compare: CompareSession, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not compare.busy)


def undo(bench: CompareBench, qtbot: QtBot) -> None:
    qtbot.keyClick(QApplication.focusWidget() or bench, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    rest(bench.compare, qtbot)


def state(compare: CompareSession) -> object:
    sides = [(side.letter, side.run, side.length) for side in compare.sides]
    return sides, compare.player.t, compare.player.steps, compare.pair


def test_undo_brings_a_removed_side_back_with_its_search_and_the_place(bench: CompareBench, qtbot: QtBot) -> None:
    compare = bench.compare
    before = state(compare)
    click(qtbot, bench.chips.chips[1].remove_button)
    rest(compare, qtbot)
    assert [side.letter for side in compare.sides] == ["A", "C"] and compare.player.t == PLACE
    undo(bench, qtbot)
    assert state(compare) == before
    assert {side.length for side in compare.sides} == {MORE}


def test_undo_brings_back_the_search_of_a_side_that_was_changed(bench: CompareBench, qtbot: QtBot) -> None:
    compare = bench.compare
    before = state(compare)
    compare.change("C", Configuration.of("greedy", "misplaced"))
    rest(compare, qtbot)
    compare.player.seek(3)
    changed = state(compare)
    undo(bench, qtbot)
    assert state(compare) == before
    compare.history.redo_change()
    rest(compare, qtbot)
    assert state(compare) == changed


def test_undo_brings_back_all_searches_that_others_have_replaced(bench: CompareBench, qtbot: QtBot) -> None:
    compare = bench.compare
    compare.set_axis(LAYER)
    before = state(compare)
    bench.chips.choices["heuristics"].trigger()
    rest(compare, qtbot)
    assert compare.player.t == 0 and {side.length for side in compare.sides} != {MORE}
    undo(bench, qtbot)
    assert state(compare) == before


def test_a_search_that_no_undo_brings_back_leaves_no_memory(bench: CompareBench, qtbot: QtBot) -> None:
    compare, memory = bench.compare, bench.compare.session.memory
    compare.change("C", Configuration.of("astar", "zero"))
    rest(compare, qtbot)
    assert memory.spare_bytes > 0
    undo(bench, qtbot)
    assert memory.spare_bytes > 0
    compare.add(Configuration.of("ucs"))  # now the change cannot be redone
    assert memory.spare_bytes == 0
    compare.history.undo_change()
    removed = compare.sides[0].run
    assert removed is not None
    recording = ref(removed.recording)
    del removed
    compare.remove("A")
    rest(compare, qtbot)
    assert memory.spare_bytes > 0
    compare.history.clear()
    assert memory.spare_bytes == 0

    def is_gone() -> bool:
        gc.collect()
        return recording() is None

    qtbot.waitUntil(is_gone)
    compare.change("B", Configuration.of("bfs"))
    assert memory.spare_bytes > 0
    compare.session.set_start(Board.parse("1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15"))
    assert memory.spare_bytes == 0, "another board"


def test_searches_for_undo_are_dropped_first_when_memory_is_short(bench: CompareBench, qtbot: QtBot) -> None:
    compare, session = bench.compare, bench.compare.session
    room = session.limits_for(0).room
    compare.remove("A")
    rest(compare, qtbot)
    spare, shown = session.memory.spare_bytes, len(session.runs)
    assert spare > 0 and session.limits_for(0).room == room + spare, "they take no room from others"
    session.memory.make_room(session.memory.held_bytes - 1)
    assert session.memory.spare_bytes == 0 and len(session.runs) == shown
    undo(bench, qtbot)
    assert [side.length for side in compare.sides] == [ALREADY, MORE, MORE], "it is searched again"
