"""The resources and the documentation: beside the package in a source tree, or installed within it."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path


@cache
def root() -> Traversable:
    """Return the resources folder (icons, translations, boards)."""
    beside = Path(__file__).resolve().parent.parent / "resources"
    if (beside / "translations").is_dir():  # installed resources may belong to another source tree
        return beside
    return resources.files("workbench.resources")


@cache
def manual() -> Traversable:
    """Return the folder of the documentation."""
    beside = Path(__file__).resolve().parent.parent / "docs"
    return beside if (beside / "window.md").is_file() else resources.files("workbench.docs")


def read_text(*parts: str) -> str:
    """Return the text (UTF-8) of the resource at the path `parts`."""
    return root().joinpath(*parts).read_text(encoding="utf-8")
