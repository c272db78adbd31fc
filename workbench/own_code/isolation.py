"""Whether own code runs in a process of its own, and in which; imports nothing of that process until it is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from workbench.own_code.process import OwnProcess

_Arguments = ParamSpec("_Arguments")
_Returned = TypeVar("_Returned")

_process: OwnProcess | None = None
_create: Callable[[], OwnProcess] | None = None


def current() -> OwnProcess | None:
    """Return the process in which own code should run; None for the caller's process."""
    global _process
    if _process is None and _create is not None:
        _process = _create()
    return _process


def existing() -> OwnProcess | None:
    """Return `current()` if it has been called before, else None."""
    return _process


def isolate(process: OwnProcess | None) -> None:
    """Run own code in `process` from now on; None: in the caller's process."""
    global _process, _create
    _process, _create = process, None


@contextmanager
def isolated(create: Callable[[], OwnProcess]) -> Iterator[None]:
    """Run own code within this context in the process that `create` returns when it is needed; close it at the end."""
    global _create
    isolate(None)
    _create = create
    try:
        yield
    finally:
        process = existing()
        isolate(None)
        if process is not None:
            process.close()


def with_isolation(function: Callable[_Arguments, _Returned]) -> Callable[_Arguments, _Returned]:
    """Decorate a function for programs and notebooks: own code that it calls runs in a process of its own.

    This process stays for later calls. Where own code runs elsewhere already, in the window or in a command, nothing
    changes. Ctrl+C ends the process.
    """

    @wraps(function)
    def isolating(*arguments: _Arguments.args, **options: _Arguments.kwargs) -> _Returned:
        global _create
        if _process is not None or _create is not None:
            return function(*arguments, **options)
        _create = _lasting
        try:
            return function(*arguments, **options)
        except KeyboardInterrupt:
            if (process := existing()) is not None:
                process.stop()
            raise
        finally:
            isolate(None)

    return isolating


@cache
def _lasting() -> OwnProcess:
    from workbench.own_code.process import OwnProcess, print_to_stderr

    return OwnProcess(printed=print_to_stderr)
