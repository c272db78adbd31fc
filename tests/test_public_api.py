"""The names a notebook imports from `workbench`."""

import subprocess
import sys

import pytest

import workbench


def test_every_public_name_can_be_used():
    for name in workbench.__all__:
        assert getattr(workbench, name).__name__ == name


def test_a_name_that_does_not_exist_is_an_attribute_error():
    with pytest.raises(AttributeError, match="astarr"):
        workbench.astarr  # noqa: B018


def test_importing_the_package_imports_nothing_heavy():
    code = "import sys, workbench; print([m for m in ('numpy', 'PySide6', 'pyqtgraph') if m in sys.modules])"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
    )


def test_the_readme_s_first_three_lines_in_a_notebook():
    result = workbench.solve("1 2 3/4 0 6/7 5 8", "astar", heuristic="manhattan")
    assert (result.status, result.moves, result.expanded) == (workbench.Status.SOLVED, ("d", "r"), 3)
