"""Sample games: the one that the bench opens with, and small instructive positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from workbench.hex.board import RED
from workbench.hex.game_tree import GameTree
from workbench.hex.rules import Game, Rules
from workbench.wording import text


@dataclass(frozen=True)
class Sample:
    """A sample game.

    Attributes: title, the key of its title; moves, separated by blanks; at, the number of moves after which it is
    shown, None for all; notes, the keys of the comments, by the number of the move.
    """

    title: str
    rules: Rules
    moves: str
    at: int | None = None
    notes: Mapping[int, str] = field(default_factory=dict)


SAMPLES = (
    Sample(
        "hex-sample-game",
        Rules(11, "pieces", RED),
        "c2 d9 c9 d6 e6 d8 b8 c8 h7 b9 g6 g9 f9 g7 e8 e9 f8 e7",
    ),
    Sample("hex-sample-one", Rules(5), "d1 d2 c2 b3 b4 d4 a5 e3", notes={8: "hex-note-one"}),
    Sample("hex-sample-block", Rules(5), "d1 d2 c2 b3 b4 d4 a5", notes={7: "hex-note-block"}),
    Sample(
        "hex-sample-walk",
        Rules(5),
        "c3 c2 d2 c4",
        at=0,
        notes={1: "hex-note-walk-1", 2: "hex-note-walk-2", 3: "hex-note-walk-3", 4: "hex-note-walk-4"},
    ),
)
"""The bench opens with the first one."""


def sample_tree(sample: Sample) -> tuple[GameTree, int]:
    """Return a sample with its comments in the current language, and the node at which it is shown."""
    tree = GameTree.of(Game.new(sample.rules).played(*sample.moves.split()))
    for move, note in sample.notes.items():
        tree = tree.commented(tree.main[move], text(note))
    return tree, tree.main[-1 if sample.at is None else sample.at]


def first_game() -> GameTree:
    """Return the game that the bench opens with."""
    return sample_tree(SAMPLES[0])[0]
