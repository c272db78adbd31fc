"""The window as its parts see it."""

from __future__ import annotations

from typing import Protocol

from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.explore.bench import ExploreBench


class Shell(Protocol):
    """What a part of the window may ask of the whole: the benches, and the status bar for a message in passing.

    Attributes: stack, all benches; explore, the first of them, whose board and search the whole window is about.
    """

    stack: BenchStack
    explore: ExploreBench

    def tell(self, message: str) -> None:
        """Show a message in the status bar for some seconds."""
