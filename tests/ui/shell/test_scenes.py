"""What a bench shows can be stored and shown again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot
from support.settling import wait_until_shown

from workbench.formats.problem_input import read_problem
from workbench.formats.scene_keys import KEYS, PANES
from workbench.search.problem.messages import Fault
from workbench.ui.player.mode import Mode
from workbench.ui.shell.main_window import MainWindow

RUN = "3x3:1 2 3/7 0 8/5 6 4 goal=last astar misplaced ties=fifo"


def test_a_step_of_a_search_is_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    scene = {"run": f"{RUN} at=7", "micro": 2, "tab": "inspector", "face": "graph", "bookmarks": {"3": "look"}}
    bench.show_scene(scene)
    qtbot.waitUntil(lambda: (bench.player.t, bench.player.micro) == (7, 2))
    assert bench.lists.currentWidget() is bench.inspector
    assert bench.bookmarks.notes == {3: "look"}
    assert bench.session.configuration.options["ties"] == "fifo"
    written = bench.scene()
    assert written == scene | {"layout": 0}
    bench.player.to_start()
    bench.show_scene(written)
    qtbot.waitUntil(lambda: (bench.player.t, bench.player.micro) == (7, 2))


def test_a_line_a_chart_and_hidden_panes_are_shown_and_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    before = bench.scene()
    bench.show_scene({"run": f"{RUN} at=12", "line": "new", "chart": "f", "hide": ["open", "runs", "chart"]})
    qtbot.waitUntil(lambda: bench.player.t == 12 and bench.player.micro > 0)
    assert bench.player.micro_steps[bench.player.micro - 1].line == "new"
    assert bench.chart.chosen == "f"
    assert not bench.open_list.isVisible() and not bench.chart.isVisible()
    assert not bench.lists.isTabVisible(bench.lists.indexOf(bench.runs))
    written = bench.scene()
    assert (written["chart"], written["hide"]) == ("f", ["chart", "open", "runs"])
    bench.lay_out(1)
    bench.lay_out(0)
    assert not bench.open_list.isVisible()
    bench.show_scene({"run": f"{RUN} at=12", "hide": ["closed", "pseudocode", "inspector", "runs", "moments"]})
    assert bench.open_list.isVisible() and bench.chart.isVisible() and not bench.lists.isVisible()
    bench.show_scene(before)
    assert bench.lists.isVisible() and bench.lists.isTabVisible(bench.lists.indexOf(bench.runs))
    assert bench.chart.chosen == "" and bench.scene() == before


def test_the_tree_brings_marked_nodes_into_its_middle(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.show_scene({"run": f"{RUN} at=40"})
    qtbot.waitUntil(lambda: bench.player.t == 40)
    canvas = bench.tree.canvas
    bench.tree.follow.setChecked(True)
    for record in (3, 20):
        bench.node_selection.mark([record])
        qtbot.waitUntil(lambda record=record: canvas.marked == (record,))
        place = canvas.scene.places[record]
        painter = canvas.painter_of(QPainter())
        assert abs(painter.x[place] - canvas.width() / 2) < canvas.width() / 4
        assert 0 < painter.y[place] < canvas.height()


def test_the_end_and_a_move_of_the_solution_are_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.show_scene({"run": f"{RUN} at=end"})
    qtbot.waitUntil(lambda: bench.player.ended and bench.player.t == bench.player.length > 0)
    assert bench.scene()["run"].endswith(" at=end")
    bench.show_scene({"run": f"{RUN} at=end", "move": 4})
    qtbot.waitUntil(lambda: bench.player.mode is Mode.MOVES and bench.player.move == 4)
    assert bench.scene()["move"] == 4


def test_a_map_is_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.show_scene({"run": "problem=romania start=Lugoj goal=Bucharest ucs at=2"})
    qtbot.waitUntil(lambda: bench.player.t == 2)
    assert bench.scene()["run"] == "problem=romania start=Lugoj goal=Bucharest ucs ties=low-h at=2"
    bench.show_scene({"run": f"{RUN} at=1"})
    qtbot.waitUntil(lambda: bench.player.t == 1 and bench.session.other is None)


def test_a_scene_that_cannot_be_shown_changes_nothing(window: MainWindow) -> None:
    before = window.explore.scene()
    wrong: tuple[dict[str, object], ...] = (
        {"run": "3x3:1 2 3"},
        {"run": RUN, "tab": "nowhere"},
        {"run": RUN, "face": "nose"},
        {"run": "x.py:f astar"},
        {"run": RUN, "line": "poem"},
        {"run": RUN, "hide": ["tree"]},
        {"run": RUN, "chart": "pie"},
    )
    for scene in wrong:
        with pytest.raises(Fault):
            window.explore.show_scene(scene)
        assert window.explore.scene() == before, scene


def shown_again(window: MainWindow, name: str, scene: dict[str, object], qtbot: QtBot) -> dict[str, object]:
    """Show a scene on a bench, wait until it is complete, and return the bench's scene."""
    window.show_bench(name)
    window.bench.load()
    window.bench.show_scene(scene)
    qtbot.waitUntil(lambda: scene.items() <= window.bench.scene().items())
    return window.bench.scene()


