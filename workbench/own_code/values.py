"""Transferring values between the program and the process of own code: plain values as they are, others as numbers.

Data from that process cannot make the program import or call anything but its own classes.
"""

from __future__ import annotations

import io
import itertools
import pickle
from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from types import FunctionType, NoneType
from typing import Any

from workbench.search.problem.messages import to_quotable

_PLAIN = frozenset({int, float, complex, str, bytes, bool, NoneType, tuple, list, dict, set, frozenset, partial})
_GLOBALS = (complex, set, frozenset, partial)
_PROGRAM = "workbench."
_MAX_TEXT = 200


@dataclass(frozen=True, eq=False, slots=True)
class OwnValue:
    """A value that exists only in a process of own code, such as a state of a class of the user's own.

    Attributes: process, its number; number, the same for equal values of a process; text, the value's `str`.
    """

    process: int
    number: int
    text: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OwnValue) and (other.process, other.number) == (self.process, self.number)

    def __hash__(self) -> int:
        return hash((self.process, self.number))

    def __str__(self) -> str:
        return self.text


class UnknownValueError(ValueError):
    """A value of a process that has ended."""


class Values:
    """The values of this process that the program refers to by numbers."""

    def __init__(self) -> None:
        self._numbers: dict[Hashable, int] = {}
        self._values: dict[int, Any] = {}
        self._next = itertools.count()

    def write(self, value: object) -> bytes:
        """Return a value as bytes for the program."""
        data = io.BytesIO()
        _Writer(data, self).dump(value)
        return data.getvalue()

    def read(self, data: bytes) -> Any:
        """Return the value of the program that `pack` wrote."""
        return _Reader(io.BytesIO(data), self._values).load()

    def number(self, value: Any) -> int:
        """Return the number of a value; an unhashable value gets a new number each time."""
        try:
            number = self._numbers.get(value)
            if number is None:
                number = self._numbers[value] = next(self._next)
        except Exception:  # the user's __hash__ and __eq__ may raise anything
            number = next(self._next)
        self._values.setdefault(number, value)
        return number


class _Writer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, values: Values) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._own = values

    def persistent_id(self, value: Any) -> tuple[int, str] | None:
        """Return (number, text) of a value that is not plain."""
        kind = type(value)
        if kind in _PLAIN or kind.__module__.startswith(_PROGRAM):
            return None
        if isinstance(value, type | FunctionType) and (value in _GLOBALS or value.__module__.startswith(_PROGRAM)):
            return None
        return self._own.number(value), _text(value)


class _Reader(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, values: dict[int, Any]) -> None:
        super().__init__(file)
        self._own = values

    def persistent_load(self, number: Any) -> Any:
        return self._own[number]


def _text(value: object) -> str:
    try:
        return to_quotable(str(value), _MAX_TEXT)
    except Exception:  # the user's __str__ may raise anything
        return type(value).__name__


def pack(value: object, process: int) -> bytes:
    """Return a value as bytes for a process of own code. Raises UnknownValueError for a value of another process."""
    data = io.BytesIO()
    _Packer(data, process).dump(value)
    return data.getvalue()


def unpack(data: bytes, process: int) -> Any:
    """Return the value that a process of own code wrote. Raises pickle.UnpicklingError for any foreign class."""
    return _Unpacker(io.BytesIO(data), process).load()


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, process: int) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._process = process

    def persistent_id(self, value: Any) -> int | None:
        """Return the number of a value of the process, None for any other value."""
        if not isinstance(value, OwnValue):
            return None
        if value.process != self._process:
            raise UnknownValueError(value.text)
        return value.number


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, process: int) -> None:
        super().__init__(file)
        self._process = process

    def persistent_load(self, known: Any) -> OwnValue:
        """Return the OwnValue for (number, text)."""
        number, text = known
        return OwnValue(self._process, int(number), str(text))

    def find_class(self, module: str, name: str) -> Any:
        """Return a class or a function of the program; raises pickle.UnpicklingError for any other."""
        for known in _GLOBALS:
            if (module, name) == (known.__module__, known.__qualname__):
                return known
        if module.startswith(_PROGRAM) and "." not in name:
            found = super().find_class(module, name)
            if getattr(found, "__module__", None) == module:
                return found
        raise pickle.UnpicklingError(f"{module}.{name}")
