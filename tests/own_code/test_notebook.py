"""A function is loaded from a notebook without running the notebook, and its errors name the cell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from workbench.own_code.loading import call, load_module
from workbench.search.problem.blame import user_code_place
from workbench.search.problem.messages import Fault
from workbench.wording import say, set_language

CELLS = (
    "%matplotlib inline\n!pip install heapdict\nimport math\nfrom collections import namedtuple",
    "%%bash\nrm -rf /tmp/nothing",
    'GOAL = tuple(range(1, 9)) + (0,)\nNode = namedtuple("Node", "state g")\nPLACE = dict(zip(GOAL, range(9)))\n'
    "table = misplaced(GOAL)\n",
    '%%time\ndef misplaced(state):\n    """Returns\n    % of nothing."""\n    return sum(map(int.__ne__, state, GOAL))',
    "print(misplaced(GOAL))\nopen('ran.txt', 'w')\nmisplaced?\nwhile True: pass",
    "def broken(state):\n    x = 1\n    return x // 0\ndef uses(state):\n    return table",
    "def unfinished(:\n",
    "import module_that_nobody_has as gone\ndef needs(state):\n    return gone.thing(state)",
)


def notebook(path: Path, *sources: str) -> Path:
    code = [{"cell_type": "code", "metadata": {}, "outputs": [], "source": source} for source in sources]
    text = {"cell_type": "markdown", "metadata": {}, "source": ["# A*"]}
    path.write_text(json.dumps({"cells": [text, *code], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}))
    return path


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return notebook(tmp_path / "work.ipynb", *CELLS)


def test_only_imports_definitions_and_constants_are_run(path: Path) -> None:
    module = load_module(path)
    assert module.misplaced((1, 2, 3, 4, 5, 6, 7, 0, 8)) == 2
    assert module.PLACE[8] == 7 and module.Node((0,), 1).g == 1
    assert not hasattr(module, "table") and not (path.parent / "ran.txt").exists()


def test_an_error_names_the_cell_and_its_line_in_every_language(path: Path) -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        call(f"{path}:broken", ())
    assert user_code_place(raised.value) == "work.ipynb, cell 6, line 3"
    with pytest.raises(Fault) as fault:
        call(f"{path}:absent", ())
    assert say(fault.value).startswith("work.ipynb, cell 7, line 1 is not valid Python")
    set_language("ru")
    assert say(fault.value).startswith("work.ipynb, ячейка 7, строка 1: ошибка в коде на Python")


def test_a_name_that_is_left_out_and_a_missing_module_are_explained_when_they_are_used(path: Path) -> None:
    with pytest.raises(Fault) as fault:
        call(f"{path}:uses", ())
    assert "uses table, which cell 3 assigns" in say(fault.value)
    with pytest.raises(Fault) as fault:
        call(f"{path}:needs", ())
    assert "cell 8, line 1 imports module_that_nobody_has, which is not installed" in say(fault.value)


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"cells": [{"cell_type": "code"}]}', '{"cells": 3}'])
def test_what_is_not_a_notebook_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "other.ipynb"
    path.write_text(content)
    with pytest.raises(Fault, match="own-not-notebook"):
        load_module(path)


def test_a_module_of_the_course_is_installed_with_an_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "heapdict", None)  # as if it were not installed
    (tmp_path / "mine.py").write_text("import heapdict\n")
    with pytest.raises(Fault) as fault:
        load_module(tmp_path / "mine.py")
    assert 'pip install "search-workbench[class]"' in say(fault.value)
