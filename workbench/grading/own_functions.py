"""Functions that are called in the program's own process, as those that are defined in a notebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

from workbench.grading import host
from workbench.grading.checking import Functions
from workbench.grading.host import Answer, Table, Values
from workbench.own_code.child_process import raised_message
from workbench.own_code.loading import check_signature
from workbench.search.problem.blame import user_code_place
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import SearchFailure

_MAX_TEXT = 200


class OwnFunctions:
    """Calls functions by their names: those of `functions` in this process, the others by `others`."""

    def __init__(self, functions: Mapping[str, Callable[..., Any]], others: Functions) -> None:
        self._functions, self._others = functions, others

    def search(self, function: str, state: tuple[int, ...], table: Table | None) -> Answer:
        """Return the result of a search for a state, and a heuristic if there is a table of one."""
        if function not in self._functions:
            return self._others.search(function, state, table)
        with _failures(function):
            check_signature(self._functions[function], function, 1 if table is None else 2)
            return host.search_with(self._functions[function], state, table)

    def values(self, function: str, states: bytes, cells: int) -> Values:
        """Return the results of a heuristic for states of `cells` tiles, one byte each."""
        if function not in self._functions:
            return self._others.values(function, states, cells)
        with _failures(function):
            check_signature(self._functions[function], function, 1)
            return host.values_of(self._functions[function], states, cells)

    def truths(self, function: str, states: bytes, cells: int) -> list[Any]:
        """Return the results of a function for states of `cells` tiles, one byte each."""
        if function not in self._functions:
            return self._others.truths(function, states, cells)
        with _failures(function):
            check_signature(self._functions[function], function, 1)
            return host.truths_of(self._functions[function], states, cells)


@contextmanager
def _failures(function: str) -> Iterator[None]:
    """Raise SearchFailure instead of what the user's function raises; Ctrl+C still interrupts it."""
    raised = partial(raised_message, function)
    try:
        yield
    except Fault as fault:
        raise SearchFailure(fault.message) from fault
    except SearchFailure:
        raise
    except (Exception, SystemExit) as error:
        text = to_quotable(str(error), _MAX_TEXT)
        raise SearchFailure(raised(type(error).__name__, text, user_code_place(error))) from error
