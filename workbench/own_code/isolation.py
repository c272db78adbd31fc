"""Whether own code runs in a process of its own, and in which; imports nothing of that process until it is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from workbench.own_code.process import OwnProcess

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
