"""A game tree at every micro-step: it agrees with the variables of the pseudocode, and ends as the step does."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from worlds.game_trees import TREES

from workbench.game_trees.searching import searched
from workbench.game_trees.tree import GameTree
from workbench.search.explaining import games
from workbench.search.explaining.minimax import name_of, value_text
from workbench.search.inspecting.minimax_micro_moment import moment_at
from workbench.search.recording.minimax_tree import MinimaxMoment
from workbench.ui.minimax.shown_tree import NodeState, shown_nodes


@given(tree=TREES, pruning=st.booleans())
def test_the_tree_agrees_with_the_code_at_every_micro_step(tree: GameTree, pruning: bool) -> None:
    recording = searched(tree, pruning)
    for t in range(recording.length):
        steps = games.steps(recording.at(t + 1))
        for micro, step in enumerate(steps, start=1):
            moment = moment_at(recording, t, steps[:micro])
            nodes = {one.name: one for one in shown_nodes(tree, moment)}
            if step.line == "start":
                assert moment.records == (t if micro < len(steps) else t + 1)
                continue
            name, values, action = str(step.message.facts.get("name", "")), step.values, step.line.partition("-")[2]
            record = named(moment, str(values["node"]))
            if action in ("enter", "each", "leaf"):
                assert nodes[name].current and moment.current == record
            if action in ("better", "window", "cut"):
                assert value_text(moment.so_far(record) or 0) == values["best"]
            if pruning and action != "back":
                assert tuple(map(value_text, moment.window(record))) == (values["alpha"], values["beta"])
            if action == "back":
                assert nodes[name].state is NodeState.DONE and nodes[name].value.endswith(
                    str(step.message.facts["value"])
                )
            finishes = any(one.message.facts.get("name") == name for one in steps[micro:] if one.line.endswith("-back"))
            if action in ("enter", "better") and finishes:
                assert nodes[name].state is NodeState.OPEN
        assert shown_nodes(tree, moment_at(recording, t, steps)) == shown_nodes(tree, recording.at(t + 1))
        assert shown_nodes(tree, moment_at(recording, t, ())) == shown_nodes(tree, recording.at(t))


def named(moment: MinimaxMoment[int], name: str) -> int:
    """Return the record of this name."""
    return next(record for record in range(moment.records) if name_of(moment, record) == name)
