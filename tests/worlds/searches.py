"""What the tests search in, and how a recorded moment is held against a judge's."""

from __future__ import annotations

import math
import random
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from hypothesis import strategies as st
from judges.naive_best_first import Node, Rules, Search, Snapshot, Successor
from judges.naive_tiles import Number, Puzzle, Tiles

from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Counts, Moment
from workbench.search.recording.pool import PoolMoment
from workbench.search.recording.recording import Recording
from workbench.search.recording.trace_moment import TraceMoment
from workbench.tiles.puzzle.board import Board

ORDER = "udlr"


@dataclass(frozen=True)
class Graph:
    """A problem over letters, with an estimate for each; the first letter is the start."""

    edges: Mapping[str, tuple[tuple[str, str, Number], ...]]
    ends: str
    estimates: Mapping[str, Number]

    def initial(self) -> str:
        return "a"

    def is_goal(self, state: str) -> bool:
        return state in self.ends

    def successors(self, state: str) -> tuple[tuple[str, str, Number], ...]:
        return self.edges[state]

    def goals(self) -> list[str]:
        return [state for state in self.edges if state in self.ends]

    def predecessors(self, state: str) -> list[tuple[str, str, Number]]:
        return [
            (f"{other}{move}", other, cost)
            for other in self.edges
            for move, to, cost in self.successors(other)
            if to == state
        ]

    def estimate(self, state: str) -> Number:
        return self.estimates[state]


def graph(edges: str, goals: str = "", **estimates: Number) -> Graph:
    """Return the graph of edges such as "ab1 bc2.5": from, to, cost; the label of an edge is where it leads."""
    table: dict[str, tuple[tuple[str, str, Number], ...]] = {}
    for edge in edges.split():
        here, there, cost = edge[0], edge[1], float(edge[2:])
        table[here] = (*table.get(here, ()), (there, there, cost))
        table.setdefault(there, ())
    return Graph(table, goals, {state: estimates.get(state, 0) for state in table})


COSTS = (0, 1, 2, 3, 0.1, 0.2, 0.7, 0.30000000000000004)
ESTIMATES = (0, 0, 1, 2, 4, 0.1, 0.5, math.inf)


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    """Graphs of up to seven states: costs of nothing, loops, doubled edges, any estimates, goals out of reach."""
    states = "abcdefg"[: draw(st.integers(2, 7))]
    edge = st.tuples(st.sampled_from(states), st.sampled_from(COSTS))
    edges = {}
    for state in states:
        ends = draw(st.lists(edge, max_size=4))
        labels = draw(st.permutations("pqrs"))
        edges[state] = tuple((label, *end) for label, end in zip(labels, ends, strict=False))
    estimates = {state: draw(st.sampled_from(ESTIMATES)) for state in states}
    if estimates["a"] == math.inf:
        estimates["a"] = 3
    return Graph(edges, "".join(draw(st.sets(st.sampled_from(states), max_size=2))), estimates)


def random_graph(seed: int) -> Graph:
    """Return a graph like those, but thick: here most searches find many paths to a state."""
    chance = random.Random(seed)
    states = "abcdefgh"[: chance.randint(6, 8)]
    edges = {
        state: tuple(
            (label, chance.choice(states), chance.choice(COSTS))
            for label in chance.sample("pqrs", chance.randint(1, 4))
        )
        for state in states
    }
    estimates = {state: chance.choice((0, 0.5, 2, 5, 9, 9, math.inf)) for state in states}
    return Graph(edges, chance.choice(states[4:]) if chance.random() < 0.8 else "", {**estimates, "a": 3})


def first_goal(rows: int, columns: int) -> Tiles:
    return tuple(range(rows * columns))


def last_goal(rows: int, columns: int) -> Tiles:
    return (*range(1, rows * columns), 0)


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """Boards of two or three rows and columns, solvable or not, with goals and orders of all kinds."""
    rows, columns = draw(st.sampled_from([(2, 2), (2, 3), (3, 2), (3, 3)]))
    tiles = range(rows * columns)
    goal = draw(st.one_of(st.just(last_goal(rows, columns)), st.just(first_goal(rows, columns)), permuted(tiles)))
    return Puzzle(rows, columns, draw(permuted(tiles)), goal, "".join(draw(st.permutations(ORDER))))


