"""Marks that are shown together on the board of the window: no sign, ring or number covers another one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from workbench.hex.board import RED
from workbench.hex.rules import Rules
from workbench.ui.base.theme import theme
from workbench.ui.hex.board.colours import hex_colours
from workbench.ui.hex.board.painter import HexPainter
from workbench.ui.hex.board.picture import ConnectionPath, Heat, HexMarks
from workbench.ui.shell.main_window import MainWindow

SIZES = (5, 11, 14)
MODES = ("light", "dark", "projector")
LABELS = (("50", "261"), ("100",), ("≤ −85",), ("≤ 4,802",))


@pytest.fixture(params=[(size, mode) for mode in MODES for size in SIZES], ids=lambda param: f"{param[1]}-{param[0]}")
def shown(window: MainWindow, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    """The window with an empty board."""
    size, mode = request.param
    window.resize(1024, 768)
    window.hex.hex.new_game(Rules(size))
    theme().choose("light" if mode == "projector" else mode)
    window.modes.set_projector(mode == "projector")
    for _ in range(3):
        QApplication.processEvents()
    yield window
    window.modes.set_projector(False)
    theme().choose("light")
    window.choose_language("en")


def drawn(window: MainWindow, marks: HexMarks) -> NDArray[np.uint32]:
    """Return the pixels of the board with these marks."""
    window.hex.board.set_marks(marks)
    image = window.hex.board.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.array(image.constBits()).view(np.uint32).reshape(image.height(), -1)


def test_no_text_touches_a_sign_or_a_ring(shown: MainWindow) -> None:
    cell = shown.hex.hex.board.size**2 // 2
    # The plate under a text is there in all pictures, so that these differ in the text or in the mark alone.
    plain = HexMarks(heat={cell: Heat(0.5, ("",))}, heat_colour=RED, carrier=frozenset({cell}))
    path = ConnectionPath((cell - 1, cell, cell + 1), frozenset({cell}), RED)
    signs = {
        "ring": replace(plain, shortest_paths=(path,)),
        "cross": replace(plain, solved={cell: False}),
        "tick": replace(plain, solved={cell: True}),
        "star": replace(plain, wins=frozenset({cell})),
        "shield": replace(plain, only=frozenset({cell})),
    }
    without = dict.fromkeys(signs, plain) | {
        "ring": replace(plain, shortest_paths=(replace(path, missing=frozenset()),))
    }
    good = QColor(hex_colours().good).rgb()
    for labels in LABELS:
        for name, marks in signs.items():
            base = drawn(shown, marks)
            # The cell of a tick is filled, too.
            sign = base == good if name == "tick" else base != drawn(shown, without[name])
            text = drawn(shown, replace(marks, heat={cell: Heat(0.5, labels)})) != base
            assert sign.any() and not (sign & text).any(), (labels, name)


def test_each_move_of_the_best_line_has_its_number(shown: MainWindow) -> None:
    cell = shown.hex.hex.board.size**2 // 2
    for labels in ((), *LABELS):
        marks = HexMarks(heat={cell: Heat(0.5, labels)}, heat_colour=RED, ghosts=((0, RED), (cell, RED)))
        second = drawn(shown, marks)
        first = drawn(shown, replace(marks, ghosts=((cell, RED), (0, RED))))
        spot = shown.hex.board.view.current_layout()
        assert spot is not None
        centre, reach = spot.centre(cell).toPoint(), round(spot.radius)
        part = np.s_[centre.y() - reach : centre.y() + reach, centre.x() - reach : centre.x() + reach]
        assert (first[part] != second[part]).any(), labels


@pytest.mark.parametrize("shown", [(11, "light"), (11, "projector")], indirect=True, ids=["desk", "projector"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_board_stays_while_the_legend_wraps(shown: MainWindow, language: str) -> None:
    shown.choose_language(language)
    board, places, rows = shown.hex.board, set(), set()
    few = HexMarks(wins=frozenset({0}))
    more = replace(few, solved={1: True, 2: False}, heat={3: Heat(0.5)}, heat_colour=RED, ghosts=((4, RED),))
    path = ConnectionPath((5, 6), frozenset({5}), RED)
    for marks in (HexMarks(), few, more, replace(more, region=frozenset({7}), shortest_paths=(path,))):
        board.set_marks(marks)
        for _ in range(3):
            QApplication.processEvents()
        layout = board.view.current_layout()
        assert layout is not None
        places.add((*board.view.geometry().getRect(), *layout.centre(0).toTuple()))
        visible = [entry for entry in board.legend.entries.values() if entry.isVisible()]
        rows.add(len({entry.y() for entry in visible}))
    assert len(places) == 1 and rows == {0, 1, 2}


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_names_of_the_sides_are_whole_in_projector_mode(
    window: MainWindow, qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    window.choose_language(language)
    window.modes.set_projector(True)
    window.resize(*size)
    window.show_bench("hex")
    qtbot.waitUntil(window.bench.settled)
    pixels = drawn(window, HexMarks())
    plain = pixels[0, 0]
    assert not (pixels[[0, -1]] != plain).any() and not (pixels[:, [0, -1]] != plain).any()  # nothing is cut


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_in_projector_mode_no_cell_has_a_line_too_small_for_the_back_row(
    window: MainWindow, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[str, float] = {}

    def write(
        _painter: HexPainter, _at: QPointF, label: str, pixels: float, *_args: object, **_options: object
    ) -> None:
        written[label] = pixels

    monkeypatch.setattr(HexPainter, "write", write)
    window.resize(*size)
    window.hex.hex.new_game(Rules(11))
    window.modes.set_projector(True)
    heat = {0: Heat(0.5, ("50", "261")), 60: Heat(0.5, ("49", "17k"))}
    drawn(window, HexMarks(heat=heat, heat_colour=RED, ghosts=((60, RED),)))
    assert "50" in written and "261" not in written and "17k" not in written
    assert written["50"] >= theme().min_label
    window.modes.set_projector(False)
    drawn(window, HexMarks(heat=heat, heat_colour=RED))
    assert size == (1024, 768) or "261" in written  # there it has no room at the desk either
