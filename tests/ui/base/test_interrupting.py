"""Ctrl+C while films and worksheets are drawn: it stops the drawing and leaves no files behind."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter

from workbench.formats.film import ENDINGS, Frame, write_film
from workbench.formats.writing import write_whole
from workbench.ui.base.interrupting import interrupt_deferred
from workbench.ui.worksheet.pages import Block, Pages


def test_what_is_begun_is_done_before_ctrl_c_is_heeded() -> None:
    done = []

    def paint() -> None:
        with interrupt_deferred():
            signal.raise_signal(signal.SIGINT)
            done.append("painted")
        done.append("gone on")

    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        paint()
    assert done == ["painted"] and signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("last", [0, 5])
def test_a_film_that_is_called_off_leaves_nothing(ending: str, last: int, tmp_path: Path) -> None:
    def frames() -> Iterator[Frame]:
        for _ in range(last):
            yield Frame(np.zeros((20, 20, 3), np.uint8), 0.1)
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        write_film(tmp_path / f"film{ending}", frames())
    assert not [*tmp_path.iterdir()]


@pytest.mark.usefixtures("qapp")
def test_a_worksheet_that_is_called_off_leaves_nothing_and_its_painter_is_ended(tmp_path: Path) -> None:
    painters: list[QPainter] = []

    def draw(painter: QPainter, _x: float, _y: float) -> None:
        painters.append(painter)
        signal.raise_signal(signal.SIGINT)

    def write() -> None:
        write_whole(tmp_path / "sheet.pdf", pages.pdf("A sheet", "Foot"))

    pages = Pages("a4")
    pages.place(Block(10.0, draw))
    pages.new_page()
    pages.place(Block(10.0, draw))
    with pytest.raises(KeyboardInterrupt):
        write()
    assert not [*tmp_path.iterdir()]
    assert len(painters) == 1 and not painters[0].isActive()
    image = QImage(4, 4, QImage.Format.Format_RGB32)  # must outlive the painter
    painters[0].begin(image)
    painters[0].end()
