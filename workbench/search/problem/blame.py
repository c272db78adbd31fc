"""The file and the line of the user's own code that an exception comes from, for error messages."""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path

_HOME = Path(__file__).parents[2]


def is_users(file: str) -> bool:
    """Return whether a file is the user's code, not part of the program, of Python or of a library."""
    path = os.path.abspath(file)
    installed = (str(_HOME), sys.prefix, sys.base_prefix, os.path.dirname(os.__file__))
    return os.path.isfile(path) and not path.startswith(tuple(os.path.join(one, "") for one in installed))


def place_of(error: BaseException) -> str:
    """Return "file.py, line 3" for the user's code that raised an exception or called what did; "" if there is none."""
    frames = [one for one in traceback.extract_tb(error.__traceback__) if is_users(one.filename)]
    return f"{os.path.basename(frames[-1].filename)}, line {frames[-1].lineno}" if frames else ""


def with_place(error: BaseException) -> str:
    """Return the text of an exception with its place in the user's code."""
    text, place = str(error), place_of(error)
    return f"{text} ({place})" if text and place else text or place
