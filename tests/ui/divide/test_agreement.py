"""All panes agree at every micro-step of the searches of phases."""

from __future__ import annotations

from pytestqt.qtbot import QtBot
from support.agreeing import check
from support.divide_driving import click_row, picture, solve

from workbench.search.explaining.explain import successor_of
from workbench.ui.divide.bench import DivideBench
from workbench.ui.states.sub_search_picture import PartialProblem, abstract_picture

STEPS = (0, 1, 5)
DIRECTIONS = ("up", "down", "left", "right")


def test_board_lists_tree_chart_counters_and_code_agree_at_every_micro_step(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    for phase in range(bench.phases.table.model().rowCount()):
        click_row(bench, qtbot, phase, double=phase == 0)
        assert bench.divide.inside == phase
        bench.tabs.setCurrentWidget(bench.tree)
        player = bench.divide.search
        for t in (t for t in STEPS if t < player.length):
            player.seek(t)
            for micro in range(len(player.micro_steps) + 1):
                player.go_to_micro_step(t, micro)
                at = f"phase {phase}: step {t}, micro-step {micro} of {len(player.micro_steps)}"
                check(bench, bench.divide.shown, at)
                check_board(bench, at)


def check_board(bench: DivideBench, at: str) -> None:
    """Compare the large board with the micro-step: it shows the node, or the successor, of which the code speaks."""
    player, shown, caption = bench.divide.search, picture(bench), bench.board.caption.text()
    assert player.timeline is not None
    problem, recording = player.timeline.recording.problem, player.timeline.recording
    assert isinstance(problem, PartialProblem)
    if not player.micro:
        node = player.timeline.at(player.t).current or 0
        assert shown == abstract_picture(problem, recording.state(node)), at
        return
    step = player.micro_steps[player.micro - 1]
    successor = successor_of(player.timeline.at(player.t + 1), player.micro_steps, player.micro - 1)
    if successor is None:
        node = step.effects.node or 0
        assert shown == abstract_picture(problem, recording.state(node)), at
        assert caption.startswith(f"Node {node}:"), at
        return
    assert shown == abstract_picture(problem, successor.state), at
    if step.effects.decided < step.effects.generated:
        moved = [
            direction for direction in DIRECTIONS if bench.narration.narrated.startswith(f"The blank moves {direction}")
        ]
        assert moved and caption == f"the blank moved {moved[0]}", (at, bench.narration.narrated)
