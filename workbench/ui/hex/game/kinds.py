"""The kinds of players: a person, an engine, or another program."""

from __future__ import annotations

from workbench.catalog import hex_engines
from workbench.hex.searches import SEARCHES

PERSON = "person"
PROGRAM = "program"
"""Another program, whose command is asked for."""
ENGINES = tuple(name for name in hex_engines.ENGINES if name in SEARCHES)
"""The searches that can play."""
IMMEDIATE_ENGINES = tuple(name for name in hex_engines.ENGINES if name not in SEARCHES)
"""The engines that answer without a search."""
PLAYERS = (PERSON, *ENGINES, *IMMEDIATE_ENGINES, PROGRAM)
MOVE_SECONDS = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""The choices of an engine's seconds per move."""


def program_player(command: str) -> str:
    """Return the player that is the program which a command starts."""
    return f"{PROGRAM} {command}"


def program_command(player: str) -> str:
    """Return the command that starts a player, "" if it is no other program."""
    return player.removeprefix(f"{PROGRAM} ") if player.startswith(f"{PROGRAM} ") else ""
