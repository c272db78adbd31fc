"""The game on the Hex bench, the current node in it, and undoable changes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from workbench.hex.game_tree import ROOT, GameTree
from workbench.hex.rules import Game
from workbench.hex.timing import Spent
from workbench.ui.base.history import History


@dataclass(frozen=True, eq=False)
class GamePlace:
    """A tree and a node of it. Compared by identity, because comparing trees would be slow."""

    tree: GameTree
    at: int


class HexDocument:
    """A game tree with a current node.

    Attributes: tree; at, the current node; line, the nodes that a player steps through: the path to `at` and its
    continuation; history, of the changes.

    Navigation changes nothing. A move at the end of the main line continues it; elsewhere it is a variation. Another
    game replaces this one as any change does, so that it can be undone.
    """

    def __init__(self, tree: GameTree, history: History) -> None:
        self.tree, self.at = tree, tree.main[-1]
        self.line = tree.main
        self.history = history

    @property
    def game(self) -> Game:
        """The game at the current node."""
        return self.tree.game(self.at)

    @property
    def exploring(self) -> bool:
        """Whether the current node belongs to a variation rather than to the main line."""
        return self.at not in self.tree.main

    @property
    def at_end(self) -> bool:
        """Whether the current node is the end of the main line."""
        return self.at == self.tree.main[-1]

    def go_to(self, at: int) -> bool:
        """Make a node current. Returns whether the node changed."""
        if at == self.at:
            return False
        self.at = at
        self.history.stop_merging()
        if at not in self.line:
            self.line = self.tree.line(at)
        return True

    @property
    def spent(self) -> Spent:
        """The time the players had spent at the current node."""
        return self.tree.nodes[self.at].spent

    def play(self, move: str, spent: Spent | None = None, comment: str = "") -> None:
        """Make a move at the current node, with the time spent by then and a comment on a new move.

        Raises Fault if it is not legal.
        """
        tree, at = self.tree.played(self.at, move, spent)
        if tree is self.tree:
            self.go_to(at)
        else:
            self.change(tree.commented(at, comment), at, "undo-move")

    @property
    def undo_changes_game(self) -> bool:
        """Whether undoing the last change would bring back another game."""
        former = self.history.former
        return isinstance(former, GamePlace) and former.tree.root.game is not self.tree.root.game

    def open(self, tree: GameTree, at: int | None = None) -> None:
        """Open another game at its end or at a node. If the current game is empty, it is not added to the history."""
        if len(self.tree.nodes) > 1 or self.tree.root.comment or self.tree.root.game.start.board.stones.strip(b"\0"):
            self.change(tree, tree.main[-1], "undo-game")
        else:
            self.history.discard_undone()
            self._set_place(GamePlace(tree, tree.main[-1]))
        if at is not None:
            self.go_to(at)

    def change(self, tree: GameTree, at: int, key: str, kind: str = "") -> None:
        """Replace the tree and the current node; `key` and `kind` as in `History.record`."""
        before, after = GamePlace(self.tree, self.at), GamePlace(tree, at)
        self._set_place(after)
        self.history.record(key, before, after, self._set_place, kind)

    def comment(self, comment: str, node: int | None = None) -> None:
        """Set the comment of the current node or of `on`; consecutive typing is one change."""
        node = self.at if node is None else node
        if comment == self.tree.nodes[node].comment:
            return
        self.change(self.tree.commented(node, comment), self.at, "undo-comment", f"comment {node}")

    def make_main(self) -> None:
        """Make the current variation part of the main line."""
        if self.exploring:
            self.change(self.tree.promoted(self.at), self.at, "undo-variation")

    def play_on(self) -> None:
        """Continue a game that was lost on time, without a time limit."""
        parent = self.tree.nodes[self.at].parent
        if self.game.timed_out and parent is not None:
            tree = self.tree.without(self.at)
            nodes = {**tree.nodes, parent: replace(tree.nodes[parent], spent=self.spent)}
            self.change(replace(tree, nodes=nodes, time=None), parent, "undo-time")

    def remove(self) -> None:
        """Remove the move that led here and all moves after it. Raises Fault if there is none."""
        parent = self.tree.nodes[self.at].parent
        self.change(self.tree.without(self.at), ROOT if parent is None else parent, "undo-removal")

    def _set_place(self, place: GamePlace) -> None:
        self.tree, self.at = place.tree, place.at
        self.line = self.tree.line(self.at)
