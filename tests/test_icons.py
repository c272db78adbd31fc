"""The icons: each can be drawn in any colour, stays inside its frame, and exists if the window uses it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import workbench
from workbench import assets

NAMES = sorted(file.name.removesuffix(".svg") for file in (assets.root() / "icons").iterdir())
SIDE = 48


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", [name for name in NAMES if name != "app"])
def test_an_icon_takes_the_colour_it_is_asked_for_and_stays_inside_its_frame(name: str) -> None:
    from workbench.ui.base.icons import pixmap

    picture = pixmap(name, SIDE, "#d55e00").toImage()

    drawn = {(x, y) for x in range(SIDE) for y in range(SIDE) if picture.pixelColor(x, y).alpha() > 0}
    solid = {picture.pixelColor(x, y).name() for x, y in drawn if picture.pixelColor(x, y).alpha() == 255}
    assert solid == {"#d55e00"}
    assert all(0 < x < SIDE - 1 and 0 < y < SIDE - 1 for x, y in drawn)


def test_every_icon_that_the_window_names_is_there() -> None:
    named = set()
    for path in (Path(workbench.__file__).parent / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if called in ("icon", "set_icon", "pixmap", "tool_button", "push_button", "form_button", "new_action"):
                    named |= {arg.value for arg in node.args[:3] if isinstance(arg, ast.Constant)}
    assert {name for name in named if isinstance(name, str) and name and not name.startswith("#")} <= {*NAMES}
