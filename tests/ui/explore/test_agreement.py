"""All panes of the Explore bench agree at every micro-step of random small searches."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.agreeing import check, folded_nodes, recorded, rows

from workbench.api import Configuration
from workbench.formats.problem_input import read_problem
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.base.theme import colours
from workbench.ui.charts.curves import Curves
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.inspector.inspected import inspected_node
from workbench.ui.nodes.node_columns import COLUMNS
from workbench.ui.player.pacer import FULL
from workbench.ui.runs.caption import caption
from workbench.ui.runs.current_state import shown_marks, shown_state
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.costs import costs_text
from workbench.ui.states.map_marks import MapReader
from workbench.ui.states.map_statuses import Mark as MapMark
from workbench.ui.trees.tree_labels import legend
from workbench.wording import number, text

FOLDED = 8
"""Steps at whose micro-steps the tree is compared while its root is folded."""
SEARCHES: tuple[tuple[str, str | None, dict[str, Any]], ...] = (
    ("astar", "misplaced", {}),
    ("astar", "zero", {"ties": "fifo"}),
    ("wastar", "manhattan", {"weight": 2.5}),
    ("bfs", None, {"test": "generation"}),
    ("beam", "misplaced", {"beam-width": 2}),
    ("bibfs", None, {}),
    ("biastar", "manhattan", {}),
    ("diskbfs", None, {}),
    ("dfs", None, {"depth": 4}),
    ("ids", None, {}),
    ("idastar", "misplaced", {}),
    ("rbfs", "misplaced", {}),
    ("lrta", "misplaced", {"trials": 3}),
    ("smastar", "misplaced", {"nodes": 8}),
)
STEPS = 40


def test_lists_tree_chart_counters_and_code_agree_at_every_micro_step(window: MainWindow) -> None:
    bench = window.explore
    player, goal = bench.player, goal_board(LAST, 2, 3)
    bench.chart.choose("expansions")
    for seed, (algorithm, heuristic, options) in enumerate(SEARCHES):
        bench.session.configure(Configuration.of(algorithm, heuristic, None, "textbook", **options))
        bench.session.set_boards(scramble(2, 3, seed, goal, 6), goal)
        assert bench.session.current is not None
        bench.session.current.run.advance(STEPS)
        bench._extend()
        closes = bench.session.current.run.recording.stores_closed
        for t in (min(2, player.length - 1) if closes else player.length - 1, player.length - 1)[: 1 + (seed == 0)]:
            player.seek(t)
            for micro in range(len(player.micro_steps) + 1):
                player.go_to_micro_step(t, micro)
                check(bench, bench.session, where(bench))
            before = rows(bench.open_list._model)
            player.seek(t + 1)
            check(bench, bench.session, where(bench))
            if player.timeline is not None and player.timeline.recording.in_buckets:
                assert rows(bench.open_list._model) == before, f"the order of OPEN, {where(bench)}"


@pytest.mark.parametrize(("algorithm", "heuristic"), [("ids", None), ("dfs", None), ("idastar", "misplaced")])
def test_all_panes_speak_of_one_node_when_a_depth_first_search_passes_on(
    window: MainWindow, algorithm: str, heuristic: str | None
) -> None:
    bench = window.explore
    player, options = bench.player, {"depth": 3} if algorithm == "dfs" else {}
    bench.session.configure(Configuration.of(algorithm, heuristic, None, "textbook", **options))
    bench.session.set_start(Board.parse("1 2 3/7 0 8/5 6 4"))
    assert bench.session.current is not None
    bench.session.current.run.advance(STEPS)
    bench._extend()
    bench.chart.choose("expansions")
    lines = set()
    for t in range(player.length):
        player.seek(t)
        for micro in range(len(player.micro_steps) + 1):
            player.go_to_micro_step(t, micro)
            check(bench, bench.session, where(bench))
            lines |= {step.line for step in player.micro_steps}
    assert {"back", {"ids": "bound", "dfs": "cut", "idastar": "raise"}[algorithm]} <= lines
    if algorithm == "ids":
        player.seek(6)
        check(bench, bench.session, where(bench))
        code = dict(bench.pseudocode.values.values)
        assert (code["n"], code["limit"], code["|STACK|"]) == ("10", "2", "1")


def test_a_folded_node_counts_only_what_exists_at_the_micro_step(window: MainWindow) -> None:
    bench = window.explore
    player, goal = bench.player, goal_board(LAST, 2, 3)
    for algorithm, heuristic, options in SEARCHES:
        bench.session.configure(Configuration.of(algorithm, heuristic, None, "textbook", **options))
        bench.session.set_boards(scramble(2, 3, 5, goal, 20), goal)
        assert bench.session.current is not None
        bench.session.current.run.advance(STEPS)
        bench._extend()
        for t in range(1, min(FOLDED, player.length)):
            player.seek(t)
            bench.tree.refresh()
            bench.tree.reset_folding()
            bench.tree.toggle(0)
            for micro in range(len(player.micro_steps) + 1):
                player.go_to_micro_step(t, micro)
                bench.tree.refresh()
                scene = bench.tree.canvas.scene
                assert scene is not None and player.timeline is not None
                drawn = recorded(scene.records) + folded_nodes(bench)
                assert player.timeline.recording.forgets or bench.tree._maker.size == drawn, where(bench)
        bench.tree.reset_folding()


def where(bench: ExploreBench) -> str:
    """Return which search and micro-step is shown."""
    player, configuration = bench.player, bench.session.configuration
    return f"{configuration.algorithm}: step {player.t}, micro-step {player.micro} of {len(player.micro_steps)}"


def test_an_uninformed_search_shows_neither_h_nor_f(window: MainWindow) -> None:
    bench = window.explore
    bench.session.configure(Configuration.of("bfs", None, None, "textbook"))
    assert bench.session.current is not None
    bench.session.current.run.advance(STEPS)
    bench._extend()
    bench.chart.choose("expansions")
    bench.player.seek(4)
    bench.player.micro_step()
    check(bench, bench.session, where(bench))
    bench.inspector.refresh()
    bench.board.show_face("now")
    bench.chart.refresh()
    content, scene = bench.chart.content(colours()), bench.tree.canvas.scene
    assert content is not None and scene is not None
    table = bench.open_list.table
    table.selectAll()
    shown = [
        *(str(label) for place, label in enumerate(COLUMNS) if not table.isColumnHidden(place)),
        *table._lines()[0],
        *(part.entry.name for part in content.parts),
        *content.titles,
        *bench.pseudocode.values.values,
        bench.narration.narrated,
        bench.board.now.caption.text(),
        bench.inspector.formula.text(),
        bench.inspector.h.title.text(),
        *(costs_text(scene.moment, int(record)) for record in scene.records),
    ]
    assert not [words for words in shown if re.search(r"\b[hf]\b", str(words))]


def test_the_map_agrees_with_the_lists_at_every_micro_step(window: MainWindow) -> None:
    bench = window.explore
    session, player = bench.session, bench.player
    session.set_problem(read_problem("romania"))
    assert session.current is not None
    run = session.current.run
    run.advance(STEPS)
    bench._extend()
    reader = MapReader(run)
    for t in range(1, player.length):
        player.seek(t)
        for micro in range(len(player.micro_steps) + 1):
            player.go_to_micro_step(t, micro)
            bench.open_list.refresh()
            state = shown_state(session, player)
            assert state is not None and player.timeline is not None
            marks = shown_marks(reader, player.timeline, player, state)
            spots = [reader.sketch.spots[place].state for place in range(len(reader.sketch.spots))]
            opened = {spots[place] for place, mark in marks.marks.items() if mark is MapMark.OPEN}
            assert opened == {run.recording.state(record) for record in rows(bench.open_list._model)}, where(bench)


@pytest.mark.parametrize("algorithm", ["dfs", "ids"])
def test_without_closed_the_map_agrees_with_the_tree_at_every_micro_step(window: MainWindow, algorithm: str) -> None:
    bench = window.explore
    session, player = bench.session, bench.player
    session.set_problem(read_problem("romania"))
    session.configure(Configuration.of(algorithm, None, None, "textbook"))
    assert session.current is not None
    run = session.current.run
    run.advance(STEPS)
    bench._extend()
    bench.tree.faces.choose("tree")
    reader = MapReader(run)
    player.seek(0)
    before = shown_state(session, player)
    assert before is not None and player.timeline is not None
    at_start = shown_marks(reader, player.timeline, player, before).marks
    assert len(at_start.places(MapMark.OPEN)) == 1 and not len(at_start.places(MapMark.ENTERED))
    for t in range(1, player.length):
        player.seek(t)
        for micro in range(len(player.micro_steps) + 1):
            player.go_to_micro_step(t, micro)
            for pane in (bench.open_list, bench.tree):
                pane.refresh()
            scene, state = bench.tree.canvas.scene, shown_state(session, player)
            assert scene is not None and state is not None and player.timeline is not None
            marks = shown_marks(reader, player.timeline, player, state)
            spots = [one.state for one in reader.sketch.spots]
            on_path = [run.recording.state(record) for record in run.recording.path(int(scene.records[scene.current]))]
            assert [spots[place] for place in marks.marks.places(MapMark.CURRENT)] == on_path[-1:], where(bench)
            assert {spots[place] for place in marks.marks.places(MapMark.ENTERED)} == {*on_path[:-1]}, where(bench)
            opened = {run.recording.state(record) for record in rows(bench.open_list._model)}
            assert {spots[place] for place in marks.marks.places(MapMark.OPEN)} == opened - {*on_path}, where(bench)
    assert {name for _, name in legend(scene)} >= {"current", "on the path"}
    assert [text(key) for key in marks.names.values()] == ["current", "waiting", "on the path"]
    bench.board.show_face("now")
    player.go_to_micro_step(1, next(place for place, one in enumerate(player.micro_steps, 1) if one.line == "each"))
    shown = shown_state(session, player)
    assert shown is not None and shown.costs is None
    assert caption(shown) == f"Successor {shown.state} · from {shown.previous}"


def test_counters_go_on_with_the_search_when_its_recording_is_full(window: MainWindow) -> None:
    bench = window.explore
    session, player, counters = bench.session, bench.player, bench.counters
    session.configure(Configuration.of("diskbfs", None, None, "textbook"))
    assert session.current is not None
    run = session.current.run
    run.recording._room = 40  # of a DiskPool
    shown = []
    for _ in range(2):
        run.advance(200)
        bench._extend()
        player.seek(player.length)
        counters._refresh()
        counters._show_step()
        assert run.recording.stopped_at is not None and player.length < run.expanded
        shown.append([counters.values[name].text() for name in ("expanded", "generated", "open")])
        assert shown[-1] == [number(one) for one in (run.expanded, run.recording.generated, run.recording.open)]
    assert shown[0] != shown[1]
    player.seek(3)
    counters._refresh()
    assert counters.values["expanded"].text() == "3"


def test_open_says_of_which_step_it_is_while_the_counters_go_on(window: MainWindow) -> None:
    bench = window.explore
    session, player = bench.session, bench.player
    session.configure(Configuration.of("diskbfs", None, None, "textbook"))
    assert session.current is not None
    run = session.current.run
    run.advance(20)
    bench._extend()
    bench.open_list.refresh()
    assert bench.open_list.title.hint.text() == "next one first"
    run.recording._room = 40  # of a DiskPool
    run.advance(200)
    bench._extend()
    player.seek(player.length)
    bench.open_list.refresh()
    assert player.length < run.expanded
    assert bench.open_list.title.hint.text() == f"at step {number(player.length)}"
    bench.counters._refresh()
    assert bench.counters.note.text().startswith(f"At step {number(run.expanded)}. ")
    assert f"at step {number(player.length)}" in bench.counters.note.text()
    player.seek(3)
    bench.open_list.refresh()
    bench.counters._refresh()
    assert bench.open_list.title.hint.text() == "at step 3"
    assert bench.open_list.title.count.text() == bench.counters.values["open"].text()


def test_at_its_end_a_search_without_closed_marks_the_goal_in_all_panes(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    session, player = bench.session, bench.player
    for algorithm in ("dfs", "ids", "idastar", "rbfs", "smastar"):
        session.configure(
            Configuration.of(algorithm, None, None, "textbook", **({"depth": 12} if algorithm == "dfs" else {}))
        )
        session.set_start(Board.parse("1 2 3/4 0 6/7 5 8"))
        player.to_end()
        qtbot.waitUntil(lambda: player.at_end and not session.busy)
        assert session.current is not None
        bench.tree.refresh()
        scene, state = bench.tree.canvas.scene, shown_state(session, player)
        assert scene is not None and player.timeline is not None and state is not None and state.costs is not None
        goal = player.timeline.at(player.length).goal
        assert goal is not None and player.timeline.at(player.length).current != goal
        node = inspected_node(session, player, bench.node_selection)
        assert node is not None
        assert scene.records[scene.current] == goal == node.number == state.costs.number
        curves = Curves(session.current.run)
        curves.update()
        bench.open_list.refresh()
        if player.timeline.recording.stores_open:
            assert (
                curves.open_size().y[-1]
                == len(rows(bench.open_list._model))
                == player.timeline.at(player.t).counts.open - 1
            )
        bench.narration._refresh()
        assert "is the goal" in bench.narration.narrated and player.timeline.recording.state(goal) == state.goal.state


@pytest.mark.parametrize("pace", [FULL, 700.0])
def test_at_any_moment_of_a_search_all_panes_show_the_same_step(window: MainWindow, pace: float) -> None:
    bench, korf, dice = window.explore, find("korf:88"), random.Random(1)
    assert korf is not None
    session, player = bench.session, bench.player
    session.configure(Configuration.of("astar", "manhattan", None, "textbook"))
    session.set_boards(korf.board, korf.goal)
    bench.board.show_face("now")
    player.set_speed(pace)
    player.play()
    seen = set()
    while len(seen) < 12:
        bench.lists.setCurrentIndex(dice.randrange(bench.lists.count()))
        for _ in range(dice.randrange(1, 40)):
            QApplication.processEvents()
            assert shown_steps(window) == {}, player.t
        seen.add(player.t)
    player.pause()


def shown_steps(window: MainWindow) -> dict[str, object]:
    """Return what panes show that does not belong to the player's step."""
    bench, player = window.explore, window.explore.player
    assert player.timeline is not None and bench.chart.plot is not None
    moment, t = player.timeline.at(player.t), number(player.t)
    state = shown_state(bench.session, player)
    scene, inspected = bench.tree.canvas.scene, bench.inspector.node
    counters = {name: value.text() for name, value in bench.counters.values.items()}
    steps = {
        "scrubber": (window.player_bar.counter.text().split(" ")[1], t),
        "expanded": (counters["expanded"], t),
        "closed": (counters["closed"], number(moment.counts.closed or 0)),
        "open": (counters["open"], number(moment.counts.open or 0)),
        "narration": (f"{t} steps" in bench.narration.narrated or player.pace != FULL, True),
        "tree": (None if scene is None else scene.moment.t, player.t),
        "board": (bench.board.now._current, state),
    }
    if bench.chart.pages.currentWidget() is bench.chart.plot:
        steps["chart"] = bench.chart.plot._cursor_at, player.t
    if not bench.open_list.table._reading:  # which it says
        steps["title of OPEN"] = bench.open_list.title.count.text(), counters["open"]
        steps["OPEN"] = bench.open_list.table.row_count, moment.counts.open
    if bench.closed_list.isVisible():
        steps["CLOSED"] = bench.closed_list.table.row_count, moment.counts.closed
    if bench.pseudocode.isVisible():
        steps["code"] = bench.pseudocode.where.text(), f"after step {t}"
    if bench.inspector.isVisible() and inspected is not None:
        steps["inspector"] = inspected.moment.t, player.t
    return {pane: (shown, right) for pane, (shown, right) in steps.items() if shown != right}
