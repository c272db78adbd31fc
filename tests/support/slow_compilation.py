"""A compiler of kernels that is ready when a test says so. The kernels themselves were compiled before."""

from __future__ import annotations

import pytest

from workbench.compiling import preparing


class SlowCompilation:
    """Takes the place of `preparing.Compilation`. See there for the attributes."""

    percentage = 0

    def __init__(self, first: preparing.Kernels = (), outlives: bool = False) -> None:
        self.first, self.outlives = first, outlives
        self.first_ready, self.running = False, True

    def stop(self) -> None:
        self.running = False


def slow_compilations(monkeypatch: pytest.MonkeyPatch) -> list[SlowCompilation]:
    """Let no kernels be compiled, as after installation; return the list of the compilers that will be started."""
    begun: list[SlowCompilation] = []

    def begin(first: preparing.Kernels = (), outlives: bool = False) -> SlowCompilation:
        begun.append(SlowCompilation(first, outlives))
        return begun[-1]

    monkeypatch.setattr(preparing, "_loaded", False)
    monkeypatch.setattr(preparing, "_prepared", set())
    monkeypatch.setattr(preparing, "_POLL_SECONDS", 0.001)
    monkeypatch.setattr(preparing, "compiled", lambda *_domains: False)
    monkeypatch.setattr(preparing, "Compilation", begin)
    return begun
