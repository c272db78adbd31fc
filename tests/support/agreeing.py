"""Whether the panes of a bench agree at a micro-step."""

from __future__ import annotations

import re
from math import ceil
from typing import Any

from workbench.search.explaining import explain
from workbench.search.recording.columns import NONE
from workbench.search.tree.marks import Mark
from workbench.ui.divide.bench import DivideBench
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.inspector.inspected import inspected_node
from workbench.ui.nodes.nodes_model import NodesModel
from workbench.ui.runs.current_state import shown_state
from workbench.ui.runs.shown_run import ShownRun
from workbench.ui.states.costs import costs_text
from workbench.wording import number, say

LISTS = {"|OPEN|", "|STACK|", "waiting", "|LAYER|", "|NEXT|", "|FORWARD|", "|BACKWARD|", "written"}
"""The variables of the pseudocode that count the nodes on OPEN."""


def check(bench: ExploreBench | DivideBench, session: ShownRun, at: str) -> None:
    """Compare what the panes of a bench show of its search; `at`: which micro-step it is."""
    for pane in (bench.open_list, bench.closed_list, bench.tree, bench.pseudocode, bench.chart):
        pane.refresh()
    for text in (bench.counters, bench.narration):
        text._refresh()
    player, scene = bench.player, bench.tree.canvas.scene
    assert player.timeline is not None and scene is not None
    recording = player.timeline.recording
    code = dict(bench.pseudocode.values.values)
    counters = {name: value.text() for name, value in bench.counters.values.items()}
    waiting, closed = rows(bench.open_list._model), rows(bench.closed_list._model)
    marked = {mark: set(scene.records[scene.marks == mark].tolist()) for mark in (Mark.OPEN, Mark.CLOSED)}
    assert len(set(waiting)) == len(waiting), at
    if recording.stores_open:
        assert counters["open"] == number(len(waiting)), at
        listed = sum(int(value) for name, value in code.items() if name in LISTS)
        assert recording.walks or listed == len(waiting), (at, code)
        assert recording.forgets or marked[Mark.OPEN] == set(waiting), at
    if recording.stores_closed:
        assert counters["closed"] == number(len(closed)) == code.get("|CLOSED|", counters["closed"]), at
        assert marked[Mark.CLOSED] == set(closed), at
    assert recording.forgets or bench.tree._maker.size == recorded(scene.records) + folded_nodes(bench), at
    ends = player.t == player.length or (player.t + 1 == player.length and player.micro == len(player.micro_steps) > 0)
    assert scene.on_solution.any() == (ends and player.moves > 0), at
    assert bench.chart.plot is not None
    cursor = bench.chart.plot._cursor_at or 0
    assert counters["expanded"] == number(ceil(cursor)), at
    assert (cursor == ceil(cursor)) is (player.micro in (0, len(player.micro_steps)) or cursor == player.t), at
    if player.micro:
        step = player.micro_steps[player.micro - 1]
        assert bench.narration.narrated == say(step.message), at
        assert counters["expanded"] == number(player.t + step.effects.expanded), at
        entered = int(code.get("n", NONE)) == player.timeline.at(player.t + 1).current and not recording.stores_closed
        if step.line in ("take", "test") and entered and player.micro < len(player.micro_steps):
            place = scene.places[bench.tree._maker.representative(int(code["n"]))]
            assert scene.marks[place] == Mark.ENTERED, at
            value = code.get("F(n)", code.get("f(n)"))
            assert value is None or costs_text(scene.moment, int(scene.records[place])).startswith(value), at
    if "n" in code:
        check_node(bench, session, int(code["n"]), at)


def check_node(bench: ExploreBench | DivideBench, session: ShownRun, number: int, at: str) -> None:
    """Check that all panes speak of the node `number`, or of its successor, if it is the goal that ends the search."""
    player, scene = bench.player, bench.tree.canvas.scene
    assert player.timeline is not None and scene is not None
    recording, shows_successor = player.timeline.recording, False
    if player.micro:
        shows_successor = player.micro_steps[player.micro - 1].successor is not None
    else:
        goal, messages = player.timeline.at(player.t).goal, explain.narration(player.timeline, player.t)
        assert number in [one.facts.get("number") for one in messages], at
        if goal is not None and recording.tests_early and not recording.stores_closed:
            number = goal
    node, state = inspected_node(session, player, bench.node_selection), shown_state(session, player)
    assert node is not None and state is not None
    assert node.number == number, at
    assert scene.current != NONE and scene.records[scene.current] == bench.tree._maker.representative(number), at
    assert recording.stores_open or rows(bench.open_list._model) == recording.path(number), at
    assert shows_successor or (state.costs is not None and state.costs.number == number), at


def rows(model: NodesModel) -> list[int]:
    return [model.record(row) for row in range(model.rowCount())]


def recorded(records: Any) -> int:
    return int((records >= 0).sum())


def folded_nodes(bench: ExploreBench | DivideBench) -> int:
    """Return the sum of the numbers on the folded nodes of the tree."""
    scene = bench.tree.canvas.scene
    assert scene is not None
    labels = bench.tree._maker.labels(scene).folded
    return sum(int(re.sub(r"\D", "", labels(int(place))[0])) for place in scene.folded.nonzero()[0])
