"""How a game stood after each of its moves, judged by playing everything out."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_hex_play import wins

from workbench.hex.board import RED
from workbench.hex.rules import Game, Rules
from workbench.ui.hex.search.course import Standing, blunders, cost, standings


def stood(line: list[Game], seconds: float = 20.0) -> dict[Game, float]:
    """Return how often Red wins after each move of a line."""
    found = [one for one in standings(line, "mcts", seconds) if one is not None]
    return {one.game: one.red for one in found if isinstance(one, Standing)}


def red_wins(game: Game) -> bool:
    """Tell by brute force who wins."""
    if game.over:
        return game.winner == RED
    return wins(game.board.size, game.board.stones, game.to_move) == (game.to_move == RED)


@settings(max_examples=8, deadline=None)
@given(st.permutations([f"{column}{row}" for column in "abc" for row in "123"]))
def test_where_all_is_proved_the_curve_is_the_truth_and_mistakes_are_what_gave_a_win_away(cells: list[str]) -> None:
    line = [Game.new(Rules(3))]
    for cell in cells:
        if not line[-1].over:
            line.append(line[-1].play(cell))
    red = stood(line)
    truth = {game: float(red_wins(game)) for game in line}

    assert red == truth
    given_away = {
        place: 1.0
        for place, (before, after) in enumerate(itertools.pairwise(line), start=1)
        if cost(truth[before], truth[after], before.to_move) > 0
    }
    assert blunders(line, red) == given_away
