"""Monte-Carlo tree search (UCT) for any game of two sides, with RAVE where it is asked for.

Kocsis & Szepesvári, *Bandit based Monte-Carlo planning*, 2006; Gelly & Silver, *Combining online and offline knowledge
in UCT*, 2007. The recording's rows are all that there is to know: visits and wins are counted from them.

On Hex the compiled search of `hex/compiled/mcts.py` is used; this is its readable twin, and tests compare the two.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import Generic

from workbench.search.problem.problem import Game, S
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.visit_tree import VisitTree

FIRST_PLAY = 0.55
"""What a move of which nothing is known counts for."""

Playout = Callable[[S, int], tuple[int, frozenset[tuple[int, str]]]]
"""Of a state and the iteration's number: who wins a game played from there (0: nobody), and the (side, move) in it."""


def mcts(
    game: Game[S], recording: VisitTree[S], play: Playout[S], exploration: float = 1.0, rave: float = 0.0
) -> Steps:
    """Search for ever. Yields after every iteration.

    `exploration`: the weight of what was seldom tried; `rave`: how many visits the games outweigh in which a move was
    made later on by the same side (0: they are not looked at).
    """
    root = _Node(game.initial(), 0, "", 0)
    for iteration in _numbers():
        path = _descended(root, game, exploration, rave)
        for node, above in zip(path[1:], path, strict=False):
            if node.record < 0:
                node.record = recording.add(above.record, node.move)
        winner, made = play(path[-1].state, iteration)
        on_way = {(node.mover, node.move) for node in path[1:]}
        _count(path, winner, made | on_way)
        recording.end(path[-1].record, winner)
        yield
    return Status.LIMIT


def at_random(game: Game[S], sides: tuple[int, int], seed: int) -> Playout[S]:
    """Return a way of playing games to their ends: by legal moves at random. `sides`: the numbers of both."""

    def play(state: S, iteration: int) -> tuple[int, frozenset[tuple[int, str]]]:
        chance, made = random.Random(f"{seed} {iteration}"), set[tuple[int, str]]()
        while (result := game.result(state)) is None:
            mover = game.mover(state)
            move, state = chance.choice(list(game.moves(state)))
            made.add((mover, move))
        first, second = sides
        mover = game.mover(state)
        winner = 0 if result == 0 else mover if result > 0 else first + second - mover
        return winner, frozenset(made)

    return play


class _Node(Generic[S]):
    def __init__(self, state: S, record: int, move: str, mover: int) -> None:
        self.state, self.record, self.move, self.mover = state, record, move, mover
        self.children: list[_Node[S]] = []
        self.visits = self.wins = self.rave_visits = self.rave_wins = 0.0

    def value(self, logarithm: float, exploration: float, rave: float) -> float:
        """Return what the node is chosen by."""
        if not self.visits and not (rave and self.rave_visits):
            value = FIRST_PLAY
        else:
            value = self.wins / self.visits if self.visits else 0.5
            if rave and self.rave_visits:
                total = self.rave_visits + self.visits + self.visits * self.rave_visits / rave
                trust = self.rave_visits / total
                value = (1 - trust) * value + trust * self.rave_wins / self.rave_visits
        return value + exploration * math.sqrt(logarithm / (self.visits + 1))


def _numbers() -> Iterator[int]:
    number = 0
    while True:
        yield number
        number += 1


def _descended(root: _Node[S], game: Game[S], exploration: float, rave: float) -> list[_Node[S]]:
    """Return the way from the root to a node that has no children yet; one that was visited before gets them."""
    path = [root]
    while True:
        node = path[-1]
        if not node.children and (node.visits or node is root):
            mover = game.mover(node.state)
            node.children = [_Node(state, -1, move, mover) for move, state in game.moves(node.state)]
        if not node.children:
            return path
        logarithm = math.log(node.visits + 1)
        path.append(max(node.children, key=lambda child: child.value(logarithm, exploration, rave)))


def _count(path: list[_Node[S]], winner: int, made: set[tuple[int, str]] | frozenset[tuple[int, str]]) -> None:
    """Count a game for the nodes of a path, and for their children that were moved to in it, then or later."""
    for node in path:
        node.visits += 1
        node.wins += _share(node.mover, winner)
        for child in node.children:
            if (child.mover, child.move) in made:
                child.rave_visits += 1
                child.rave_wins += _share(child.mover, winner)


def _share(side: int, winner: int) -> float:
    return 0.5 if winner == 0 else float(winner == side)
