"""The game of Hex that the window showed last, in a file in the user's data folder."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.formats.hex.hex_input import MAX_BYTES
from workbench.formats.reading import first_bytes
from workbench.formats.user_data import data_folder
from workbench.formats.writing import encoded, make_folder, rename_damaged, write_whole
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable


def read_kept_game() -> dict[str, Any]:
    """Return the game as a scene of the bench, empty if none was kept. Raises Fault; see `set_damaged_aside`."""
    path = _path()
    if not path.exists():
        return {}
    try:
        scene = json.loads(first_bytes(path, 2 * MAX_BYTES))
    except (ValueError, RecursionError):
        scene = None
    if not isinstance(scene, dict):
        raise set_damaged_aside()
    return scene


def keep_game(scene: Mapping[str, Any]) -> None:
    """Keep a game, as a scene of the bench, in place of the one before. Raises Fault."""
    make_folder(_path().parent)
    write_whole(_path(), encoded(json.dumps(scene)))


def set_damaged_aside() -> Fault:
    """Rename the file, which cannot be read, so that it is not overwritten; return the Fault that says so."""
    return Fault("play-damaged", name=to_quotable(str(rename_damaged(_path())), 200))


def _path() -> Path:
    return data_folder() / "hex-game.json"
