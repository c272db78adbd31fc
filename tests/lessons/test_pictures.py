"""Pictures of a lesson are files beside it; nothing else is read, and an invalid picture is reported with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from workbench.lessons.files import read_lesson
from workbench.lessons.pictures import MAX_BYTES, names
from workbench.search.problem.messages import Fault
from workbench.wording import say

HEAD = """
format = "search-workbench-lesson"
version = 1
name = "small"
minutes = 5
title = { en = "Small" }
goal = { en = "GOAL" }

[[steps]]
text = { en = '''TEXT''' }
"""


def lesson(folder: Path, text: str, goal: str = "Something") -> Path:
    folder_ = folder / "mine"
    (folder_ / "pictures").mkdir(parents=True)
    for name in ("one.png", "pictures/two.jpg"):
        Image.new("RGB", (40, 30), "red").save(folder_ / name)
    Image.new("1", (5000, 5000)).save(folder_ / "huge.png")
    (folder_ / "heavy.png").write_bytes(b"\x89PNG" + bytes(MAX_BYTES))
    (folder_ / "no.gif").write_text("no picture")
    Image.new("RGB", (4, 3)).save(folder / "outside.png")
    (folder_ / "link.png").symlink_to(folder / "outside.png")
    path = folder_ / "small.toml"
    path.write_text(HEAD.replace("TEXT", text).replace("GOAL", goal))
    return path


def test_pictures_beside_the_lesson_are_right(tmp_path: Path) -> None:
    read_lesson(lesson(tmp_path, "A ![one](one.png) and ![two](pictures/two.jpg), `![no](code.png)`"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("![x](/etc/one.png)", "“/etc/one.png” is not a valid picture"),
        ("![x](../outside.png)", "“../outside.png” is not a valid picture"),
        ("![x](link.png)", "“link.png” is not a valid picture"),
        ("![x](https://example.org/one.png)", "is not a valid picture"),
        ("![x](file:one.png)", "is not a valid picture"),
        ("![x](one.svg)", "is not a valid picture"),
        ("![x](none.png)", "The picture “none.png” was not found."),
        ("![x](no.gif)", "“no.gif” is not a readable picture."),
        ("![x](huge.png)", "The picture “huge.png” is too large: at most 5 MB and 20 million pixels."),
        ("![x](heavy.png)", "The picture “heavy.png” is too large"),
        ("![x][one]\n\n[one]: one.png", 'write a picture as "![…](file.png)".'),
    ],
)
def test_any_other_picture_is_refused_with_its_place(text: str, expected: str, tmp_path: Path) -> None:
    path = lesson(tmp_path, text)
    with pytest.raises(Fault) as fault:
        read_lesson(path)
    assert say(fault.value).startswith(f"In “{path}”: At steps[1].text.en: ") and expected in say(fault.value)


def test_there_are_no_pictures_in_plain_texts(tmp_path: Path) -> None:
    with pytest.raises(Fault) as fault:
        read_lesson(lesson(tmp_path, "Look.", "![x](one.png)"))
    assert "At goal.en: A picture is allowed only in the text of a step" in say(fault.value)


def test_code_holds_no_pictures() -> None:
    assert names("```\n![a](b.png)\n```\n\\![a](b.png) `![a](b.png)` ![c](d.png)") == ["d.png"]
