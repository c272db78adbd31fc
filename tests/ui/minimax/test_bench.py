"""The Game trees bench, driven by clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted
from support.paths import REPOSITORY
from worlds.game_trees import AIMA

from workbench.game_trees.searching import ALPHABETA
from workbench.lessons.concealment import NOTHING, Concealment
from workbench.ui.minimax.bench import MinimaxBench
from workbench.ui.minimax.shown_tree import NodeState
from workbench.ui.shell.main_window import MainWindow

TREES = REPOSITORY / "examples" / "game-trees"


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[MinimaxBench]:
    with hosted(lambda _: MinimaxBench(), qtbot) as bench:
        yield bench


def shown(bench: MinimaxBench, name: str) -> tuple[NodeState, str]:
    node = next(one for one in bench.tree.nodes if one.name == name)
    return node.state, node.value


def click(bench: MinimaxBench, name: str, qtbot: QtBot) -> None:
    qtbot.mouseClick(bench.tree, Qt.MouseButton.LeftButton, pos=bench.tree.place(name).toPoint())


def choose(bench: MinimaxBench, algorithm: str, qtbot: QtBot) -> None:
    qtbot.mouseClick(bench.code.face.buttons[algorithm], Qt.MouseButton.LeftButton)


def test_minimax_backs_values_up_step_by_step(bench: MinimaxBench) -> None:
    assert (bench.player.t, bench.player.length) == (0, 13)
    assert shown(bench, "B") == (NodeState.AHEAD, "") and shown(bench, "B2")[1] == "12"
    bench.player.step(3)
    assert shown(bench, "B") == (NodeState.OPEN, "≤ 3")
    bench.player.step(2)
    assert shown(bench, "B") == (NodeState.DONE, "3") and shown(bench, "A") == (NodeState.OPEN, "≥ 3")
    bench.player.to_end()
    assert shown(bench, "A") == (NodeState.DONE, "3") and bench.counters.values["leaves"].text() == "9"


def test_tree_and_counters_agree_with_the_code_at_a_micro_step(bench: MinimaxBench) -> None:
    bench.player.seek(4)
    assert shown(bench, "B") == (NodeState.OPEN, "≤ 3") and shown(bench, "B3")[0] is NodeState.AHEAD
    bench.player.micro_step()
    assert shown(bench, "B3")[0] is NodeState.DONE and shown(bench, "B") == (NodeState.OPEN, "≤ 3")
    assert next(one.name for one in bench.tree.nodes if one.current) == "B3"
    assert [bench.counters.values[name].text() for name in ("entered", "leaves")] == ["5", "3"]
    bench.player.micro_step()
    bench.player.micro_step()
    assert shown(bench, "B") == (NodeState.DONE, "3") and shown(bench, "A") == (NodeState.OPEN, "")
    bench.player.micro_step()
    assert shown(bench, "A") == (NodeState.OPEN, "≥ 3")
    for t in range(bench.player.length):
        bench.player.seek(t)
        for micro in range(1, len(bench.player.micro_steps) + 1):
            bench.player.go_to_micro_step(t, micro)
            spoken = bench.player.micro_steps[micro - 1].values.get("node")
            assert spoken is None or [one.name for one in bench.tree.nodes if one.current] == [spoken]


def test_alpha_beta_cuts_off_two_leaves(bench: MinimaxBench, qtbot: QtBot) -> None:
    choose(bench, ALPHABETA, qtbot)
    bench.player.seek(7)
    assert shown(bench, "C") == (NodeState.DONE, "≤ 2")
    assert [shown(bench, leaf)[0] for leaf in ("C2", "C3", "D1")] == [NodeState.CUT, NodeState.CUT, NodeState.AHEAD]
    assert bench.tree.nodes[0].window == ("α = 3", "β = +∞")
    qtbot.waitUntil(lambda: "2 moves are cut off" in bench.narration.narrated)
    bench.history.undo_change()
    assert bench.minimax.algorithm != ALPHABETA


def test_a_click_goes_to_the_step_of_a_node_and_keys_go_from_node_to_node(bench: MinimaxBench, qtbot: QtBot) -> None:
    choose(bench, ALPHABETA, qtbot)
    click(bench, "D1", qtbot)
    assert bench.player.t == 9 and bench.tree.nodes[bench.minimax.tree.node("D1")].current
    with qtbot.waitSignal(bench.message_reported, check_params_cb=lambda message: "C2" in message):
        click(bench, "C2", qtbot)
    assert bench.player.t == 9
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Return):
        qtbot.keyClick(bench.tree, key)
    assert bench.tree.accessibleDescription().startswith("C3")


def test_another_tree_is_typed_and_a_wrong_one_refused(bench: MinimaxBench, qtbot: QtBot) -> None:
    line = bench.setup.line
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    line.setText("(3 12 8) (2 4")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert bench.setup.fault.fault is not None and str(bench.minimax.tree) == AIMA
    line.setText("(1 2) 3")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert bench.setup.fault.fault is None and bench.player.length == 5
    bench.player.to_end()
    assert shown(bench, "A")[1] == "3"


def test_a_question_hides_the_rest_of_the_search(bench: MinimaxBench, qtbot: QtBot) -> None:
    bench.show_scene({"tree": AIMA, "algorithm": ALPHABETA, "at": 6})
    bench.conceal(Concealment(6))
    bench.player.to_end()
    assert bench.player.t == 6 and shown(bench, "C3")[0] is NodeState.AHEAD
    bench.pick_cells(True)
    with qtbot.waitSignal(bench.cell_picked, check_params_cb=lambda name: name == "C3"):
        click(bench, "C3", qtbot)
    bench.pick_cells(False)
    bench.conceal(NOTHING)
    bench.player.to_end()
    assert bench.player.t == 11


@pytest.mark.parametrize("name", ["twelve-leaves", "three-levels"])
def test_files_with_game_trees_open_here(window: MainWindow, name: str) -> None:
    window.opening.open(str(TREES / f"{name}.txt"))
    bench = window.bench
    assert isinstance(bench, MinimaxBench) and bench.setup.fault.fault is None
    assert max(bench.minimax.tree.depths) == (2 if name == "twelve-leaves" else 3)


def test_a_wrong_file_is_refused_with_its_name(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "tree.txt"
    file.write_text("game-tree Broken\n(3 4", encoding="utf-8")
    window.opening.open(str(file))
    bench = window.bench
    assert isinstance(bench, MinimaxBench)
    assert "tree.txt" in bench.setup.fault.sentence.text() and str(bench.minimax.tree) == AIMA


def test_in_projector_mode_the_narration_alone_says_what_happens(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("minimax")
    bench = window.bench
    assert isinstance(bench, MinimaxBench)
    bench.code.step(1)
    qtbot.waitUntil(lambda: bench.code.message.isVisible() and bench.code.message.text() == bench.narration.text())
    window.modes.set_projector(True)
    try:
        qtbot.waitUntil(bench.settled)
        assert not bench.code.message.isVisible() and bench.narration.isVisible()
    finally:
        window.modes.set_projector(False)
    assert bench.code.message.isVisible()
