"""What a search of a position says of its moves, the same way whatever the search is.

verdicts(run)            of the stones that can be played
of_game(game, run)       the same with the offer to swap reckoned with
lost(found, board)       whether all moves are known to lose
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from workbench.hex.board import HexBoard
from workbench.hex.rules import Game
from workbench.search.recording.cutoff_tree import WON, CutoffMoment
from workbench.search.recording.game_recording import GameMoment
from workbench.search.recording.proof_tree import ProofMoment
from workbench.search.recording.visit_tree import Proof, VisitMoment
from workbench.search.running.game_run import GameRun

WIN, LOSS = "win", "loss"
FAIR_SWAPS = ("pieces", "sides")
"""The kinds of swap after which the opponent moves: who swaps has then what the first player had."""
_ENOUGH = 30
"""Visits that make the figures of a move worth comparing."""


_PROVED = {False: WIN, True: LOSS, None: None}
"""What it means to a side whether the opponent, to move, wins."""


@dataclass(frozen=True)
class Verdict:
    """What is said of a move.

    Attributes:
        cell: where it goes; None for the swap.
        value: of MCTS the share of games that it won, 0 to 1; of alpha-beta its estimate; None where there is none, or
            where it is proved.
        visits: how often it was tried; None of searches that do not count.
        proved: WIN or LOSS for the side that makes it, or None.
        bounded: whether it is worth `value` at most, rather than exactly that; without a value nothing is known of it
            but that another move wins.
        record: its node in the recording, None for the swap.
    """

    cell: int | None
    value: float | None
    visits: int | None
    proved: str | None
    bounded: bool = False
    record: int | None = None


def verdicts(run: GameRun[Any]) -> list[Verdict]:
    """Return what a search says by now of the moves that it has looked at, the best first."""
    recording = run.recording
    moment = recording.at(recording.length)
    if isinstance(moment, CutoffMoment):
        return _of_alphabeta(moment)
    if isinstance(moment, ProofMoment):
        return [
            Verdict(_cell(moment, child), None, None, _PROVED[moment.wins(child)], record=child)
            for child in moment.best_first(0)
        ]
    assert isinstance(moment, VisitMoment)
    proved = {Proof.WON: WIN, Proof.LOST: LOSS, Proof.UNKNOWN: None}
    return [
        Verdict(
            _cell(moment, child),
            moment.rate(child),
            int(moment.visits[child]),
            proved[moment.proof(child)],
            record=child,
        )
        for child in moment.best_first(0)
    ]


def of_game(game: Game, run: GameRun[Any]) -> list[Verdict]:
    """Return what a search says of the moves of a game that is not over, the swap among them, the best first.

    Before a first move that may be swapped every move is worth what the opponent leaves of it, who takes the better
    side: a strong one is no better than a weak one. Other kinds of swap than FAIR_SWAPS are not reckoned with.
    """
    found = verdicts(run)
    if game.rules.swap not in FAIR_SWAPS or not found:
        return found
    if game.may_swap:
        return _with_swap(found, game.board)
    return _as_first_moves(found) if not game.moves and not game.board.history else found


def lost(found: list[Verdict], board: HexBoard) -> bool:
    """Tell whether all moves of a position are known to lose; `found`: as `verdicts` has it."""
    alone = len(found) == 1 or len(found) == len(board.vacant)
    return bool(found) and alone and all(verdict.proved == LOSS for verdict in found)


def _of_alphabeta(moment: CutoffMoment[Any]) -> list[Verdict]:
    """Return what the last round that is over says: of moves that were no better than one before only bounds.

    They are worth no more. So a bound below a loss proves a loss, but one above a win proves nothing.
    """
    line = moment.best_line
    if not line:
        return []
    found = {child: -(moment.value(child) or 0) for child in moment.children(moment.recording.parent(line[0])).tolist()}
    order = sorted(found, key=lambda child: (child != line[0], -found[child], child))
    return [_bounded(moment, child, found[child], moment.bound(child) != "exact") for child in order]


def _bounded(moment: CutoffMoment[Any], child: int, value: int, bounded: bool) -> Verdict:
    """Return the verdict on a move that is worth `value`, or at most that."""
    proved = LOSS if value < -WON // 2 else WIN if value > WON // 2 and not bounded else None
    estimate = value if abs(value) < WON // 2 else None
    return Verdict(_cell(moment, child), estimate, None, proved, bounded and proved is None, child)


def _with_swap(found: list[Verdict], board: HexBoard) -> list[Verdict]:
    """Return the verdicts with the swap in its place: it is worth as much as playing on is worth to the opponent."""
    best = found[0]
    proved = LOSS if best.proved == WIN else WIN if lost(found, board) else None
    value = None if best.value is None or proved else _turned(best.value, best.visits)
    swap = Verdict(None, value, best.visits, proved)
    place = next((place for place, one in enumerate(found) if _rank(one) < _rank(swap)), len(found))
    return [*found[:place], swap, *found[place:]]


def _as_first_moves(found: list[Verdict]) -> list[Verdict]:
    """Return the verdicts on first moves of which the opponent takes the better side."""
    left = []
    for one in found:
        if one.proved:
            left.append(replace(one, proved=LOSS, bounded=False))
        elif one.value is not None:
            left.append(replace(one, value=min(one.value, _turned(one.value, one.visits))))
        else:
            left.append(one)
    return sorted(left, key=lambda one: (one.visits is not None and one.visits < _ENOUGH, -_rank(one)))


def _turned(value: float, visits: int | None) -> float:
    """Return what a value is worth to the opponent."""
    return -value if visits is None else 1.0 - value


def _rank(one: Verdict) -> float:
    """Return a number that is high for good moves."""
    if one.proved:
        return float("inf") if one.proved == WIN else float("-inf")
    return float("-inf") if one.value is None else one.value


def _cell(moment: GameMoment[Any], number: int) -> int:
    return int(moment.recording.cell(number))  # type: ignore[attr-defined]
