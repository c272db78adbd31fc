"""Game trees that are written out: that of the textbook, and random ones."""

from __future__ import annotations

from hypothesis import strategies as st

from workbench.game_trees.tree import GameTree

AIMA = "(3 12 8) (2 4 6) (14 5 2)"
"""Russell & Norvig, figure 5.2."""

_VALUES = st.integers(-9, 9)
_BELOW = st.recursive(_VALUES, lambda below: st.lists(below, min_size=1, max_size=4).map(tuple), max_leaves=30)
TREES = st.lists(_BELOW, min_size=1, max_size=4).filter(lambda root: _depth(tuple(root)) <= 7).map(GameTree.of)


def _depth(node: object) -> int:
    return 1 + max(map(_depth, node)) if isinstance(node, tuple) else 0
