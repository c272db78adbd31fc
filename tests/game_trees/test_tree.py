"""Game trees are read strictly, and written as they are read."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from worlds.game_trees import AIMA, TREES

from workbench.game_trees.tree import MAX, MIN, MOST_DEPTH, MOST_NODES, GameTree
from workbench.search.problem.messages import Fault


def test_the_tree_of_the_textbook_has_its_players_names_and_values() -> None:
    tree = GameTree.parse(AIMA)
    assert tree.names == ("A", "B", "C", "D", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3")
    assert [tree.values[leaf] for leaf in tree.leaves] == [3, 12, 8, 2, 4, 6, 14, 5, 2]
    assert [tree.mover(tree.node(name)) for name in ("A", "b", "D")] == [MAX, MIN, MIN]
    assert tree.moves(0) == [("B", 1), ("C", 2), ("D", 3)] and tree.result(0) is None
    assert (tree.result(tree.node("B1")), tree.utility(tree.node("B1"))) == (1, 3)


@given(TREES)
def test_a_tree_is_read_as_it_is_written(tree: GameTree) -> None:
    assert GameTree.parse(str(tree)) == tree
    assert GameTree.parse(str(tree).replace(" ", "\n  ").replace("-", "−")) == tree
    assert len({*tree.names}) == len(tree.names)


@pytest.mark.parametrize(
    ("written", "key", "place"),
    [
        ("", "game-tree-empty", None),
        ("(3 4", "game-tree-unclosed", None),
        ("3) 4", "game-tree-unexpected", 2),
        ("(3 ()) 4", "game-tree-unexpected", 5),
        ("(3 x) 4", "game-tree-unexpected", 4),
        ("3 4.5", "game-tree-unexpected", 3),
        ("3 12345", "game-tree-value", 3),
        ("(" * (MOST_DEPTH + 1), "game-tree-deep", None),
        ("1 " * MOST_NODES, "game-tree-large", None),
    ],
)
def test_what_is_wrong_is_said_with_its_place(written: str, key: str, place: int | None) -> None:
    with pytest.raises(Fault) as caught:
        GameTree.parse(written)
    assert caught.value.message.key == key
    assert caught.value.message.facts.get("place") == place


@given(st.text("() 12x-", max_size=30))
def test_any_text_is_a_tree_or_a_fault(written: str) -> None:
    with contextlib.suppress(Fault):
        GameTree.parse(written)


def test_a_node_that_is_not_there_is_named() -> None:
    with pytest.raises(Fault, match="Z9"):
        GameTree.parse(AIMA).node("Z9")
