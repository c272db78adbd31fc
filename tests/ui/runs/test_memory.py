"""Returning the memory of recordings that were dropped."""

from __future__ import annotations

import gc
from weakref import ref

import pytest

from workbench.ui.runs import memory
from workbench.ui.runs.memory import MemoryAccount, release_free_memory


class Node:
    """A part of a cycle."""

    def __init__(self) -> None:
        self.itself = self


def test_collections_look_only_at_what_came_after_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_exempt", False)
    held = [2 << 20]
    account = MemoryAccount()
    account.count(lambda: held[0])
    gc.unfreeze()  # the fixtures freeze what other tests have imported
    before = gc.get_freeze_count()
    try:
        account.exempt_program()
        assert gc.get_freeze_count() == before, "a large recording would stay for ever"
        held[0] = 1000
        account.exempt_program()
        exempt = gc.get_freeze_count()
        assert exempt > before + 10_000
        gone = ref(Node())
        release_free_memory()
        assert gone() is None
        account.exempt_program()
        assert gc.get_freeze_count() <= exempt, "only once"
    finally:
        gc.unfreeze()
