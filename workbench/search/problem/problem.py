"""What a search needs to know of the world: the State/Rules interface of a problem or a game, and an estimate.

A problem says how it starts, when it is done and what can be done next; nothing else is required. Whatever more it
can offer is a capability: a further method or attribute, listed below, that the core uses where it is there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from workbench.search.problem.blame import with_place
from workbench.search.problem.messages import Message, message

S = TypeVar("S", bound=Hashable)
S_contra = TypeVar("S_contra", bound=Hashable, contravariant=True)

Number = int | float
Step = tuple[str, S, Number]
"""A successor: the move's label, the state it leads to, and what it costs."""


class Problem(Protocol[S]):
    """A one-player problem over hashable states.

    The labels of the successors of one state are distinct, and their order is the same at every call: with them a
    path can be told by its labels alone. Costs are not negative.
    """

    def initial(self) -> S:
        """Return the state that the search starts from."""
        ...

    def is_goal(self, state: S) -> bool:
        """Tell whether nothing is left to do in `state`."""
        ...

    def successors(self, state: S) -> Iterable[Step[S]]:
        """Return (label, state, cost) for every legal move, in the order in which they are to be generated."""
        ...


class Heuristic(Protocol[S_contra]):
    """An estimate of the cost from a state to the goal, in the problem's units; `math.inf` says "never"."""

    def __call__(self, state: S_contra, /) -> Number:
        """Return the estimate for `state`."""
        ...


@runtime_checkable
class Exact(Protocol):
    """A capability: costs and estimates are whole numbers, `scale` of which make 1 on screen (boards: 1000)."""

    scale: int


@runtime_checkable
class Reversible(Protocol[S]):
    """A capability: the problem knows its goals, and the way back, so that it can be searched from both ends."""

    def goals(self) -> Iterable[S]:
        """Return the states for which `is_goal` holds."""
        ...

    def predecessors(self, state: S) -> Iterable[Step[S]]:
        """Return (label, other state, cost) for every move from another state to `state`, in a fixed order.

        The labels are those of steps back from `state`, and distinct; the costs are those of the moves.
        """
        ...


@runtime_checkable
class Priced(Protocol):
    """A capability: the problem knows what every move costs at least."""

    least_cost: Number


@runtime_checkable
class EvenlyPriced(Protocol):
    """A capability: every move costs the same."""

    every_cost: Number


@runtime_checkable
class Readable(Protocol):
    """A capability: a state can be told by a text, such as `describe` makes."""

    def read(self, text: str) -> Hashable:
        """Return the state that `text` tells. Raises Fault."""
        ...


@runtime_checkable
class Aimed(Protocol[S]):
    """A heuristic that can tell both ways: called, the cost to a goal, and `backwards` the cost from the start."""

    backwards: Callable[[S], Number]

    def __call__(self, state: S, /) -> Number:
        """Return the estimate of the cost to a goal."""
        ...


class BothWays(Generic[S]):
    """A heuristic made of two: one is aimed at the goals, the other at the start."""

    def __init__(self, forwards: Callable[[S], Number], backwards: Callable[[S], Number]) -> None:
        self.forwards, self.backwards = forwards, backwards

    def __call__(self, state: S) -> Number:
        """Return the estimate of the cost to a goal."""
        return self.forwards(state)


@runtime_checkable
class Refutable(Protocol):
    """A capability: the problem can tell without searching that it has no solution."""

    def refutation(self) -> Message | None:
        """Return why there is no solution, or None where there may be one."""
        ...


@runtime_checkable
class Described(Protocol[S_contra]):
    """A capability: a state has a short text of its own."""

    def describe(self, state: S_contra) -> str:
        """Return the text of `state`."""
        ...


@runtime_checkable
class Named(Protocol[S_contra]):
    """A capability: every state has a name of its own by which people call it, as a town or a square has."""

    def name(self, state: S_contra) -> str:
        """Return the name of `state`, a word or two."""
        ...


@runtime_checkable
class Painted(Protocol[S_contra]):
    """A capability: the problem draws its states itself; `workbench.search.problem.drawing` says how."""

    def paint(self, state: S_contra) -> str | Iterable[tuple[Any, ...]]:
        """Return a text of one or more lines, or shapes on a square canvas."""
        ...


@runtime_checkable
class Placed(Problem[S], Reversible[S], Readable, Protocol[S]):
    """A capability: the states are places that can be listed, and a search may go from any of them to any others."""

    def places(self) -> Sequence[S]:
        """Return all states, in the order in which they are offered."""
        ...

    def between(self, start: S, goals: Sequence[S]) -> Problem[S]:
        """Return the same problem from `start` to one of `goals`, all of them places."""
        ...


