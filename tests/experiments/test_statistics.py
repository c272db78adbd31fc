"""Statistics and sentences equal a naive recomputation."""

from __future__ import annotations

import math
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Configuration, solve
from workbench.experiments import texts
from workbench.experiments.boards import read_boards
from workbench.experiments.environment import environment
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan, configurations
from workbench.experiments.statistics import Comparison, comparisons, summaries
from workbench.maps.reading import read_map
from workbench.wording import set_language

OUTCOMES = st.one_of(
    st.builds(
        lambda expanded, more, cost, seconds: CaseOutcome(
            "solved", "u" * cost, cost, expanded=expanded, generated=expanded + more + cost, seconds=seconds
        ),
        st.integers(1, 10**6),
        st.integers(0, 10**6),
        st.integers(1, 30),
        st.floats(1e-6, 10),
    ),
    st.sampled_from([CaseOutcome("unsolvable"), CaseOutcome("limit", expanded=17), CaseOutcome("failed")]),
)


def planned(boards: int, width: int) -> Plan:
    chosen = configurations(["astar"], ["manhattan", "misplaced", "zero"][:width])
    return Plan(read_boards(f"random:3x3 count={boards} seed=1"), chosen)


@given(came=st.lists(st.tuples(OUTCOMES, OUTCOMES, OUTCOMES), min_size=1, max_size=6))
def test_summaries_and_comparisons_equal_a_naive_recomputation(came: list[tuple[CaseOutcome, ...]]) -> None:
    plan = planned(len(came), 3)
    outcomes = {3 * board + place: one for board, row in enumerate(came) for place, one in enumerate(row)}
    for place, summary in enumerate(summaries(plan, outcomes)):
        solved = [row[place] for row in came if row[place].status == "solved"]
        assert (summary.done, summary.solved) == (len(came), len(solved))
        assert summary.limited == sum(row[place].status == "limit" for row in came)
        assert summary.total_expanded == sum(row[place].expanded for row in came)
        if solved:
            assert summary.expanded == statistics.median(one.expanded for one in solved)
            assert summary.mean_generated == pytest.approx(statistics.geometric_mean(o.generated for o in solved))
            assert summary.mean_seconds == pytest.approx(statistics.geometric_mean(o.seconds for o in solved))
            assert summary.penetrance == statistics.median(int(o.cost or 0) / o.generated for o in solved)
        else:
            assert summary.expanded is summary.mean_seconds is summary.branching is None
    for sentence in comparisons(plan, outcomes):
        both = [row for row in came if row[0].status == row[sentence.number].status == "solved"]
        assert sentence.boards == len(both)
        if both:
            ours, base = (sum(row[place].expanded for row in both) for place in (sentence.number, 0))
            assert sentence.ratio == pytest.approx(base / ours)
            logs = [math.log(row[0].expanded / row[sentence.number].expanded) for row in both]
            assert sentence.mean_ratio == pytest.approx(math.exp(sum(logs) / len(logs)))


LESS = "{}: раскрыто в {} меньше узлов, чем у «{}», на {}, {} обоими способами."
MORE = "{}: раскрыто в {} больше узлов, чем у «{}», на {}, {} обоими способами."
SENTENCES = [
    (5.24, 100, "en", "{1} expanded 5.2 times as many nodes as {0} on the 100 boards both solved."),
    (2.0, 100, "en", "{1} expanded twice as many nodes as {0} on the 100 boards both solved."),
    (1 / 3, 1, "en", "{} expanded 3 times as many nodes as {} on the one board both solved."),
    (1.0, 2, "en", "{} and {} expanded about the same number of nodes on the 2 boards both solved."),
    (5.24, 100, "ru", LESS.format("{}", "5,2 раза", "{}", "100 полях", "решённых")),
    (6.0, 21, "ru", LESS.format("{}", "6 раз", "{}", "21 поле", "решённом")),
    (1 / 22, 3, "ru", MORE.format("{}", "22 раза", "{}", "3 полях", "решённых")),
]


@pytest.mark.parametrize(("ratio", "boards", "language", "wanted"), SENTENCES)
def test_the_sentence(ratio: float, boards: int, language: str, wanted: str) -> None:
    set_language(language)
    sentence = texts.sentence("linear-conflict", "manhattan", Comparison(1, 0, boards, ratio, ratio), planned(1, 2))
    assert sentence == wanted.format("linear-conflict", "manhattan")


def test_configurations_are_called_by_what_tells_them_apart() -> None:
    def configuration_names(*made: Configuration) -> list[str]:
        return texts.names(Plan(read_boards("random:3x3 count=1 seed=1"), made))

    assert configuration_names(*configurations(["astar"], ["manhattan", "zero"])) == ["Manhattan", "Zero"]
    assert configuration_names(*configurations(["astar", "bfs"], ["zero"])) == ["A*", "Breadth-first"]
    both = configurations(["astar", "idastar"], ["manhattan", "zero"], ties=["low-h", "path"])
    assert configuration_names(*both)[:2] == [
        "A* · Manhattan · tie-breaking: lowest h, then newest (LIFO)",
        "A* · Manhattan · tie-breaking: by path (lowest g, then smallest moves)",
    ]
    assert configuration_names(*both)[-1] == "IDA* · Zero"
    assert texts.code_names(both)[0] == "astar manhattan low-h"
    assert configuration_names(*configurations(["wastar"], ["zero"], weight=["2", "1.5"])) == ["weight 2", "weight 1.5"]
    assert configuration_names(*configurations(["astar"])) == ["A*"]
    assert len({*configuration_names(*configurations(["astar", "greedy"], ["zero", "manhattan"]))}) == 4


def test_the_command_repeats_the_plan() -> None:
    import shlex

    plan = planned(2, 2)
    words = shlex.split(texts.command(plan))
    assert words[2:4] == ["--boards", plan.boards.source]
    given = dict(zip(words[2::2], words[3::2], strict=True))
    heuristics = given["--heuristics"].split(",")
    assert configurations(given["--algorithms"].split(","), heuristics, ties=[given["--ties"]]) == plan.configurations


def test_measures_by_moves_are_left_out_for_jump_points() -> None:
    grid = read_map("grid Open\nmoves 8\nS.....\n..##..\n.....G\n")
    outcomes = [CaseOutcome.of(solve(grid, name), 5.0, environment()) for name in ("jps", "astar")]
    jumping, usual = (CaseOutcome.read(outcome.as_dict()) for outcome in outcomes)
    assert jumping.solved and (jumping.branching, jumping.penetrance) == (None, None)
    assert usual.branching is not None and usual.penetrance is not None
    older = {name: value for name, value in usual.as_dict().items() if name != "jumps"}
    assert CaseOutcome.read(older) == usual
