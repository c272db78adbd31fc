"""The engine that a command of Hex asks for."""

from __future__ import annotations

import sys
import time

from workbench.catalog.hex_engines import ENGINES, HexEngineEntry, hex_engine
from workbench.compiling import preparing
from workbench.wording import text

SECONDS = 3.0
"""How long an engine thinks unless it is told otherwise."""

DEFAULT = next(iter(ENGINES))
_LOOK = 0.1


def ready(name: str | None) -> HexEngineEntry:
    """Return the engine called `name`, or the default one, compiled where it has to be. Raises Fault."""
    entry = hex_engine(name or DEFAULT)
    if entry.searches and not preparing.compiled():
        print(text("hex-preparing"), file=sys.stderr)
        compilation = preparing.Compilation()
        try:
            while compilation.running:
                time.sleep(_LOOK)
        finally:
            compilation.stop()
    return entry
