"""The analysis of a Hex position without a search, and its marks on the board. Independent of Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from workbench.compiling import preparing
from workbench.hex.analysis import (
    FAR,
    Bridge,
    MustPlay,
    Shortest,
    TwoDistances,
    Urgent,
    bridges,
    must_play,
    shortest,
    two_distances,
    urgent,
)
from workbench.hex.board import BLUE, RED, HexBoard
from workbench.search.problem.status import Status
from workbench.ui.hex.board.picture import ConnectionPath, Heat, HexMarks, LinkLine

SIDES = (RED, BLUE)
SLICE_SECONDS = 0.02
"""Seconds per slice of solving."""
MAX_AUTO_SOLVE_SIZE = 6
"""The number of rows of the largest board that is solved as soon as the user asks for it."""
SHADED_RANGE = 5
"""Cells are shaded if their two-distance exceeds the minimum by less than this."""


@dataclass(frozen=True)
class PositionAnalysis:
    """The analysis of a position so far; None means not yet computed.

    Attributes: board; urgent; ways and links of both sides; distances of both sides; must, the must-play region of the
    side to move.
    """

    board: HexBoard
    urgent: Urgent | None = None
    shortest_paths: tuple[Shortest, Shortest] | None = None
    links: tuple[tuple[Bridge, ...], tuple[Bridge, ...]] | None = None
    distances: tuple[TwoDistances, TwoDistances] | None = None
    must: MustPlay | None = None


@dataclass(frozen=True)
class SolvedMoves:
    """The known results of the moves of a position.

    Attributes: board; wins, whether the side to move wins by playing there; carriers, the cells that the win of either
    side needs; finished, whether the solver has ended.
    """

    board: HexBoard
    wins: Mapping[int, bool]
    carriers: Mapping[int, frozenset[int]]
    finished: bool


def solve_moves(board: HexBoard) -> Iterator[SolvedMoves | None]:
    """Yield the results of the moves of a position on a small board, more and more of them; None while compiling."""
    if not preparing.compiled(preparing.HEX):
        yield from (None for _ in preparing.prepare())
    from workbench.hex.compiled.solver import SolverRun  # loads the compiler, which takes a second

    run = SolverRun(board)
    while run.status is Status.RUNNING:
        run.advance_for(SLICE_SECONDS)
        yield SolvedMoves(board, dict(run.wins), dict(run.carriers), run.status is not Status.RUNNING)


def analyse(board: HexBoard) -> Iterator[PositionAnalysis]:
    """Yield the analysis of a position, more and more of it; for a won position only the bridges."""
    red, blue = SIDES
    analysis = PositionAnalysis(board, links=(bridges(board, red), bridges(board, blue)))
    if board.winner:
        yield analysis
        return
    analysis = replace(analysis, urgent=urgent(board), shortest_paths=(shortest(board, red), shortest(board, blue)))
    yield analysis
    first = two_distances(board, red)
    yield analysis
    analysis = replace(analysis, distances=(first, two_distances(board, blue)))
    yield analysis
    yield replace(analysis, must=must_play(board, board.to_move))


@dataclass(frozen=True)
class ShownAnalysis:
    """Which parts of the analysis are marked. `fill`: "", "red" or "blue" for two-distances, or "heat" or "solved"."""

    fill: str = ""
    urgent: bool = True
    ways: bool = False
    links: bool = False
    must: bool = False


def solved_marks(marks: HexMarks, known: SolvedMoves | None, hover: int | None) -> HexMarks:
    """Return marks with the result of each move, and the carrier of the move under the pointer."""
    if known is None:
        return marks
    carrier = known.carriers.get(hover, frozenset()) if hover is not None else frozenset()
    return replace(marks, solved=dict(known.wins), carrier=carrier)


def analysis_marks(analysis: PositionAnalysis | None, shown: ShownAnalysis, hover: int | None) -> HexMarks:
    """Return the marks for a position; `hover`: the cell under the pointer, whose threat is shown."""
    if analysis is None:
        return HexMarks()
    marks = HexMarks()
    if shown.fill in ("red", "blue") and analysis.distances is not None:
        side = SIDES[shown.fill == "blue"]
        marks = replace(marks, heat=_shaded(analysis.distances[side - RED], analysis.board), heat_colour=side)
    if shown.urgent and analysis.urgent is not None:
        marks = replace(marks, wins=analysis.urgent.wins, only=analysis.urgent.defences)
    if shown.ways and analysis.shortest_paths is not None:
        connections = [
            ConnectionPath(connection.path, connection.cells & {*connection.path}, side)
            for connection, side in zip(analysis.shortest_paths, SIDES, strict=True)
        ]
        marks = replace(marks, shortest_paths=tuple(connection for connection in connections if connection.cells))
    if shown.links and analysis.links is not None:
        marks = replace(marks, links=_links(analysis))
    if shown.must and analysis.must is not None and analysis.must.threats:
        marks = replace(marks, region=analysis.must.region, carrier=_threat_carrier(analysis.must, hover))
    return marks


def _threat_carrier(must: MustPlay, hover: int | None) -> frozenset[int]:
    """Return the carrier of the threat that starts at a cell, else of the smallest threat that contains the cell."""
    threats = [threat for threat in must.threats if hover in threat.carrier]
    starting = [threat for threat in threats if threat.cell == hover]
    return next((threat.carrier for threat in (*starting, *threats)), frozenset())


def _shaded(distances: TwoDistances, board: HexBoard) -> dict[int, Heat]:
    """Return the cells with their potential; the smaller it is, the darker they are."""
    potential = distances.potential
    return {
        cell: Heat(max(0.0, 1.0 - (int(potential[cell]) - distances.value) / SHADED_RANGE), (f"{potential[cell]}",))
        for cell in board.vacant
        if potential[cell] < FAR
    }


def _links(analysis: PositionAnalysis) -> tuple[LinkLine, ...]:
    """Return the intact bridges, as links between stones, or from a stone to both cells at its edge."""
    assert analysis.links is not None
    lines = []
    for side, links in zip(SIDES, analysis.links, strict=True):
        for link in links:
            over = tuple(sorted(link.carrier))
            if link.save is None and len(link.stones) == 2:
                lines.append(LinkLine((link.stones[0], link.stones[1]), over, side))
            elif link.save is None:
                lines.extend(LinkLine((link.stones[0], cell), (cell,), side) for cell in over)
    return tuple(lines)
