"""Films of solutions and searches: the number of pictures is as reported, and a cancelled film leaves no files."""

from __future__ import annotations

import json
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import av
import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from workbench import api
from workbench.api import Configuration, ConfiguredRun
from workbench.catalog import ALGORITHMS
from workbench.catalog.problems import shipped
from workbench.formats.film import FRAME_RATE, Frame, write_film
from workbench.formats.traces.importing import import_trace
from workbench.formats.worksheet import WorksheetSetting
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.state_space.space import state_space
from workbench.ui.base.theme import colours
from workbench.ui.compare.bench import CompareBench
from workbench.ui.film.canvas import Canvas
from workbench.ui.film.command_line import write
from workbench.ui.film.film_dialog import FilmDialog
from workbench.ui.film.frames import (
    END_SECONDS,
    PANEL_HEIGHT,
    SEARCH,
    SOLUTION,
    SPACE,
    FilmSetting,
    film,
    film_seconds,
    film_title,
    picture_count,
)
from workbench.ui.film.tree_picture import FilmTree
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.space_drawings import SpaceDrawing, space_picture
from workbench.ui.trees.tree_painter import ACROSS, DOWN
from workbench.ui.worksheet.sheet import Worksheet
from workbench.wording import language as current_language
from workbench.wording import set_language, text

SMALL = (200, 150)


def run_of(board: str = "1 2 3/4 0 6/7 5 8") -> ConfiguredRun:
    run = api.start(Board.parse(board), Configuration.of("astar"))
    run.advance(10_000)
    return run


@pytest.mark.usefixtures("qapp")
def test_a_gif_of_the_solution_has_a_picture_for_every_move_and_slide(tmp_path: Path) -> None:
    path, run = tmp_path / "s.gif", run_of()
    result = write(path, run, subject=SOLUTION, seconds=0.4, size=SMALL, most=9, theme=None, progress=False)
    setting = FilmSetting(SOLUTION, 0.4, SMALL)
    with Image.open(path) as gif:
        assert (gif.n_frames, gif.size) == (result, SMALL)
    assert result == picture_count(run, setting) == len([*film(run, setting)])
    assert result > 3  # the start, two moves, and the frames of sliding tiles


@pytest.mark.usefixtures("qapp")
def test_an_mp4_of_the_search_lasts_as_long_as_its_steps(tmp_path: Path) -> None:
    path, run = tmp_path / "s.mp4", run_of()
    write(path, run, subject=SEARCH, seconds=0.2, size=(201, 151), most=500, theme="dark", progress=False)
    with av.open(str(path)) as video:
        pictures = [picture.to_ndarray(format="rgb24") for picture in video.decode(video=0)]
    between = run.recording.published.steps - 1
    assert len(pictures) == 2 * round(END_SECONDS * FRAME_RATE) + between * round(0.2 * FRAME_RATE)
    assert pictures[0].shape == (150, 200, 3)
    assert not np.array_equal(pictures[0], pictures[-1])


@pytest.mark.usefixtures("qapp")
def test_numbered_pictures_show_each_step_of_a_search_on_a_map(tmp_path: Path) -> None:
    run = api.start(shipped("romania"), Configuration.of("ucs", problem=shipped("romania")))
    run.advance(4)
    result = write(
        tmp_path / "m.png", run, subject=SEARCH, seconds=1, size=SMALL, most=3, theme="light", progress=False
    )
    assert result == 4
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"m-000{place}.png" for place in range(1, 5)]


@pytest.mark.usefixtures("qapp")
def test_the_colours_are_those_asked_for(tmp_path: Path) -> None:
    corners = {}
    for theme in ("light", "dark"):
        path = tmp_path / f"{theme}.gif"
        write(path, run_of(), subject=SOLUTION, seconds=1, size=SMALL, most=1, theme=theme, progress=False)
        with Image.open(path) as gif:
            corners[theme] = QColor(*gif.convert("RGB").getpixel((0, 0))).lightness()
    assert corners["dark"] < 80 < 200 < corners["light"]


