"""What is seen of an algorithm of the user's own while it runs: the calls of the objects that it is given."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, Generic, NamedTuple, Protocol

from workbench.search.algorithms.calling_line import CallingLine
from workbench.search.problem.messages import message, to_quotable
from workbench.search.problem.problem import (
    Heuristic,
    Number,
    Problem,
    S,
    SearchFailure,
    check_cost,
    checked,
    scale,
    to_display_units,
)
from workbench.search.recording.columns import NONE
from workbench.search.recording.observed_pool import ESTIMATED, EXPANDED, GENERATED, TESTED, ObservedPool

_MAX_TEXT = 60


class Handover(Protocol):
    """A running function that pauses now and then, until it is resumed; see `own_code.handover`."""

    result: Any
    left_threads: bool

    @property
    def is_inside(self) -> bool: ...

    def resume(self) -> bool: ...

    def pause(self) -> None: ...

    def close(self) -> None: ...


class States(Generic[S]):
    """The states as the user's code sees them: those that are stored as bytes are tuples of integers."""

    def __init__(self, name: str, start: S) -> None:
        self._name, self._start = name, start
        self._packed = isinstance(start, bytes)
        self._tiles = sorted(start) if isinstance(start, bytes) else []

    def shown(self, state: S) -> Any:
        """Return a state as it is handed over: a new object if it is stored as bytes."""
        return tuple(state) if isinstance(state, bytes) else state

    def stored(self, given: Any) -> S:
        """Return a state that the user's code has handed over. Raises SearchFailure if it is none."""
        try:
            if self._packed:
                state: Any = bytes(given) if isinstance(given, tuple | list) else None
                valid = state is not None and sorted(state) == self._tiles
            else:
                state, valid = given, not callable(given)
                hash(given)
        except (TypeError, ValueError):
            valid = False
        if not valid:
            raise SearchFailure(
                message("own-algorithm-state", name=self._name, value=to_quotable(repr(given), _MAX_TEXT))
            )
        return state  # type: ignore[no-any-return]


class Observer(ABC, Generic[S]):
    """An algorithm while it runs; what it does is recorded in `pool`.

    Attributes:
        handover: the running function.
        line: the line of the user's file that calls the observer.
        arguments: what it is called with. record: what its parameter `record` gets.
        unknown: see `ObservedPool`.
    """

    handover: Handover
    unknown: frozenset[str] = frozenset({"max_open"})

    def __init__(self, name: str, problem: Problem[S], heuristic: Heuristic[S], pool: ObservedPool[S]) -> None:
        self.problem, self.pool, self.name = problem, pool, name
        self.unit = scale(problem)
        self._estimate, self._estimates = checked(heuristic, problem), dict[S, Number]()
        self.line, self._estimate_lines = CallingLine(name.rpartition(":")[0]), dict[S, str]()
        start = problem.initial()
        self.states = States(name, start)
        self.start = self.states.shown(start)
        pool.add(start, NONE, "", 0, math.nan)

    @property
    @abstractmethod
    def arguments(self) -> tuple[Any, ...]: ...

    @property
    @abstractmethod
    def record(self) -> Record: ...

    @abstractmethod
    def last_states(self, expanded: list[Any] | None) -> Iterator[S]:
        """Yield the states that were expanded but not seen, according to the list that the function returned."""

    @abstractmethod
    def expand(self, state: S) -> None:
        """Record the expansion of a state. A state that was not generated gets its record only now."""

    def heuristic(self, given: Any) -> Number:
        """Return h of a state, in displayed units, and record it."""
        state = self.states.stored(given)
        h = self._estimates.get(state)
        if h is None:
            h = self._estimates[state] = self._estimate(state)
        number, line = self.pool.latest.get(state, NONE), self.line.find()
        self._estimate_lines[state] = line
        if number != NONE:
            self.pool.note_line(number, ESTIMATED, line)
            if math.isnan(self.pool.h(number)):
                self.pool.estimate(number, h)
        return math.inf if h == math.inf else to_display_units(h, self.unit)

    def add(self, state: S, parent: int, move: str, g: Number) -> int:
        """Record a generated state, which replaces an earlier record of it."""
        earlier = self.pool.latest.get(state, NONE)
        if earlier != NONE and not self.pool.is_superseded(earlier):
            self.pool.supersede(earlier)
        number = self.pool.add(state, parent, move, g, self._estimates.get(state, math.nan))
        self.pool.note_line(number, ESTIMATED, self._estimate_lines.get(state, ""))
        return number

    def pause(self) -> None:
        """Wait, in the function's thread, until the next step is wanted."""
        if not self.handover.is_inside:
            raise SearchFailure(message("own-algorithm-thread", name=self.name))
        self.handover.pause()


