"""A game tree as an immutable value with a text form: `(3 12 8) (2 4 6) (14 5 2)` is the tree of AIMA, figure 5.2.

A leaf is its value for MAX, an inner node its children in parentheses; the text lists the children of the root. MAX
moves at the root, and the players alternate. Inner nodes are called A, B, C … level by level; a leaf has the name of
its parent and its place among the children, such as B1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_uppercase
from typing import Union

from workbench.search.problem.messages import Fault

MAX, MIN = 1, 2
MOST_NODES, MOST_DEPTH, MOST_VALUE = 200, 8, 9999
_TOKEN = re.compile(r"\s*(?:([()])|([-−+]?\d{1,6})(?![^\s()])|(\S+))")

Nested = Union[int, "tuple[Nested, ...]"]
"""A leaf's value, or the children of an inner node."""


@dataclass(frozen=True)
class GameTree:
    """A game whose states are the numbers of its nodes, 0 for the root, level by level.

    Attributes: children, of each node, in the order of the moves; values, of the leaves for MAX, None for inner nodes.
    """

    children: tuple[tuple[int, ...], ...]
    values: tuple[int | None, ...]

    @classmethod
    def parse(cls, written: str) -> GameTree:
        """Return the tree that a text describes. Raises Fault with the place of the first error."""
        return cls.of(_Reader(written).read())

    @classmethod
    def of(cls, root: Sequence[Nested]) -> GameTree:
        """Return the tree with these children of the root. Raises Fault if it is too large."""
        nodes: list[Nested] = [tuple(root)]
        children: list[tuple[int, ...]] = []
        for node in nodes:  # grows while it is read, level by level
            below = node if isinstance(node, tuple) else ()
            children.append(tuple(range(len(nodes), len(nodes) + len(below))))
            nodes.extend(below)
            if len(nodes) > MOST_NODES:
                raise Fault("game-tree-large", most=MOST_NODES)
        return cls(tuple(children), tuple(node if isinstance(node, int) else None for node in nodes))

    def __str__(self) -> str:
        return " ".join(self.lines)

    @property
    def lines(self) -> tuple[str, ...]:
        """The text of each child of the root."""
        return tuple(map(self._text, self.children[0]))

    def _text(self, node: int) -> str:
        value = self.values[node]
        return f"({' '.join(map(self._text, self.children[node]))})" if value is None else str(value)

    # Game

    def initial(self) -> int:
        return 0

    def moves(self, state: int) -> list[tuple[str, int]]:
        """Return the children of a node, each with its name."""
        return [(self.names[child], child) for child in self.children[state]]

    def mover(self, state: int) -> int:
        """Return MAX or MIN."""
        return MIN if self.depths[state] % 2 else MAX

    def result(self, state: int) -> int | None:
        """Return the sign of a leaf's value for the side that would be to move; None at inner nodes."""
        value = self.values[state]
        if value is None:
            return None
        sign = (value > 0) - (value < 0)
        return sign if self.mover(state) == MAX else -sign

    def utility(self, state: int) -> int | None:
        """Return the value of a leaf for MAX; None at inner nodes."""
        return self.values[state]

    # Its nodes

    @cached_property
    def depths(self) -> tuple[int, ...]:
        """The depth of each node."""
        depths = [0] * len(self.children)
        for node, below in enumerate(self.children):
            for child in below:
                depths[child] = depths[node] + 1
        return tuple(depths)

    @cached_property
    def parents(self) -> tuple[int, ...]:
        """The parent of each node; −1 for the root."""
        parents = [-1] * len(self.children)
        for node, below in enumerate(self.children):
            for child in below:
                parents[child] = node
        return tuple(parents)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each node."""
        letters, names = _letters(), [""] * len(self.children)
        for node, value in enumerate(self.values):
            parent = self.parents[node]
            place = self.children[parent].index(node) + 1 if node else 0
            names[node] = next(letters) if value is None else f"{names[parent]}{place}"
        return tuple(names)

    @cached_property
    def leaves(self) -> tuple[int, ...]:
        """The leaves from left to right."""
        found, stack = [], [0]
        while stack:
            node = stack.pop()
            if self.values[node] is not None:
                found.append(node)
            stack.extend(reversed(self.children[node]))
        return tuple(found)

    def node(self, name: str) -> int:
        """Return the node of a name. Raises Fault if there is none."""
        wanted = name.strip().upper()
        if wanted not in self.names:
            raise Fault("game-tree-no-node", name=name.strip()[:20])
        return self.names.index(wanted)


def _letters() -> Iterator[str]:
    """Yield A, B … Z, AA, AB …"""
    yield from ascii_uppercase
    yield from (first + second for first in ascii_uppercase for second in ascii_uppercase)


class _Reader:
    """Reads the nested lists of a text."""

    def __init__(self, written: str) -> None:
        self._written = written

    def read(self) -> tuple[Nested, ...]:
        """Return the children of the root. Raises Fault."""
        open_lists: list[list[Nested]] = [[]]
        for match in _TOKEN.finditer(self._written):
            bracket, value, wrong = match.groups()
            place = match.end()
            if wrong:
                raise Fault("game-tree-unexpected", text=wrong[:20], place=place - len(wrong) + 1)
            if bracket == "(":
                open_lists.append([])
                if len(open_lists) > MOST_DEPTH:
                    raise Fault("game-tree-deep", most=MOST_DEPTH)
            elif bracket == ")":
                if len(open_lists) == 1:
                    raise Fault("game-tree-unexpected", text=")", place=place)
                self._close(open_lists, place)
            else:
                open_lists[-1].append(_value(value, place))
        if len(open_lists) > 1:
            raise Fault("game-tree-unclosed")
        if not open_lists[0]:
            raise Fault("game-tree-empty")
        return tuple(open_lists[0])

    def _close(self, open_lists: list[list[Nested]], place: int) -> None:
        below = open_lists.pop()
        if not below:
            raise Fault("game-tree-unexpected", text=")", place=place)
        open_lists[-1].append(tuple(below))


def _value(written: str, place: int) -> int:
    value = int(written.replace("−", "-"))
    if abs(value) > MOST_VALUE:
        raise Fault("game-tree-value", text=written, place=place - len(written) + 1, most=MOST_VALUE)
    return value
