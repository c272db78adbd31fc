"""The verdicts of a search on the moves of a position, in the same form for every search.

verdicts(run)       of the cells that can be played
of_game(game, run)  the same, taking the offer to swap into account
lost(found, board)  whether all moves are known to lose
"""

from __future__ import annotations

from dataclasses import replace

from workbench.hex.board import HexBoard
from workbench.hex.recording import HexRecording
from workbench.hex.rules import Game
from workbench.hex.verdict import LOSS, WIN, MoveVerdict
from workbench.search.running.game_run import GameRun

FAIR_SWAPS = ("pieces", "sides")
"""The kinds of swap after which the opponent moves: the player who swaps gets what the first player had."""
_ENOUGH = 30
"""The number of visits from which the statistics of a move are worth comparing."""


def verdicts(run: GameRun[HexRecording]) -> list[MoveVerdict]:
    """Return the current verdicts of a search on the moves it has examined, the best first."""
    return run.recording.at(run.recording.length).verdicts()


def of_game(game: Game, run: GameRun[HexRecording]) -> list[MoveVerdict]:
    """Return a search's verdicts on the moves of a game that is not over, including the swap, the best first.

    Before a first move that may be swapped, every move has the value that remains after the opponent chooses the better
    side: a strong move is no better than a weak one. Kinds of swap other than FAIR_SWAPS are ignored.
    """
    found = verdicts(run)
    if game.rules.swap not in FAIR_SWAPS or not found:
        return found
    if game.may_swap:
        return _with_swap(found, game.board)
    return _as_first_moves(found) if not game.moves and not game.board.history else found


def lost(found: list[MoveVerdict], board: HexBoard) -> bool:
    """Return whether all moves of a position are known to lose; `found` is the result of `verdicts`."""
    alone = len(found) == 1 or len(found) == len(board.vacant)
    return bool(found) and alone and all(verdict.proved == LOSS for verdict in found)


def _with_swap(found: list[MoveVerdict], board: HexBoard) -> list[MoveVerdict]:
    """Return the verdicts including the swap, in order: its value equals the value of playing on for the opponent."""
    best = found[0]
    proved = LOSS if best.proved == WIN else WIN if lost(found, board) else None
    value = None if best.value is None or proved else _turned(best.value, best.visits)
    swap = MoveVerdict(None, value, best.visits, proved)
    place = next((place for place, one in enumerate(found) if _rank(one) < _rank(swap)), len(found))
    return [*found[:place], swap, *found[place:]]


def _as_first_moves(found: list[MoveVerdict]) -> list[MoveVerdict]:
    """Return the verdicts on first moves after which the opponent chooses the better side."""
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
    """Return a value from the opponent's point of view."""
    return -value if visits is None else 1.0 - value


def _rank(one: MoveVerdict) -> float:
    """Return a sort key: larger is better."""
    if one.proved:
        return float("inf") if one.proved == WIN else float("-inf")
    return float("-inf") if one.value is None else one.value
