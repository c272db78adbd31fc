"""The engines that play Hex: name -> how to create one, and its properties."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from workbench.catalog.names import look_up
from workbench.hex.engine import Engine, SearchEngine, SolverEngine
from workbench.hex.quick_engines import QuickEngine, RandomEngine


@dataclass(frozen=True)
class HexEngineEntry:
    """An engine and its properties.

    Attributes:
        create: returns a new engine.
        searches: whether it chooses moves by the search of that name, which can be recorded.
    """

    name: str
    create: Callable[[], Engine]
    searches: bool = True


_TABLE = (
    HexEngineEntry("mcts", lambda: SearchEngine("mcts")),
    HexEngineEntry("uct", lambda: SearchEngine("uct")),
    HexEngineEntry("alphabeta", lambda: SearchEngine("alphabeta")),
    HexEngineEntry("alphabeta-resistance", lambda: SearchEngine("alphabeta-resistance")),
    HexEngineEntry("solver", SolverEngine, searches=False),
    HexEngineEntry("quick", QuickEngine, searches=False),
    HexEngineEntry("random", RandomEngine, searches=False),
)

ENGINES: Mapping[str, HexEngineEntry] = {entry.name: entry for entry in _TABLE}
"""In the order in which they are offered; the first is the default."""


def hex_engine(name: str) -> HexEngineEntry:
    """Return the engine called `name`. Raises Fault, with the most similar name, if there is none."""
    return look_up(ENGINES, name, "hex-engine")
