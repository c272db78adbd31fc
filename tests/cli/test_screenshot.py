"""`screenshot`: its options are passed to the function that draws the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench.cli import main

NO_LESSON = {"lesson": None, "lesson_step": None, "projector": False}
USUAL = {"bench": "explore", "language": None, "theme": None, "size": (1280, 800), "problem": None}


@pytest.mark.parametrize("option", ["--bench", "--problem"])
def test_what_a_lesson_says_itself_is_not_asked_for_beside_it(
    option: str, workbench: Callable[..., Any], tmp_path: Path
) -> None:
    result = workbench("screenshot", str(tmp_path / "one.png"), "--lesson", "a-star", option, "hex")
    assert result.status == 2
    assert result.err == f"{option} cannot be combined with --lesson: the step of the lesson decides what is shown.\n"


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ([], {"bench": "explore", "language": None, "theme": None, "size": (1280, 800), "problem": None, **NO_LESSON}),
        (
            ["--bench", "divide", "--language", "ru", "--theme", "dark", "--size", "1024x768"],
            {"bench": "divide", "language": "ru", "theme": "dark", "size": (1024, 768), "problem": None, **NO_LESSON},
        ),
        (
            ["--size=1920×1080", "--problem", "maze"],
            {"bench": "explore", "language": None, "theme": None, "size": (1920, 1080), "problem": "maze", **NO_LESSON},
        ),
        (["--lesson", "a-star", "--step", "3"], {**USUAL, **NO_LESSON, "lesson": "a-star", "lesson_step": 3}),
        (["--projector"], {**USUAL, **NO_LESSON, "projector": True}),
    ],
)
def test_the_picture_is_drawn_as_asked_for(options: list[str], wanted: dict[str, Any], tmp_path: Path) -> None:
    drawn: list[tuple[Path, dict[str, Any]]] = []
    path = tmp_path / "window.png"

    def draw(path: Path, **how: Any) -> None:
        drawn.append((path, how))

    assert main(["screenshot", str(path), *options], draw, draw, lambda *_, **__: 0, lambda *_, **__: 0) == 0
    assert drawn == [(path, wanted)]
