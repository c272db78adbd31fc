"""Lets overrides called by Qt, such as `paintEvent`, raise exceptions without crashing the process before Python 3.12.

There PySide 6.11 crashes (in its PepException_GetArgs) if an override raises an exception that was created in C and
that Python has not normalised yet, for example the exception of `[][0]`. An exception that was caught in Python and
raised again is normalised.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, update_wrapper
from inspect import CO_VARARGS, CO_VARKEYWORDS
from types import FunctionType
from typing import Any

from shiboken6 import Shiboken

_HERE = __name__.partition(".")[0]
_FACTORY = """
def factory(override):
    def guarded({parameters}):
        try:
            return override({parameters})
        except BaseException:
            raise
    return guarded
"""


def guard_overrides() -> None:
    """Make every class of this package created from now on raise only normalised exceptions from its overrides."""
    if sys.version_info < (3, 12):
        Shiboken.Object.__init_subclass__ = classmethod(_guard)  # type: ignore[method-assign, assignment]


def _guard(cls: type) -> None:
    ours = [base for base in cls.__mro__ if base.__module__.partition(".")[0] == _HERE]
    others = [base for base in cls.__mro__ if base not in ours and base is not object]
    for base in ours:
        for name, member in [*vars(base).items()]:
            unguarded = isinstance(member, FunctionType) and name[0] != "_" and not hasattr(member, "__wrapped__")
            if unguarded and any(name in vars(other) for other in others):
                setattr(base, name, _guarded(member))


def _guarded(override: FunctionType) -> Callable[..., Any]:
    """Return a wrapper with the same parameters, because PySide uses them to decide what it passes to a slot."""
    code = override.__code__
    if code.co_kwonlyargcount or code.co_flags & (CO_VARARGS | CO_VARKEYWORDS):
        return override
    made = _factory(", ".join(code.co_varnames[: code.co_argcount]))(override)
    made.__defaults__ = override.__defaults__
    return update_wrapper(made, override)


@cache
def _factory(parameters: str) -> Callable[[FunctionType], FunctionType]:
    made: dict[str, Callable[[FunctionType], FunctionType]] = {}
    exec(_FACTORY.format(parameters=parameters), made)
    return made["factory"]
