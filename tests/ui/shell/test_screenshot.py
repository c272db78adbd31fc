"""Pictures of the real window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from workbench.search.problem.messages import Fault
from workbench.ui.base.theme import DARK, LIGHT
from workbench.ui.shell.screenshot import screenshot
from workbench.wording import LANGUAGES

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("theme", "colours"), [("light", LIGHT), ("dark", DARK)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_has_the_size_and_the_colours_that_are_asked_for(
    tmp_path: Path, language: str, theme: str, colours: type
) -> None:
    path = tmp_path / "window.png"
    screenshot(path, language=language, theme=theme, size=(1100, 720))
    picture = QImage(str(path))
    assert (picture.width(), picture.height()) == (1100, 720)
    assert picture.pixelColor(3, 40) == QColor(colours.window)


def test_languages_look_different_and_the_same_picture_the_same(tmp_path: Path) -> None:
    pictures = []
    for name, language in (("a", "en"), ("b", "ru")):
        screenshot(tmp_path / name, language=language, theme="light")
        pictures.append(QImage(str(tmp_path / name), "PNG"))
    assert pictures[0] != pictures[1]


def test_every_bench_is_drawn_at_small_and_large_sizes(tmp_path: Path) -> None:
    for bench in ("explore", "compare", "divide"):
        for size in ((1024, 768), (1920, 1080)):
            screenshot(tmp_path / "a.png", bench=bench, size=size, projector=size[0] == 1024)
            picture = QImage(str(tmp_path / "a.png"))
            assert (picture.width(), picture.height()) == size


@pytest.mark.parametrize("asked", [{"bench": "lunch"}, {"theme": "pink"}, {"language": "xx"}])
def test_what_there_is_not_is_refused(tmp_path: Path, asked: dict[str, str]) -> None:
    with pytest.raises(Fault):
        screenshot(tmp_path / "a.png", **asked)
    assert not (tmp_path / "a.png").exists()


def test_the_settings_of_the_user_have_no_part_in_it(tmp_path: Path, home: Path) -> None:
    before = sorted(home.rglob("*"))
    screenshot(tmp_path / "a.png")
    assert sorted(home.rglob("*")) == before


def test_a_step_of_a_lesson_is_drawn(tmp_path: Path) -> None:
    pictures = []
    for step in (1, 5):
        screenshot(tmp_path / str(step), language="en", theme="light", lesson="a-star", lesson_step=step)
        pictures.append(QImage(str(tmp_path / str(step)), "PNG"))
    assert pictures[0] != pictures[1]
    with pytest.raises(Fault, match="lesson-no-step"):
        screenshot(tmp_path / "none", lesson="a-star", lesson_step=99)
