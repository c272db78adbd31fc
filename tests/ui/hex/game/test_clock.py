"""The clocks of a game: the time control, the time remaining, a loss on time, and continuing after it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox
from pytestqt.qtbot import QtBot
from support import programs
from support.bench_hosting import hosted
from support.hex_driving import click, moves, play

from workbench.hex.board import BLUE, RED
from workbench.hex.rules import TIMEOUT
from workbench.hex.timing import TimeControl
from workbench.ui.base.settings import Settings
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.game.kinds import PROGRAM, program_player
from workbench.ui.hex.search.program_dialog import ProgramDialog

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot


class Watch:
    """A clock that shows the time it is set to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def begin(bench: HexBench, qtbot: QtBot, minutes: int, increment: int = 0, swap: str = "off") -> None:
    """Start a game on 5 rows with the values typed into the panel of the New-game button."""
    click(qtbot, bench.board.tools["board"])
    chosen = bench.new_game
    chosen.size_box.setValue(5)
    chosen.swap.setCurrentIndex(chosen.swap.findData(swap))
    for box, value in ((chosen.minutes, minutes), (chosen.increment, increment)):
        box.setFocus()
        box.selectAll()
        qtbot.keyClicks(box, str(value))
        qtbot.keyClick(box, Qt.Key.Key_Tab)
    click(qtbot, chosen.start)
    bench.activateWindow()


@pytest.fixture
def watch(bench: HexBench) -> Watch:
    """The time source of the game's clock."""
    watch = Watch()
    bench.hex.clock.now = watch
    return watch


def times(bench: HexBench) -> tuple[str, str]:
    """Return the texts of the clocks after an update."""
    bench.hex.clock.ticked.emit()
    return bench.players.times[RED].text(), bench.players.times[BLUE].text()


def test_clocks_count_down_from_the_first_move(bench: HexBench, qtbot: QtBot, watch: Watch) -> None:
    begin(bench, qtbot, 5, 3)
    watch.seconds += 100
    assert times(bench) == ("5:00", "5:00")
    play(bench, qtbot, "a1")
    watch.seconds += 65
    assert times(bench) == ("5:03", "3:55")
    play(bench, qtbot, "b2")
    watch.seconds += 10
    assert times(bench) == ("4:53", "3:58")
    assert bench.players.times[RED].accessibleName() == "Red has 4:53 left"


def test_without_a_limit_they_count_up(bench: HexBench, qtbot: QtBot, watch: Watch) -> None:
    begin(bench, qtbot, 0)
    assert not bench.new_game.increment.isEnabled() and bench.new_game.minutes.text() == "no limit"
    play(bench, qtbot, "a1")
    watch.seconds += 65
    assert times(bench) == ("0:00", "1:05")


def test_a_move_taken_back_gives_the_time_back(bench: HexBench, qtbot: QtBot, watch: Watch) -> None:
    begin(bench, qtbot, 5)
    play(bench, qtbot, "a1")
    watch.seconds += 60
    play(bench, qtbot, "b2")
    watch.seconds += 30
    click(qtbot, bench.board.tools["undo"])
    assert times(bench) == ("5:00", "5:00")
    watch.seconds += 7
    assert times(bench) == ("5:00", "4:53")
    click(qtbot, bench.board.tools["redo"])
    assert times(bench) == ("5:00", "4:00")


def test_the_clock_stands_while_one_looks_back(bench: HexBench, qtbot: QtBot, watch: Watch) -> None:
    begin(bench, qtbot, 5)
    play(bench, qtbot, "a1", "b2")
    watch.seconds += 20
    bench.player.to_start()
    watch.seconds += 1000
    assert times(bench) == ("5:00", "5:00") and not bench.hex.game.moves
    bench.player.to_end()
    watch.seconds += 5
    assert times(bench) == ("4:35", "5:00")


def test_a_side_in_a_hurry_is_warned_and_loses_when_its_time_is_over(
    bench: HexBench, qtbot: QtBot, watch: Watch
) -> None:
    begin(bench, qtbot, 1)
    play(bench, qtbot, "a1")
    watch.seconds += 50.5
    assert times(bench) == ("1:00", "⚠ 0:10")
    assert "Less than 10 seconds" in bench.players.times[BLUE].toolTip()
    watch.seconds += 10
    qtbot.waitUntil(lambda: bench.hex.game.over)  # by its own timer, without a click

    assert bench.hex.game.winner == RED and moves(bench) == ["a1", TIMEOUT]
    assert bench.board.message.text() == "Red wins on time: Blue’s has run out."
    assert bench.banner.isVisible() and "Blue’s time has run out" in bench.banner.detail.text()
    play(bench, qtbot, "c3")
    assert moves(bench) == ["a1", TIMEOUT]


def test_a_game_lost_on_time_can_be_gone_on_with(bench: HexBench, qtbot: QtBot, watch: Watch) -> None:
    begin(bench, qtbot, 1)
    play(bench, qtbot, "a1")
    watch.seconds += 61
    play(bench, qtbot, "b2")  # too late
    assert moves(bench) == ["a1", TIMEOUT]
    click(qtbot, bench.banner.on)

    assert not bench.banner.isVisible() and moves(bench) == ["a1"] and times(bench) == ("0:00", "1:01")
    play(bench, qtbot, "b2")
    watch.seconds += 3600
    assert moves(bench) == ["a1", "b2"] and times(bench) == ("1:00:00", "1:01")
    for _ in range(4):
        click(qtbot, bench.board.tools["undo"])
    assert moves(bench) == [] and times(bench) == ("1:00", "1:00")


