"""The game of Hex when the window is closed and opened again."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support import programs
from support.bench_hosting import hosted
from support.hex_driving import begin, click, moves, play

from workbench.formats.user_data import data_folder
from workbench.hex.rules import Rules
from workbench.ui.base.settings import Settings
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.game.kinds import program_command, program_player

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


def test_the_game_its_notes_and_its_players_are_there_again(settings: Settings, qtbot: QtBot) -> None:
    with hosted(HexBench, qtbot, settings) as bench:
        begin(bench, qtbot, Rules(5, "pieces"))
        play(bench, qtbot, "a2", "c3", "d2")
        bench.hex.comment("a good move")
        bench.hex.go_to(bench.hex.document.tree.main[2])
        play(bench, qtbot, "b4")  # a variation
        bench.hex.held = True
        bench.hex.set_player(1, "mcts")
    with hosted(HexBench, qtbot, settings) as bench:
        tree = bench.hex.document.tree
        assert moves(bench) == ["a2", "c3", "d2"]
        assert tree.nodes[tree.main[-1]].comment == "a good move"
        assert bench.hex.game.moves == ("a2", "c3", "b4")
        assert bench.hex.players[1] == "mcts" and not bench.engine.busy
        assert not bench.hex.history.can_undo


def test_more_moves_in_the_example_are_kept(settings: Settings, qtbot: QtBot) -> None:
    for _ in range(2):
        with hosted(HexBench, qtbot, settings) as bench:
            before = moves(bench)
            play(bench, qtbot, "a1" if len(before) == 18 else "a2")
    with hosted(HexBench, qtbot, settings) as bench:
        assert moves(bench)[18:] == ["a1", "a2"]


def test_a_file_that_cannot_be_read_is_set_aside_and_reported(settings: Settings, qtbot: QtBot) -> None:
    data_folder().mkdir(parents=True, exist_ok=True)
    for content in ("nonsense", '{"game": "(;GM[1])"}'):
        (data_folder() / "hex-game.json").write_text(content)
        reported: list[str] = []

        def make(known: Settings, reported: list[str] = reported) -> HexBench:
            bench = HexBench(known)
            bench.message_reported.connect(reported.append)
            return bench

        with hosted(make, qtbot, settings) as bench:
            assert len(moves(bench)) == 18
            assert "damaged" in reported[0]
        assert not (data_folder() / "hex-game.json").exists()


def test_both_programs_are_there_again_but_none_that_only_a_file_names(settings: Settings, qtbot: QtBot) -> None:
    anna, bert = (program_player(programs.playing(cell, name)) for cell, name in (("a1", "Anna"), ("e5", "Bert")))
    for command in map(program_command, (anna, bert)):
        settings.add_hex_program(command)
    with hosted(HexBench, qtbot, settings) as bench:
        begin(bench, qtbot, Rules(5))
        play(bench, qtbot, "b2")
        bench.hex.held = True
        bench.read_scene({"players": [anna, bert]})()
        scene = bench.scene()
    with hosted(HexBench, qtbot, settings) as bench:
        assert bench.hex.players == {1: anna, 2: bert} and not bench.engine.busy
        bench.read_scene({"players": ["person", "quick"]})()  # as older files have it
        assert bench.hex.players == {1: "person", 2: "quick"}
        bench.read_scene(scene)()
        assert bench.hex.players == {1: anna, 2: bert}
        bench.read_scene({"players": ["program /a/stranger --htp", bert]})()
        assert bench.hex.players == {1: "person", 2: bert}
        assert "“stranger --htp”" in bench.board.message.text()
        click(qtbot, bench.players.move_button)
        qtbot.waitUntil(lambda: moves(bench) == ["b2", "e5"])
        assert bench.players.choices[2].currentText() == "Bert"
