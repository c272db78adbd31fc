"""Where an order of expansions differs from a reference search, and the likely reason."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from workbench.api.configuration import Configuration
from workbench.api.run import ConfiguredRun
from workbench.api.start import What, start
from workbench.api.textbook import estimate_of
from workbench.catalog.broken import BROKEN_HEURISTICS
from workbench.catalog.estimates import estimate_for, offered_for
from workbench.search.comparing import first_difference as comparing
from workbench.search.comparing.first_difference import FirstDifference
from workbench.search.comparing.variants import (
    BY_AGE,
    PRIORITIES,
    TIE_KEYS,
    UNINFORMED_TIES,
    Known,
    Rules,
    Variant,
    reproduces,
)
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import Number, Problem, SearchFailure
from workbench.search.problem.status import Status
from workbench.search.running.generators import run_to_end
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem

MOST_COMPARED = 60_000
"""The number of expansions of variants after which no more are tried."""
EXPANSIONS_PER_YIELD = 500
_Deviation = dict[str, Any]
"""In which way a variant differs from its reference: attributes of a variant."""
_OTHER_HEURISTICS = ("zero", "misplaced", "manhattan", "euclidean")
_KEYS_OF_ALGORITHMS = {"bfs": "fifo", "dfs": "lifo"}


def first_difference(
    expanded_states: Sequence[Any],
    board: What,
    goal: Board | str | None = None,
    reference: str = "astar",
    heuristic: str | None = None,
    ties: str | None = None,
) -> FirstDifference | None:
    """Return where a list of expanded states differs first from a reference search, None if it is the same list.

    `expanded_states`: states as they were expanded, boards as tuples of tiles. `board`, `goal`: see `start`.
    `reference`, `heuristic`, `ties`: the reference search, by names of the catalogue.

    Raises Fault for unknown names.
    """
    options = {} if ties is None else {"ties": ties}
    problem = None if isinstance(board, Board | str | Sequence) else board
    configuration = Configuration.of(reference, heuristic, None, None, problem, **options)
    return difference_from(expanded_states, board, goal, configuration)


def reference_of(text: str, problem: Problem[Any] | None = None) -> Configuration:
    """Return the reference that a text such as "astar manhattan state" names: algorithm, heuristic, ties. Raises Fault.

    `problem`: None for boards.
    """
    words = text.split()
    if not 1 <= len(words) <= 3:
        raise Fault("difference-reference", value=to_quotable(text, 60))
    ties = next((word for word in words[1:] if word in TIE_KEYS), None)
    others = [word for word in words[1:] if word != ties]
    if len(others) > 1:
        raise Fault("difference-reference", value=to_quotable(text, 60))
    options = {} if ties is None else {"ties": ties}
    return Configuration.of(words[0], others[0] if others else None, None, None, problem, **options)


def difference_of_run(run: ConfiguredRun, configuration: Configuration) -> FirstDifference | None:
    """Return where the recorded expansions of a run differ first from the search of a configuration, or None."""
    return run_to_end(comparing_run(run, configuration))


def comparing_run(run: ConfiguredRun, configuration: Configuration) -> Generator[None, None, FirstDifference | None]:
    """Return the same as `difference_of_run`; yield now and then."""
    recording, problem = run.recording, run.problem
    states = [recording.state(number) for number in Timeline(recording).current()[:].tolist()]
    if isinstance(problem, TileProblem):
        return (yield from _comparing(states, problem.start, problem.goal, configuration))
    return (yield from _comparing(states, problem, None, configuration))


def difference_from(
    expanded_states: Sequence[Any], what: What, goal: Board | str | None, configuration: Configuration
) -> FirstDifference | None:
    """Return where a list of expanded states differs first from a configuration's search; see `first_difference`."""
    return run_to_end(_comparing(expanded_states, what, goal, configuration))


