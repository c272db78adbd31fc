"""The file and the line of the user's own code that an exception comes from, for error messages.

Code from a notebook is compiled cell by cell, under the name that `cell_file` returns, so that its lines are counted
within the cell.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from pathlib import Path

from workbench.search.problem.messages import Message, message

_PACKAGE_FOLDER = Path(__file__).parents[2]
_CELL = re.compile(r"(.+\.ipynb)#cell-([0-9]+)", re.DOTALL)


def cell_file(notebook: str, cell: int) -> str:
    """Return the file name under which the code of a notebook's cell is compiled."""
    return f"{notebook}#cell-{cell}"


def file_and_cell(file: str) -> tuple[str, int]:
    """Return the path of a file under whose name code was compiled, and the number of the cell, 0 for a Python file."""
    cell = _CELL.fullmatch(file)
    return (file, 0) if cell is None else (cell[1], int(cell[2]))


def place_text(file: str, line: int) -> str:
    """Return "file.py, line 3" or "file.ipynb, cell 2, line 3"; `wording` translates it."""
    path, cell = file_and_cell(file)
    within = f", cell {cell}" if cell else ""
    return f"{os.path.basename(path)}{within}, line {line}"


def is_user_code(file: str) -> bool:
    """Return whether a file is the user's code, not part of the program, of Python or of a library."""
    path = os.path.abspath(file_and_cell(file)[0])
    installed = (str(_PACKAGE_FOLDER), sys.prefix, sys.base_prefix, os.path.dirname(os.__file__))
    return os.path.isfile(path) and not path.startswith(tuple(os.path.join(one, "") for one in installed))


def user_code_place(error: BaseException) -> str:
    """Return "file.py, line 3" for the user's code that raised an exception or called what did; "" if there is none."""
    frames = [one for one in traceback.extract_tb(error.__traceback__) if is_user_code(one.filename)]
    return place_text(frames[-1].filename, frames[-1].lineno or 0) if frames else ""


def out_of_memory(error: MemoryError) -> Message:
    """Return the message about a failed allocation: with the line of the user's code that asked for the memory."""
    place = user_code_place(error)
    return message("own-memory", name=place) if place else message("failed-memory")


def with_user_code_place(error: BaseException) -> str:
    """Return the text of an exception with its place in the user's code."""
    text, place = str(error), user_code_place(error)
    return f"{text} ({place})" if text and place else text or place