@pytest.mark.parametrize("name", ["a.gif", "a.mp4", "a.png"])
def test_nothing_is_left_of_a_film_that_breaks_off(tmp_path: Path, name: str) -> None:
    def frames() -> object:
        yield Frame(np.zeros((10, 10, 3), np.uint8), 0.1)
        raise Fault("film-empty")

    with pytest.raises(Fault):
        write_film(tmp_path / name, frames())
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(("name", "key"), [("a.avi", "film-ending"), ("no/where.gif", "file-no-folder")])
def test_a_place_that_cannot_be_is_told(tmp_path: Path, name: str, key: str) -> None:
    with pytest.raises(Fault) as caught:
        write_film(tmp_path / name, [])
    assert caught.value.message.key == key


def test_the_dialog_writes_the_film_of_the_run_on_show(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: window.explore.player.ended)
    window.commands.actions["film"].trigger()
    dialog = window.findChild(FilmDialog)
    assert isinstance(dialog, FilmDialog)
    assert not dialog.preview.pixmap().isNull()
    dialog.seconds.setValue(0.1)
    dialog.size_box.setCurrentIndex(0)
    path = tmp_path / "mine.gif"
    dialog.write(str(path))
    qtbot.waitUntil(lambda: not dialog.busy)
    with Image.open(path) as gif:
        assert gif.size == (640, 480)
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)


def test_a_film_can_be_left_off(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: window.explore.player.ended)
    window.commands.actions["film"].trigger()
    dialog = window.findChild(FilmDialog)
    assert isinstance(dialog, FilmDialog)
    dialog.size_box.setCurrentIndex(3)
    dialog.write(str(tmp_path / "mine.mp4"))
    qtbot.waitUntil(lambda: dialog.progress.value() > 0)
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    assert not dialog.busy and [*tmp_path.iterdir()] == []
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("board", ["1 2 3/4 0 6/7 5 8", "1 2 3/4 5 6/7 8 0", "1 2 3/7 0 8/5 6 4"])
@pytest.mark.parametrize("subject", [SOLUTION, SEARCH, SPACE])
@pytest.mark.parametrize("seconds", [0.04, 0.2, 1.0])
def test_how_long_a_film_is_is_told_before(board: str, subject: str, seconds: float) -> None:
    run, setting = run_of(board), FilmSetting(subject, seconds, SMALL, 4)
    frames = [*film(run, setting)]
    assert len(frames) == picture_count(run, setting)
    assert sum(frame.seconds for frame in frames) == pytest.approx(film_seconds(run, setting))


def test_a_step_of_a_search_is_shown_for_three_seconds_and_a_move_for_one(window: MainWindow, qtbot: QtBot) -> None:
    dialog = dialog_of(window, qtbot)
    assert (dialog.subject.currentData(), dialog.seconds.value()) == (SOLUTION, 1.0)
    dialog.subject.setCurrentIndex(dialog.subject.findData(SEARCH))
    assert dialog.setting.seconds == 3.0 and "1:00" in dialog.message.text()
    dialog.seconds.setValue(0.5)
    dialog.subject.setCurrentIndex(dialog.subject.findData(SOLUTION))
    assert dialog.seconds.value() == 0.5, "a chosen pace is kept"
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)


def dialog_of(window: MainWindow, qtbot: QtBot) -> FilmDialog:
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: window.explore.player.ended)
    window.commands.actions["film"].trigger()
    dialog = window.findChild(FilmDialog)
    assert isinstance(dialog, FilmDialog)
    dialog.size_box.setCurrentIndex(0)
    return dialog


def test_pictures_that_are_there_are_replaced_only_after_asking(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = dialog_of(window, qtbot)
    dialog.subject.setCurrentIndex(dialog.subject.findData(SEARCH))
    dialog.steps.setValue(2)
    dialog.form.setCurrentIndex(dialog.form.findData(".png"))
    assert "0:09" in dialog.message.text() and "3" in dialog.message.text()
    others = [tmp_path / name for name in ("m-0001.png", "m-0009.png", "m-note.png", "mm-0001.png", "m-0001.gif")]
    for other in others:
        other.write_text("mine")
    for answer, kept in ((1, 5), (0, 3)):
        dialog.save_as(str(tmp_path / "m.png"))
        box = dialog.findChild(QMessageBox)
        assert isinstance(box, QMessageBox)
        assert "m-0001.png" in box.text() and "m-0009.png" in box.text()
        qtbot.mouseClick(box.buttons()[answer], Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: not dialog.busy and dialog.findChild(QMessageBox) is None)
        assert sum(other.is_file() and other.read_bytes() == b"mine" for other in others) == kept
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "m-0001.gif", "m-0001.png", "m-0002.png", "m-0003.png", "m-note.png", "mm-0001.png"]  # fmt: skip
    dialog.save_as(str(tmp_path / "other.png"))
    assert dialog.findChild(QMessageBox) is None
    qtbot.waitUntil(lambda: not dialog.busy)
    assert (tmp_path / "other-0003.png").is_file()
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)