def differences_from(
    lists: Sequence[tuple[Sequence[Any], Board, Configuration]], goal: Board
) -> list[FirstDifference | None]:
    """Return where each list of expanded states of one algorithm differs first from its reference.

    `lists`: the states, the board, and the reference. If one variant explains all differences, it is the reason of all
    of them, the simplest one first; otherwise each has its own.
    """
    compared = [run_to_end(_compared(states, board, goal, reference)) for states, board, reference in lists]
    differing = [one for one in compared if one is not None]
    common = run_to_end(_explanation(differing)) if differing else None
    if common is not None:
        early = all(one.is_perhaps_early(common) for one in differing)
        return [None if one is None else one.explained(common, early) for one in compared]
    reasons: list[_Deviation] = []
    found: list[FirstDifference | None] = []
    for one in compared:
        own = None if one is None else run_to_end(_explanation([one], reasons))
        reasons += [] if own is None or own in reasons else [own]
        found.append(None if one is None else one.explained(own))
    return found


def _comparing(
    expanded_states: Sequence[Any], what: What, goal: Board | str | None, configuration: Configuration
) -> Generator[None, None, FirstDifference | None]:
    compared = yield from _compared(expanded_states, what, goal, configuration)
    if compared is None:
        return None
    return compared.explained((yield from _explanation([compared])))


def _compared(
    expanded_states: Sequence[Any], what: What, goal: Board | str | None, configuration: Configuration
) -> Generator[None, None, _Compared | None]:
    """Return a list with its first difference from a reference, None if there is no difference."""
    run = start(what, configuration, goal=goal, search_anyway=True)
    problem = run.problem
    states = [_stored(problem, state) for state in expanded_states]
    while run.expanded <= len(states) and run.status is Status.RUNNING:
        run.advance(min(len(states) + 1 - run.expanded, EXPANSIONS_PER_YIELD))
        yield
    estimate = estimate_of(problem, configuration)
    found = comparing.first_difference(Timeline(run.recording), states, estimate, _asked(configuration))
    return None if found is None else _Compared(found, problem, states)


def _asked(configuration: Configuration) -> Variant:
    name = configuration.algorithm
    ties = str(configuration.options.get("ties") or _KEYS_OF_ALGORITHMS.get(name, "fifo"))
    if configuration.heuristic is None:
        ties = UNINFORMED_TIES.get(ties, ties)
    known = Known.NO_REOPENING if name == "greedy" else Known.CHEAPER
    return Variant(name, ties, configuration.heuristic, configuration.order, known)


def _stored(problem: Problem[Any], state: Any) -> Any:
    """Return a state as the problem stores it; a board of tuples as bytes."""
    if not isinstance(problem, TileProblem) or isinstance(state, bytes):
        return state
    return Board(*problem.start.shape, tuple(state)).state


def _explanation(
    compared: Sequence[_Compared], first: Sequence[_Deviation] = ()
) -> Generator[None, None, _Deviation | None]:
    """Return the simplest deviation that gives exactly these lists, None if none of those tried does.

    `first`: deviations that are tried before all others.
    """
    if any(one.asked.priority not in PRIORITIES for one in compared):
        return None
    tried = 0
    for deviation in (*first, *_variants(compared[0].asked, compared[0].problem)):
        yield
        for one in compared:
            used = one.reproduced(deviation)
            tried += abs(used)
            if used <= 0:
                break
        else:
            return deviation
        if tried > MOST_COMPARED:
            return None
    return None


def _variants(asked: Variant, problem: Problem[Any]) -> Iterator[_Deviation]:
    """Yield deviations from a search, the simplest ones first; without a heuristic no ties are broken by h."""
    for deviation in _all_variants(asked, problem):
        if "-h" not in deviation.get("ties", "") or deviation.get("heuristic", asked.heuristic) is not None:
            yield deviation


def _all_variants(asked: Variant, problem: Problem[Any]) -> Iterator[_Deviation]:
    """Yield deviations from a search, the simplest ones first, as attributes of a variant."""
    is_board = isinstance(problem, TileProblem)
    ties = [one for one in TIE_KEYS if one != "large-state" or is_board]
    orders = ["".join(one) for one in itertools.permutations(MOVES)] if is_board else [asked.order]
    single = [*_deviations(asked), *_other_heuristics(asked, problem), {"lists_start": False}]
    yield from ({"ties": one} for one in ties)
    yield from single
    yield from ({"ties": one, "order": order} for one, order in itertools.product(BY_AGE, orders))
    yield from ({"ties": one, **deviation} for deviation, one in itertools.product(single, ties))
    for deviation, one, order in itertools.product(single, BY_AGE, orders):
        yield {"ties": one, "order": order, **deviation}
    for first, second in itertools.combinations(single, 2):
        if not first.keys() & second.keys():
            yield from ({"ties": one, **first, **second} for one in ties)


