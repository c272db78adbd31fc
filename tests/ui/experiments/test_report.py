"""The report of an experiment: nothing is cut or parted on paper, series stay visible, pages stay small."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from io import BytesIO

import numpy as np
import pytest
from pypdf import PdfReader

from workbench.experiments import texts
from workbench.experiments.boards import join_boards, read_boards
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan, configurations
from workbench.ui.experiments.export import file_name
from workbench.ui.experiments.paper import Paper
from workbench.ui.experiments.points import PointsKind, chart_data
from workbench.ui.experiments.report import html, pdf
from workbench.ui.experiments.spreading import spread
from workbench.wording import set_language, text

pytestmark = pytest.mark.usefixtures("qapp")

Done = tuple[Plan, Mapping[int, CaseOutcome]]


def invented(boards: int, ties: int = 1) -> Done:
    """Return an experiment with outcomes that differ, without running it."""
    rules = ["low-h", "high-h", "fifo", "lifo", "state", "path"][:ties]
    plan = Plan(
        read_boards(f"random:3x3 count={boards} seed=3"),
        configurations(["astar", "wastar"], ["manhattan", "misplaced"], ties=rules),
    )
    width = len(plan.configurations)
    outcomes = {}
    for case in range(len(plan)):
        board, number = divmod(case, width)
        cost = 10 + board % 5
        expanded = 50 * (1 + board % 7) * (1 + number) + board
        outcomes[case] = CaseOutcome(
            "solved", "u" * cost, cost, True, 6.0, expanded, 2 * expanded, seconds=expanded / 1e5
        )
    return plan, outcomes


def joined(content: str) -> str:
    """Return a text without spaces and ligatures, which depend on the font."""
    return "".join(unicodedata.normalize("NFKC", content).split())


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_paper_captions_are_with_their_pictures_headings_with_what_follows_and_rows_whole(language: str) -> None:
    set_language(language)
    plan, outcomes = invented(45)
    reader = PdfReader(BytesIO(pdf(plan, outcomes)))
    pages = [joined(page.extract_text()) for page in reader.pages]
    captions = [
        joined(text("experiment-report-figure", number=place, title=kind.title, caption=kind.caption(plan)))
        for place, kind in enumerate(PointsKind, 1)
    ]
    for page, content in zip(reader.pages, pages, strict=True):
        pictures = page["/Resources"].get("/XObject", {})
        assert len(pictures) == sum(caption in content for caption in captions)
    assert all(sum(caption in content for content in pages) == 1 for caption in captions)
    charts = next(content for content in pages if captions[0] in content)
    assert joined(text("experiment-report-charts")) in charts
    boards = [joined(str(one.board)) for one in plan.boards.boards]
    assert all(sum(board in content for content in pages) == 1 for board in boards)
    with_boards = [content for content in pages if any(board in content for board in boards)]
    assert len(with_boards) > 1 and all(text("experiment-column-board") in content for content in with_boards)


def test_on_paper_a_table_that_is_too_wide_goes_on_below_with_all_of_its_columns() -> None:
    plan, outcomes = invented(2, ties=6)
    reader = PdfReader(BytesIO(pdf(plan, outcomes)))
    places: list[tuple[float, float]] = []

    def note(part: str, page: list[float], at: list[float], *_: object) -> None:
        if part.strip():
            places.append((at[4] * page[0] + at[5] * page[2] + page[4], at[4] * page[1] + at[5] * page[3] + page[5]))

    for page in reader.pages:
        page.extract_text(visitor_text=note)
    width, height = map(float, reader.pages[0].mediabox[2:])
    assert width > height
    assert all(0 < x < width and 0 < y < height for x, y in places)
    content = joined(" ".join(page.extract_text() for page in reader.pages))
    assert content.count(joined(str(plan.boards.boards[0].board))) > 1
    for case in (0, 11, 23):
        assert f"{outcomes[case].expanded:,}" in content


def test_series_of_the_same_values_do_not_hide_each_other() -> None:
    plan, outcomes = invented(60)
    for kind in (PointsKind.DEPTH, PointsKind.ESTIMATE):
        points = [(one.x, one.y) for one in chart_data(plan, outcomes, kind).points]
        series = spread(kind, points)
        assert len(points) > 1
        everywhere = np.concatenate([np.stack((one.x, one.y)) for one in series], axis=1)
        assert len(np.unique(everywhere.round(6), axis=1).T) == everywhere.shape[1]
        for (x, y), one in zip(points, series, strict=True):
            assert (np.round(one.x) == x).all()
            assert np.allclose(one.y - one.x, y - x) if kind is PointsKind.ESTIMATE else (one.y == y).all()
            assert len(one.columns) == len(np.unique(x))
            assert (one.quartiles[0] <= one.quartiles[1]).all() and (one.quartiles[1] <= one.quartiles[2]).all()


def test_a_point_alone_is_at_its_value_and_equal_points_are_side_by_side_round_theirs() -> None:
    alone, many = (np.array([3.0, 4.0]), np.array([1.0, 2.0])), (np.full(50, 5.0), np.full(50, 2.0))
    twice = np.array([3.0, 7.0, 8.0]), np.array([1.0, 2.0, 3.0])
    for kind in (PointsKind.DEPTH, PointsKind.ESTIMATE):
        first, second, third = spread(kind, [alone, twice, many])
        assert first.x[1] == 4.0 and (second.x[1:] == twice[0][1:]).all() and (second.y[1:] == twice[1][1:]).all()
        assert first.x[0] < 3.0 < second.x[0] and 0.1 < second.x[0] - first.x[0] < 0.2
        assert np.isclose(first.x[0] + second.x[0], 6.0)
        assert np.isclose(third.x.min(), 4.7) and np.isclose(third.x.max(), 5.3) and len(np.unique(third.x)) == 50
        assert (third.columns == [5.0]).all()  # no other series has a column there
    assert spread(PointsKind.DEPTH, []) == []


def test_a_page_with_9684_searches_takes_no_more_than_2_megabytes() -> None:
    few, many = (len(html(*invented(boards))) for boards in (100, 300))
    searches = 4
    assert few + (9684 - 100 * searches) * (many - few) / (200 * searches) <= 2e6


def test_the_report_names_algorithms_heuristics_options_and_columns_in_the_language() -> None:
    set_language("ru")
    plan, outcomes = invented(2, ties=2)
    page = html(plan, outcomes).decode().partition("<body>")[2].partition("<pre>")[0]
    for code in ("astar", "manhattan", "misplaced", "low-h", "ties=", " weight=", "auto"):
        assert code not in page
    for key in ("heuristic-misplaced-short", "algorithm-wastar-short", "ties-high-h", "engine-auto"):
        assert text(key) in page


def test_the_report_says_boards_and_moves_in_words_and_sets_them_flush_left() -> None:
    plan, outcomes = invented(1200)
    page = html(plan, outcomes).decode().partition("<body>")[2].partition("<pre>")[0]
    assert "<p>Boards: 1,200 random boards 3×3, seed 3</p>" in page
    settings = next(table for table in page.split("<table class='")[1:] if table.startswith("words"))
    assert "<td>up, down, left, right</td>" in settings and "udlr" not in page
    assert "<th>Time, ms<br>median</th>" in page and page.count("Time, ms") > 2  # also beside the axis
    assert "dashed" not in page and "Seconds" not in page
    assert ".words th, .words td { text-align: left; }" in html(plan, outcomes).decode()


@pytest.mark.parametrize(
    ("source", "phrase"),
    [
        ("random:3x3 count=1 seed=3", "one random board 3×3, seed 3"),
        ("random:2x3 count=2 seed=1 walk=30", "2 random boards 2×3, each after 30 random moves from the goal, seed 1"),
        ("random:3x3 count=3 seed=1 moves=22", "3 random boards 3×3, exactly 22 moves from the goal, seed 1"),
        ("korf:1; random:4x4 count=2 seed=1", "korf:1; 2 random boards 4×4, seed 1"),
    ],
)
def test_the_source_of_boards_is_a_phrase(source: str, phrase: str) -> None:
    boards = join_boards([*map(read_boards, source.split("; "))])
    assert texts.source_text(Plan(boards, configurations(["bfs"], []))) == phrase


def test_times_in_charts_are_in_the_unit_of_the_tables() -> None:
    plan, outcomes = invented(5)
    points = chart_data(plan, outcomes, PointsKind.TIME).points[0]
    assert [*points.y] == [1000 * outcomes[case].seconds for case in range(0, len(plan), len(plan.configurations))]
    assert PointsKind.TIME.axes[1] == "experiment-column-summary-seconds"


@pytest.mark.parametrize("words", [False, True])
def test_on_paper_only_columns_of_numbers_are_set_flush_right(words: bool) -> None:
    paper = Paper()
    paper.table([["Configuration", "Heading"], ["A", "x"]], words=words)
    places: dict[str, float] = {}

    def note(part: str, page: list[float], at: list[float], *_: object) -> None:
        places[part.strip()] = at[4] * page[0] + at[5] * page[2] + page[4]

    PdfReader(BytesIO(paper.pages.pdf("", ""))).pages[0].extract_text(visitor_text=note)
    assert (abs(places["x"] - places["Heading"]) < 1) is words


def test_the_suggested_name_of_a_report_ends_with_a_whole_configuration() -> None:
    plan, _ = invented(2000)
    assert texts.names(plan)[1] == "A* · Misplaced"
    assert file_name(plan) == "random:3x3 count 2000 seed 3 A* · Manhattan"
