"""The game on the Hex bench, where in it one is, and every change undoable."""

from __future__ import annotations

from dataclasses import dataclass, replace

from workbench.hex.game_tree import ROOT, GameTree
from workbench.hex.rules import Game
from workbench.hex.timing import Spent
from workbench.ui.base.history import History


@dataclass(frozen=True, eq=False)
class GamePlace:
    """A tree, and a node of it. Each is one of its own: to compare trees would take long."""

    tree: GameTree
    at: int


class HexDocument:
    """Attributes: tree; at, the node on show; line, the nodes that a player steps through: the way to `at` and on;
    history, of the changes.

    Going about changes nothing. What is played where the game ends carries it on; elsewhere it is a variation. Another
    game takes the place of this one as any change does, so that it can be taken back.
    """

    def __init__(self, tree: GameTree, history: History) -> None:
        self.tree, self.at = tree, tree.main[-1]
        self.line = tree.main
        self.history = history

    @property
    def game(self) -> Game:
        """The game as it is on show."""
        return self.tree.game(self.at)

    @property
    def exploring(self) -> bool:
        """Whether what is on show is no part of the game itself, but a variation."""
        return self.at not in self.tree.main

    @property
    def at_end(self) -> bool:
        """Whether the game itself has not gone on from here."""
        return self.at == self.tree.main[-1]

    def go(self, at: int) -> bool:
        """Show a node. Returns whether it is another one."""
        if at == self.at:
            return False
        self.at = at
        self.history.stop_merging()
        if at not in self.line:
            self.line = self.tree.line(at)
        return True

    @property
    def spent(self) -> Spent:
        """What the players had spent when what is on show came about."""
        return self.tree.nodes[self.at].spent

    def play(self, move: str, spent: Spent | None = None) -> None:
        """Make a move here, the players having spent so much by then. Raises Fault where it cannot be made."""
        tree, at = self.tree.played(self.at, move, spent)
        if tree is self.tree:
            self.go(at)
        else:
            self.change(tree, at, "undo-move")

    @property
    def begins_here(self) -> bool:
        """Whether taking back the last change would bring back another game."""
        former = self.history.former
        return isinstance(former, GamePlace) and former.tree.root.game is not self.tree.root.game

    def open(self, tree: GameTree, at: int | None = None) -> None:
        """Take another game, and stand at its end or at a node; one in which nothing was done is not kept."""
        if len(self.tree.nodes) > 1 or self.tree.root.comment or self.tree.root.game.start.board.stones.strip(b"\0"):
            self.change(tree, tree.main[-1], "undo-game")
        else:
            self.history.discard_undone()
            self._take(GamePlace(tree, tree.main[-1]))
        if at is not None:
            self.go(at)

    def change(self, tree: GameTree, at: int, key: str, kind: str = "") -> None:
        """Take another tree, and be somewhere in it; `key` and `kind` as the history takes them."""
        before, after = GamePlace(self.tree, self.at), GamePlace(tree, at)
        self._take(after)
        self.history.put(key, before, after, self._take, kind)

    def comment(self, comment: str, on: int | None = None) -> None:
        """Say something on what is on show, or on another node; what is typed in a row is one change."""
        on = self.at if on is None else on
        if comment == self.tree.nodes[on].comment:
            return
        self.change(self.tree.commented(on, comment), self.at, "undo-comment", f"comment {on}")

    def make_main(self) -> None:
        """Make what is on show part of the game itself."""
        if self.exploring:
            self.change(self.tree.promoted(self.at), self.at, "undo-variation")

    def play_on(self) -> None:
        """Go on with a game that was lost on time, from now on without a limit."""
        parent = self.tree.nodes[self.at].parent
        if self.game.timed_out and parent is not None:
            tree = self.tree.without(self.at)
            nodes = {**tree.nodes, parent: replace(tree.nodes[parent], spent=self.spent)}
            self.change(replace(tree, nodes=nodes, time=None), parent, "undo-time")

    def remove(self) -> None:
        """Take out the move that led here, and all that follow it. Raises Fault where there is none."""
        parent = self.tree.nodes[self.at].parent
        self.change(self.tree.without(self.at), ROOT if parent is None else parent, "undo-removal")

    def _take(self, place: GamePlace) -> None:
        self.tree, self.at = place.tree, place.at
        self.line = self.tree.line(self.at)
