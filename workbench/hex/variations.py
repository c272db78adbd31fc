"""A game with variations: a tree of games, each one move longer than its parent, with comments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from workbench.hex.rules import Game


@dataclass(eq=False)
class Variation:
    """A game as far as one move, and the ways in which it goes on; the first of them is the main line.

    `comment`: what is said of the move, or at the root of the whole game. `notes`: what else a file says there, by the
    properties' names, so that it is kept when the game is saved.
    """

    game: Game
    parent: Variation | None = None
    comment: str = ""
    children: list[Variation] = field(default_factory=list)
    notes: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game) -> Variation:
        """Return the root of a tree whose only line is `game`."""
        root = cls(game.start)
        here = root
        for move in game.moves:
            here = here.play(move)
        return root

    @property
    def move(self) -> str | None:
        """The move that led here; None at the root."""
        return self.game.moves[-1] if self.parent is not None else None

    @property
    def root(self) -> Variation:
        """Where the tree begins."""
        return self.path()[0]

    @property
    def end(self) -> Variation:
        """The last move of the line that goes on from here by the first child of each."""
        here = self
        while here.children:
            here = here.children[0]
        return here

    def play(self, move: str) -> Variation:
        """Return the child that `move` leads to, a new one where there is none yet. Raises Fault as `Game.play`."""
        game = self.game.play(move)
        for child in self.children:
            if child.game.moves == game.moves:
                return child
        child = Variation(game, self)
        self.children.append(child)
        return child

    def path(self) -> list[Variation]:
        """Return all from the root to this one."""
        way, here = [self], self.parent
        while here is not None:
            way.append(here)
            here = here.parent
        return way[::-1]

    def line(self) -> list[Variation]:
        """Return the path to this one, and on to the end of its main line."""
        way = self.path()
        while way[-1].children:
            way.append(way[-1].children[0])
        return way

    def walk(self) -> Iterator[Variation]:
        """Yield this one and all below it, each before its children, which come in their order."""
        waiting = [self]
        while waiting:
            here = waiting.pop()
            yield here
            waiting.extend(reversed(here.children))

    def promote(self) -> None:
        """Make this one the first of its siblings: the main line goes through it as far as its parent is concerned."""
        if self.parent is not None:
            self.parent.children.sort(key=lambda child: child is not self)

    def remove(self) -> Variation | None:
        """Take this one out of the tree with all below it, and return its parent; nothing is done at the root."""
        if self.parent is not None:
            self.parent.children.remove(self)
        return self.parent
