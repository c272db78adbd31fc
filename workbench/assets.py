"""Where the resources are: installed as `workbench.resources`, or beside the package in a source tree."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path


@cache
def root() -> Traversable:
    """Return the resources folder (icons, translations, boards)."""
    try:
        return resources.files("workbench.resources")
    except ModuleNotFoundError:
        return Path(__file__).resolve().parent.parent / "resources"


def read_text(*parts: str) -> str:
    """Return the text of the resource at `parts`, UTF-8."""
    return root().joinpath(*parts).read_text(encoding="utf-8")