SCENES = {
    "compare": {
        "runs": [f"{RUN.removesuffix('fifo')}{ties}" for ties in ("fifo", "lifo", "low-h")],
        "axis": "layer",
        "pair": ["A", "C"],
        "at": 3,
    },
    "divide": {"run": "4x4:7 1 3 4/2 5 10 8/0 6 9 11/13 14 15 12 goal=last at=5", "strategy": "line final=3x3"},
    "audit": {
        "shape": "2x3",
        "goal": "first",
        "heuristic": "misplaced",
        "second": "zero",
        "way": "max",
        "weight": 1.5,
        "page": "heuristics",
    },
    "hex": {
        "game": "(;FF[4]AP[Search Workbench]CA[UTF-8]GM[11]RU[no-swap]SZ[5](;B[c3];W[c2];B[d2])(\n;B[a1]))\n",
        "moves": "c3 c2",
        "tab": "analysis",
        "marks": ["must", "links"],
        "fill": "red",
        "players": ["person", "mcts"],
        "seconds": 2.0,
    },
    "minimax": {"tree": "(3 12 8) (2 (4 6)) 5", "algorithm": "alphabeta", "at": 4, "micro": 2},
    "experiments": {
        "boards": {"kind": "exact", "size": "3x3", "moves": 7, "count": 5, "seed": 1},
        "algorithms": ["astar", "idastar"],
        "heuristics": ["zero"],
        "ties": ["fifo"],
        "more": "weight=1.5",
        "expansions": 1000,
        "seconds": 2,
    },
}


@pytest.mark.parametrize("name", SCENES)
def test_every_bench_shows_its_scene_again(window: MainWindow, qtbot: QtBot, name: str) -> None:
    scene: dict[str, object] = SCENES[name]
    written = shown_again(window, name, scene, qtbot)
    assert written == scene
    assert all(pane is not None for pane in window.bench.panes.values())
    window.bench.stop()


@pytest.mark.parametrize("name", SCENES)
def test_a_session_saved_from_another_bench_shows_every_bench_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    """Benches are not visible when their scenes are read."""
    scene: dict[str, object] = SCENES[name]
    shown_again(window, name, scene, qtbot)
    wait_until_shown(window, qtbot)
    window.show_bench("explore")
    path = str(tmp_path / "all.workbench")
    window.sessions.save_file(path)
    window.sessions.open_file(path)
    assert window.bench is window.explore
    window.show_bench(name)
    wait_until_shown(window, qtbot)
    assert window.bench.scene() == scene
    if name == "compare":
        assert window.bench.player.t == scene["at"] < window.bench.player.length
    window.bench.stop()


