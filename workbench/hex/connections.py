"""Connections that hold even if the opponent moves next, and the moves that threaten to make one.

Two groups that share two empty cells are joined: if one cell is taken, the other is filled. A stone on the third row
with enough space is joined to the edge. A chain of such links with no cell in common, from edge to edge, is a won game;
the cells are its *carrier*: whatever happens outside of it does not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from workbench.hex.board import BLUE, HexBoard, edges, other
from workbench.hex.geometry import empty_among, groups, touching

_MAX_CHAINS = 400
"""The maximum number of partial chains examined."""

ZIGGURAT = ((0, 1), (1, -1), (1, 0), (1, 1), (2, -2), (2, -1), (2, 0), (2, 1))
"""The carrier that joins a red stone on the third row to the bottom, as (row, column) offsets from the stone."""


def mask_of(cells: Iterable[int]) -> int:
    """Return a set of cells as a bit mask."""
    return sum(1 << cell for cell in cells)


def cells_of(mask: int) -> frozenset[int]:
    """Return the cells whose bits are set in `mask`."""
    return frozenset(cell for cell in range(mask.bit_length()) if mask >> cell & 1)


def virtual_win(board: HexBoard, side: int) -> frozenset[int] | None:
    """Return the carrier of a chain by which `side` wins even if the opponent moves next; None if none is found.

    Empty if the edges are joined already. None proves nothing: the search is incomplete.
    """
    carrier = _Links(board, side).chain()
    return None if carrier is None else cells_of(carrier)


class _Links:
    """The groups of a side and the liberties they share. Nodes 0 and 1 are the edges with the groups at them."""

    def __init__(self, board: HexBoard, side: int) -> None:
        edge_cells = edges(board.size, side)
        vacant = mask_of(board.vacant)
        liberties = [empty_among(edge, board) for edge in edge_cells]
        self._joined = False
        self._templates: list[tuple[int, int, int]] = []
        for stones in groups(board, side):
            edge_nodes = [node for node, edge in enumerate(edge_cells) if stones & edge]
            self._joined |= len(edge_nodes) == 2
            node = edge_nodes[0] if edge_nodes else len(liberties)
            liberties += [] if edge_nodes else [set()]
            liberties[node] |= touching(stones, board)
            self._templates += [
                (node, edge, carrier)
                for cell in stones
                for edge, carrier in _templates(board.size, side)[cell]
                if carrier & ~vacant == 0
            ]
        self._liberties = [mask_of(cells) for cells in liberties]

    def chain(self) -> int | None:
        """Return the carrier of a chain from edge to edge, or None if none is found."""
        if self._joined:
            return 0
        stack, examined = [(0, 0, 1)], 0
        while stack and examined < _MAX_CHAINS:
            at, used, visited = stack.pop()
            examined += 1
            for node, carrier in self._links_from(at, used, visited):
                if node == 1:
                    return used | carrier
                stack.append((node, used | carrier, visited | 1 << node))
        return None

    def _links_from(self, at: int, used: int, visited: int) -> Iterator[tuple[int, int]]:
        """Yield (node, carrier) for each link from node `at` to one that is not in the set `seen`."""
        for node in range(1, len(self._liberties)):
            if not visited >> node & 1:
                common = self._liberties[at] & self._liberties[node] & ~used
                first_cell = common & -common
                second_cell = (common ^ first_cell) & -(common ^ first_cell)
                if second_cell:
                    yield node, first_cell | second_cell
        for node, edge, carrier in self._templates:
            target = edge if at == node else node
            if at in (node, edge) and not carrier & used and not visited >> target & 1:
                yield target, carrier


@cache
def _templates(size: int, side: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return for each cell (edge, carrier) of the templates that join a stone there to an edge of `side`."""
    return tuple(tuple(_templates_at(size, cell, side)) for cell in range(size * size))


def _templates_at(size: int, cell: int, side: int) -> Iterator[tuple[int, int]]:
    """Yield (edge, carrier) for the pattern and its mirror image, towards both edges, if they fit on the board."""
    row, column = divmod(cell, size)
    if side == BLUE:
        row, column = column, row
    for edge, third in ((0, 2), (1, size - 3)):
        for mirrored in (False, True) if row == third else ():
            pattern = [
                _at_offset(row, column, edge, down, -across - down if mirrored else across) for down, across in ZIGGURAT
            ]
            if all(0 <= r < size and 0 <= c < size for r, c in pattern):
                yield edge, mask_of(c * size + r if side == BLUE else r * size + c for r, c in pattern)


def _at_offset(row: int, column: int, edge: int, down: int, across: int) -> tuple[int, int]:
    """Return the row and the column at an offset from a stone towards an edge."""
    return (row + down, column + across) if edge else (row - down, column - across)


@dataclass(frozen=True)
class Threat:
    """A certain win of the opponent: the cell to play (None: none is needed), and the carrier including that cell."""

    cell: int | None
    carrier: frozenset[int]


@dataclass(frozen=True)
class MustPlay:
    """The cells where a side must play, because otherwise the opponent has a certain win.

    Attributes:
        region: the cells that meet all threats: all empty cells if there are no threats, none if the game is lost.
        threats: the opponent's certain wins, those with the smallest carriers first.
    """

    region: frozenset[int]
    threats: tuple[Threat, ...]

    @property
    def lost(self) -> bool:
        """Whether no move meets all threats."""
        return not self.region


def must_play(board: HexBoard, side: int) -> MustPlay:
    """Return the cells where `side`, to move, must play because of the detected threats of the opponent."""
    rival = other(side)
    existing = virtual_win(board, rival)
    threats = [] if existing is None else [Threat(None, existing)]
    for cell in board.vacant:
        carrier = virtual_win(board.play(cell, rival), rival)
        if carrier is not None:
            threats.append(Threat(cell, carrier | {cell}))
    threats.sort(key=lambda threat: len(threat.carrier))
    region = frozenset(board.vacant).intersection(*(threat.carrier for threat in threats))
    return MustPlay(region, tuple(threats))
