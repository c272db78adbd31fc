"""What can be shown of a position: everything that a Hex bench draws on its board, computed in milliseconds.

    urgent(board, side)         Urgent: cells that win at once, cells where the opponent would
    bridges(board, side)        Bridge: stones, carrier, and the cell that saves it after an intrusion
    two_distances(board, side)  TwoDistances: near, far, potential (maps), value, cells of minimum potential
    shortest(board, side)       Shortest: missing moves, cells, stones, one path from edge to edge
    resistance(board, side)     a number; the smaller, the better for the side
    must_play(board, side)      MustPlay: region, threats each with its carrier, `lost`
    virtual_win(board, side)    the carrier of a win that holds even if the opponent moves next, or None

`side` is RED or BLUE, no matter whose turn it is. What a search adds (win rates, visits, principal variation, proofs)
is in the recordings of the engines: `workbench.hex.searches`.
"""

from __future__ import annotations

from dataclasses import dataclass

from workbench.hex.board import HexBoard, edges, other
from workbench.hex.bridges import Bridge, bridges
from workbench.hex.connections import MustPlay, Threat, must_play, virtual_win
from workbench.hex.evaluations import FAR, Shortest, TwoDistances, resistance, shortest, two_distances
from workbench.hex.geometry import empty_among, group, touching

__all__ = [
    "FAR",
    "Bridge",
    "MustPlay",
    "Shortest",
    "Threat",
    "TwoDistances",
    "Urgent",
    "bridges",
    "must_play",
    "resistance",
    "shortest",
    "two_distances",
    "urgent",
    "virtual_win",
    "wins_now",
]


@dataclass(frozen=True)
class Urgent:
    """The cells that the side to move cannot ignore.

    Attributes:
        wins: the cells where it wins at once.
        defences: the cells where the opponent would win at once, and which it must occupy. A single one is the only
            defence; with two or more the game is lost, unless the side to move wins at once.
    """

    wins: frozenset[int]
    defences: frozenset[int]

    @property
    def moves(self) -> frozenset[int]:
        """The moves to consider: those that win, else those that defend; empty if nothing is urgent."""
        return self.wins or self.defences


def urgent(board: HexBoard, side: int | None = None) -> Urgent:
    """Return the winning and the defending cells of `side`, as if it were to move; by default the side to move."""
    mover = side or board.to_move
    return Urgent(wins_now(board, mover), wins_now(board, other(mover)))


def wins_now(board: HexBoard, side: int) -> frozenset[int]:
    """Return the empty cells where a stone of `side` joins its edges; none if they are joined already."""
    if board.chain(side):
        return frozenset()
    first, second = (
        touching(group(edge, board, side), board) | empty_among(edge, board) for edge in edges(board.size, side)
    )
    return frozenset(first & second)
