"""Maps as PNG pictures."""

from __future__ import annotations

import contextlib
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from worlds.maps import drawn_grids

from workbench.formats.entry import FILES, kind_of
from workbench.formats.problem_input import ProblemInput, read_problem
from workbench.maps.grid import MAX_SIDE, WALL, Grid, MoveRule
from workbench.maps.png import parse_png, png_bytes
from workbench.search.problem.messages import Fault
from workbench.wording import say


def picture(levels: object, mode: str = "L") -> bytes:
    content = BytesIO()
    Image.fromarray(np.asarray(levels, np.uint16 if mode == "I;16" else np.uint8)).save(content, "PNG")
    return content.getvalue()


@given(drawn_grids(costs=(1, 1, 2, 3, 4, 5, 6, 7, 8, 9)))
def test_a_map_is_read_as_it_was_saved(grid: Grid) -> None:
    read = parse_png(png_bytes(grid), "")
    assert (read.costs, read.moves, read.x_y) == (grid.costs, MoveRule.EIGHT, True)
    assert png_bytes(read) == png_bytes(grid)


def test_white_is_free_black_is_a_wall_and_grey_is_a_cost() -> None:
    grid = parse_png(picture([[255, 0, 230, 55], [243, 242, 28, 27]]), "drawn")
    assert grid.costs == (bytes([1, WALL, 2, 9]), bytes([1, 2, 9, WALL]))
    assert (grid.title, grid.start) == ("drawn", (0, 0))


def test_colours_transparency_and_deep_greys_count_by_their_brightness() -> None:
    colours = [[[255, 255, 255, 255], [0, 0, 0, 255], [0, 0, 0, 0], [230, 230, 230, 255]]]
    assert parse_png(picture(colours), "").costs == (bytes([1, WALL, 1, 2]),)
    assert parse_png(picture([[65535, 0, 230 * 257]], "I;16"), "").costs == (bytes([1, WALL, 2]),)
    black_and_white = Image.new("1", (2, 1))
    black_and_white.putpixel((0, 0), 1)
    content = BytesIO()
    black_and_white.save(content, "PNG")
    assert parse_png(content.getvalue(), "").costs == (bytes([1, WALL]),)


def test_what_a_picture_cannot_show_is_refused() -> None:
    land = Grid("", (bytes([1, 1]),), (0, 0), ((0, 1),), MoveRule.EIGHT, True)
    for grid, sentence in (
        (Grid("", (bytes([1, 0]),), (0, 0), ((0, 1),)), "A picture cannot show squares of cost 0"),
        (
            Grid("", land.costs, (0, 0), ((0, 0),), MoveRule.EIGHT, True, (bytes([0, 1]),)),
            "A picture cannot show water",
        ),
    ):
        with pytest.raises(Fault) as fault:
            png_bytes(grid)
        assert sentence in say(fault.value)


def test_a_picture_that_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "wide.png"
    content = bytearray(picture(np.full((2, 3), 255)))
    content[16:20] = (MAX_SIDE + 1).to_bytes(4, "big")
    path.write_bytes(content)
    with pytest.raises(Fault) as fault:
        read_problem(str(path))
    assert "wide.png" in say(fault.value) and "The picture has 1,025 × 2 pixels" in say(fault.value)
    assert kind_of(path, FILES) is ProblemInput


PICTURE = picture(np.random.default_rng(5).integers(0, 256, (9, 7)))


PLACES = st.integers(8, len(PICTURE) - 1)


@given(st.dictionaries(PLACES, st.integers(0, 255), max_size=3), st.none() | PLACES)
def test_a_damaged_picture_is_one_sentence_or_still_a_map(changed: dict[int, int], cut: int | None) -> None:
    content = bytearray(PICTURE)
    for place, value in changed.items():
        content[place] = value
    del content[len(content) if cut is None else cut :]
    with contextlib.suppress(Fault):
        assert max(parse_png(bytes(content), "").shape) <= MAX_SIDE


@pytest.mark.parametrize("content", [b"", b"graph x", b"\x89PN"])
def test_what_is_only_called_a_picture_is_refused_as_one(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "walls.PNG"
    path.write_bytes(content)
    assert kind_of(path, FILES) is ProblemInput
    with pytest.raises(Fault) as fault:
        read_problem(str(path))
    assert "walls.PNG" in say(fault.value) and "it is not a PNG picture" in say(fault.value)


def test_a_picture_of_walls_is_refused() -> None:
    with pytest.raises(Fault) as fault:
        parse_png(picture([[0, 0]]), "")
    assert say(fault.value) == "All squares of the map are walls."
