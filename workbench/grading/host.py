"""The functions that are called in the process of a submission; only plain values are passed to and from it."""

from __future__ import annotations

import struct
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from numbers import Integral, Number
from pathlib import Path
from typing import Any, NamedTuple

from workbench.own_code.loading import explaining_names, function_for
from workbench.search.problem.messages import to_quotable

MAX_STATES = 1_000_000
"""The maximum number of states in a list of expanded states that is passed on."""
_MAX_TEXT = 80


class Odd(NamedTuple):
    """A value of a type that was not expected: what a user would print."""

    text: str


class Answer(NamedTuple):
    """The result of a call: the seconds it took, and a value of plain types, with Odd for everything else."""

    seconds: float
    value: Any


class Values(NamedTuple):
    """The results for many states: their numbers as float64, up to the first that is not a number: `odd`, or None."""

    numbers: bytes
    odd: str | None


Table = Sequence[Sequence[float]]
"""A heuristic: what each tile adds in each cell, by cell and tile."""


def search(name: str, state: tuple[int, ...], table: Table | None) -> Answer:
    """Return the result of `path/to/file.py:function` for a state, and a heuristic if there is a table of one."""
    function = function_for(name, 1 if table is None else 2)
    with explaining_names(_file(name)):
        return search_with(function, state, table)


def values(name: str, states: bytes, cells: int) -> Values:
    """Return the results of a heuristic for states of `cells` tiles, one byte each."""
    function = function_for(name, 1)
    with explaining_names(_file(name)):
        return values_of(function, states, cells)


def truths(name: str, states: bytes, cells: int) -> list[Any]:
    """Return the results of a function for states of `cells` tiles, one byte each."""
    function = function_for(name, 1)
    with explaining_names(_file(name)):
        return truths_of(function, states, cells)


def search_with(function: Callable[..., Any], state: tuple[int, ...], table: Table | None) -> Answer:
    """Return the result of a function as `search` does."""
    arguments = (state,) if table is None else (state, _heuristic(table))
    started = time.perf_counter()
    result = function(*arguments)
    return Answer(time.perf_counter() - started, plain(result))


def values_of(function: Callable[..., Any], states: bytes, cells: int) -> Values:
    """Return the results of a function as `values` does."""
    results = list(map(function, struct.iter_unpack(f"{cells}B", states)))
    try:
        return Values(array("d", results).tobytes(), None)
    except (TypeError, OverflowError):
        place = next(number for number, one in enumerate(results) if not _is_number(one))
        return Values(array("d", results[:place]).tobytes(), quoted(results[place]))


def truths_of(function: Callable[..., Any], states: bytes, cells: int) -> list[Any]:
    """Return the results of a function as `truths` does."""
    return [plain(function(state)) for state in struct.iter_unpack(f"{cells}B", states)]


def _file(name: str) -> Path:
    return Path(name.rpartition(":")[0])


def plain(value: Any) -> Any:
    """Return a value of plain types: numbers of other types as Python's, lists and arrays as lists, else Odd."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Number):
        return int(value) if isinstance(value, Integral) else _real(value)
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    if hasattr(value, "tolist") and hasattr(value, "dtype"):  # an array, or a number, of numpy
        return plain(value.tolist())
    if isinstance(value, Sequence) and not isinstance(value, bytes):
        return list(map(plain, value[:MAX_STATES] if isinstance(value, list) else value))
    return Odd(quoted(value))


def quoted(value: Any) -> str:
    """Return what a user would print, on one line."""
    try:
        return to_quotable(repr(value), _MAX_TEXT)
    except Exception:  # the user's __repr__ may raise anything
        return type(value).__name__


def _real(value: Any) -> Any:
    try:
        return float(value)
    except TypeError:
        return Odd(quoted(value))


def _is_number(value: Any) -> bool:
    try:
        array("d", [value])
    except (TypeError, OverflowError):
        return False
    return True


def _heuristic(table: Table) -> Callable[[Sequence[int]], float]:
    amounts: list[Mapping[int, float]] = [dict(enumerate(row)) for row in table]

    def heuristic(state: Sequence[int]) -> float:
        """Return the estimate of a state, a sequence of tiles."""
        return sum(amounts[cell][tile] for cell, tile in enumerate(state))

    return heuristic