def test_a_film_is_made_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = dialog_of(window, qtbot)
    for ending in (".gif", ".mp4"):
        dialog.form.setFocus()
        while dialog.form.currentData() != ending:
            qtbot.keyClick(dialog.form, Qt.Key.Key_Down)
        dialog.subject.setFocus()
        qtbot.keyClick(dialog.subject, Qt.Key.Key_Home)
        qtbot.keyClick(dialog.subject, Qt.Key.Key_Down)
        assert dialog.setting.subject == SEARCH
        dialog.steps.setFocus()
        dialog.steps.selectAll()
        qtbot.keyClicks(dialog.steps, "2")
        dialog.save.setFocus()
        qtbot.keyClick(dialog.save, Qt.Key.Key_Space)
        asking = dialog.findChild(QFileDialog)
        assert isinstance(asking, QFileDialog)
        name = asking.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(name, QLineEdit)
        name.setText(str(tmp_path / "mine"))
        qtbot.keyClick(name, Qt.Key.Key_Return)
        qtbot.waitUntil((tmp_path / f"mine{ending}").is_file)
        qtbot.waitUntil(lambda: not dialog.busy)
        assert f"mine{ending}" in dialog.message.text()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(FilmDialog) is None)


@pytest.mark.parametrize("name", ["a.gif", "a.mp4", "a.png"])
def test_a_full_disk_is_told_in_one_sentence_and_nothing_is_left(tmp_path: Path, name: str) -> None:
    program = """
import resource, signal, sys
from pathlib import Path
import numpy as np
from workbench.formats.film import Frame, write_film
from workbench.search.problem.messages import Fault
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))
dice = np.random.default_rng(1)
try:
    write_film(Path(sys.argv[1]), (Frame(dice.integers(0, 255, (99, 99, 3), np.uint8), 0.2) for _ in range(9)))
except Fault as fault:
    print(fault.message.key)
"""
    found = subprocess.run(
        [sys.executable, "-B", "-c", program, str(tmp_path / name)], capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == ["file-unwritable"]
    assert [*tmp_path.iterdir()] == []


@pytest.mark.usefixtures("qapp")
def test_a_gif_holds_no_more_than_what_changes(tmp_path: Path) -> None:
    def frames() -> Iterator[Frame]:
        for place in range(60):
            pixels = np.zeros((1000, 1000, 3), np.uint8)
            pixels[place * 10 : place * 10 + 9, :99] = 255
            yield Frame(pixels, 0.1)

    tracemalloc.start()
    assert write_film(tmp_path / "a.gif", frames()) == 60
    assert tracemalloc.get_traced_memory()[1] < 30e6
    tracemalloc.stop()
    with Image.open(tmp_path / "a.gif") as gif:
        assert gif.n_frames == 60
        gif.seek(59)
        assert gif.convert("RGB").getpixel((50, 595)) == (255, 255, 255)
        assert gif.convert("RGB").getpixel((50, 5)) == (0, 0, 0)


@pytest.mark.usefixtures("qapp")
def test_a_gif_encodes_only_the_rectangle_that_changes_and_shows_every_picture_as_it_was(tmp_path: Path) -> None:
    run = run_of()
    frames = [*film(run, FilmSetting(SOLUTION, 0.4, (320, 240)))]
    write_film(tmp_path / "a.gif", [*frames, frames[-1]])
    with Image.open(tmp_path / "a.gif") as gif:
        shown, rectangles, seconds = [], [], []
        for place in range(len(frames) + 1):
            gif.seek(place)
            rectangles.append(gif.dispose_extent)
            seconds.append(gif.info["duration"] / 1000)
            shown.append(np.asarray(gif.convert("RGB"), int))
    assert rectangles[0] == (0, 0, 320, 240)
    for left, top, right, bottom in rectangles[1:-1]:
        assert (right - left) * (bottom - top) < 320 * 240 / 2
    assert rectangles[-1] == (0, 0, 1, 1)
    assert seconds == pytest.approx([*(frame.seconds for frame in frames), frames[-1].seconds], abs=0.01)
    for picture, frame in zip(shown, frames, strict=False):
        assert np.abs(picture - frame.pixels).max() < 40
        background = (frame.pixels == frame.pixels[0, 0]).all(axis=-1)
        assert (picture[background] == frame.pixels[0, 0]).all()


def has(frame: Frame, colour: str) -> bool:
    """Return whether a picture contains a colour."""
    return bool((frame.pixels == rgb(colour)).all(axis=-1).any())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["romania", "maze"])
