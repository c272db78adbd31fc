"""The states of a space as pixels: the bands and their gaps, and states that few others are beside."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.state_space.light import CLOSED, OPEN, UNSEEN
from workbench.tiles.state_space.space import StateSpace, state_space
from workbench.ui.base.theme import LIGHT
from workbench.ui.states.space_painter import SpaceFigure
from workbench.ui.states.space_raster import SpaceRaster

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def space() -> StateSpace:
    return state_space(goal_board(LAST, 3, 3))


def of_colour(image: QImage, colour: str) -> set[tuple[int, int]]:
    """Return the pixels of an image with a colour."""
    return {
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) == QColor(colour)
    }


@pytest.mark.parametrize("width", [100, *range(225, 258), 600])
def test_all_gaps_between_bands_are_equally_wide(width: int, space: StateSpace) -> None:
    image = SpaceRaster(space, width, 200).image(np.full(space.states, UNSEEN, np.uint8), LIGHT)
    filled = [image.pixelColor(x, 100).alpha() > 0 for x in range(width // 4, width * 7 // 8)]  # the higher bands
    gaps = [len(gap) for gap in "".join(" #"[one] for one in filled).strip().split("#") if gap]
    assert len(gaps) >= 18 and len({*gaps}) == 1


def test_all_bands_of_a_figure_are_equally_wide(space: StateSpace) -> None:
    for width in range(240, 275):
        area = SpaceFigure(space, QRectF(0.5, 0.3, width, 200), 1.0, 1.0).area
        assert area.width() % len(space.counts) == 0 and area.x().is_integer() and area.y().is_integer()


@pytest.mark.parametrize(("seen", "colour"), [(CLOSED, LIGHT.closed), (OPEN, LIGHT.open)])
def test_a_state_that_has_been_seen_alone_stands_out(seen: int, colour: str, space: StateSpace) -> None:
    raster, status = SpaceRaster(space, 320, 100), np.full(space.states, UNSEEN, np.uint8)
    middle = int(space.by_place[space.begins[22] + space.counts[22] // 2])
    status[middle] = seen
    around = of_colour(raster.image(status, LIGHT), colour)
    assert len(around) == 7  # its own pixel, those beside it, and the next ones above and below
    status[space.distance == 22] = OPEN if seen == CLOSED else CLOSED
    assert not of_colour(raster.image(status, LIGHT), colour)  # among many it does not cover others


def test_of_single_states_those_expanded_are_on_top(space: StateSpace) -> None:
    raster, status = SpaceRaster(space, 320, 100), np.full(space.states, UNSEEN, np.uint8)

    def pixel(state: int) -> tuple[int, int]:
        alone = np.full(space.states, UNSEEN, np.uint8)
        alone[state] = CLOSED
        own = of_colour(raster.image(alone, LIGHT), LIGHT.closed)
        return sorted(own)[3]  # the middle of seven

    band = space.by_place[space.begins[22] : space.begins[23]].tolist()
    columns, middle = int(space.columns[22]), len(band) // 2
    expanded = band[middle]
    x, y = pixel(expanded)
    waiting = next(state for state in band[middle::columns] if pixel(state) == (x, y + 2))
    status[expanded], status[waiting] = CLOSED, OPEN
    assert (x, y + 1) in of_colour(raster.image(status, LIGHT), LIGHT.closed)


@pytest.mark.parametrize(("width", "height"), [(175, 74), (240, 98), (320, 100)])
@pytest.mark.parametrize("rows", [1, 2, 3])
def test_a_needle_of_few_states_stays_in_sight_in_a_small_panel(
    rows: int, width: int, height: int, space: StateSpace
) -> None:
    """Without taking more than a few pixels, and the closed states above open ones."""
    figure = SpaceFigure(space, QRectF(0, 0, width, height), 1.0, 1.0)
    raster, status = SpaceRaster(space, *figure.area.size().toSize().toTuple()), np.full(space.states, UNSEEN, np.uint8)
    band, near = space.distance == 22, np.abs(space.y - 0.5) < rows / 2 / raster.height
    status[band & near], status[np.flatnonzero(band & near)[::3]] = OPEN, CLOSED
    image = raster.image(status, LIGHT)
    seen = of_colour(image, LIGHT.closed)
    assert not of_colour(image, LIGHT.open)
    columns = {x for x, _y in seen}
    assert len(columns) >= 3
    for column in columns:
        assert 5 <= sum(x == column for x, _y in seen) <= 6
