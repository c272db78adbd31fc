"""A game with its variations and comments, as an immutable value: every change returns another tree.

The first child of a node continues the game; further children are variations. So the main line is the line of first
children from the root. Going back and playing another move does not change it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from workbench.hex.rules import TIMEOUT, Game
from workbench.hex.timing import NOTHING_SPENT, Spent, TimeControl
from workbench.search.problem.messages import Fault

ROOT = 0


@dataclass(frozen=True)
class GameNode:
    """A position of the tree.

    Attributes: game, as it is at this node; parent, None for the root; children in their order; comment; notes, the
    other properties that a file has here, by their names, so that saving preserves them; spent, the thinking time of
    each player so far, in seconds.
    """

    game: Game
    parent: int | None = None
    children: tuple[int, ...] = ()
    comment: str = ""
    notes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    spent: Spent = NOTHING_SPENT

    @property
    def move(self) -> str:
        """The move that led here, "" for the root."""
        return "" if self.parent is None else self.game.moves[-1]


@dataclass(frozen=True)
class GameTree:
    """Attributes: nodes by number (root: 0); players, the names of Red and Blue; time, the time control or None."""

    nodes: Mapping[int, GameNode]
    players: tuple[str, str] = ("", "")
    time: TimeControl | None = None

    @classmethod
    def of(cls, game: Game, time: TimeControl | None = None, spent: Sequence[Spent] = ()) -> GameTree:
        """Return the tree of a game without variations; `spent` has the thinking times after each of its moves."""
        tree, at = cls({ROOT: GameNode(game.start)}, time=time), ROOT
        for index, move in enumerate(game.moves):
            tree, at = tree.played(at, move, spent[index] if spent else None)
        return tree

    @property
    def root(self) -> GameNode:
        return self.nodes[ROOT]

    def game(self, at: int) -> Game:
        """Return the game as it is at a node."""
        return self.nodes[at].game

    def played(self, at: int, move: str, spent: Spent | None = None) -> tuple[GameTree, int]:
        """Return the tree after `move` at node `at`, and the child that it leads to, which may exist already.

        `spent`: the thinking times after the move, by default as at the parent. Raises Fault if the move is not legal.
        """
        game = self.game(at).run_out() if move == TIMEOUT else self.game(at).play(move)
        for child in self.nodes[at].children:
            if self.nodes[child].move == game.moves[-1]:
                return self, child
        number = max(self.nodes) + 1
        here = self.nodes[at]
        node = GameNode(game, at, spent=here.spent if spent is None else spent)
        nodes = {**self.nodes, at: replace(here, children=(*here.children, number)), number: node}
        return replace(self, nodes=nodes), number

    def commented(self, at: int, comment: str) -> GameTree:
        """Return the tree with a new comment at a node."""
        return replace(self, nodes={**self.nodes, at: replace(self.nodes[at], comment=comment)})

    def named(self, red: str, blue: str) -> GameTree:
        """Return the tree with new names of the players."""
        return replace(self, players=(red, blue))

    def promoted(self, at: int) -> GameTree:
        """Return the tree in which the path to a node is part of the main line."""
        nodes, child = dict(self.nodes), at
        while (parent := nodes[child].parent) is not None:
            others = tuple(one for one in nodes[parent].children if one != child)
            nodes[parent] = replace(nodes[parent], children=(child, *others))
            child = parent
        return replace(self, nodes=nodes)

    def without(self, at: int) -> GameTree:
        """Return the tree without a node and its descendants. Raises Fault for the root."""
        parent = self.nodes[at].parent
        if parent is None:
            raise Fault("hex-nothing-to-undo")
        removed = set(self.below(at))
        nodes = {number: node for number, node in self.nodes.items() if number not in removed}
        remaining = tuple(child for child in nodes[parent].children if child != at)
        return replace(self, nodes={**nodes, parent: replace(nodes[parent], children=remaining)})

    def path(self, at: int) -> tuple[int, ...]:
        """Return the nodes from the root to `at`."""
        nodes = [at]
        while (parent := self.nodes[nodes[-1]].parent) is not None:
            nodes.append(parent)
        return tuple(reversed(nodes))

    def line(self, at: int = ROOT) -> tuple[int, ...]:
        """Return the nodes from the root to `at`, and from there by first children to a leaf."""
        nodes = [*self.path(at)]
        while children := self.nodes[nodes[-1]].children:
            nodes.append(children[0])
        return tuple(nodes)

    @property
    def main(self) -> tuple[int, ...]:
        """The nodes of the main line."""
        return self.line()

    def below(self, at: int) -> Iterator[int]:
        """Yield a node and its descendants, each before its children."""
        stack = [at]
        while stack:
            number = stack.pop()
            yield number
            stack.extend(reversed(self.nodes[number].children))
