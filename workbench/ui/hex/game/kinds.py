"""The kinds of players: a person, an engine, or another program."""

from __future__ import annotations

from workbench.catalog import hex_engines
from workbench.hex.searches import SEARCHES

PERSON = "person"
PROGRAM = "program"
"""Another program."""
ENGINES = tuple(name for name in hex_engines.ENGINES if name in SEARCHES)
"""The searches that can play."""
IMMEDIATE_ENGINES = tuple(name for name in hex_engines.ENGINES if name not in SEARCHES)
"""The engines that answer without a search."""
PLAYERS = (PERSON, *ENGINES, *IMMEDIATE_ENGINES, PROGRAM)
MOVE_SECONDS = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""The choices of an engine's seconds per move."""
