"""What differs between the families of searches, as far as anybody asks for it.

Here stands what holds for most families. The recording of a family overrides what is different there; what is made of
it in a layer above is registered in that layer, once for each family, and found by `by_family`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number, Problem, Reversible, S, Step
from workbench.search.recording.columns import NONE


class Family(ABC, Generic[S]):
    """What a recording says of the search that wrote it.

    Attributes:
        problem: the problem that is searched.
        keeps_open: whether the search has a list of generated nodes that wait.
        keeps_closed: whether it has a list of expanded nodes.
        in_buckets: whether its ordering is all that OPEN is served by, so that it can be kept in buckets.
        supersedes: whether a cheaper path to a state takes the place of the earlier one.
        drops: whether nodes that wait may be given up though nothing takes their place.
        forgets: whether it remembers only a part of the nodes, which go on as other records when their values change.
        indexed: whether the records of a state are found without looking through all records.
        two_sided: whether it searches from both ends.
        takes_room: whether the user may say how many records it keeps.
        bounds: by step, from t = 0 on, what no path costs less than, as far as the search knew; where it has such.
        states: the states that are kept, of which the column `state` says the places, where there is one.
        origin: the trace of another program that the recording was made of, to be written as it was, or None. Where
            there is one, no algorithm and no rules are known.
    """

    problem: Problem[S]
    keeps_open = True
    keeps_closed = False
    in_buckets = False
    supersedes = False
    drops = False
    forgets = False
    indexed = False
    two_sided = False
    takes_room = False
    bounds: Sequence[Number] = ()
    states: Sequence[S] = ()
    origin: object | None = None

    @abstractmethod
    def state(self, number: int) -> S:
        """Return the state of record `number`."""

    def nearby_states(self) -> Callable[[int], S]:
        """Return what gives the states of records, quickly where one asks for records near to each other."""
        return self.state

    @property
    @abstractmethod
    def open_keys(self) -> tuple[str, ...] | None:
        """By what OPEN is served, one of OPEN_KEYS after the other; None where there is no such list."""

    @property
    def brings_estimates(self) -> bool:
        """Whether the estimates came with the recording, though nobody here can make further ones."""
        return False

    def find(self, state: S, records: int) -> int:
        """Return the newest of the first `records` records that holds `state`, or NONE."""
        return next(self.all_of(state, records), NONE)

    def all_of(self, state: S, records: int) -> Iterator[int]:
        """Yield those of the first `records` records that hold `state`, the newest first."""
        return (number for number in reversed(range(records)) if self.state(number) == state)

    def expansion(self, number: int) -> Iterable[Step[S]]:
        """Return what the expansion of record `number` generates."""
        return self.problem.successors(self.state(number))

    def sources(self, state: S) -> Iterator[S]:
        """Yield the states whose expansion generates `state`, in a problem that is reversible."""
        assert isinstance(self.problem, Reversible)
        return (other for _, other, _ in self.problem.predecessors(state))

    def keys(self, _records: range) -> NDArray[Any] | None:
        """Return for each of some records what stands for its state, or None where states have no such numbers."""
        return None

    def key(self, state: S) -> Any:
        """Return what stands for a state, where `keys` returns such."""
        raise NotImplementedError

    def keys_of(self, _numbers: NDArray[np.int64]) -> Iterator[NDArray[Any] | None]:
        """Yield what stands for the states of any records, uint64, and between the pieces of the work None.

        Nothing but None, or nothing at all, where states have no such numbers.
        """
        return iter(())

    def prepare_open(self, _t: int) -> None:
        """Take in a part of what is recorded by step `t`, so that OPEN can be shown there without a pause."""
