"""The interface of the window to its parts."""

from __future__ import annotations

from typing import Protocol

from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.explore.bench import ExploreBench


class Shell(Protocol):
    """What a part of the window may use: the benches, and the status bar for brief messages.

    Attributes: stack, all benches; explore, the first bench, whose board and search the whole window shares.
    """

    stack: BenchStack
    explore: ExploreBench

    def show_message(self, message: str) -> None:
        """Show a message in the status bar for some seconds."""