def test_a_search_on_a_map_is_seen_on_the_map(name: str) -> None:
    problem = shipped(name)
    run = api.start(problem, Configuration.of("astar", problem=problem))
    run.advance(1000)
    first, *_, last = film(run, FilmSetting(SEARCH, 1.0, (800, 600), 3))
    assert has(first, colours().open) and not has(first, colours().closed)
    assert has(last, colours().open) and has(last, colours().closed) and has(last, colours().current)
    first, *_, last = film(run, FilmSetting(SOLUTION, 1.0, (800, 600)))
    assert has(first, colours().current) and has(last, colours().current)
    at = [np.argwhere((frame.pixels == rgb(colours().current)).all(axis=-1)) for frame in (first, last)]
    assert len(at[1]) > len(at[0]), "the way there is drawn"


@pytest.mark.usefixtures("qapp")
def test_the_tree_is_drawn_beside_the_board_and_follows_the_node_of_the_step() -> None:
    run = run_of("1 2 3/7 0 8/5 6 4")
    whole = [*film(run, FilmSetting(SEARCH, 3.0, (800, 600)))]
    assert len(whole) == 20
    middle = slice(int(800 * 0.3), int(800 * 0.74))  # between the board and OPEN

    def marked(frame: Frame, colour: str) -> int:
        return int((frame.pixels[:, middle] == rgb(colour)).all(axis=-1).sum())

    for frame in whole[1:]:
        assert marked(frame, colours().current) and marked(frame, colours().open) and marked(frame, colours().closed)
    assert not marked(whole[0], colours().closed)
    assert marked(whole[-1], colours().goal) > marked(whole[-2], colours().goal) == 0


class SizesOfTexts(Canvas):
    """A canvas that notes the size of each text as it is written, in text lines."""

    sizes: dict[str, float]

    def _write(self, painter: QPainter, room: QRectF, wording: str, size: float, *others: Any, **more: Any) -> None:
        self.sizes[wording] = self._fit(painter, room, wording, size, Qt.AlignmentFlag.AlignLeft)
        super()._write(painter, room, wording, size, *others, **more)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_counts_are_of_one_size_and_as_large_as_what_is_beside_them(language: str) -> None:
    before = current_language()
    set_language(language)
    run = api.start(Board.parse("1 2 3/7 0 8/5 6 4"), Configuration.of("bfs"))
    run.advance(300)
    canvas, timeline = SizesOfTexts((960, 720), ""), Timeline(run.recording)
    canvas.sizes = {}
    canvas.moment(run, timeline, 300, FilmTree(canvas.unit))
    counts = {size for wording, size in canvas.sizes.items() if ": " in wording and wording[-1].isdigit()}
    set_language(before)
    assert len(counts) == 1 and counts.pop() > 0.75


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("board", ["1 2 3/7 0 8/5 6 4", "5 1 2 4/9 6 3 8/13 10 7 11/14 0 15 12"])
def test_the_node_of_the_step_and_its_successors_are_in_view_at_every_step(board: str) -> None:
    run, room, tree = run_of(board), QRectF(0, 0, 268, 340), FilmTree(20)
    timeline, image = Timeline(run.recording), QImage(268, 340, QImage.Format.Format_RGB888)
    sideways = 0
    for t in range(1, timeline.length + 1):
        with QPainter(image) as painter:
            tree.draw(painter, room, timeline.at(t), colours(), QGuiApplication.palette())
        scene, camera = tree.scene, tree.camera
        assert scene is not None and camera is not None
        for place in (scene.current, *np.flatnonzero(scene.parents == scene.current).tolist()):
            at = camera.to_view(QPointF(float(scene.x[place]) * ACROSS, float(scene.y[place]) * DOWN), room.size())
            assert room.contains(at), t
        sideways += scene.size[0] * ACROSS * camera.scale > room.width()
    assert sideways, "the tree is wider than its room"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("algorithm", [*ALGORITHMS])
