"""The engine that a command of Hex asks for."""

from __future__ import annotations

import sys

from workbench.catalog.hex_engines import ENGINES, HexEngineEntry, hex_engine
from workbench.compiling import preparing
from workbench.hex.board import MIN_SIZE, HexBoard
from workbench.hex.searches import start
from workbench.wording import text

SECONDS = 3.0
"""How long an engine thinks unless it is told otherwise."""

DEFAULT = next(iter(ENGINES))
_FEW = 10
"""Steps of a search that is made to have its kernels loaded."""


def ready(name: str | None) -> HexEngineEntry:
    """Return the engine called `name`, or the default one, ready to think. Raises Fault."""
    entry = hex_engine(name or DEFAULT)
    if entry.searches:
        warm(entry.name)
    return entry


def warm(search: str) -> None:
    """Have the kernels of a search compiled and loaded, so that the time for thinking is spent on thinking."""
    if not preparing.compiled():
        print(text("hex-preparing"), file=sys.stderr)
        for _ in preparing.compile_apart():
            pass
    start(search, HexBoard.empty(MIN_SIZE)).advance(_FEW)
