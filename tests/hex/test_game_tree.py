"""A game with its variations: the main line stays the same whatever variations are added."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.hex.game_tree import ROOT, GameTree
from workbench.hex.rules import Game, Rules
from workbench.search.problem.messages import Fault


def tree_of(*moves: str, size: int = 5) -> GameTree:
    return GameTree.of(Game.new(Rules(size)).played(*moves))


def moves(tree: GameTree, line: tuple[int, ...]) -> list[str]:
    return [tree.nodes[at].move for at in line[1:]]


def test_the_line_of_first_children_is_the_game() -> None:
    tree = tree_of("a1", "b2", "c3")
    assert moves(tree, tree.main) == ["a1", "b2", "c3"]
    assert tree.game(tree.main[-1]).moves == ("a1", "b2", "c3")


def test_another_move_earlier_is_a_variation_and_leaves_the_game_alone() -> None:
    tree = tree_of("a1", "b2", "c3")
    tried, at = tree.played(tree.main[1], "d4")
    assert moves(tried, tried.main) == ["a1", "b2", "c3"]
    assert moves(tried, tried.path(at)) == ["a1", "d4"]
    assert tree_of("a1", "b2", "c3").main == tree.main  # the previous tree is unchanged


def test_the_same_move_again_leads_to_the_same_node() -> None:
    tree = tree_of("a1", "b2")
    assert tree.played(ROOT, "a1") == (tree, tree.main[1])


def test_a_variation_can_be_made_the_game() -> None:
    tree = tree_of("a1", "b2", "c3")
    tried, at = tree.played(tree.main[1], "d4")
    tried, at = tried.played(at, "e5")
    made = tried.promoted(at)
    assert moves(made, made.main) == ["a1", "d4", "e5"]
    assert len(made.nodes) == len(tried.nodes)


def test_what_is_taken_out_goes_with_all_that_follows() -> None:
    tree = tree_of("a1", "b2", "c3")
    left = tree.without(tree.main[2])
    assert moves(left, left.main) == ["a1"] and len(left.nodes) == 2
    with pytest.raises(Fault):
        tree.without(ROOT)


def test_an_illegal_move_is_refused() -> None:
    tree = tree_of("a1")
    with pytest.raises(Fault):
        tree.played(tree.main[-1], "a1")


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 24)), max_size=40))
def test_whatever_is_tried_every_node_is_a_game_of_its_path(tries: list[tuple[int, int]]) -> None:
    tree = tree_of("c3", "b3", size=5)
    game = moves(tree, tree.main)
    for place, cell in tries:
        at = sorted(tree.nodes)[place % len(tree.nodes)]
        vacant = tree.game(at).board.vacant
        if at != tree.main[-1] and vacant and not tree.game(at).over:
            tree, _ = tree.played(at, tree.game(at).legal()[cell % len(vacant)])
    assert moves(tree, tree.main) == game
    for at in tree.nodes:
        assert list(tree.game(at).moves) == moves(tree, tree.path(at))
    assert sorted(tree.below(ROOT)) == sorted(tree.nodes)
