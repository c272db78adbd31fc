"""The file and the line of the user's own code that an exception comes from, for error messages."""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path

_PACKAGE_FOLDER = Path(__file__).parents[2]


def is_user_code(file: str) -> bool:
    """Return whether a file is the user's code, not part of the program, of Python or of a library."""
    path = os.path.abspath(file)
    installed = (str(_PACKAGE_FOLDER), sys.prefix, sys.base_prefix, os.path.dirname(os.__file__))
    return os.path.isfile(path) and not path.startswith(tuple(os.path.join(one, "") for one in installed))


def user_code_place(error: BaseException) -> str:
    """Return "file.py, line 3" for the user's code that raised an exception or called what did; "" if there is none."""
    frames = [one for one in traceback.extract_tb(error.__traceback__) if is_user_code(one.filename)]
    return f"{os.path.basename(frames[-1].filename)}, line {frames[-1].lineno}" if frames else ""


def with_user_code_place(error: BaseException) -> str:
    """Return the text of an exception with its place in the user's code."""
    text, place = str(error), user_code_place(error)
    return f"{text} ({place})" if text and place else text or place
