"""Files of the user that import modules of their folder."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from workbench.own_file import load_here

TOP = "from helping import NUMBER\ndef h(state):\n    return NUMBER\n"
WITHIN = "def h(state):\n    import helping\n    helping.NUMBER += 10\n    return helping.number()\n"
HELPING = "NUMBER = {number}\ndef number():\n    return NUMBER\n"


@pytest.mark.parametrize("notebook", [False, True])
@pytest.mark.parametrize(("code", "expected"), [(TOP, [1, 2, 1, 2]), (WITHIN, [11, 12, 21, 22])])
def test_each_file_gets_the_modules_of_its_own_folder(
    tmp_path: Path, notebook: bool, code: str, expected: list[int]
) -> None:
    names = []
    for student, number in (("ada", 1), ("bob", 2)):
        folder = tmp_path / student
        folder.mkdir()
        (folder / "helping.py").write_text(HELPING.format(number=number))
        if notebook:
            cell = {"cell_type": "code", "source": code, "metadata": {}, "outputs": [], "execution_count": None}
            (folder / "mine.ipynb").write_text(json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4}))
        else:
            (folder / "mine.py").write_text(code)
        names.append(f"{folder / ('mine.ipynb' if notebook else 'mine.py')}:h")
    before = [*sys.path]
    functions = [load_here(name) for name in names]
    assert [function(()) for function in (*functions, *functions)] == expected
    assert sys.path == before and "helping" not in sys.modules
