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

RUN_SIZE = 1_000
"""How many successors are held in memory before they are sorted and written."""


def diskbfs(problem: Problem[S], _heuristic: Heuristic[S], pool: DiskPool[S], run: int = RUN_SIZE) -> Steps:
    """Search layer by layer, each in the order of its states; a node is tested for the goal when it is expanded.

    `run`: the number of successors in a run.
    """
    pool.ordering, pool.priority = Ordering(cost, "state"), cost
    with ExitStack() as files:
        layers, runs = (files.enter_context(closing(StateWriter())) for _ in range(2))
        return (yield from _search(problem, pool, layers, runs, run))


def _search(problem: Problem[S], pool: DiskPool[S], layer_file: StateWriter, runs: StateWriter, run: int) -> Steps:
    start = problem.initial()
    root = pool.add_to_layer(start, NONE, "", 0, 0, 0)
    layers = [layer_file.write([(pool.codec.encode(start), root)])]
    pool.search_bytes = run * entry_bytes((pool.codec.encode(start), root))
    yield
    while layers[-1].size:
        segments: list[StateSegment] = []
        batch: list[Entry] = []
        for position, (encoded, number) in enumerate(layer_file.read(layers[-1]), start=1):
            state = pool.codec.decode(encoded)
            pool.expand(number)
            if problem.is_goal(state):
                pool.solve_by(number, tuple(_moves_to(problem, pool, layer_file, layers, encoded)))
                return Status.SOLVED
            batch += _successors(problem, pool, state, number, len(layers))
            if len(batch) >= run or position == layers[-1].size:
                segments.append(runs.write(sorted(batch)))
                batch = []
            if position == layers[-1].size:
                layers.append(_merge(pool, layer_file, layers, runs, segments))
            yield
    pool.reason = message("unsolvable-exhausted", count=sum(layer.size for layer in layers))
    return Status.UNSOLVABLE


def _successors(problem: Problem[S], pool: DiskPool[S], state: S, number: int, depth: int) -> Iterator[Entry]:
    """Yield all successors of a state, including known ones."""
    g = pool.cost_of(number)
    for move, successor, move_cost in problem.successors(state):
        check_cost(move_cost, problem, state, move)
        pool.generated += 1
        yield pool.codec.encode(successor), pool.add_to_layer(successor, number, move, g + move_cost, 0, depth)


def _merge(
    pool: DiskPool[S],
    layer_file: StateWriter,
    layers: list[StateSegment],
    runs: StateWriter,
    segments: list[StateSegment],
) -> StateSegment:
    """Return the next layer: the distinct states of the runs that are in no earlier layer."""
    before = pool.open
    layer = layer_file.write(_without_duplicates(pool, merged(runs, segments), merged(layer_file, layers)))
    runs.empty()
    pool.end_layer(before - pool.open, layer.size)
    return layer


def _without_duplicates(pool: DiskPool[S], entries: Iterator[Entry], known: Iterator[Entry]) -> Iterator[Entry]:
    """Yield the first entry of each state that is not `known`; drop the others. All inputs are sorted."""
    last, known_entry = None, next(known, None)
    for entry in entries:
        encoded, number = entry
        while known_entry is not None and known_entry[0] < encoded:
            known_entry = next(known, None)
        if encoded == last or (known_entry is not None and known_entry[0] == encoded):
            pool.drop(number)
        else:
            last = encoded
            yield entry


def _moves_to(
    problem: Problem[S], pool: DiskPool[S], layer_file: StateWriter, layers: list[StateSegment], encoded: bytes
) -> list[str]:
    """Return the moves to a state of the last layer, found backwards, as states do not store their parents."""
    moves: list[str] = []
    for layer in reversed(layers[:-1]):
        for before, _ in layer_file.read(layer):
            matching_moves = (
                move
                for move, after, _ in problem.successors(pool.codec.decode(before))
                if _encodes_to(pool, after, encoded)
            )
            if (move := next(matching_moves, None)) is not None:
                moves.append(move)
                encoded = before
                break
    return moves[::-1]


def entry_bytes(entry: Entry) -> int:
    """Return the size of an entry in memory in bytes, including its slots in a growing list and in a sorted one."""
    return sum(map(allocated, (entry, *entry))) + 32


def _encodes_to(pool: DiskPool[S], state: S, encoded: bytes) -> bool:
    return pool.codec.encode(state) == encoded
