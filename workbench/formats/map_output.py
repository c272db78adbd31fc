"""Saving a grid in the format that the name of the file says."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from workbench.formats.reading import naming_file
from workbench.formats.user_data import data_folder
from workbench.formats.writing import encoded, make_folder, remove, write_whole
from workbench.maps.grid_problem import GridProblem
from workbench.maps.grid_text import grid_text
from workbench.maps.moving_ai import moving_ai_text
from workbench.maps.png import png_bytes
from workbench.search.problem.messages import Fault, to_quotable

ENDINGS = (".txt", ".map", ".png")
"""The text format, which also has the start, the goals and the rule of moves; MovingAI's format; a picture."""
_PASTED = "pasted"
MOST_PASTED = 50
"""At most this many maps that were pasted are kept."""


def save_map(problem: object, name: str) -> None:
    """Write the grid of a problem to a file. Raises Fault if the problem has no grid, or the format cannot show it."""
    write_whole(Path(name), map_content(problem, name))


def map_content(problem: object, name: str) -> bytes:
    """Return a problem's grid as the bytes of a file of this name. Raises Fault."""
    ending = Path(name).suffix.lower()
    if ending not in ENDINGS:
        raise Fault("experiment-ending", name=to_quotable(name, 200), known=", ".join(ENDINGS))
    if not isinstance(problem, GridProblem):
        raise Fault("map-not-grid")
    grid = problem.grid
    with naming_file(to_quotable(name, 200)):
        if ending == ".png":
            return png_bytes(grid)
        if ending == ".map":
            return moving_ai_text(grid).encode("ascii")
        if any(map(any, grid.water)):
            raise Fault("map-water")
        return encoded(grid_text(grid))


def keep_pasted(content: bytes, ending: str) -> Path:
    """Write a map that was pasted or dropped into the folder of the user's data, and return the file.

    The same map is kept once; of more than MOST_PASTED the oldest are removed. Raises Fault.
    """
    folder = data_folder() / _PASTED
    make_folder(folder)
    path = folder / f"{_PASTED}-{hashlib.sha256(content).hexdigest()[:8]}{ending}"
    write_whole(path, content)
    kept = sorted((file for file in folder.glob(f"{_PASTED}-*") if file.is_file()), key=os.path.getmtime)
    for file in kept[:-MOST_PASTED]:
        remove(file)
    return path