def test_a_loss_on_time_can_be_undone(bench: HexBench, qtbot: QtBot, watch: Watch) -> None:
    begin(bench, qtbot, 1)
    play(bench, qtbot, "a1")
    watch.seconds += 61
    play(bench, qtbot, "b2")
    click(qtbot, bench.board.tools["undo"])
    assert moves(bench) == ["a1"] and times(bench) == ("1:00", "1:00")
    watch.seconds += 59
    play(bench, qtbot, "b2")
    assert moves(bench) == ["a1", "b2"] and times(bench) == ("1:00", "⚠ 0:01")


def test_times_go_with_the_players_when_they_change_colours(bench: HexBench, qtbot: QtBot, watch: Watch) -> None:
    begin(bench, qtbot, 5, swap="sides")
    play(bench, qtbot, "c3")
    watch.seconds += 60
    play(bench, qtbot, "c3")
    assert moves(bench) == ["c3", "swap"] and times(bench) == ("4:00", "5:00")


def test_engines_lose_on_time_too_and_think_no_longer_than_is_sensible(
    bench: HexBench, qtbot: QtBot, watch: Watch
) -> None:
    begin(bench, qtbot, 1)
    bench.engine.seconds = 30.0
    play(bench, qtbot, "a1")
    assert 5.0 < bench.engine.allowed < 8.0
    watch.seconds += 58
    assert bench.engine.allowed <= 0.25


def test_a_program_is_told_of_the_clocks_and_remembered(
    bench: HexBench, qtbot: QtBot, watch: Watch, tmp_path: Path
) -> None:
    assert watch() == 1000.0  # it is paused
    begin(bench, qtbot, 2)
    said = tmp_path / "said"
    program = programs.listening(said)
    for side, command in ((BLUE, program), (RED, "another --one")):
        box = bench.players.choices[side]
        box.setCurrentIndex(box.findData(PROGRAM))
        box.activated.emit(box.currentIndex())
        (dialog,) = (one for one in bench.window().findChildren(ProgramDialog) if one.isVisible())
        known = [dialog.command.itemText(place) for place in range(dialog.command.count())]
        assert known == ([] if side == BLUE else [program])
        dialog.command.setEditText(command)
        button = QDialogButtonBox.StandardButton.Ok if side == BLUE else QDialogButtonBox.StandardButton.Cancel
        dialog.buttons.button(button).click()
        qtbot.waitUntil(lambda: bench.hex.player_of(BLUE) == program_player(program), timeout=10_000)
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2)

    assert "time_left black 120 0\ntime_left white 120 0\ngenmove white\n" in said.read_text()


def test_what_is_agreed_and_what_has_played_is_offered_the_next_time(qtbot: QtBot) -> None:
    for minutes, result in ((0, "no limit"), (7, "7 min")):
        settings = Settings.of_user()
        with hosted(HexBench, qtbot, settings) as bench:
            assert bench.new_game.minutes.text() == result and bench.new_game.minutes.value() == minutes
            if not minutes:
                settings.add_hex_program("one --htp")
                settings.add_hex_program("two --htp")
                begin(bench, qtbot, 7, 4)
    assert settings.hex_time == (7, 4) and settings.hex_programs == ["two --htp", "one --htp"]


def test_settings_that_are_unreadable_count_as_not_there() -> None:
    settings = Settings(None)
    for said in ("", "x y", "7", "1 2 3", "-1 2", "99999999999 1"):
        settings.write("hex-time", said)
        assert settings.hex_time == (0, 0)
    for said in ("", "{}", "[1]", "]"):
        settings.write("hex-programs", said)
        assert settings.hex_programs == []


def test_times_are_kept_in_the_file(bench: HexBench, qtbot: QtBot, watch: Watch, tmp_path: Path) -> None:
    begin(bench, qtbot, 5, 2)
    file = tmp_path / "game.sgf"
    play(bench, qtbot, "a1")
    watch.seconds += 10
    play(bench, qtbot, "b2")
    bench.files.save_file(str(file))
    assert "WL[292]" in file.read_text() and "TM[300]" in file.read_text()
    click(qtbot, bench.board.tools["board"])
    click(qtbot, bench.new_game.start)
    bench.files.open_file(str(file))
    watch.seconds += 1000

    assert bench.hex.document.tree.time == TimeControl(300, 2)
    assert times(bench) == ("5:02", "4:52") and not bench.hex.game.over  # it waits for a move
    play(bench, qtbot, "c3")
    watch.seconds += 10
    assert times(bench) == ("5:04", "4:42")


def test_the_clock_stands_while_a_dialog_is_open(bench: HexBench, watch: Watch, qtbot: QtBot) -> None:
    begin(bench, qtbot, 2)
    play(bench, qtbot, "a1")
    watch.seconds += 10
    before = times(bench)
    dialog = QDialog(bench)
    dialog.open()
    watch.seconds += 50
    dialog.reject()
    assert times(bench) == before
    watch.seconds += 10
    assert times(bench) != before


def test_the_clock_of_an_engine_stands_still_while_the_game_is_paused(
    bench: HexBench, qtbot: QtBot, watch: Watch
) -> None:
    begin(bench, qtbot, 1)
    for side in (RED, BLUE):
        box = bench.players.choices[side]
        box.setCurrentIndex(box.findData("quick"))
        box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: bench.hex.game.over)
    click(qtbot, bench.board.tools["undo"])
    before = times(bench)
    watch.seconds += 58
    assert times(bench) == before and bench.hex.paused