def _deviations(asked: Variant) -> Iterator[_Deviation]:
    """Yield the deviations other than ties, order and heuristic."""
    yield {"lists_goal": False}
    yield {"early": True, "lists_goal": False}
    yield {"early": True}
    yield from ({"known": known} for known in Known if known is not asked.known)
    for name in PRIORITIES:
        if name != asked.priority:
            yield {"priority": name, **({"ties": _KEYS_OF_ALGORITHMS[name]} if name in _KEYS_OF_ALGORITHMS else {})}


def _other_heuristics(asked: Variant, problem: Problem[Any]) -> Iterator[_Deviation]:
    """Yield the deviations that use another heuristic; if the reference uses none, with an algorithm that does."""
    names = offered_for(problem)
    if isinstance(problem, TileProblem):
        names = (*(name for name in BROKEN_HEURISTICS if name.endswith("with-blank")), *_OTHER_HEURISTICS)
    for name in names:
        if asked.heuristic is not None and name != asked.heuristic:
            yield {"heuristic": name}
        elif asked.heuristic is None:
            yield from ({"priority": priority, "heuristic": name} for priority in ("astar", "greedy"))


class _Compared:
    """A list of expanded states that differs from its reference, with which variants are compared."""

    def __init__(self, found: FirstDifference, problem: Problem[Any], states: Sequence[Any]) -> None:
        self._found, self.problem, self._states = found, problem, states
        self.asked = found.asked
        self._estimates = _Estimates(problem)

    def reproduced(self, deviation: _Deviation) -> int:
        """Return the same as `reproduces` for a deviation from the reference."""
        return self._estimates.reproduced(replace(self.asked, **deviation), self._states)

    def is_perhaps_early(self, deviation: _Deviation) -> bool:
        """Return whether a list that omits the goal may also come from testing the goal when a node is generated."""
        variant = replace(self.asked, **deviation)
        return not (variant.lists_goal or variant.early) and self.reproduced({**deviation, "early": True}) > 0

    def explained(self, deviation: _Deviation | None, perhaps_early: bool | None = None) -> FirstDifference:
        """Return the first difference with a deviation as its reason; None: the reason is not known."""
        if deviation is None:
            return self._found
        early = self.is_perhaps_early(deviation) if perhaps_early is None else perhaps_early
        return replace(self._found, variant=replace(self.asked, **deviation), perhaps_early=early)


class _Estimates:
    """The heuristics and the rules that variants need, created when they are needed and cached for all states."""

    def __init__(self, problem: Problem[Any]) -> None:
        self._problem = problem
        self.rules = cache(self._rules)
        self.of = cache(self._of)

    def reproduced(self, variant: Variant, states: Sequence[Any]) -> int:
        """Return the same as `reproduces`; 0 if the heuristic of the variant cannot be created."""
        estimate = self.of(variant.heuristic)
        return 0 if estimate is None else reproduces(self.rules(variant.order), estimate, variant, states)

    def _rules(self, order: str) -> Rules[Any]:
        problem = self._problem
        return Rules(TileProblem(problem.start, problem.goal, order) if isinstance(problem, TileProblem) else problem)

    def _of(self, name: str | None) -> Callable[[Any], Number] | None:
        """Return a heuristic, None if it cannot be created."""
        if name is None:
            return lambda _: 0
        try:
            return _cached(estimate_for(self._problem, name))
        except (Fault, SearchFailure):
            return None


def _cached(estimate: Callable[[Any], Number]) -> Callable[[Any], Number]:
    known: dict[Any, Number] = {}

    def h(state: Any) -> Number:
        value = known.get(state)
        if value is None:
            value = known[state] = estimate(state)
        return value if value == value else math.inf

    return h
