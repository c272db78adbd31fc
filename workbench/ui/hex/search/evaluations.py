"""The evaluation of a game of Hex after each of its moves, by a search of every position. Independent of Qt."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from workbench.hex.board import RED
from workbench.hex.rules import Game
from workbench.ui.hex.search.search_result import Analyser

MIN_BLUNDER_COST = 0.15
"""The minimum loss of winning chance for a move to be marked as a blunder."""


@dataclass(frozen=True)
class GameEvaluation:
    """Red's chance to win from a position on, from 0 to 1."""

    game: Game
    red: float


def evaluations(games: Sequence[Game], search: str, seconds: float) -> Iterator[GameEvaluation | None]:
    """Yield the evaluation of each of `games`, searched for `seconds` each; None is yielded in between."""
    for game in games:
        if game.over:
            yield GameEvaluation(game, float(game.displayed_side(game.winner) == RED))
            continue
        analyser = Analyser(game.shown, search)
        for _ in analyser.think(seconds):
            yield None
        rate_found = analyser.thought.rate
        rate = 0.5 if rate_found is None else rate_found
        yield GameEvaluation(game, rate if game.shown.to_move == RED else 1.0 - rate)


def cost(before: float, after: float, side: int) -> float:
    """Return the winning chance that a side has lost between two of Red's winning chances."""
    return before - after if side == RED else after - before


def blunders(line: Sequence[Game], red: Mapping[Game, float]) -> dict[int, float]:
    """Return the moves of a line, by number from 1, that lost BLUNDER or more, and their loss.

    A search recognises a position that is won or lost at once, so a missed win counts as well.
    """
    losses = {}
    for number, (before, after) in enumerate(itertools.pairwise(line), start=1):
        if before in red and after in red and len(after.board.history) > len(before.board.history):
            lost = cost(red[before], red[after], before.shown.to_move)
            if lost >= MIN_BLUNDER_COST:
                losses[number] = lost
    return losses
