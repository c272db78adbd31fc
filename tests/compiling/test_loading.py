"""Kernels are loaded beside other work in Python: piece by piece, while searches in Python wait."""

from __future__ import annotations

import importlib
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread, get_ident

import pytest

from workbench.compiling import loading


def test_only_the_thread_that_loads_pauses_before_each_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one_module", "other_module", "later_module"):
        (tmp_path / f"{name}.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    paused: list[int] = []
    monkeypatch.setattr(loading.time, "sleep", lambda _seconds: paused.append(get_ident()))
    before = [*sys.meta_path]
    with loading.in_pieces():
        importlib.import_module("one_module")
        assert set(paused) == {get_ident()}
        count = len(paused)
        other = Thread(target=importlib.import_module, args=("other_module",))
        other.start()
        other.join()
        assert len(paused) == count and "other_module" in sys.modules
    importlib.import_module("later_module")
    assert len(paused) == count and sys.meta_path == before


def test_who_waits_for_kernels_being_loaded_goes_on_when_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "_threads", set())
    loading.wait(3600)  # nothing is being loaded
    waiting = Thread(target=loading.wait, args=(3600,))
    with suppress(ImportError), loading.in_pieces():
        waiting.start()
        loading.wait(0)
        assert waiting.is_alive()
        raise ImportError
    waiting.join()