def test_a_long_comparison_stands_at_its_step_again_before_its_searches_have_ended(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workbench.ui.compare.session.AUTOMATIC_EXPANSIONS", 30)
    window.show_bench("compare")
    for at in (7, 40):
        window.bench.show_scene(SCENES["compare"] | {"axis": "step", "at": at})
        wait_until_shown(window, qtbot)
        assert window.bench.player.t == at
        assert any(side.unfinished for side in window.bench.compare.sides)


def test_a_search_within_a_phase_is_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    scene = SCENES["divide"] | {"inside": True, "step": 2}
    assert shown_again(window, "divide", scene, qtbot) == scene


def test_a_hex_game_with_the_seed_swap_is_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    game = "size 5\nswap seed\nfirst blue\nc3\ny\nc2\n"
    scene = SCENES["hex"] | {"game": game, "moves": "c3 swap", "players": ["person", "person"]}
    assert shown_again(window, "hex", scene, qtbot) == scene


@pytest.mark.compiled
@pytest.mark.parametrize(("engine", "steps", "at"), [("mcts", 700, 3), ("alphabeta", 250, 9)])
def test_a_search_of_a_hex_position_stands_at_its_step_again(
    window: MainWindow, qtbot: QtBot, engine: str, steps: int, at: int
) -> None:
    think = {"engine": engine, "steps": steps, "at": at}
    window.show_bench("hex")
    bench = window.hex
    bench.show_scene(SCENES["hex"] | {"tab": "tree", "think": think})
    qtbot.waitUntil(bench.settled)
    assert (bench.player, bench.steps.t, bench.steps.length) == (bench.steps, at, steps)
    assert not bench.engine.analysing and bench.engine.thought is not None and bench.engine.thought.steps == steps
    assert bench.scene()["think"] == think
    bench.show_scene({"moves": "c3"})
    qtbot.waitUntil(bench.settled)
    assert "think" not in bench.scene()


WRONG: tuple[tuple[str, dict[str, object]], ...] = (
    ("compare", {"runs": [RUN]}),
    ("compare", {"runs": [RUN, "3x3:1"]}),
    ("compare", {"axis": "sideways"}),
    ("compare", {"at": -1}),
    ("compare", {"pair": ["A", "Z"]}),
    ("divide", {"run": "problem=romania"}),
    ("divide", {"strategy": "fast"}),
    ("divide", {"step": "two"}),
    ("audit", {"heuristic": "x.py:h"}),
    ("audit", {"heuristic": "guess"}),
    ("audit", {"weight": -2}),
    ("audit", {"shape": "3"}),
    ("hex", {"game": "(;GM[1])"}),
    ("hex", {"game": "size 5\nz9"}),
    ("hex", {"game": "(;GM[11]SZ[5];B[c3])", "moves": "c4"}),
    ("hex", {"players": ["person", "program"]}),
    ("hex", {"players": ["person"]}),
    ("hex", {"seconds": 3}),
    ("hex", {"fill": "green"}),
    ("hex", {"marks": ["everything"]}),
    ("hex", {"think": {"engine": "mcts", "steps": 0}}),
    ("hex", {"think": {"engine": "quick", "steps": 9}}),
    ("experiments", {"algorithms": ["quick"]}),
    ("experiments", {"boards": {"kind": "odd"}}),
    ("experiments", {"more": "colour=red"}),
    ("experiments", {"expansions": True}),
)


def test_what_is_wrong_in_a_scene_is_told(window: MainWindow) -> None:
    for name, scene in WRONG:
        window.show_bench(name)
        before = window.bench.scene()
        with pytest.raises(Fault):
            window.bench.show_scene(scene)
        assert window.bench.scene() == before, (name, scene)
        window.bench.stop()


def test_what_files_may_name_is_what_the_benches_have(window: MainWindow) -> None:
    assert [*KEYS] == [*PANES] and {*KEYS} == {*window.benches}
    for name in window.benches:
        window.show_bench(name)
        assert {*window.bench.scene()} <= KEYS[name]
        assert window.bench.panes.keys() == PANES[name]
        window.bench.stop()


def test_a_comparison_of_another_problem_is_shown_while_another_bench_is_in_front(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Compare then still has the problem of before, whose heuristics the other problem does not know."""
    window.show_bench("compare")
    compare = window.bench
    scene = compare.scene()
    window.explore.session.set_problem(read_problem("tree"))
    qtbot.waitUntil(compare.settled)
    assert any(side.configuration.heuristic == "table" for side in compare.compare.sides)
    window.show_bench("explore")
    compare.show_scene(scene)
    window.show_bench("compare")
    qtbot.waitUntil(compare.settled)
    assert compare.scene()["runs"] == scene["runs"]
    assert all(side.refused is None and side.run is not None for side in compare.compare.sides)
