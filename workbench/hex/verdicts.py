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

SUPPORTED_SWAPS = ("pieces", "sides")
"""The kinds of swap after which the opponent moves: the player who swaps gets what the first player had."""
_MIN_VISITS = 30
"""The number of visits from which the statistics of a move are worth comparing."""


def verdicts(run: GameRun[HexRecording]) -> list[MoveVerdict]:
    """Return the current verdicts of a search on the moves it has examined, the best first."""
    return run.recording.at(run.recording.length).verdicts()


def game_verdicts(game: Game, run: GameRun[HexRecording]) -> list[MoveVerdict]:
    """Return a search's verdicts on the moves of a game that is not over, including the swap, the best first.

    Before a first move that may be swapped, every move has the value that remains after the opponent chooses the better
    side: a strong move is no better than a weak one. Kinds of swap other than FAIR_SWAPS are ignored.
    """
    results = verdicts(run)
    if game.rules.swap not in SUPPORTED_SWAPS or not results:
        return results
    if game.may_swap:
        return _with_swap(results, game.board)
    return _as_first_moves(results) if not game.moves and not game.board.history else results


def all_moves_lose(results: list[MoveVerdict], board: HexBoard) -> bool:
    """Return whether all moves of a position are known to lose; `results` is the result of `verdicts`."""
    complete = len(results) == 1 or len(results) == len(board.vacant)
    return bool(results) and complete and all(verdict.proved == LOSS for verdict in results)


def _with_swap(results: list[MoveVerdict], board: HexBoard) -> list[MoveVerdict]:
    """Return the verdicts including the swap, in order: its value equals the value of playing on for the opponent."""
    best = results[0]
    proved = LOSS if best.proved == WIN else WIN if all_moves_lose(results, board) else None
    value = None if best.value is None or proved else _for_opponent(best.value, best.visits)
    swap = MoveVerdict(None, value, best.visits, proved)
    index = next((index for index, one in enumerate(results) if _rank(one) < _rank(swap)), len(results))
    return [*results[:index], swap, *results[index:]]


def _as_first_moves(results: list[MoveVerdict]) -> list[MoveVerdict]:
    """Return the verdicts on first moves after which the opponent chooses the better side."""
    adjusted = []
    for one in results:
        if one.proved:
            adjusted.append(replace(one, proved=LOSS, bounded=False))
        elif one.value is not None:
            adjusted.append(replace(one, value=min(one.value, _for_opponent(one.value, one.visits))))
        else:
            adjusted.append(one)
    return sorted(adjusted, key=lambda one: (one.visits is not None and one.visits < _MIN_VISITS, -_rank(one)))


def _for_opponent(value: float, visits: int | None) -> float:
    """Return a value from the opponent's point of view."""
    return -value if visits is None else 1.0 - value


def _rank(one: MoveVerdict) -> float:
    """Return a sort key: larger is better."""
    if one.proved:
        return float("inf") if one.proved == WIN else float("-inf")
    return float("-inf") if one.value is None else one.value