class Record:
    """What an algorithm may report about its lists; `opened` and `closed` do nothing in a search with a `problem`."""

    def opened(self, state: Any, parent: Any = None, g: Number | None = None) -> None:
        """Report that a state is put on OPEN; `parent`: the state before it, `g`: its path cost."""

    def closed(self, state: Any) -> None:
        """Report that a state is expanded."""


class Generation(NamedTuple):
    """A state as it was generated: the object that was handed over, its record, or NONE, and the path to it."""

    handed: Any
    record: int
    parent: int
    move: str
    g: Number


class SearchObserver(Observer[S]):
    """The `problem` of `search(problem, heuristic)`.

    The object of a state shows on which path it was generated. If a problem always gives the same object for a state,
    the cheapest path known is taken.
    """

    def __init__(self, name: str, problem: Problem[S], heuristic: Heuristic[S], pool: ObservedPool[S]) -> None:
        super().__init__(name, problem, heuristic, pool)
        root = Generation(self.start, 0, NONE, "", 0)
        self._generated: dict[int, Generation | None] = {id(self.start): root}
        self._again: dict[S, Generation] = {}
        self._expanded: list[S | None] = []
        self._tested: S | None = None
        self._goal: S | None = None
        self._tests_first = True

    @property
    def arguments(self) -> tuple[Any, ...]:
        return _ObservedProblem(self), self.heuristic

    @property
    def record(self) -> Record:
        return Record()

    def is_goal(self, given: Any) -> bool:
        """Return whether a state is a goal, and note it."""
        self._tested = self.states.stored(given)
        goal = bool(self.problem.is_goal(self._tested))
        self._goal = self._tested if goal else self._goal
        number = self.pool.latest.get(self._tested, NONE)
        if number != NONE:
            self.pool.note_line(number, TESTED, self.line.find())
        return goal

    def successors(self, given: Any) -> list[tuple[str, Any, Number]]:
        """Return (label, state, cost) of every legal move, with costs in displayed units: this expands the state."""
        state = self.states.stored(given)
        self._tests_first &= self._tested == state
        line = self.line.find()
        self.pause()
        number = self._record_of(given, state)
        self.pool.expand(number)
        self.pool.note_line(number, EXPANDED, line)
        self._expanded.append(state)
        return [*self._expansion(number, state)]

    def last_states(self, expanded: list[Any] | None) -> Iterator[S]:
        """Yield the goal if it was tested as the other states were: when they were about to be expanded."""
        goal, pool = self._goal, self.pool
        number = NONE if goal is None else pool.latest.get(goal, NONE)
        if goal is not None and number != NONE and not pool.is_closed(number):
            listed = None if expanded is None else len(expanded) == len(self._expanded) + 1
            if self._tests_first if listed is None else listed:
                yield goal
                self._expanded.append(goal)
        if expanded is not None:
            self._compare(expanded)

    def expand(self, state: S) -> None:
        self.pool.expand(self.pool.latest[state])

    def _compare(self, expanded: list[Any]) -> None:
        """Report the first place at which the returned list differs from what was seen."""
        listed = [self.states.stored(one) for one in expanded]
        pairs = enumerate(zip(self._expanded, listed, strict=False), start=1)
        length = min(len(self._expanded), len(listed))
        place = next((number for number, (one, other) in pairs if one != other), length + 1)
        if self._expanded != listed:
            self.pool.reason = message("own-algorithm-list", name=self.name, number=place)

    def _record_of(self, given: Any, state: S) -> int:
        """Return the record of a state that is about to be expanded, a new one if it is expanded again."""
        pool = self.pool
        generation = self._generated.get(id(given))
        if generation is not None and generation.handed is given:
            number = generation.record
            if number != NONE and not pool.is_closed(number) and not pool.is_superseded(number):
                return number
            return self.add(state, generation.parent, generation.move, generation.g)
        number = pool.latest.get(state, NONE)
        if number == NONE:
            return self.add(state, NONE, "", math.nan)  # a state that the user's code has made itself
        if not pool.is_closed(number):
            return number
        again = self._again.pop(state, None)
        if again is not None:
            return self.add(state, again.parent, again.move, again.g)
        return self.add(state, *pool.way_to(number), pool.g(number))

    def _expansion(self, number: int, state: S) -> Iterable[tuple[str, Any, Number]]:
        pool, problem = self.pool, self.problem
        g = pool.g(number)
        for move, successor, cost in problem.successors(state):
            check_cost(cost, problem, state, move)
            pool.generated += 1
            known = pool.latest.get(successor, NONE)
            record = NONE
            if known == NONE or (g + cost < pool.g(known) and not pool.is_closed(known)):
                record = self.add(successor, number, move, g + cost)
            handed = self.states.shown(successor)
            generation = Generation(handed, record, number, move, g + cost)
            shared = id(handed) in self._generated
            self._generated[id(handed)] = None if shared else generation
            if record == NONE and (successor not in self._again or g + cost < self._again[successor].g):
                self._again[successor] = generation
            yield move, handed, to_display_units(cost, self.unit)