@runtime_checkable
class Ordered(Protocol[S]):
    """A capability: the moves have directions, and the order in which they are generated can be chosen."""

    def ordered(self, order: str) -> Problem[S]:
        """Return the same problem with its moves generated in `order`, a permutation of `udlr`."""
        ...


@runtime_checkable
class Estimated(Protocol[S_contra]):
    """A capability: the problem brings heuristics of its own."""

    def heuristics(self) -> Mapping[str, Callable[[S_contra], Number]]:
        """Return them by name, in the order in which they are offered; the first is the default."""
        ...


class Game(Protocol[S]):
    """A game of two sides that take turns, each knowing all; what one wins the other loses.

    The labels of the moves from one state are distinct, and their order is the same at every call.
    """

    def initial(self) -> S:
        """Return the state that the game is searched from."""
        ...

    def moves(self, state: S) -> Iterable[tuple[str, S]]:
        """Return (label, state after it) for every legal move, in order; none where the game is over."""
        ...

    def mover(self, state: S) -> int:
        """Return the side whose turn it is, or would be: one of two numbers."""
        ...

    def result(self, state: S) -> int | None:
        """Return how the game has ended for the side whose turn it would be: 1 won, 0 drawn, -1 lost; None: not yet."""
        ...


@runtime_checkable
class Keyed(Protocol[S_contra]):
    """A capability of a game: states that differ only in how they came about have the same key."""

    def key(self, state: S_contra) -> Hashable:
        """Return what matters of `state` for how the game goes on."""
        ...


class SearchFailure(Exception):  # noqa: N818 - it ends a run as FAILED
    """A problem or a heuristic broke its promise; carries the message that names the state."""

    def __init__(self, told: Message) -> None:
        self.message = told
        super().__init__(str(told))


def scale(problem: object) -> int:
    """Return how many units of cost make 1 on screen: 1000 on boards, 1 where costs are plain numbers."""
    unit: int = getattr(problem, "scale", 1)
    return unit


def units(value: Number, unit: int) -> Number:
    """Return a cost as it is shown: whole where it is whole, else with its decimals."""
    if unit == 1:
        return int(value) if isinstance(value, float) and value.is_integer() else value
    return int(value) // unit if value % unit == 0 else value / unit


def describe(problem: object, state: Hashable) -> str:
    """Return the problem's own text for `state`, or its name, or Python's text."""
    # Every state is asked for; to ask Described and Named with isinstance takes longer than to answer.
    text: str
    if hasattr(problem, "describe"):
        text = problem.describe(state)
    else:
        text = problem.name(state) if hasattr(problem, "name") else str(state)
    return text


def name_of(problem: object, state: Hashable) -> str:
    """Return the name of `state`, the problem's text for it where it has none, Python's where that breaks down."""
    try:
        return str(problem.name(state) if hasattr(problem, "name") else describe(problem, state))
    except Exception:  # a user's own code may raise anything, and this is for showing what is there
        return str(state)


def zero(_state: Hashable) -> int:
    """Return 0: the estimate of a search that has none."""
    return 0


def checked(heuristic: Callable[[S], Number], problem: Problem[S]) -> Callable[[S], Number]:
    """Return `heuristic` guarded: an estimate that cannot be used raises SearchFailure, naming the state.

    That is NaN, a negative number, an exception, and a fraction where the problem's numbers are whole.
    """
    exact = isinstance(problem, Exact)

    def estimate(state: S) -> Number:
        try:
            h = heuristic(state)
        except SearchFailure:
            raise
        except (Exception, SystemExit) as error:
            told = message(
                "failed-heuristic", state=describe(problem, state), kind=type(error).__name__, text=with_place(error)
            )
            raise SearchFailure(told) from error
        try:
            usable = bool(h >= 0)  # NaN compares false to everything
        except SearchFailure:
            raise
        except Exception as error:
            told = message("failed-kind", state=describe(problem, state), kind=type(h).__name__)
            raise SearchFailure(told) from error
        if not usable:
            raise SearchFailure(message("failed-estimate", state=describe(problem, state), value=str(h)))
        if exact and h % 1 and h != math.inf:
            raise SearchFailure(message("failed-fraction", state=describe(problem, state), value=str(h)))
        return h

    return estimate


def check_cost(cost: Number, problem: Problem[S], state: S, move: str) -> None:
    """Raise SearchFailure where a move's cost is negative, NaN, infinite, or a fraction where numbers are whole."""
    if not 0 <= cost < math.inf:
        raise SearchFailure(message("failed-cost", state=describe(problem, state), move=move, value=str(cost)))
    if cost % 1 and hasattr(problem, "scale"):  # Exact; to ask with isinstance takes longer than the rest of a move
        told = message("failed-cost-fraction", state=describe(problem, state), move=move, value=str(cost))
        raise SearchFailure(told)
