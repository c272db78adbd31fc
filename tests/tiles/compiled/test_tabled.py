"""IDA* with tables and with threads: still optimal, whatever is looked up and whichever thread is faster."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_tiles import puzzle_distance
from support.examples import at_most
from support.tabled import TABLED
from worlds.searches import board, goal, near

from workbench import api
from workbench.catalog import HEURISTICS
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.search.running.run import Run
from workbench.tiles.compiled.endgame import EndgameTable
from workbench.tiles.compiled.starting import create_search
from workbench.tiles.heuristics import Manhattan
from workbench.tiles.kernels.idastar import PENDING
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem

ADMISSIBLE = [name for name in TABLED if HEURISTICS[name].admissible]
TABLES: list[dict[str, Any]] = [
    {"transposition": "64K"}, {"transposition": "4M"}, {"endgame": 0}, {"endgame": 1}, {"endgame": 7},
    {"endgame": 10, "transposition": "1M"}, {"jobs": 2}, {"jobs": 3},
]  # fmt: skip


def finished(run: Run[Any], slice_: int = 10**6) -> Run[Any]:
    while run.advance(slice_) is Status.RUNNING:
        pass
    return run


@settings(max_examples=at_most(30))
@given(st.data())
@pytest.mark.parametrize("engine", ["textbook", "compiled"])
def test_the_solution_is_a_shortest_one(engine: str, data: st.DataObject) -> None:
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    shape = data.draw(st.sampled_from([(2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 4)]))
    puzzle = near(*shape, chance.randint(0, 16), chance.random(), order="".join(chance.sample(MOVES, 4)))
    tables = data.draw(st.sampled_from(TABLES if engine == "compiled" else TABLES[:6]))
    options: dict[str, Any] = {"order": puzzle.order, "goal": goal(puzzle), "engine": engine, **tables}
    records = data.draw(st.sampled_from([1, 20, 10**6]))
    heuristic = data.draw(st.sampled_from(ADMISSIBLE))
    run = finished(
        api.start(board(puzzle), "idastar", heuristic, records=records, **options), chance.choice([1, 7, 999])
    )
    assert run.solution is not None
    assert run.solution.cost == 1000 * puzzle_distance(puzzle)
    result = api.result(run)
    assert (result.optimal, result.counts) == (True, "not comparable")
    timeline = Timeline(run.recording)
    for t in range(0, timeline.length + 1, 5):
        assert timeline.at(t).counts.expanded == t


@pytest.mark.compiled
def test_tables_save_work() -> None:
    counts = [
        api.solve("korf:31", "idastar", order="ulrd", engine="compiled", records=1, **tables).expanded
        for tables in ({}, {"transposition": "1M"}, {"transposition": "64M"}, {"endgame": 18})
    ]
    assert counts[0] > counts[1] > counts[2]
    assert counts[0] > 1.4 * counts[2]
    assert counts[0] > counts[3]


@pytest.mark.compiled
@pytest.mark.parametrize("jobs", [2, 3])
@pytest.mark.parametrize("records", [10, 1000])
@pytest.mark.parametrize("heuristic", [*ADMISSIBLE])
def test_all_rounds_but_the_last_count_what_one_thread_counts(jobs: int, records: int, heuristic: str) -> None:
    start = near(4, 4, 34, 7)
    problem = TileProblem(board(start), goal(start), start.order)
    limits = Limits(expansions=200_000)
    runs = [
        api.start(problem, "idastar", engine="compiled", records=records, limits=limits, jobs=count)
        if heuristic == "zero"
        else api.start(board(start), "idastar", heuristic, goal=goal(start), engine="compiled", records=records,
                       limits=limits, jobs=count)
        for count in (1, jobs)
    ]  # fmt: skip
    one, many = (finished(run).recording.iterations() for run in runs)
    rounds = min(len(one), len(many)) - 1
    assert rounds >= 2
    assert one[:rounds] == many[:rounds]


@pytest.mark.compiled
@pytest.mark.parametrize("jobs", [2])
def test_a_korf_board_takes_the_published_rounds_by_threads_too(jobs: int) -> None:
    one, many = (api.solve("korf:79", "idastar", order="ulrd", engine="compiled", jobs=count) for count in (1, jobs))
    assert (many.cost, len(many.moves or ())) == (one.cost, one.cost)
    assert many.iterations[:-1] == one.iterations[:-1]
    assert many.iterations[-1].bound == one.iterations[-1].bound


def test_what_threads_do_can_be_stopped_and_goes_on() -> None:
    start = near(4, 4, 40, 3)
    runs = [
        api.start(board(start), "idastar", goal=goal(start), engine="compiled", records=10, jobs=2) for _ in range(2)
    ]
    finished(runs[0])
    while runs[1].status is Status.RUNNING:
        runs[1].advance(random.Random(runs[1].expanded).choice([1, 100, 40_000]))
    assert runs[0].solution is not None
    assert runs[1].solution is not None
    assert runs[0].solution.cost == runs[1].solution.cost


def test_a_few_expansions_are_done_by_whoever_has_work_left() -> None:
    problem = TileProblem(Board.parse("15 2 12 11/14 13 9 5/1 3 8 7/0 10 6 4"), goal_board("first", 4, 4))
    recording, search = create_search(problem, Manhattan(problem.goal), "idastar", 1 << 26, 1, jobs=2)
    run = Run(problem, recording, search)
    while not search._workers._drivers[1].pending:
        run.advance(20_000)
    search._workers._drivers[0].control[PENDING] = 0
    search._workers._parts.clear()
    before = run.expanded
    assert run.advance(100) is Status.RUNNING
    assert run.expanded == before + 100


def test_threads_keep_to_the_expansions_asked_for() -> None:
    start = near(4, 4, 40, 3)
    run = api.start(board(start), "idastar", goal=goal(start), engine="compiled", records=1, jobs=3)
    for count in [1, 7, 100, 9_999, 10_000, 50_000, 3] * 5:
        before = run.expanded
        if run.advance(count) is Status.RUNNING:
            assert run.expanded <= before + count
            assert run.expanded > before


@pytest.mark.parametrize("shape", [(2, 3), (3, 3), (3, 4), (4, 4)], ids=str)
def test_the_end_game_table_is_right(shape: tuple[int, int]) -> None:
    aim = goal_board("first", *shape)
    table = EndgameTable(aim, 9, 1 << 24)
    for _ in table.work():
        pass
    true, layer = {aim: 0}, [aim]
    for depth in range(1, 13):
        layer = [*{one.moved(move) for one in layer for move in one.legal_moves()} - true.keys()]
        true |= dict.fromkeys(layer, depth)
    for one, distance in true.items():
        assert table.exact(one.state) == (1000 * distance if distance <= 9 else None)
    assert table.count == sum(distance <= 9 for distance in true.values())


def test_an_end_game_table_that_is_too_large_says_how_many_moves_fit() -> None:
    run = finished(api.start("korf:1", "idastar", engine="compiled", endgame=25, limits=Limits(bytes=20_000_000)))
    assert run.status is Status.FAILED
    assert run.reason is not None
    assert run.reason.key == "failed-endgame"
    fitting = run.reason.facts["fitting"]
    assert 14 <= int(fitting) <= 18
    assert run.peak_bytes <= 20_000_000
    again = api.start("korf:1", "idastar", engine="compiled", endgame=fitting, limits=Limits(bytes=20_000_000))
    assert again.advance(100) is Status.RUNNING
    assert 5_000_000 < again.peak_bytes <= 20_000_000


@pytest.mark.parametrize("engine", ["textbook", "compiled", "auto"])
def test_a_transposition_table_that_is_too_large_is_refused(engine: str) -> None:
    with pytest.raises(Fault) as raised:
        api.start("korf:1", "idastar", engine=engine, transposition="64M", limits=Limits(bytes=20_000_000))
    assert raised.value.message.key == "transposition-large"
    assert raised.value.message.facts == {"megabytes": 67, "most": 20}


def test_a_board_that_is_in_the_end_game_table_is_solved_by_looking_up() -> None:
    result = api.solve("1 2 3/4 0 6/7 5 8", "idastar", endgame=5)
    assert (result.cost, result.expanded) == (2, 1)


def test_an_unsolvable_small_board_never_ends_but_by_its_limit() -> None:
    swapped = Board.parse("1 2 3/4 5 6/8 7 0")
    options: dict[str, Any] = {"search_anyway": True, "engine": "compiled", "limits": Limits(expansions=10_000)}
    for tables in TABLES:
        run = finished(api.start(swapped, "idastar", Manhattan(goal_board("last", 3, 3)), **options, **tables))
        assert (run.status, run.expanded) == (Status.LIMIT, 10_000)


def test_a_search_is_made_ready_with_what_it_is_given() -> None:
    aim = goal_board("last", 3, 3)
    problem = TileProblem(Board.parse("8 6 7/2 5 4/3 0 1"), aim)
    for tables in TABLES:
        options = api.Configuration.of("idastar", None, None, None, **tables).options
        recording, search = create_search(problem, Manhattan(aim), "idastar", 1 << 26, 50, **options)
        assert finished(Run(problem, recording, search)).solution is not None


def test_the_way_that_the_end_game_table_knows_is_recorded_to_the_goal() -> None:
    run = api.start("1 2 3/7 0 8/5 6 4", "idastar", endgame=8, engine="textbook")
    finished(run)
    timeline = Timeline(run.recording)
    last = timeline.at(timeline.length)
    assert last.goal is not None
    assert run.problem.is_goal(run.recording.state(last.goal))
    assert len(last.path) == 11
    assert last.h(last.goal) == 0
    assert [last.h(number) + last.g(number) for number in last.path][-8:] == [10_000] * 8


def test_the_textbook_engine_has_room_for_a_small_end_game_table_only() -> None:
    run = api.start("korf:79", "idastar", endgame=25, engine="textbook")
    assert run.status is Status.FAILED
    assert run.reason is not None
    assert run.reason.key == "failed-endgame-states"
    assert run.reason.facts["fitting"] == 15


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"engine": "textbook"}, "jobs-textbook"),
        ({"endgame": 3}, "jobs-tables"),
        ({"transposition": "1M"}, "jobs-tables"),
    ],
)
def test_threads_are_refused_where_they_cannot_be_had(options: dict[str, Any], key: str) -> None:
    with pytest.raises(Fault) as raised:
        api.start("korf:79", "idastar", jobs=2, **options)
    assert raised.value.message.key == key