class _ObservedProblem:
    """What the user's code gets as `problem`."""

    def __init__(self, observer: SearchObserver[Any]) -> None:
        self._observer = observer
        self.is_goal, self.successors = observer.is_goal, observer.successors

    def initial(self) -> Any:
        """Return the start."""
        return self._observer.start


class CallObserver(Observer[S]):
    """An algorithm `astar(state, heuristic)`, which knows the rules itself: its heuristic's calls and its list."""

    def __init__(self, name: str, problem: Problem[S], heuristic: Heuristic[S], pool: ObservedPool[S]) -> None:
        super().__init__(name, problem, heuristic, pool)
        pool.knows_paths = pool.stores_open = False
        self._reports_paths = True
        self._record = _CallRecord(self)

    @property
    def arguments(self) -> tuple[Any, ...]:
        return self.start, self.heuristic

    @property
    def record(self) -> Record:
        return self._record

    def opened(self, given: Any, parent: Any, g: Number | None) -> None:
        """Record a state that the algorithm puts on OPEN."""
        pool, state = self.pool, self.states.stored(given)
        pool.stores_open = True
        above = NONE if parent is None else pool.latest.get(self.states.stored(parent), NONE)
        cost = math.nan if g is None else g * self.unit
        if pool.latest.get(state) == 0 and not pool.expanded:
            return  # the start
        self._reports_paths &= parent is not None and g is not None
        pool.knows_paths = self._reports_paths
        pool.generated += 1
        number = self.add(state, above, self._move(above, state), cost)
        pool.note_line(number, GENERATED, self.line.find())

    def closed(self, given: Any) -> None:
        """Record a state that the algorithm expands, as the next step."""
        state, line = self.states.stored(given), self.line.find()
        self.pause()
        self.expand(state)
        self.pool.note_line(self.pool.latest[state], EXPANDED, line)

    def last_states(self, expanded: list[Any] | None) -> Iterator[S]:
        """Yield the states of the returned list after those that the algorithm has reported."""
        reported = self.pool.expanded
        yield from map(self.states.stored, (expanded or [])[reported:])

    @property
    def unknown(self) -> frozenset[str]:  # type: ignore[override]
        pool = self.pool
        none = () if pool.expanded else ("expanded", "reopened")
        return frozenset((*none, "max_open", *(() if pool.stores_open else ("generated",))))

    def expand(self, state: S) -> None:
        number = self.pool.latest.get(state, NONE)
        if number == NONE or self.pool.is_closed(number):
            number = self.add(state, NONE, "", math.nan)
            self.pool.knows_paths = self._reports_paths = False
        self.pool.expand(number)

    def _move(self, parent: int, state: S) -> str:
        """Return the label of the move from a record's state to a state, "" if there is none."""
        if parent == NONE:
            return ""
        before = self.pool.state_of(parent)
        return next((move for move, successor, _ in self.problem.successors(before) if successor == state), "")


class _CallRecord(Record):
    def __init__(self, observer: CallObserver[Any]) -> None:
        self._observer = observer

    def opened(self, state: Any, parent: Any = None, g: Number | None = None) -> None:
        self._observer.opened(state, parent, g)

    def closed(self, state: Any) -> None:
        self._observer.closed(state)
