"""The interfaces between a search and its world: a problem or a game, and a heuristic.

A problem must define its initial state, its goal test and its successors. Everything else is an optional capability: a
further method or attribute, listed below, which the core uses if it exists.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from workbench.search.problem.blame import with_user_code_place
from workbench.search.problem.messages import Fault, Message, message

S = TypeVar("S", bound=Hashable)
S_contra = TypeVar("S_contra", bound=Hashable, contravariant=True)

Number = int | float
Step = tuple[str, S, Number]
"""A successor: the label of the move, the resulting state, and the cost of the move."""


class Problem(Protocol[S]):
    """A single-agent problem over hashable states.

    The labels of the successors of a state are distinct, and their order is the same at every call, so a path is
    determined by its labels. Costs are not negative.
    """

    def initial(self) -> S:
        """Return the initial state of the search."""
        ...

    def is_goal(self, state: S) -> bool:
        """Return whether `state` is a goal."""
        ...

    def successors(self, state: S) -> Iterable[Step[S]]:
        """Return (label, state, cost) for every legal move, in the order of generation."""
        ...


class Heuristic(Protocol[S_contra]):
    """An estimate of the cost from a state to a goal, in the problem's units; `math.inf`: no goal can be reached."""

    def __call__(self, state: S_contra, /) -> Number: ...


@runtime_checkable
class Exact(Protocol):
    """A capability: costs and estimates are integers; `scale` units make 1 as displayed (boards: 1000)."""

    scale: int


@runtime_checkable
class Replayable(Protocol[S]):
    """A capability: the problem can follow a path without generating the successors beside it."""

    def replayed(self, moves: Sequence[str]) -> tuple[list[S], Number]:
        """Return the states along `moves` from the start, and their cost. Raises KeyError if a move is illegal."""
        ...


@runtime_checkable
class Reversible(Protocol[S]):
    """A capability: the problem knows its goals and the predecessors of a state, as bidirectional search requires."""

    def goals(self) -> Iterable[S]:
        """Return all states for which `is_goal` holds."""
        ...

    def predecessors(self, state: S) -> Iterable[Step[S]]:
        """Return (label, predecessor, cost) for every move from another state to `state`, in a fixed order.

        The labels are distinct names of the reverse moves from `state`; the costs are the costs of the moves.
        """
        ...


@runtime_checkable
class HasLeastCost(Protocol):
    """A capability: the problem knows the lowest cost of any move."""

    least_cost: Number


@runtime_checkable
class HasUniformCost(Protocol):
    """A capability: all moves have the same cost."""

    every_cost: Number


@runtime_checkable
class Readable(Protocol):
    """A capability: a state can be parsed from text, such as `describe` returns."""

    def read(self, text: str) -> Hashable:
        """Parse a state. Raises Fault."""
        ...


@runtime_checkable
class TwoWayHeuristic(Protocol[S]):
    """A heuristic for both directions: called, it estimates the cost to a goal, and `backwards` that from the start."""

    backwards: Callable[[S], Number]

    def __call__(self, state: S, /) -> Number: ...


class HeuristicPair(Generic[S]):
    """A heuristic that consists of two: one for the goals, the other for the start."""

    def __init__(self, forwards: Callable[[S], Number], backwards: Callable[[S], Number]) -> None:
        self.forwards, self.backwards = forwards, backwards

    def __call__(self, state: S) -> Number:
        return self.forwards(state)


@runtime_checkable
class Refutable(Protocol):
    """A capability: the problem can prove without searching that it has no solution."""

    def refutation(self) -> Message | None:
        """Return why there is no solution, or None if there may be one."""
        ...


@runtime_checkable
class Described(Protocol[S_contra]):
    """A capability: a state has a short text of its own."""

    def describe(self, state: S_contra) -> str: ...


@runtime_checkable
class Named(Protocol[S_contra]):
    """A capability: every state has a short name, like a town or a square."""

    def name(self, state: S_contra) -> str:
        """Return the name of `state`, one or two words."""
        ...


@runtime_checkable
class MovesBlank(Protocol):
    """A capability: the names of moves, `u`, `d`, `l` and `r`, say where the blank goes."""

    blank_moves: Any


@runtime_checkable
class Painted(Protocol[S_contra]):
    """A capability: the problem draws its states itself; see `workbench.search.problem.drawing`."""

    def paint(self, state: S_contra) -> str | Iterable[tuple[Any, ...]]:
        """Return text of one or more lines, or shapes on a square canvas."""
        ...


@runtime_checkable
class Placed(Problem[S], Reversible[S], Readable, Protocol[S]):
    """A capability: the states are places that can be listed, and a search may lead from any of them to any others."""

    def places(self) -> Sequence[S]:
        """Return all states, in the order in which they are listed."""
        ...

    def between(self, start: S, goals: Sequence[S]) -> Problem[S]:
        """Return the same problem from `start` to one of `goals`, all of them places."""
        ...


@runtime_checkable
class Startable(Readable, Protocol[S]):
    """A capability: the start is a state that can be given as text, or be drawn at random."""

    def starting_at(self, state: S) -> Problem[S]:
        """Return the same problem from another start."""
        ...

    def random_state(self, chance: random.Random) -> S:
        """Return a random state."""
        ...

    def moves_between(self, state: S, other: S) -> Sequence[str]:
        """Return moves that lead from one state to another."""
        ...


@runtime_checkable
class Ordered(Protocol[S]):
    """A capability: the moves have directions, and their order of generation can be chosen."""

    def ordered(self, order: str) -> Problem[S]:
        """Return the same problem with its moves generated in `order`, a permutation of `udlr`."""
        ...


