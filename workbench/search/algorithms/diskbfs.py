"""Breadth-first search with the layers on disk: delayed duplicate detection (Korf 2003; Korf & Schultze 2005).

Successors are collected without looking up known states. When the memory for them is full they are sorted and written
as a run. At the end of a layer its runs are merged: this brings duplicates together, and states found in an earlier
layer, which is sorted in the same way, are removed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing

from workbench.search.problem.messages import message
from workbench.search.problem.problem import Heuristic, Problem, S, check_cost
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.columns import NONE, allocated
from workbench.search.recording.disk_pool import DiskPool
from workbench.search.recording.disk_states import Entry, StateSegment, StateWriter, merged
from workbench.search.recording.ordering import Ordering, cost

RUN = 1_000
"""How many successors are held in memory before they are sorted and written."""


def diskbfs(problem: Problem[S], _heuristic: Heuristic[S], pool: DiskPool[S], run: int = RUN) -> Steps:
    """Search layer by layer, each in the order of its states; a node is tested for the goal when it is expanded.

    `run`: the number of successors in a run.
    """
    pool.ordering, pool.priority = Ordering(cost, "state"), cost
    with ExitStack() as files:
        layers, runs = (files.enter_context(closing(StateWriter())) for _ in range(2))
        return (yield from _search(problem, pool, layers, runs, run))


def _search(problem: Problem[S], pool: DiskPool[S], spool: StateWriter, runs: StateWriter, run: int) -> Steps:
    start = problem.initial()
    root = pool.add_to_layer(start, NONE, "", 0, 0, 0)
    layers = [spool.write([(pool.codec.encode(start), root)])]
    pool.search_bytes = run * entry_bytes((pool.codec.encode(start), root))
    yield
    while layers[-1].size:
        pieces: list[StateSegment] = []
        batch: list[Entry] = []
        for place, (written, number) in enumerate(spool.read(layers[-1]), start=1):
            state = pool.codec.decode(written)
            pool.expand(number)
            if problem.is_goal(state):
                pool.solve_by(number, tuple(_way_back(problem, pool, spool, layers, written)))
                return Status.SOLVED
            batch += _successors(problem, pool, state, number, len(layers))
            if len(batch) >= run or place == layers[-1].size:
                pieces.append(runs.write(sorted(batch)))
                batch = []
            if place == layers[-1].size:
                layers.append(_merge(pool, spool, layers, runs, pieces))
            yield
    pool.reason = message("unsolvable-exhausted", count=sum(layer.size for layer in layers))
    return Status.UNSOLVABLE


def _successors(problem: Problem[S], pool: DiskPool[S], state: S, number: int, depth: int) -> Iterator[Entry]:
    """Yield all successors of a state, including known ones."""
    g = pool.cost_of(number)
    for move, successor, price in problem.successors(state):
        check_cost(price, problem, state, move)
        pool.generated += 1
        yield pool.codec.encode(successor), pool.add_to_layer(successor, number, move, g + price, 0, depth)


def _merge(
    pool: DiskPool[S], spool: StateWriter, layers: list[StateSegment], runs: StateWriter, pieces: list[StateSegment]
) -> StateSegment:
    """Return the next layer: the distinct states of the runs that are in no earlier layer."""
    before = pool.open
    layer = spool.write(_new(pool, merged(runs, pieces), merged(spool, layers)))
    runs.empty()
    pool.end_layer(before - pool.open, layer.size)
    return layer


def _new(pool: DiskPool[S], entries: Iterator[Entry], known: Iterator[Entry]) -> Iterator[Entry]:
    """Yield the first entry of each state that is not `known`; drop the others. All inputs are sorted."""
    last, old = None, next(known, None)
    for entry in entries:
        written, number = entry
        while old is not None and old[0] < written:
            old = next(known, None)
        if written == last or (old is not None and old[0] == written):
            pool.drop(number)
        else:
            last = written
            yield entry


def _way_back(
    problem: Problem[S], pool: DiskPool[S], spool: StateWriter, layers: list[StateSegment], written: bytes
) -> list[str]:
    """Return the moves to a state of the last layer, found backwards, as states do not store their parents."""
    moves: list[str] = []
    for layer in reversed(layers[:-1]):
        for before, _ in spool.read(layer):
            to = (move for move, after, _ in problem.successors(pool.codec.decode(before)) if _is(pool, after, written))
            if (move := next(to, None)) is not None:
                moves.append(move)
                written = before
                break
    return moves[::-1]


def entry_bytes(entry: Entry) -> int:
    """Return the size of an entry in memory in bytes, including its slots in a growing list and in a sorted one."""
    return sum(map(allocated, (entry, *entry))) + 32


def _is(pool: DiskPool[S], state: S, written: bytes) -> bool:
    return pool.codec.encode(state) == written
