"""`screenshot`: a picture of the window, drawn without a display."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Protocol

from workbench.catalog.problems import SHIPPED
from workbench.cli.arguments import Parser, integer, pixels
from workbench.formats.writing import check_writable
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import text

_ENDING = ".png"
_SIZE = (1280, 800)


class ScreenshotWriter(Protocol):
    """Draws the window into a file; implemented in `ui`, which this layer does not import."""

    def __call__(
        self,
        path: Path,
        *,
        bench: str,
        language: str | None,
        theme: str | None,
        size: tuple[int, int],
        problem: str | None,
        lesson: str | None,
        lesson_step: int | None,
        projector: bool,
    ) -> None:
        """Write the picture to `path`. Raises Fault if the bench, theme, problem or lesson does not exist."""


def add_arguments(parser: Parser) -> None:
    parser.operand("OUT", text("cli-help-picture"))
    parser.value("--bench", "NAME", text("cli-help-bench"))
    parser.value("--problem", "P", text("cli-help-problem", known=", ".join(SHIPPED)))
    parser.value("--lesson", "NAME", text("cli-help-lesson"))
    parser.value("--step", "N", text("cli-help-lesson-step"))
    parser.value("--theme", "T", text("cli-help-theme"))
    parser.value("--size", "WxH", text("cli-help-pixels"))
    parser.switch("--projector", text("cli-help-projector"))


def run(options: Namespace, screenshot: ScreenshotWriter) -> int:
    path = Path(options.out)
    if path.suffix.lower() != _ENDING:
        raise Fault("cli-picture-ending", name=to_quotable(options.out), known=_ENDING)
    size = pixels(options.size, _SIZE)
    step = integer("step", options.step)
    if step is not None and options.lesson is None:
        raise Fault("cli-step-lesson")
    for name in ("bench", "problem"):
        if options.lesson is not None and getattr(options, name) is not None:
            raise Fault("cli-lesson-alone", option=name)
    check_writable(path)
    screenshot(
        path,
        bench=options.bench or "explore",
        language=options.language,
        theme=options.theme,
        size=size,
        problem=options.problem,
        lesson=options.lesson,
        lesson_step=step,
        projector=options.projector,
    )
    return 0
