"""`picture`: several searches beside each other in a PNG or SVG file."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from workbench.api import ConfiguredRun
from workbench.cli import main
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.compare.picture import write


def drawn(*arguments: str) -> tuple[int, list[tuple[str, Sequence[ConfiguredRun]]]]:
    """Run the command with a writer that notes what is drawn."""
    pictures: list[tuple[str, Sequence[ConfiguredRun]]] = []

    def note(path: Path, title: str, runs: Sequence[ConfiguredRun], **how: Any) -> None:
        pictures.append((title, runs))
        write(path, title, runs, **how)

    def fail(*_: object, **__: object) -> Any:
        pytest.fail("not asked for")

    return main(["picture", *arguments], fail, fail, fail, fail, picture=note), pictures


def test_the_searches_of_a_space_start_at_the_farthest_board(tmp_path: Path) -> None:
    out = tmp_path / "space.png"
    status, ((title, runs),) = drawn("space", "2x3", str(out), "--size", "640x400", "--compare", "bfs; astar manhattan")
    assert status == 0
    assert title == "All 360 states of the 2×3 puzzle by distance to the goal; the start is 21 moves away"
    assert [run.configuration.algorithm for run in runs] == ["bfs", "astar"]
    assert all(run.solution is not None and len(run.solution.moves) == 21 for run in runs)
    image = QImage(str(out))
    assert (image.width(), image.height()) == (640, 400)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_picture_has_the_colours_of_what_each_search_has_seen(theme: str, tmp_path: Path) -> None:
    out = tmp_path / "space.png"
    drawn("space", "2x3", str(out), "--size", "700x400", "--theme", theme, "--compare", "bfs; greedy manhattan")
    image = QImage(str(out))
    closed = {"light": "#d55e00", "dark": "#f28c48", "contrast": "#ffb26b"}[theme]
    halves = ([], [])
    for y in range(0, 330, 3):
        for x in range(0, 700, 3):
            halves[x // 350].append(image.pixelColor(x, y).name())
    assert halves[0].count(closed) > 3 * halves[1].count(closed) > 0


def test_the_start_and_the_goal_can_be_chosen(tmp_path: Path) -> None:
    out = str(tmp_path / "space.svg")
    _, ((_, (run,)),) = drawn("space", "2x3", out, "--start", "1 2 0/3 4 5", "--goal", "first", "--compare", "greedy")
    assert isinstance(run.problem, TileProblem)
    assert (str(run.problem.start), str(run.problem.goal)) == ("1 2 0/3 4 5", "0 1 2/3 4 5")
    content = Path(out).read_text(encoding="utf-8")
    assert content.startswith("<?xml")
    assert "nodes expanded" in content  # a text stays a text


def test_every_search_is_drawn_at_the_step_asked_for_or_at_its_end(tmp_path: Path) -> None:
    out = tmp_path / "maze.svg"
    searches = "ucs; greedy manhattan; astar manhattan"
    drawn("map", "maze", str(out), "--step", "20", "--compare", searches)
    notes = re.findall(r">(\d+) nodes expanded(?: · cost \d+)?<", out.read_text(encoding="utf-8"))
    assert notes == ["20", "13", "20"]
    out = tmp_path / "space.svg"
    drawn("space", "2x3", str(out), "--step", "0", "--compare", "bfs")
    assert ">0 nodes expanded<" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["space", "map"])
def test_every_panel_says_what_was_searched_how_much_and_at_what_cost(kind: str, tmp_path: Path) -> None:
    out = tmp_path / "maze.svg"
    drawn(kind, "maze", str(out), "--compare", "ucs; greedy manhattan; astar manhattan")
    content = out.read_text(encoding="utf-8")
    for name, note in (
        ("Uniform-cost", "66 nodes expanded · cost 20"),
        ("A* · Manhattan", "35 nodes expanded · cost 20"),
    ):
        assert f">{name}<" in content and f">{note}<" in content
    assert ">13 nodes expanded · cost 52<" in content
    assert ("g: cost from the start" in content) is (kind == "space")


def test_the_names_of_all_searches_have_one_size(tmp_path: Path) -> None:
    out, searches = tmp_path / "space.svg", "bfs; astar; astar linear-conflict; wastar; greedy; idastar linear-conflict"
    assert drawn("space", "2x3", str(out), "--size", "800x500", "--compare", searches)[0] == 0
    texts = re.findall(r'font-size="([\d.]+)" font-weight="(\d+)"[^<>]*>([^<]+)</text', out.read_text(encoding="utf-8"))
    names = [(size, name) for size, weight, name in texts if int(weight) > 400][1:]
    assert [name for _, name in names][-3:-1] == ["Weighted A* · Manhattan, weight 2", "Greedy best-first · Manhattan"]
    assert len({size for size, _ in names}) == 1


def test_a_search_that_found_nothing_says_how_it_ended(tmp_path: Path) -> None:
    out = tmp_path / "queens.svg"
    drawn("space", "queens", str(out), "--start", "43254323", "--compare", "hill")
    assert ">6 nodes expanded · No solution found<" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize("start", ["9 8 7 6 5 4 3 2 1 0", "seed:5@2x5"])
def test_of_a_large_space_the_nodes_are_drawn_by_g_and_h_as_in_the_window(start: str, tmp_path: Path) -> None:
    out = tmp_path / "space.svg"
    searches = "wastar manhattan weight=2; greedy manhattan"
    _, ((title, runs),) = drawn("space", "2x5", str(out), "--start", start, "--compare", searches)
    content = out.read_text(encoding="utf-8")
    assert isinstance(runs[0].problem, TileProblem)
    assert title == f"The nodes by g and h; start: {runs[0].problem.start}"
    assert f">{title}<" in content
    assert content.count(">g: cost from the start<") == content.count(">h: estimated cost to the goal<") == 2
    for run in runs:
        assert run.solution is not None and f"expanded · cost {len(run.solution.moves)}<" in content


def test_a_map_is_drawn_once_for_each_search(tmp_path: Path) -> None:
    out = tmp_path / "maze.png"
    _, ((title, runs),) = drawn("map", "maze", str(out), "--compare", "ucs; greedy manhattan; astar manhattan")
    assert title == "Grid map: from 6,2 to 6,14"
    assert [run.expanded for run in runs] == [66, 13, 35]
    assert not QImage(str(out)).isNull()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["space", "4x4", "a.png"],
            "Give the start with --start: of a 4×4 puzzle the boards farthest from the goal are not known.",
        ),
        (["space", "4x4", "a.png", "--start", "seed:3@3x3"], "The board is 3×3, but it should be 4×4."),
        (["space", "2x3", "a.png", "--compare", "asta manhattan"], "Unknown algorithm “asta”. Did you mean astar?"),
        (
            ["space", "2x3", "a.png", "--compare", "astar manhatan"],
            "Unknown heuristic “manhatan”. Did you mean manhattan?",
        ),
        (
            ["space", "2x3", "a.png", "--compare", ";"],
            "A picture compares 1 to 6 searches, separated by semicolons; here there are 0.",
        ),
        (
            ["space", "2x3", "a.gif"],
            "“a.gif” is not a valid name for a picture: it must end in .png, .svg.",
        ),
        (["tree", "2x3", "a.png"], "“tree” is not a valid value for KIND. Choose one of: space, map."),
        (
            ["space", "2x3", "a.png", "--moves", "8"],
            "--moves is for maps: in a sliding puzzle the moves are always the same.",
        ),
        (
            ["map", "queens", "a.png"],
            "“n queens” has no map. The state space of a sliding puzzle is drawn by picture space 3x3.",
        ),
        (["space", "2x3", "a.png", "--theme", "pink"], "pink"),
        (["space", "2x3", "a.png", "--step", "-1"], "step"),
        (["space", "2x3", "a.png", "--start", "2 1 3/4 5 0"], "Unsolvable"),
        (["space", "2x3", "a.png", "--compare", "weight=2"], "“weight=2” names no algorithm"),
        (["space", "2x3", "a.png", "--compare", "astar at=3"], "One word too many: “at=”"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    status, pictures = drawn(*arguments)
    assert status == 2
    assert sentence in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]
    assert "--theme" in arguments or not pictures


def test_the_help_says_what_to_compare(workbench: Callable[..., Any]) -> None:
    assert "bfs; astar misplaced; astar manhattan; astar linear-conflict" in " ".join(
        workbench("picture", "--help").out.split()
    )
