"""Faults with their message as a note, for Python callers: a traceback then ends with a readable sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from workbench.search.problem.messages import Fault
from workbench.wording import say

P = ParamSpec("P")
R = TypeVar("R")


def with_sentences(function: Callable[P, R]) -> Callable[P, R]:
    """Return `function` with faults that have their message in the current language as a note."""

    @wraps(function)
    def called(*positional: P.args, **named: P.kwargs) -> R:
        try:
            return function(*positional, **named)
        except Fault as fault:
            if not getattr(fault, "__notes__", []):
                fault.add_note(say(fault))
            raise

    return called
