"""The camera keeps the given points in view."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from workbench.ui.trees.tree_camera import MAX_SCALE, MIN_SCALE, Camera

SIZES = st.floats(50, 3000)
PLACES = st.builds(QPointF, st.floats(-5000, 5000), st.floats(-5000, 5000))
VIEWS = st.builds(QSizeF, SIZES, SIZES)
CAMERAS = st.builds(Camera, st.floats(0.01, 3), PLACES, st.floats(1, 30), st.floats(1, 3))


def near(one: QPointF, other: QPointF) -> bool:
    return (one.x(), one.y()) == pytest.approx((other.x(), other.y()), rel=1e-6, abs=1e-3)


@given(CAMERAS, VIEWS, PLACES)
def test_what_is_drawn_at_a_point_is_found_there(camera: Camera, view: QSizeF, point: QPointF) -> None:
    assert near(camera.to_drawing(camera.to_view(point, view), view), point)


@given(CAMERAS, VIEWS, st.floats(0.1, 10), st.floats(0, 1), st.floats(0, 1))
def test_zooming_holds_what_is_under_the_pointer(
    camera: Camera, view: QSizeF, factor: float, right: float, down: float
) -> None:
    at = QPointF(view.width() * right, view.height() * down)
    held = camera.to_drawing(at, view)
    camera.zoom(factor, at, view)
    assert near(camera.to_view(held, view), at)
    assert MIN_SCALE <= camera.scale <= MAX_SCALE
    assert camera.stretch >= 1 and camera.spread >= 1


@given(CAMERAS, VIEWS, PLACES)
def test_what_is_followed_is_brought_into_view_and_then_stays(camera: Camera, view: QSizeF, point: QPointF) -> None:
    camera.bring_in(point, view)
    seen = camera.to_view(point, view)
    assert 0 <= seen.x() <= view.width() and 0 <= seen.y() <= view.height()
    before = QPointF(camera.centre)
    camera.bring_in(point, view)
    assert near(camera.centre, before)


@given(st.builds(QRectF, st.just(0.0), st.just(0.0), st.floats(10, 90_000), st.floats(10, 9000)), VIEWS)
def test_all_of_a_drawing_fits(area: QRectF, view: QSizeF) -> None:
    camera = Camera.fitting(area, view, 1.2)
    for corner in (area.topLeft(), area.bottomRight()):
        seen = camera.to_view(corner, view)
        assert -1 <= seen.x() <= view.width() + 1 and -1 <= seen.y() <= view.height() + 1


@given(CAMERAS, VIEWS, st.floats(0, 1))
def test_a_followed_node_at_the_edge_of_a_wide_drawing_has_room_on_both_sides(
    camera: Camera, view: QSizeF, across: float
) -> None:
    area = QRectF(0, 0, 1.5 * view.width() / camera.scale_across, view.height() / camera.scale_down)
    point = QPointF(area.width() * across, 0)
    camera.bring_in(point, view)
    camera.limit_to(area, view)
    assert 0.29 * view.width() < camera.to_view(point, view).x() < 0.71 * view.width()
