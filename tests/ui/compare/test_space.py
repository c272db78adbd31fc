"""The searches beside each other on the same state space."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted

from workbench.api import Configuration
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.state_space import light
from workbench.tiles.state_space.space import state_space
from workbench.ui.base.theme import colours, theme
from workbench.ui.compare import space as compare_space
from workbench.ui.compare.bench import CompareBench
from workbench.ui.controls.picture_saving import PictureSaving
from workbench.ui.runs.session import Session
from workbench.ui.states.density_layout import DensityLayout
from workbench.ui.states.space_painter import RADIUS
from workbench.ui.states.space_view import SpaceView


@pytest.fixture
def bench(session: Session, qtbot: QtBot) -> Iterator[CompareBench]:
    """The bench after all of its searches have been run, with the space in front."""
    session.set_boards(Board.parse("4 5 0/1 2 3"), goal_board(LAST, 2, 3))
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        bench.chart.space_button.click()
        drawn(bench, qtbot)
        yield bench


def drawn(bench: CompareBench, qtbot: QtBot) -> list[int]:
    """Wait until the space of each search is drawn; return how many states each has generated."""
    qtbot.waitUntil(lambda: not bench.compare.busy and bench.chart.space.settled)
    described = [panel.view.accessibleDescription() for panel in bench.chart.space.panels]
    return [int(words.split(" states, ")[1].split(" ")[0]) for words in described]


def test_each_search_lights_the_space_at_its_own_step(bench: CompareBench, qtbot: QtBot) -> None:
    space = bench.chart.space
    assert space.isVisible()
    assert len(space.panels) == len(bench.compare.sides)
    bench.player.seek(bench.player.length)
    at_end = drawn(bench, qtbot)
    assert at_end == sorted(at_end, reverse=True)  # from misplaced tiles to linear conflicts
    bench.player.seek(1)
    assert max(drawn(bench, qtbot)) <= 4
    bench.player.seek(bench.player.length)
    assert drawn(bench, qtbot) == at_end


def test_a_state_chosen_in_one_has_a_ring_in_all(bench: CompareBench, qtbot: QtBot) -> None:
    drawn(bench, qtbot)
    space, views = state_space(goal_board(LAST, 2, 3)), [panel.view for panel in bench.chart.space.panels]
    before = [view.grab().toImage() for view in views]
    point = views[0].point(int(space.by_place[200])).toPoint()
    qtbot.mouseClick(views[0], Qt.MouseButton.LeftButton, pos=point)
    assert all(view.grab().toImage() != image for view, image in zip(views, before, strict=True))
    qtbot.mouseClick(views[0], Qt.MouseButton.LeftButton, pos=point)  # a second click takes it away
    assert [view.grab().toImage() == image for view, image in zip(views, before, strict=True)][1:] == [True, True]


def card_frame(view: SpaceView, state: int) -> tuple[list[tuple[int, int]], QImage]:
    """Return the frame of the card at a state and the picture without it; none if the layout has moved the state."""
    QTest.mouseMove(view, QPoint(1, 1))
    before = view.grab().toImage()
    QTest.mouseMove(view, view.point(state).toPoint())
    QApplication.processEvents()
    image, edge = view.grab().toImage(), QColor(colours().edge)
    places = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return [at for at in places if image.pixelColor(*at) == edge != before.pixelColor(*at)], before


@pytest.mark.parametrize("count", [2, 6])
@pytest.mark.parametrize("scale", ["usual", "projector"])
def test_the_board_at_the_pointer_is_whole_in_each_panel(
    count: int, scale: str, bench: CompareBench, qtbot: QtBot
) -> None:
    theme().set_projector(scale == "projector")
    bench.lay_out(0)
    bench.compare.compare([Configuration.of("wastar", "manhattan", weight=weight) for weight in range(1, count + 1)])
    drawn(bench, qtbot)
    QApplication.processEvents()
    space = state_space(goal_board(LAST, 2, 3))
    for view in (panel.view for panel in bench.chart.space.panels):
        for state in (int(space.by_place[0]), int(space.by_place[200]), int(space.by_place[-1])):
            qtbot.waitUntil(lambda view=view, state=state: bool(card_frame(view, state)[0]))
            frame, before = card_frame(view, state)
            left, right = min(x for x, _ in frame), max(x for x, _ in frame)
            top, bottom = min(y for _, y in frame), max(y for _, y in frame)
            assert {(x, y) for x in range(left, right + 1) for y in (top, bottom)} <= {*frame}
            assert {(x, y) for x in (left, right) for y in range(top, bottom + 1)} <= {*frame}
            assert bottom - top > 3 * view.fontMetrics().height()
            QTest.mouseMove(view, QPoint(1, 1))
            qtbot.waitUntil(lambda view=view, before=before: view.grab().toImage() == before)
    theme().set_projector(False)


def test_what_is_read_for_long_says_so_and_does_not_draw_the_other_panels_again(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compare_space, "PIECE_SECONDS", 0.0)
    monkeypatch.setattr(light, "_BLOCK", 16)
    notes, drawn_again = set(), []
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        bench.compare.compare([Configuration.of("astar", "manhattan"), Configuration.of("astar", "zero")])
        qtbot.waitUntil(lambda: not bench.compare.busy)
        bench.player.to_end()
        monkeypatch.setattr(SpaceView, "show_light", watched(SpaceView.show_light, drawn_again))
        bench.chart.space_button.click()
        space = bench.chart.space

        def shown() -> bool:
            notes.update(panel.view._note for panel in space.panels)
            return space.settled and not space.panels[-1].view._note

        qtbot.waitUntil(shown)
    assert "Reading…" in notes
    assert len(drawn_again) < 30  # there are more than a hundred pieces


def test_each_search_says_how_many_expansions_are_shown_if_not_all(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(light, "WINDOW", 500)
    session.set_boards(Board.parse("8 6 7/2 5 4/3 0 1"), goal_board(LAST, 3, 3))
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        bench.compare.compare([Configuration.of(name, "manhattan") for name in ("idastar", "astar")])
        bench.chart.space_button.click()
        qtbot.waitUntil(lambda: not bench.compare.busy)
        bench.player.seek(9000)
        space = bench.chart.space
        qtbot.waitUntil(lambda: space.settled)
        first, second = (panel._name.text() for panel in space.panels)
        assert first == "IDA* · the last 500 expansions" and "the last" not in second
        picture = space.picture()
        assert picture is not None
        texts = re.findall(r">([^<>]+)</text>", picture.encoded("svg").decode())
    assert [one for one in texts if "500" in one] == ["9,000 nodes expanded · the last 500 expansions"]
    assert "not generated, or earlier" in texts and "not generated" not in texts


def watched(method: Callable[..., None], calls: list[object]) -> Callable[..., None]:
    def call(view: SpaceView, *arguments: object) -> None:
        calls.append(view)
        method(view, *arguments)

    return call


def test_all_searches_are_saved_beside_each_other(bench: CompareBench, qtbot: QtBot, tmp_path: Path) -> None:
    bench.player.seek(2)
    drawn(bench, qtbot)
    saving, space = bench.findChild(PictureSaving), bench.chart.space
    assert isinstance(saving, PictureSaving)
    picture = space.picture()
    assert picture is not None
    saving.save(picture, str(tmp_path / "space.svg"))
    qtbot.waitUntil(lambda: not saving.busy)
    saved = (tmp_path / "space.svg").read_text(encoding="utf-8")
    assert picture.title.startswith("All 360 states of the 2×3 puzzle")
    assert saved.count(">2 nodes expanded<") == len(space.panels)
    assert all(f">{side.letter}: {side.name()}<" in saved for side in bench.compare.sides)


def test_nodes_by_g_and_h_have_the_same_axes_in_all_panels(session: Session, qtbot: QtBot) -> None:
    session.set_boards(Board.parse("7 5 2 4/1 6 0 8/10 15 3 11/9 13 14 12"), goal_board(LAST, 4, 4))
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        names = "astar", "wastar", "greedy", "idastar"
        bench.compare.compare([Configuration.of(name, "manhattan") for name in names])
        space = bench.chart.space
        bench.chart.space_button.click()
        qtbot.waitUntil(lambda: not bench.compare.busy and space.settled)
        contents = [panel.density.content for panel in space.panels]
        assert {content.extent for content in contents if content is not None} == {(65_000, 22_000)}
        first, content = space.panels[0].density, contents[0]
        assert content is not None
        layout = DensityLayout(QRectF(first.rect()), content, theme().scale)
        start = layout.point(*content.path[0])
        for chosen in (True, False):  # what is chosen has a frame in all panels, until it is chosen again
            qtbot.mouseClick(first, Qt.MouseButton.LeftButton, pos=start.toPoint())
            picked = {panel.density._picked for panel in space.panels}
            assert len(picked) == 1
            costs = picked.pop()
            assert (costs is not None) is chosen
            assert costs is None or layout.class_at(layout.point(*costs)) == layout.class_at(start)
        picture = space.picture()
        assert picture is not None
        texts = re.findall(r">([^<>]+)</text>", picture.encoded("svg").decode())
    ticks = Counter(one for one in texts if one.isdecimal())
    assert set(ticks) >= {"0", "20", "40", "60"} and all(count % 4 == 0 for count in ticks.values())
    assert {"closed / expanded in this iteration", "open", "both", "stronger: more nodes"} <= {*texts}


def test_a_scene_brings_the_space_and_its_absence_the_curves(bench: CompareBench) -> None:
    scene = bench.scene()
    assert scene["face"] == "space"
    bench.read_scene({key: value for key, value in scene.items() if key != "face"})()
    assert not bench.chart.space.isVisible()
    bench.read_scene(scene)()
    assert bench.chart.space.isVisible()


def test_the_curves_return(bench: CompareBench) -> None:
    bench.chart.space_button.click()
    assert not bench.chart.space.isVisible()
    assert all(button.isVisible() for button in bench.chart.toggles.values())


def test_in_projector_mode_the_space_has_the_room_of_the_other_panes(bench: CompareBench) -> None:
    theme().set_projector(True)
    bench.lay_out(0)
    assert bench.chart.space.isVisible()
    assert not any(pane.isVisible() for pane in (bench.table, bench.cards, bench.pair))
    for panel in bench.chart.space.panels:
        goal = panel.view.point(int(state_space(goal_board(LAST, 2, 3)).by_place[0]))
        assert goal.x() >= RADIUS * theme().scale * 1.8
    bench.chart.space_button.click()
    assert bench.table.isVisible() and bench.cards.isVisible()
    theme().set_projector(False)
