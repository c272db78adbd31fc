"""The controls of the player."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.drawn_texts import drawn_texts

from workbench.ui.player.player import Player
from workbench.ui.player.player_bar import PlayerBar
from workbench.wording.language import set_language


@pytest.mark.parametrize("language", ["en", "ru", "cs", "vi"])
def test_the_counter_of_a_long_search_is_written_in_the_usual_size(qtbot: QtBot, language: str) -> None:
    set_language(language)
    player, heights = Player(), set()
    bar = PlayerBar(player)
    qtbot.addWidget(bar)
    bar.resize(1024, bar.sizeHint().height())
    bar.show()
    for t, length in ((5, 9), (155_735, 650_000), (11_155_735, 59_650_000), (111_155_735, 559_650_000)):
        player.t, player.length = t, length
        player.lengthened.emit()
        QApplication.processEvents()
        (drawn,) = drawn_texts(bar.counter)
        heights.add(drawn.height)
        assert drawn.text == bar.counter.text() or bar.counter.text() in bar.counter.toolTip()
    assert len(heights) == 1


def test_at_a_micro_step_the_slider_is_at_the_step_of_which_it_is_a_part(qtbot: QtBot) -> None:
    player = Player()
    bar = PlayerBar(player)
    qtbot.addWidget(bar)
    player.length = 9
    player.go_to_micro_step(2, 3)
    assert "3" in bar.counter.text()
    assert bar.scrubber.value() == 3
    player.seek(2)
    assert bar.scrubber.value() == 2


def test_the_buttons_do_what_a_player_of_another_kind_does(qtbot: QtBot) -> None:
    done = []

    class Other(Player):
        def to_start(self) -> None:
            done.append("to-start")

        def step(self, by: int = 1) -> None:
            done.append("step-back" if by < 0 else "step-forward")

        def toggle(self) -> None:
            done.append("play")

        def next_layer(self) -> None:
            done.append("next-layer")

        def to_end(self) -> None:
            done.append("to-end")

    player = Other()
    player.t, player.length = 3, 9
    bar = PlayerBar(player)
    qtbot.addWidget(bar)
    player.lengthened.emit()
    names = [name for name in bar.buttons if name != "stop"]
    for name in names:
        qtbot.mouseClick(bar.buttons[name], Qt.MouseButton.LeftButton)
    assert done == names