@runtime_checkable
class Ruled(Protocol[S]):
    """A capability: the rule of moves can be chosen from several."""

    rules: Sequence[str]

    def ruled(self, rule: str) -> Problem[S]:
        """Return the same problem by one of `rules`."""
        ...


@runtime_checkable
class Jumping(Protocol[S]):
    """A capability: of several paths of the same cost a search may follow one, and jump to where it has to turn."""

    @property
    def has_jumps(self) -> bool:
        """Whether the costs of its moves allow that."""
        ...

    def jumps(self, state: S, arrived: str) -> Iterable[Step[S]]:
        """Return (label, jump point, cost) for every jump; `arrived` is the label of the last one, or empty."""
        ...

    def unfolded(self, label: str) -> Sequence[str]:
        """Return the moves of a jump."""
        ...


@runtime_checkable
class Estimated(Protocol[S_contra]):
    """A capability: the problem has heuristics of its own."""

    def heuristics(self) -> Mapping[str, Callable[[S_contra], Number]]:
        """Return the heuristics by name, in the order in which they are listed; the first is the default."""
        ...


class Game(Protocol[S]):
    """A two-player, zero-sum game with perfect information and alternating moves.

    The labels of the moves from a state are distinct, and their order is the same at every call.
    """

    def initial(self) -> S:
        """Return the initial state of the search."""
        ...

    def moves(self, state: S) -> Iterable[tuple[str, S]]:
        """Return (label, resulting state) for every legal move, in order; none if the game is over."""
        ...

    def mover(self, state: S) -> int:
        """Return the side to move, or that would be to move: one of two numbers."""
        ...

    def result(self, state: S) -> int | None:
        """Return the result for the side that would be to move: 1 won, 0 drawn, -1 lost; None: the game is not over."""
        ...


@runtime_checkable
class Keyed(Protocol[S_contra]):
    """A capability of a game: states that differ only in their history have the same key."""

    def key(self, state: S_contra) -> Hashable:
        """Return what matters about `state` for the rest of the game."""
        ...


class SearchFailure(Exception):  # noqa: N818 - it ends a run as FAILED
    """A problem or a heuristic violated its contract; carries the message that names the state."""

    def __init__(self, failure_message: Message) -> None:
        self.message = failure_message
        super().__init__(str(failure_message))


def scale(problem: object) -> int:
    """Return how many units of cost make 1 as displayed: 1000 on boards, 1 if costs are plain numbers."""
    unit: int = getattr(problem, "scale", 1)
    return unit


def to_display_units(value: Number, unit: int) -> Number:
    """Return a cost as displayed: as int if it is an integer, else with its decimals."""
    if unit == 1:
        return int(value) if isinstance(value, float) and value.is_integer() else value
    return int(value) // unit if value % unit == 0 else value / unit


def describe(problem: object, state: Hashable) -> str:
    """Return the problem's own text for `state`, else its name, else Python's text."""
    # Called for every state; isinstance with the protocols Described and Named would take longer than the rest.
    text: str
    if hasattr(problem, "describe"):
        text = problem.describe(state)
    else:
        text = problem.name(state) if hasattr(problem, "name") else str(state)
    return text


def name_of(problem: object, state: Hashable) -> str:
    """Return the name of `state`, else the problem's text for it, or Python's text if these raise an exception."""
    try:
        name = problem.name(state) if hasattr(problem, "name") else describe(problem, state)
        return name if isinstance(name, str) else str(name)  # str() would drop the forms of a Name
    except Exception:  # user code may raise anything, and this is for display only
        return str(state)


def successor_by(problem: Problem[S], state: S, move: str) -> S:
    """Return the state that the move labelled `move` leads to. Raises KeyError for an illegal move."""
    for label, successor, _cost in problem.successors(state):
        if label == move:
            return successor
    raise KeyError(f"{move} in {describe(problem, state)}")


def zero(_state: Hashable) -> int:
    """Return 0: the heuristic of uninformed search."""
    return 0


def checked(heuristic: Callable[[S], Number], problem: Problem[S]) -> Callable[[S], Number]:
    """Return `heuristic` with checks: an unusable estimate raises SearchFailure, which names the state.

    Unusable are NaN, negative numbers, exceptions, and fractions if the problem's numbers are integers.
    """
    exact = isinstance(problem, Exact)

    def estimate(state: S) -> Number:
        try:
            h = heuristic(state)
        except SearchFailure:
            raise
        except Fault as fault:  # the heuristic cannot be created
            raise SearchFailure(fault.message) from fault
        except (Exception, SystemExit) as error:
            failure_message = message(
                "failed-heuristic",
                state=describe(problem, state),
                kind=type(error).__name__,
                text=with_user_code_place(error),
            )
            raise SearchFailure(failure_message) from error
        try:
            usable = bool(h >= 0)  # NaN compares false to everything
        except SearchFailure:
            raise
        except Exception as error:
            failure_message = message("failed-kind", state=describe(problem, state), kind=type(h).__name__)
            raise SearchFailure(failure_message) from error
        if not usable:
            raise SearchFailure(message("failed-estimate", state=describe(problem, state), value=str(h)))
        if exact and h % 1 and h != math.inf:
            raise SearchFailure(message("failed-fraction", state=describe(problem, state), value=str(h)))
        return h

    return estimate


def check_cost(cost: Number, problem: Problem[S], state: S, move: str) -> None:
    """Raise SearchFailure if a move's cost is negative, NaN, infinite, or a fraction where numbers must be integers."""
    if not 0 <= cost < math.inf:
        raise SearchFailure(message("failed-cost", state=describe(problem, state), move=move, value=str(cost)))
    if cost % 1 and hasattr(problem, "scale"):  # Exact; isinstance would be slow
        failure_message = message("failed-cost-fraction", state=describe(problem, state), move=move, value=str(cost))
        raise SearchFailure(failure_message)