def permuted(tiles: range) -> st.SearchStrategy[Tiles]:
    return st.permutations(tiles).map(tuple)


def near(rows: int, columns: int, moves: int, seed: int, goal: str = "random", order: str = ORDER) -> Puzzle:
    """Return a puzzle that `moves` random moves lead to from its goal: last, first or random."""
    chance = random.Random(seed)
    tiles = chance.sample(range(rows * columns), rows * columns)
    end = {"last": last_goal(rows, columns), "first": first_goal(rows, columns)}.get(goal, tuple(tiles))
    state, before = end, end
    for _ in range(moves):
        ways = [other for _, other, _ in Puzzle(rows, columns, state, end).successors(state) if other != before]
        state, before = chance.choice(ways), state
    return Puzzle(rows, columns, state, end, order)


def board(puzzle: Puzzle, tiles: Tiles | None = None) -> Board:
    """Return the start of `puzzle`, or other tiles, as a board."""
    return Board(puzzle.rows, puzzle.columns, puzzle.start if tiles is None else tiles)


def goal(puzzle: Puzzle) -> Board:
    return board(puzzle, puzzle.goal)


def plain(state: Hashable) -> Any:
    """Return a state as the judges keep it."""
    return tuple(state) if isinstance(state, bytes) else state


@cache
def jumpy(seed: int) -> Any:
    """Return an estimate for boards without rhyme or reason: nothing near admissible, nor consistent."""
    return lru_cache(100_000)(lambda state: random.Random(repr((seed, tuple(state)))).choice((0, 0, 1000, 2000, 5000)))


def agree(moment: Moment[Any], judged: Snapshot, rules: Rules | None = None) -> None:
    """Hold what is to be seen of a moment against what the judge saw; `agree_on_records` holds the rest."""
    nodes = judged.nodes
    assert (moment.t, moment.records) == (judged.t, len(nodes))
    assert (moment.current, moment.goal) == (judged.current, judged.goal)
    assert _numbers(moment.open) == judged.open
    assert _numbers(moment.closed) == judged.closed
    waiting = None if judged.open is None else len(judged.open)
    closed = None if judged.closed is None else len(judged.closed)
    assert moment.counts == Counts(judged.t, judged.generated, waiting, closed, judged.reopened)
    end = nodes[judged.goal if judged.goal is not None else judged.current or 0]
    assert moment.path == ([node.number for node in end.line] if judged.way is None else judged.way)
    assert [_told(successor) for successor in moment.successors] == judged.successors
    for node in nodes:
        _agree_on_node(moment, node, judged, rules)


def agree_on_records(recording: Recording[Any], judged: Search) -> None:
    """Hold what is true of the recorded nodes at any moment against what the judge found."""
    for node in judged.snapshots[-1].nodes:
        number, line = node.number, node.line
        assert plain(recording.state(number)) == node.state
        assert recording.label(number) == node.move
        assert recording.path(number) == [ancestor.number for ancestor in line]
        assert recording.moves(number) == tuple(ancestor.move for ancestor in line[1:])


def _agree_on_node(moment: Moment[Any], node: Node, judged: Snapshot, rules: Rules | None) -> None:
    number, recording = node.number, moment.recording
    assert moment.parent(number) == (NONE if node.parent is None else node.parent.number)
    assert (moment.g(number), moment.h(number)) == (node.g, node.h)
    expanded = node.expanded is not None and node.expanded <= judged.t
    assert moment.step(number) == (node.expanded if expanded else None)
    if rules is not None:
        assert moment.f(number) == rules.f(node.g, node.h)
    if isinstance(moment, TraceMoment):
        left = recording.published.nodes["left"][number]
        assert (left if left <= judged.t else None) == (
            node.left if node.left is not None and node.left <= judged.t else None
        )
    if isinstance(moment, PoolMoment):
        assert judged.open is not None
        assert (number in moment.waiting) == (number in judged.open)


def _numbers(records: Any) -> list[int] | None:
    return None if records is None else [int(number) for number in records]


def _told(successor: Any) -> Successor:
    record, known = (None if number == NONE else number for number in (successor.record, successor.known_record))
    return Successor(successor.move, plain(successor.state), successor.g, record, known, str(successor.outcome))
