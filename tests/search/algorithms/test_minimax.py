"""Minimax finds the values of a recursive definition, and alpha-beta the same at the root with fewer nodes."""

from __future__ import annotations

from hypothesis import given, settings
from worlds.game_trees import AIMA, TREES

from workbench.game_trees.tree import GameTree
from workbench.search.algorithms.minimax import minimax
from workbench.search.explaining import games
from workbench.search.problem.status import Status
from workbench.search.recording.minimax_tree import MinimaxMoment, MinimaxTree
from workbench.search.running.game_run import GameRun, TextbookGameSearch
from workbench.wording import LANGUAGES, say, set_language
from workbench.wording.pseudocode import listing


def searched(tree: GameTree, pruning: bool) -> MinimaxMoment[int]:
    recording = MinimaxTree(tree, pruning)
    run = GameRun(recording, TextbookGameSearch(minimax(recording)))
    assert run.advance(10**6) is Status.SOLVED
    return recording.at(recording.length)


def true_value(tree: GameTree, node: int, maximizes: bool) -> int:
    value = tree.values[node]
    if value is not None:
        return value
    below = [true_value(tree, child, not maximizes) for child in tree.children[node]]
    return max(below) if maximizes else min(below)


def nodes(moment: MinimaxMoment[int]) -> list[str]:
    return [moment.recording.game.names[moment.recording.state(record)] for record in range(moment.records)]


def test_the_textbook_tree_is_worth_3_and_two_leaves_are_cut_off() -> None:
    tree = GameTree.parse(AIMA)
    whole, pruned = searched(tree, False), searched(tree, True)
    assert (whole.value(0), pruned.value(0)) == (3, 3)
    assert [whole.recording.label(one) for one in whole.best_line] == ["B", "B1"]
    assert len(nodes(whole)) == 13 and {*nodes(whole)} - {*nodes(pruned)} == {"C2", "C3"}
    found = {name: (pruned.value(record), pruned.bound(record)) for record, name in enumerate(nodes(pruned))}
    assert (found["B"], found["C"], found["D"]) == ((3, "exact"), (2, "most"), (2, "exact"))


def test_in_the_best_order_each_reply_of_min_needs_one_leaf() -> None:
    assert len(nodes(searched(GameTree.parse("(3 12 8) (2 4 6) (2 5 14)"), True))) == 4 + 5
    assert len(nodes(searched(GameTree.parse("(14 5 2) (6 4 2) (8 12 3)"), True))) == 13


@given(TREES)
@settings(deadline=None)
def test_values_and_bounds_are_true(tree: GameTree) -> None:
    for pruning in (False, True):
        moment = searched(tree, pruning)
        assert moment.value(0) == true_value(tree, 0, True) and moment.bound(0) == "exact"
        for record in range(moment.records):
            value, bound = moment.value(record), moment.bound(record)
            true = true_value(tree, moment.recording.state(record), moment.recording.maximizes(record))
            assert value is not None
            assert bound == "none" or {"exact": true == value, "least": true >= value, "most": true <= value}[bound]
            assert pruning or bound == "exact"
        assert pruning or moment.records == len(tree.children)


@given(TREES)
@settings(deadline=None, max_examples=25)
def test_each_micro_step_executes_a_line_and_has_a_sentence(tree: GameTree) -> None:
    for pruning in (False, True):
        end = searched(tree, pruning)
        shown = listing("minimax", {"pruning": 1} if pruning else {})
        for t in range(end.t + 1):
            for step in games.steps(end.recording.at(t)):
                assert shown.place(step.line) is not None, step.line
                assert say(step.message)
    assert any(step.line == "start" for step in games.steps(end))


def test_the_sentences_of_the_first_cut_off() -> None:
    moment = searched(GameTree.parse(AIMA), True).recording.at(7)
    assert say(games.steps(moment)[3].message) == "v = 2 ≤ α = 3: MAX will avoid C. 2 moves are cut off."
    for language in LANGUAGES:
        set_language(language)
        assert all("C" in say(step.message) for step in games.steps(moment))
    set_language("en")
