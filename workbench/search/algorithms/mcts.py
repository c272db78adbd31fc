"""Monte-Carlo tree search (UCT) for any two-player game, with optional RAVE.

Kocsis & Szepesvári, *Bandit based Monte-Carlo planning*, 2006; Gelly & Silver, *Combining online and offline knowledge
in UCT*, 2007. The recording only stores rows; visits and wins are counted from them.

Hex uses the compiled search in `hex/compiled/mcts.py`; this is its readable twin, and tests compare the two.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import Generic

from workbench.search.problem.problem import Game, S
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.visit_tree import VisitTree

UNVISITED_VALUE = 0.55
"""Value of a move without any visits."""

Playout = Callable[[S, int], tuple[int, frozenset[tuple[int, str]]]]
"""From a state and the iteration number: the winner of a playout (0: draw), and its (side, move) pairs."""


def mcts(
    game: Game[S], recording: VisitTree[S], playout: Playout[S], exploration: float = 1.0, rave: float = 0.0
) -> Steps:
    """Search without end. Yields after every iteration.

    `exploration`: the weight of moves with few visits. `rave`: the number of visits at which the node's own results
    outweigh games in which the same side made the move later (0: those games are not used).
    """
    root = _Node(game.initial(), 0, "", 0)
    for iteration in _numbers():
        path = _select_path(root, game, exploration, rave)
        for node, parent in zip(path[1:], path, strict=False):
            if node.record < 0:
                node.record = recording.add(parent.record, node.move)
        winner, playout_moves = playout(path[-1].state, iteration)
        path_moves = {(node.mover, node.move) for node in path[1:]}
        _backpropagate(path, winner, playout_moves | path_moves)
        recording.end(path[-1].record, winner)
        yield
    return Status.LIMIT


def random_playouts(game: Game[S], sides: tuple[int, int], seed: int) -> Playout[S]:
    """Return a playout policy that plays random legal moves to the end. `sides`: the numbers of both sides."""

    def playout(state: S, iteration: int) -> tuple[int, frozenset[tuple[int, str]]]:
        rng, playout_moves = random.Random(f"{seed} {iteration}"), set[tuple[int, str]]()
        while (result := game.result(state)) is None:
            mover = game.mover(state)
            move, state = rng.choice(list(game.moves(state)))
            playout_moves.add((mover, move))
        first, second = sides
        mover = game.mover(state)
        winner = 0 if result == 0 else mover if result > 0 else first + second - mover
        return winner, frozenset(playout_moves)

    return playout


class _Node(Generic[S]):
    def __init__(self, state: S, record: int, move: str, mover: int) -> None:
        self.state, self.record, self.move, self.mover = state, record, move, mover
        self.children: list[_Node[S]] = []
        self.visits = self.wins = self.rave_visits = self.rave_wins = 0.0

    def value(self, logarithm: float, exploration: float, rave: float) -> float:
        """Return the value by which a child is selected."""
        if not self.visits and not (rave and self.rave_visits):
            value = UNVISITED_VALUE
        else:
            value = self.wins / self.visits if self.visits else 0.5
            if rave and self.rave_visits:
                total = self.rave_visits + self.visits + self.visits * self.rave_visits / rave
                rave_weight = self.rave_visits / total
                value = (1 - rave_weight) * value + rave_weight * self.rave_wins / self.rave_visits
        return value + exploration * math.sqrt(logarithm / (self.visits + 1))


def _numbers() -> Iterator[int]:
    number = 0
    while True:
        yield number
        number += 1


def _select_path(root: _Node[S], game: Game[S], exploration: float, rave: float) -> list[_Node[S]]:
    """Return the path from the root to a leaf; a leaf that was visited before is expanded first."""
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


def _backpropagate(
    path: list[_Node[S]], winner: int, playout_moves: set[tuple[int, str]] | frozenset[tuple[int, str]]
) -> None:
    """Count a game for the nodes of a path, and for their children whose moves were made in it, at any time."""
    for node in path:
        node.visits += 1
        node.wins += _score(node.mover, winner)
        for child in node.children:
            if (child.mover, child.move) in playout_moves:
                child.rave_visits += 1
                child.rave_wins += _score(child.mover, winner)


def _score(side: int, winner: int) -> float:
    return 0.5 if winner == 0 else float(winner == side)
