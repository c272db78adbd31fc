"""The engine that a command of Hex requests, and the names of the sides."""

from __future__ import annotations

import sys

from workbench.catalog.hex_engines import ENGINES, HexEngineEntry, hex_engine
from workbench.compiling import preparing
from workbench.hex.board import MIN_SIZE, RED, HexBoard
from workbench.hex.searches import start
from workbench.wording import text

SECONDS = 3.0
"""The default thinking time of an engine, in seconds."""

DEFAULT = next(iter(ENGINES))
_WARM_UP_STEPS = 10
"""Steps of the search that is run to load its kernels."""


def side_name(side: int) -> str:
    return "red" if side == RED else "blue"


def prepared_engine(name: str | None) -> HexEngineEntry:
    """Return the engine called `name`, or the default one, with its kernels loaded. Raises Fault."""
    entry = hex_engine(name or DEFAULT)
    if entry.searches:
        load_kernels(entry.name)
    return entry


def load_kernels(search: str) -> None:
    """Compile and load the kernels of a search, so that this does not count as thinking time."""
    if not preparing.compiled(preparing.HEX):
        print(text("hex-preparing"), file=sys.stderr)
        for _ in preparing.compile_in_subprocess():
            pass
    start(search, HexBoard.empty(MIN_SIZE)).advance(_WARM_UP_STEPS)
