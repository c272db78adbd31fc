"""The differences between the families of searches, as far as other modules need them.

The defaults here are correct for most families. The recording of a family overrides what differs. What a layer above
needs for each family is registered in that layer and looked up with `by_family`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number, Problem, Reversible, S, Step
from workbench.search.recording.columns import NONE


class Part(NamedTuple):
    """The steps of a search that a recording contains, and how many nodes the search had generated before them."""

    first_step: int
    last_step: int
    generated: int


class Family(ABC, Generic[S]):
    """The properties of the search that wrote a recording.

    Attributes:
        problem: the problem that is searched.
        stores_open: whether the search stores OPEN, the generated nodes that wait to be expanded.
        knows_order: whether the order of OPEN is known; not that of a search which is only observed.
        knows_paths: whether g and the parents are known; not those of every search which is only observed.
        stores_closed: whether it stores CLOSED, the expanded nodes.
        in_buckets: whether OPEN is ordered only by `ordering`, so that it can be stored in buckets.
        least_first: whether the node that is expanded is the first of OPEN in this order, also if that is hidden.
        supersedes: whether a cheaper path to a state replaces the earlier one.
        drops: whether open nodes may be dropped without being replaced.
        forgets: whether only some nodes are in memory, which get new records when their values change.
        walks: whether each step moves to a successor of the last node, and nothing else waits.
        stays: whether a step may expand the node of the step before once more.
        indexed: whether the records of a state are found without a scan of all records.
        two_sided: whether it is a bidirectional search.
        has_record_limit: whether the user can choose the number of records.
        bounds_f: whether the bounds of its iterations limit f, so that no node with a greater f is expanded.
        bounds: by step, from t = 0, the lower bound of the cost of any path, if the search knows one.
        states: the stored states, to which the column `state`, if any, refers by index.
        origin: the trace of another program that the recording was imported from, to be saved unchanged, or None.
            If there is one, neither the algorithm nor the rules are known.
        part: what the recording contains if it is only a part of a search, else None.
    """

    problem: Problem[S]
    stores_open = True
    knows_order = knows_paths = True
    stores_closed = False
    in_buckets = least_first = False
    supersedes = False
    drops = False
    forgets = False
    walks = False
    stays = False
    indexed = False
    two_sided = False
    has_record_limit = False
    bounds_f = False
    bounds: Sequence[Number] = ()
    states: Sequence[S] = ()
    origin: object | None = None
    part: Part | None = None

    @abstractmethod
    def state(self, number: int) -> S:
        """Return the state of record `number`."""

    def nearby_states(self) -> Callable[[int], S]:
        """Return a function from records to states that is fast for nearby records."""
        return self.state

    def states_of(self, records: range) -> list[S]:
        """Return the states of consecutive records."""
        state_of = self.nearby_states()
        return [state_of(number) for number in records]

    @property
    @abstractmethod
    def open_keys(self) -> tuple[str, ...] | None:
        """The sort keys of OPEN, some of OPEN_KEYS; None if OPEN is not stored."""

    @property
    def has_own_estimates(self) -> bool:
        """Whether the heuristic values came with the recording and cannot be computed here."""
        return False

    def find(self, state: S, records: int) -> int:
        """Return the newest of the first `records` records with this state, or NONE."""
        return next(self.records_of(state, records), NONE)

    def records_of(self, state: S, records: int) -> Iterator[int]:
        """Yield all of the first `records` records with this state, newest first."""
        return (number for number in reversed(range(records)) if self.state(number) == state)

    def expansion(self, number: int) -> Iterable[Step[S]]:
        """Return what the expansion of record `number` generates."""
        return self.problem.successors(self.state(number))

    def sources(self, state: S) -> Iterator[S]:
        """Yield the states whose expansion generates `state`, for a reversible problem."""
        assert isinstance(self.problem, Reversible)
        return (other for _, other, _ in self.problem.predecessors(state))

    def temperature(self, _t: int) -> float:
        """Return the temperature at step `t` of simulated annealing; 0 of other searches."""
        return 0

    def keys(self, _records: range) -> NDArray[Any] | None:
        """Return an integer key for the state of each record, or None if states have no such keys."""
        return None

    def key(self, state: S) -> Any:
        """Return the key of a state, if `keys` returns any."""
        raise NotImplementedError

    def keys_of(self, _numbers: NDArray[np.int64]) -> Iterator[NDArray[Any] | None]:
        """Yield the keys of the states of any records, uint64, and None between the pieces of the work.

        If states have no such keys, no array is yielded.
        """
        return iter(())

    def open_backlog(self, _t: int) -> int:
        """Return how often `prepare_open` must be called before OPEN can be displayed at step `t` without delay."""
        return 0

    def prepare_open(self, _t: int) -> None:
        """Process a part of the recording up to step `t`, for a few milliseconds, in any thread."""

    def open_prepared(self, _t: int) -> bool:
        """Return whether `prepare_open` has nothing left to do up to step `t`."""
        return True
