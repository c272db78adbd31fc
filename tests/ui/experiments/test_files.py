"""Charts and reports of an experiment, as files from the command line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from workbench.cli import main
from workbench.experiments.boards import read_boards
from workbench.experiments.executors import Inline
from workbench.experiments.experiment import Experiment
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan, configurations
from workbench.ui.experiments.files import draw
from workbench.ui.experiments.points import PointsKind, chart_data
from workbench.wording import LANGUAGES, set_language, text

Done = tuple[Plan, Mapping[int, CaseOutcome]]


@pytest.fixture(scope="module")
def done() -> Done:
    chosen = configurations(["astar", "bfs"], ["misplaced", "manhattan"], engine="textbook")
    experiment = Experiment(Plan(read_boards("random:2x3 count=8 seed=1"), chosen), Inline)
    while not experiment.advance().finished:
        pass
    return experiment.plan, experiment.outcomes


def test_points_are_what_the_outcomes_say(done: Done) -> None:
    plan, outcomes = done
    for one in chart_data(plan, outcomes, PointsKind.DEPTH).points:
        results = [outcomes[case] for case in range(one.number, len(plan), 3)]
        depth = [min(outcomes[3 * board + place].cost or 0 for place in range(3)) for board in range(8)]
        assert one.y.tolist() == [outcome.expanded for outcome in results]
        assert one.x.tolist() == depth
    estimates = {one.name: one for one in chart_data(plan, outcomes, PointsKind.ESTIMATE).points}
    assert estimates.keys() == {"Misplaced", "Manhattan"}
    for one in estimates.values():
        assert (one.y <= one.x).all()
        assert one.y.tolist() == [outcomes[case].start_h for case in range(one.number, len(plan), 3)]
    for box in chart_data(plan, outcomes, PointsKind.BOXES).boxes:
        values = np.array([outcomes[case].expanded for case in range(box.number, len(plan), 3)])
        assert box.median == np.median(values)
        assert box.low >= values.min() and box.high <= values.max()
        inside = ((values >= box.low) & (values <= box.high)).sum()
        assert inside + len(box.beyond) == len(values)


def test_what_is_not_solved_leaves_no_point(done: Done) -> None:
    plan, _ = done
    outcomes = {case: CaseOutcome("limit", expanded=5) for case in range(len(plan))}
    assert all(chart_data(plan, outcomes, kind).empty for kind in PointsKind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_charts_are_a_picture_and_shapes(done: Done, language: str, tmp_path: Path) -> None:
    set_language(language)
    draw(tmp_path / "charts.png", *done)
    image = QImage(str(tmp_path / "charts.png"))
    assert (image.width(), image.height()) == (2560, 1720)
    assert len({image.pixel(x, y) for x in range(0, 2560, 7) for y in range(0, 1720, 7)}) > 20
    draw(tmp_path / "charts.svg", *done)
    content = (tmp_path / "charts.svg").read_text(encoding="utf-8")
    assert QSvgRenderer(str(tmp_path / "charts.svg")).isValid()
    assert "<image" not in content
    assert text("experiment-axis-expanded") in content


def test_the_report_holds_boards_settings_tables_charts_conclusions_and_the_command(done: Done, tmp_path: Path) -> None:
    draw(tmp_path / "report.html", *done)
    content = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert content.count("<svg") == content.count("<figcaption") == 4
    assert "times as many nodes as A* · Manhattan on" in content
    assert "search-workbench compare --boards &#x27;random:2x3 count=8 seed=1&#x27;" in content
    for one in done[0].boards.boards:
        assert str(one.board) in content
    draw(tmp_path / "report.pdf", *done)
    assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF-")


def test_charts_of_an_experiment_without_solutions_say_so(tmp_path: Path) -> None:
    plan = Plan(read_boards("1 2 3 4 5 6 8 7 0"), configurations(["astar"], ["zero", "manhattan"]))
    outcomes = {number: CaseOutcome("unsolvable") for number in range(2)}
    draw(tmp_path / "charts.svg", plan, outcomes)
    assert (tmp_path / "charts.svg").read_text(encoding="utf-8").count("Nothing has been solved yet.") == 4


def test_the_command_line_draws_what_is_asked_for(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("charts.png", "report.html")]
    command = ["compare", "--boards", "sample", "--engine", "textbook", "--jobs", "1"]
    status = main(
        [*command, "--plot", str(files[0]), "--report", str(files[1])],
        lambda *_, **__: None,
        draw,
        *[lambda *_, **__: 0] * 2,
    )
    assert status == 0
    assert all(file.stat().st_size > 10_000 for file in files)
