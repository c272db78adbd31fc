"""Games with variations: a tree, its lines, and how it is pruned."""

from __future__ import annotations

import pytest

from workbench.hex.rules import Game, Rules
from workbench.hex.variations import Variation
from workbench.search.messages import Fault


def test_a_move_that_is_there_already_is_gone_to() -> None:
    root = Variation.of(Game.new(Rules(3)).played("a1", "b2"))

    assert root.play("a1") is root.children[0] and len(root.children) == 1
    other = root.children[0].play("c3")
    assert [here.move for here in other.path()] == [None, "a1", "c3"] and other.root is root
    assert [here.move for here in root.line()] == [None, "a1", "b2"]
    with pytest.raises(Fault, match="hex-cell-taken"):
        other.play("a1")


def test_a_variation_becomes_the_main_line_or_is_taken_out() -> None:
    root = Variation.of(Game.new(Rules(3)).played("a1", "b2"))
    other = root.play("c1").play("b2")
    third = root.play("c3")
    third.promote()
    assert [here.move for here in root.walk()] == [None, "c3", "a1", "b2", "c1", "b2"]
    assert third.remove() is root and root.remove() is None
    assert root.children[1].remove() is root and other not in [*root.walk()]
    assert root.end.game.moves == ("a1", "b2")
