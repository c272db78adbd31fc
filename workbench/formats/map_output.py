"""Saving a map in the format that the name of the file says; a graph is always text."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from workbench.catalog.problems import SHIPPED
from workbench.formats.problem_input import DRAWN, ProblemInput
from workbench.formats.reading import naming_file
from workbench.formats.user_data import data_folder
from workbench.formats.writing import encoded, make_folder, remove, write_whole
from workbench.maps.grid_problem import GridProblem
from workbench.maps.moving_ai import moving_ai_text
from workbench.maps.png import png_bytes
from workbench.maps.reading import MapProblem, map_text
from workbench.search.problem.messages import Fault, to_quotable
from workbench.wording import text

ENDINGS = (".txt", ".map", ".png")
"""The text format, which also has the start, the goals and the rule of moves; MovingAI's format; a picture."""
_PASTED = "pasted"
MOST_PASTED = 50
"""At most this many maps that were pasted are kept."""


def map_file_name(other: ProblemInput) -> str:
    """Return a name for the file of a map, without an ending: that of its own file, or its title."""
    drawn = other.given == DRAWN or other.given in SHIPPED
    return (other.title or "map") if drawn else os.path.splitext(os.path.basename(other.given))[0]


def save_map(problem: object, name: str) -> None:
    """Write the map of a problem to a file. Raises Fault if the problem has no map, or the format cannot show it."""
    write_whole(Path(name), map_content(problem, name))


def map_content(problem: object, name: str) -> bytes:
    """Return a problem's map as the bytes of a file of this name. Raises Fault."""
    ending = Path(name).suffix.lower()
    if ending not in ENDINGS:
        raise Fault("experiment-ending", name=to_quotable(name, 200), known=", ".join(ENDINGS))
    if not isinstance(problem, MapProblem):
        raise Fault("map-none")
    if ending != ENDINGS[0] and not isinstance(problem, GridProblem):
        raise Fault("map-not-grid")
    with naming_file(to_quotable(name, 200)):
        if isinstance(problem, GridProblem) and ending == ".png":
            return png_bytes(problem.grid)
        if isinstance(problem, GridProblem) and ending == ".map":
            return moving_ai_text(problem.grid).encode("ascii")
        return encoded(map_text(problem))


def keep_pasted(content: bytes, ending: str) -> Path:
    """Write a map that was pasted or dropped into the folder of the user's data, and return the file.

    The same map is kept once; of more than MOST_PASTED the oldest are removed. Raises Fault.
    """
    folder = data_folder() / _PASTED
    make_folder(folder)
    path = folder / f"{text('map-pasted')} {hashlib.sha256(content).hexdigest()[:6]}{ending}"
    write_whole(path, content)
    kept = sorted((file for file in folder.iterdir() if file.is_file()), key=os.path.getmtime)
    for file in kept[:-MOST_PASTED]:
        remove(file)
    return path
