"""A game search at every micro-step: it agrees with the variables of the pseudocode, and ends as the step does."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_hex_play import at_random
from worlds.game_trees import TREES
from worlds.games import Matches, Noughts

from workbench.game_trees.searching import searched
from workbench.game_trees.tree import GameTree
from workbench.hex import searches
from workbench.hex.board import HexBoard
from workbench.search.algorithms.alphabeta import alphabeta
from workbench.search.algorithms.mcts import mcts, random_playouts
from workbench.search.explaining import games
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.explaining.minimax import name_of, value_text
from workbench.search.inspecting.game_micro_moments import moment_at
from workbench.search.recording.cutoff_tree import CutoffTree
from workbench.search.recording.families import by_family
from workbench.search.recording.game_recording import GameRecording
from workbench.search.recording.minimax_tree import MinimaxMoment
from workbench.search.recording.proof_tree import ProofTree
from workbench.search.recording.visit_tree import ProvedResult, VisitTree
from workbench.search.running.game_run import GameRun, TextbookGameSearch
from workbench.ui.hex.search.cutoff_progress import CutoffProgress
from workbench.ui.minimax.shown_tree import NodeState, shown_nodes


@given(tree=TREES, pruning=st.booleans())
def test_the_tree_agrees_with_the_code_at_every_micro_step(tree: GameTree, pruning: bool) -> None:
    recording = searched(tree, pruning)
    for t in range(recording.length):
        steps = games.steps(recording.at(t + 1))
        for micro, step in enumerate(steps, start=1):
            moment: Any = moment_at(recording, t, steps[:micro])
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
        assert shown_nodes(tree, moment) == shown_nodes(tree, recording.at(t + 1))
        first: Any = moment_at(recording, t, ())
        assert shown_nodes(tree, first) == shown_nodes(tree, recording.at(t))


def named(moment: MinimaxMoment[int], name: str) -> int:
    """Return the record of this name."""
    return next(record for record in range(moment.records) if name_of(moment, record) == name)


HEX = st.tuples(st.sampled_from(tuple(searches.SEARCHES)), st.integers(0, 7), st.integers(0, 10**6))


@pytest.mark.compiled
@settings(max_examples=10, deadline=None)
@given(HEX)
def test_a_search_in_hex_agrees_with_the_code_at_every_micro_step(chosen: tuple[str, int, int]) -> None:
    kind, stones, seed = chosen
    board = at_random(4, stones, seed)
    if board.winner:
        return
    run = searches.start(kind, board)
    run.advance(200)
    check(run.recording)


@settings(max_examples=10, deadline=None)
@given(heap=st.integers(1, 9), noughts=st.booleans())
def test_a_textbook_search_agrees_with_the_code_at_every_micro_step(heap: int, noughts: bool) -> None:
    game: Any = Noughts() if noughts else Matches(heap)
    cutoffs: CutoffTree[Any] = CutoffTree(game)
    GameRun(cutoffs, TextbookGameSearch(alphabeta(game, lambda _: 0, cutoffs, 4))).advance(150)
    check(cutoffs)
    sides = (0, 1) if noughts else (1, 2)
    visits: VisitTree[Any] = VisitTree(game, sides)
    GameRun(visits, TextbookGameSearch(mcts(game, visits, random_playouts(game, sides, heap)))).advance(100)
    check(visits)


def check(recording: GameRecording[Any]) -> None:
    """Compare every micro-step of a recording with the code, and the first and the last with whole steps."""
    checks = {CutoffTree: check_cutoff, ProofTree: check_proof, VisitTree: check_visits}
    for t in range(recording.length):
        before, after = recording.at(t), recording.at(t + 1)
        assert picture(moment_at(recording, t, ())) == picture(before)
        steps = games.steps(after)
        for micro, step in enumerate(steps, start=1):
            moment = moment_at(recording, t, steps[:micro])
            by_family(checks, recording)(moment, before, step)
        assert picture(moment) == picture(after)


def picture(moment: Any) -> list[Any]:
    """Return what a tree shows of a moment: of its nodes those on the path, and the latest ones."""
    names = ("rate", "proof", "done", "value", "window", "cut", "left_out", "fate", "wins", "grounds", "below")
    about = [getattr(moment, name) for name in names if hasattr(moment, name)]
    nodes = (
        [[one(number) for one in about] for number in {*moment.path, *range(moment.records)[-20:]}] if moment.t else []
    )
    visits = moment.visits.tolist() if hasattr(moment, "visits") else []
    root = moment.round if hasattr(moment, "round") and moment.records else None
    return [moment.t, moment.records, moment.path, moment.best_line, moment.depth, root, visits, nodes]


def check_cutoff(moment: Any, before: Any, step: MicroStep) -> None:
    facts, values, line = step.message.facts, step.values, step.line
    if line == "round":
        assert picture(moment) == picture(before)
        return
    assert moment.t == moment.records == before.t + 1
    number: Any = facts.get("number", moment.current)
    if line in ("enter", "better", "raise"):
        assert tuple(map(games.format_value, moment.window(number))) == (values["alpha"], values["beta"])
        assert not moment.done(number)
    if line in ("over", "estimate", "known", "back"):
        assert games.format_value(moment.value(number)) == facts["value"]
    if line == "cut":
        assert moment.cut(number) and moment.left_out(number) == facts["count"]
    if line == "done":
        assert moment.depth == facts["depth"] and moment.recording.label(moment.best_line[0]) == facts["move"]


def check_proof(moment: Any, before: Any, step: MicroStep) -> None:
    number: Any = step.message.facts.get("number", moment.current)
    assert moment.t == moment.records == before.t + 1
    if step.line in ("known", "seen"):
        assert moment.wins(number) is (step.message.facts["result"] == "win")
    elif step.line == "done":
        assert moment.wins(0) is (step.message.facts["result"] == "win")
    else:
        decided = {"lost": False, "win": True}.get(step.line) if number else None
        assert moment.wins(number) is decided


def check_visits(moment: Any, before: Any, step: MicroStep) -> None:
    node: Any = step.values["node"]
    assert moment.current == node and moment.records == before.records + (node == before.records)
    if step.line in ("back", "done"):
        gained = moment.visits - np.pad(before.visits, (0, moment.records - before.records))
        assert np.flatnonzero(gained).tolist() == moment.path and gained.sum() == step.message.facts.get(
            "count", len(moment.path)
        )
        return
    assert moment.t == before.t and moment.visits.tolist()[: before.records] == before.visits.tolist()
    assert step.values.get("visits", 0) == moment.visits[node]
    proved = moment.proof(node) is not ProvedResult.UNKNOWN
    assert proved is (step.line == "proved") or before.proof(node) is moment.proof(node)


@pytest.mark.compiled
def test_cut_offs_are_counted_at_the_micro_step_that_makes_them() -> None:
    run = searches.start("alphabeta", HexBoard.empty(3))
    run.advance(600)
    recording: Any = run.recording
    course = CutoffProgress(recording)
    course.update()
    for t in range(recording.length):
        steps = games.steps(recording.at(t + 1))
        for micro in range(len(steps) + 1):
            cuts = sum(step.line == "cut" for step in steps[:micro])
            assert course.cuts_at(moment_at(recording, t, steps[:micro])) == course.cuts(t) + cuts
