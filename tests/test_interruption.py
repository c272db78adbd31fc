"""Interrupting a function of the user's own."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread, get_ident
from typing import Any

import pytest

from workbench.interruption import InterruptedCall, interrupt, interruptible


def done_aside(act: Callable[[], Any]) -> tuple[Thread, list[int], list[object]]:
    """Run a function on another thread; return the thread, its id, and the result."""
    thread_ids: list[int] = []
    results: list[object] = []
    begun = Event()

    def work() -> None:
        thread_ids.append(get_ident())
        begun.set()
        try:
            results.append(act())
        except InterruptedCall as error:
            results.append(error)

    thread = Thread(target=work)
    thread.start()
    begun.wait()
    return thread, thread_ids, results


def test_what_does_not_come_back_is_called_off() -> None:
    @interruptible
    def endless() -> None:
        while True:
            pass

    thread, thread_ids, results = done_aside(endless)
    while thread.is_alive():
        interrupt(thread_ids[0])
        thread.join(0.05)
    assert [type(one) for one in results] == [InterruptedCall]
    assert not interrupt(thread_ids[0])


def test_what_is_no_function_of_the_users_own_goes_on() -> None:
    over = Event()
    thread, thread_ids, results = done_aside(lambda: over.wait(60))
    assert not interrupt(thread_ids[0])
    over.set()
    thread.join()
    assert results == [True]


def test_values_exceptions_and_signatures_pass() -> None:
    @interruptible
    def half(number: int) -> int:
        if number % 2:
            raise ValueError(number)
        return number // 2

    twice = interruptible(lambda number: half(number) * 2)
    assert twice(6) == 6
    with pytest.raises(ValueError, match="3"):
        twice(3)
    assert not interrupt(get_ident()), "whoever comes back is not in it any more"
