"""No label or button of the window is cut, in any language, on a small screen either."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from cut_texts import cut
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from spoken_texts import stations

from workbench.ui.main_window import MainWindow
from workbench.ui.retranslation import retranslator
from workbench.wording import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def spoken_window(request: pytest.FixtureRequest, window: MainWindow) -> Iterator[MainWindow]:
    """The window in each language."""
    retranslator().choose(request.param)
    yield window
    retranslator().choose("en")


def whole(shown: QWidget) -> bool:
    """Claim that nothing is cut, once the layout has come to rest."""
    assert not list(cut(shown))
    return True


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)], ids=str)
def test_no_text_of_a_bench_is_cut(spoken_window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    spoken_window.resize(*size)
    for shown in stations(spoken_window):
        qtbot.waitUntil(partial(whole, shown))