def test_every_search_has_a_film(algorithm: str) -> None:
    run = api.start("1 2 3/7 0 8/5 6 4", algorithm)
    run.advance(6)
    frames = [*film(run, FilmSetting(SEARCH, 3.0, (640, 480)))]
    assert len(frames) == picture_count(run, FilmSetting(SEARCH)) and has(frames[-1], colours().current)
    run = api.start("4 5 0/1 2 3", algorithm)
    run.advance(60)
    first, *_, last = film(run, FilmSetting(SPACE, 0.1, (640, 480), 1))
    closed = [int((frame.pixels == rgb(colours().closed)).all(axis=-1).sum()) for frame in (first, last)]
    assert closed[0] < closed[1], "more than its sample in the legend"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("board", ["4 5 0/1 2 3", "7 5 2 4/1 6 0 8/10 15 3 11/9 13 14 12"])
def test_the_spaces_of_several_searches_are_shown_in_lockstep_to_the_end_of_the_longest(board: str) -> None:
    runs = [api.start(Board.parse(board), Configuration.of(name)) for name in ("astar", "wastar")]
    for run in runs:
        run.advance(10_000)
    steps = [run.recording.published.steps for run in runs]
    setting = FilmSetting(SPACE, 0.1, (800, 300), 4)
    frames = [*film(runs[0], setting, runs[1:])]
    assert len(frames) == picture_count(runs[0], setting, runs[1:]) == 5
    drawings = [
        SpaceDrawing(run.recording, state_space(run.problem.goal, run.problem.start) if len(board) < 12 else None)
        for run in runs
    ]
    for frame, share in zip(frames, (0, 0.25, 0.5, 0.75, 1), strict=True):
        t = round(share * max(steps))
        picture = space_picture(
            ["A* · Manhattan", "Weighted A* · Manhattan, weight 2"], drawings, [t, t], colours(), 300 / PANEL_HEIGHT
        )
        assert [panel.note for panel in picture.panels] == [
            text("picture-expanded", count=min(t, length)) for length in steps
        ]
        assert np.array_equal(frame.pixels, Canvas((800, 300), "").panels(picture))


def test_the_dialog_films_the_space_of_the_search_and_in_compare_of_all(window: MainWindow, qtbot: QtBot) -> None:
    dialog = dialog_of(window, qtbot)
    dialog.subject.setCurrentIndex(dialog.subject.findData(SPACE))
    qtbot.waitUntil(lambda: not dialog.preparing)
    assert (dialog.setting.seconds, dialog.setting.max_pictures) == (0.1, 19)
    assert not dialog.preview.pixmap().isNull() and "20 pictures" in dialog.message.text()
    dialog.done(0)
    window.show_bench("compare")
    bench = window.bench
    assert isinstance(bench, CompareBench)
    bench.chart.space_button.click()
    qtbot.waitUntil(lambda: not bench.compare.busy and bench.chart.space.settled)
    window.commands.actions["film"].trigger()
    dialog = next(one for one in window.findChildren(FilmDialog) if one.isVisible())
    qtbot.waitUntil(lambda: not dialog.preparing)
    assert [dialog.subject.itemData(place) for place in range(dialog.subject.count())] == [SPACE]
    dialog.done(0)


def rgb(colour: str) -> tuple[int, int, int]:
    result = QColor(colour)
    return result.red(), result.green(), result.blue()


@pytest.mark.usefixtures("qapp")
def test_a_recording_of_another_program_is_shown_on_its_map_and_named_none_of_ours(tmp_path: Path) -> None:
    events = [{"type": "source", "id": 1, "x": 0, "y": 0}, {"type": "expanding", "id": 1, "x": 0, "y": 0},
              {"type": "generating", "id": 2, "pId": 1, "x": 1, "y": 0}]  # fmt: skip
    path = tmp_path / "other.trace.json"
    path.write_text(json.dumps({"version": "1.4.0", "views": {}, "events": events}), encoding="utf-8")
    *_, run = import_trace(path)
    assert isinstance(run, ConfiguredRun)
    assert text("film-foreign") == film_title(run)
    assert has([*film(run, FilmSetting(SEARCH, 1.0, (800, 600)))][-1], colours().open)
    with pytest.raises(Fault) as fault:
        Worksheet(run, WorksheetSetting())
    assert fault.value.message.key == "worksheet-foreign"
