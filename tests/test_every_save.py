"""A saved file is complete, either the old or the new one, even if the disk fails or the process is killed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pytestqt.qtbot import QtBot
from support.failing_disk import check_every_failure

from workbench import api
from workbench.api import ConfiguredRun
from workbench.cli import desktop
from workbench.experiments import results
from workbench.experiments.boards import read_boards
from workbench.experiments.executors import Inline
from workbench.experiments.experiment import Experiment
from workbench.experiments.plan import Plan, configurations
from workbench.formats.film import Frame, write_film
from workbench.formats.hex import hex_output
from workbench.formats.my_boards import MyBoards, SavedBoard, write
from workbench.formats.play_file import PlayStore, SavedGame, WonGame
from workbench.formats.predictions import AnswerRow, add_predictions
from workbench.formats.session_file import SessionFile, write_session
from workbench.formats.settings_file import SettingsFile
from workbench.formats.traces import trace, traces
from workbench.formats.worksheet import WorksheetSetting
from workbench.formats.writing import write_whole
from workbench.hex.game_tree import GameTree
from workbench.hex.rules import Game, Rules
from workbench.lessons.files import shipped_lessons, write_lesson
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.ui.experiments import files, pictures, report
from workbench.ui.worksheet.pages import Pages
from workbench.ui.worksheet.sheet import Worksheet

GOAL = goal_board("last", 3, 3)
BOARDS = ("1 2 3/4 0 6/7 5 8", "1 2 3/0 5 6/4 7 8")
Save = Callable[[Path, int], object]


@cache
def run(version: int) -> ConfiguredRun:
    searched = api.start(BOARDS[version - 1], "astar")
    while searched.status is Status.RUNNING:
        searched.advance(100)
    return searched


@cache
def experiment(version: int) -> Experiment:
    plan = Plan(read_boards(BOARDS[version - 1], None), configurations(["astar"], ["manhattan"], [], None), Limits())
    made = Experiment(plan, Inline)
    while made.status is Status.RUNNING:
        made.advance()
    made.close()
    return made


def frames(version: int) -> list[Frame]:
    return [Frame(np.full((16, 16, 3), 40 * version + 9 * count, np.uint8), 0.04) for count in range(1 + version)]


def saved_board(version: int) -> SavedBoard:
    return SavedBoard(f"board {version}", "перо " * 10, Board.parse(BOARDS[version - 1]), GOAL)


def played(version: int) -> WonGame:
    return WonGame(f"2026-01-0{version}", Board.parse(BOARDS[0]), GOAL, 2, 1.0, 0, 2, True)


def answer(version: int) -> AnswerRow:
    return AnswerRow(version, "next", "", "1", "2", False, 1.5)


def game(version: int) -> GameTree:
    return GameTree.of(Game.new(Rules(5, "off")).played(*("a1", "b2", "c3")[: 1 + version]))


def lesson(folder: Path, version: int, ending: str) -> None:
    write_lesson(folder / f"lesson{ending}", next(islice(shipped_lessons(), version, None)))


def boards_changed(folder: Path, version: int) -> None:
    store = MyBoards(folder / "deep" / "boards.json")
    store.add(saved_board(version))


def game_kept(folder: Path, version: int) -> None:
    with closing(PlayStore(folder)) as store:
        store.save_game(SavedGame(Board.parse(BOARDS[version - 1]), GOAL))


def drawn(folder: Path, version: int, ending: str) -> None:
    made = experiment(version)
    with pytest.MonkeyPatch.context() as patch:
        for name in ("charts_png", "charts_svg", "html", "pdf"):  # each is drawn once
            patch.setattr(files, name, lambda *_, name=name: content(name, version))
        files.draw(folder / f"drawing{ending}", made.plan, made.outcomes)


@cache
def content(name: str, version: int) -> bytes:
    module = pictures if name.startswith("charts") else report
    return bytes(getattr(module, name)(experiment(version).plan, experiment(version).outcomes))


def installed(folder: Path, version: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(desktop, "launcher", lambda: f"launcher-{version}")
        patch.setattr(desktop, "_refresh", lambda _: None)
        desktop.install(folder)


def traced(ending: str) -> Save:
    return lambda folder, version: trace.write(folder / f"run{ending}", run(version))


def converted(folder: Path, version: int) -> None:
    source = folder.parent / f"source-{version}.jsonl"
    if not source.exists():
        trace.write(source, run(version))
    traces.convert(source, folder / "converted.trace.json")


SAVES: dict[str, Save] = {
    "bytes": lambda folder, version: write_whole(folder / "one", bytes([version]) * 20_000),
    "one's own boards": boards_changed,
    "boards for others": lambda folder, version: write(folder / "some.json", [saved_board(version)]),
    "game in progress": game_kept,
    "games won": lambda folder, version: PlayStore(folder).add(played(version)),
    "class table": lambda folder, version: add_predictions(folder / "class.csv", "Ann", "astar", [answer(version)]),
    "session": lambda folder, version: write_session(
        folder / "one.workbench", SessionFile("hex", {"hex": {"a": version}})
    ),
    "settings": lambda folder, version: SettingsFile(folder / "s.json").change(lambda it: it.update(speed=version)),
    "GIF": lambda folder, version: write_film(folder / "film.gif", frames(version)),
    "MP4": lambda folder, version: write_film(folder / "film.mp4", frames(version)),
    "pictures": lambda folder, version: write_film(folder / "film.png", frames(version)),
    "SGF": lambda folder, version: hex_output.save(folder / "game.sgf", game(version)),
    "replay": lambda folder, version: hex_output.save(folder / "game.txt", game(version)),
    "trace": traced(".jsonl"),
    "trace table": traced(".csv"),
    "Posthoc trace": traced(".trace.json"),
    "Posthoc trace in YAML": traced(".trace.yaml"),
    "converted trace": converted,
    "lesson": lambda folder, version: lesson(folder, version, ".toml"),
    "lesson in JSON": lambda folder, version: lesson(folder, version, ".json"),
    "results": lambda folder, version: results.write(
        folder / "results.csv", experiment(version).plan, experiment(version).outcomes
    ),
    "results in JSON": lambda folder, version: results.write(
        folder / "results.json", experiment(version).plan, experiment(version).outcomes
    ),
    "charts": lambda folder, version: drawn(folder, version, ".png"),
    "charts as shapes": lambda folder, version: drawn(folder, version, ".svg"),
    "report": lambda folder, version: drawn(folder, version, ".html"),
    "printed report": lambda folder, version: drawn(folder, version, ".pdf"),
    "desktop": installed,
}


@pytest.mark.parametrize("kind", SAVES)
def test_what_is_saved_is_whole_whichever_call_fails(kind: str, tmp_path: Path, qapp: Any) -> None:  # noqa: ARG001
    check_every_failure(tmp_path, SAVES[kind])


def test_a_worksheet_and_its_answers_are_whole_whichever_call_fails(
    tmp_path: Path,
    qtbot: QtBot,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Pages, "pdf", cache(Pages.pdf))  # each is drawn once
    sheets = [Worksheet(run(version), WorksheetSetting(steps=2, key="file")) for version in (1, 2)]
    check_every_failure(tmp_path, lambda folder, version: sheets[version - 1].write(folder / "sheet.pdf"))
