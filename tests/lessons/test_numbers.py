"""Numbers in the texts of lessons that do not belong to a scene are those of actual searches, and all are mentioned."""

from __future__ import annotations

from ast import literal_eval
from collections import Counter
from csv import DictReader
from decimal import Decimal
from math import factorial, log, perm, sqrt

import pytest
from babel.numbers import format_decimal
from judges.naive_patterns import pattern_distances
from judges.naive_tiles import Puzzle, distances
from support.paths import GOLDEN

from workbench.formats.run_line import read_run_line
from workbench.hex.board import name
from workbench.lessons.facts import LessonSearch
from workbench.lessons.files import shipped_lesson
from workbench.lessons.hex_facts import HexFacts
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.solvability import check
from workbench.wording.texts import Texts

TEN = "3x3:1 2 3/7 0 8/5 6 4 goal=last"
NEAR = "3x3:1 2 3/4 0 6/7 5 8 goal=last"
SEVEN = "3x3:2 4 3/0 1 6/7 5 8 goal=last"
TIES = "3x3:3 1 2/6 4 5/0 7 8 goal=last astar manhattan ties="
AIMA = "3x3:7 2 4/5 0 6/8 3 1 goal=first astar"
SLIVER, MAP = "problem=maze start=10,4 goal=2,14 astar", "problem=maze start=2,2 goal=10,14 astar"
SPREAD = "3x3:0 3 8/1 2 6/5 7 4 goal=last"
ROMANIA = "problem=romania start=Arad goal=Bucharest"
HARD = "3x3:8 6 7/2 5 4/3 0 1 goal=last astar"
DROPPED = "3x3:1 6 2/4 8 0/7 3 5 goal=last"
EASY = "4x4:7 1 3 4/2 5 10 8/0 6 9 11/13 14 15 12 goal=last"
FAR = "3x3:6 4 7/8 5 0/3 2 1 goal=last astar"

TOLD = [
    ("bfs", 3, f"{TEN} bfs", "expanded", 719),
    ("bfs", 4, f"{TEN} bfs", "expanded", 719),
    ("bfs", 6, f"{ROMANIA} ucs", "cost", 418),
    ("dfs", 2, f"{NEAR} dfs", "expanded", 30),
    ("dfs", 5, f"{TEN} dfs repeated=all", "cost", 98610),
    ("dfs", 6, f"{SEVEN} dfs depth=8", "cost", 7),
    ("dfs", 7, f"{ROMANIA} ucs", "cost", 418),
    ("iterative-deepening", 1, f"{NEAR} dfs", "cost", 30),
    ("iterative-deepening", 2, f"{TEN} bfs", "max_open", 440),
    ("iterative-deepening", 2, f"{TEN} bfs", "expanded", 719),
    ("iterative-deepening", 5, f"{SEVEN} ids", "expanded", 189),
    ("iterative-deepening", 6, f"{TEN} ids", "expanded", 1162),
    ("a-star", 7, f"{TEN} astar misplaced", "expanded", 44),
    ("a-star", 7, f"{TEN} astar manhattan", "expanded", 19),
    ("a-star", 7, f"{TEN} astar zero", "expanded", 639),
    ("a-star", 7, f"{TEN} astar misplaced", "cost", 10),
    ("a-star", 7, f"{TEN} astar zero", "states", 181440),
    *(("a-star", 8, f"{SLIVER} {h}", "cost", 18) for h in ("zero", "manhattan")),
    ("a-star", 8, f"{SLIVER} zero", "expanded", 71),
    ("a-star", 8, f"{SLIVER} manhattan", "expanded", 19),
    ("bidirectional", 4, f"{ROMANIA} bfs", "expanded", 9),
    ("bidirectional", 4, f"{ROMANIA} bibfs", "expanded", 4),
    ("bidirectional", 6, "3x3:3 1 2/6 4 5/0 7 8 goal=last astar manhattan", "cost", 22),
    ("ucs-greedy-weighted", 3, f"{ROMANIA} ucs", "expanded", 13),
    ("ucs-greedy-weighted", 7, f"{ROMANIA} wastar weight=1.1", "cost", 418),
    ("ucs-greedy-weighted", 7, f"{ROMANIA} wastar weight=1.1", "expanded", 5),
    ("ucs-greedy-weighted", 8, "problem=maze wastar manhattan weight=5", "expanded", 29),
    ("ucs-greedy-weighted", 8, "problem=maze wastar manhattan weight=5", "cost", 52),
    ("ucs-greedy-weighted", 9, f"{SPREAD} ucs", "expanded", 74095),
    ("ucs-greedy-weighted", 9, f"{SPREAD} ucs", "cost", 22),
    ("ucs-greedy-weighted", 9, f"{SPREAD} astar manhattan", "expanded", 927),
    ("ucs-greedy-weighted", 9, f"{SPREAD} astar manhattan", "cost", 22),
    ("ucs-greedy-weighted", 9, f"{SPREAD} wastar manhattan weight=2", "expanded", 253),
    ("ucs-greedy-weighted", 9, f"{SPREAD} wastar manhattan weight=2", "cost", 24),
    ("ucs-greedy-weighted", 9, f"{SPREAD} greedy manhattan", "expanded", 104),
    ("ucs-greedy-weighted", 9, f"{SPREAD} greedy manhattan", "cost", 50),
    ("ties", 1, f"{TIES}path", "expanded", 1428),
    ("ties", 1, f"{TIES}state", "expanded", 912),
    ("ties", 3, f"{TIES}high-h", "expanded", 1428),
    ("ties", 5, f"{TIES}path order=drlu", "expanded", 1428),
    ("ties", 5, f"{TIES}state order=drlu", "expanded", 912),
    ("ties", 5, f"{TEN} astar manhattan order=drlu", "expanded", 21),
    ("ties", 5, f"{TEN} astar manhattan order=udlr", "expanded", 19),
    ("heuristics", 4, f"{AIMA} misplaced", "expanded", 31936),
    ("heuristics", 4, f"{AIMA} manhattan", "expanded", 1489),
    ("heuristics", 4, f"{AIMA} linear-conflict", "expanded", 864),
    ("heuristics", 4, f"{AIMA} zero", "expanded", 169635),
    ("heuristics", 4, f"{AIMA} linear-conflict", "linear-conflict", 18),
    *(("heuristics", 5, f"{MAP} {h}", "cost", 20) for h in ("zero", "euclidean", "manhattan")),
    ("heuristics", 5, f"{MAP} zero", "expanded", 74),
    ("heuristics", 5, f"{MAP} euclidean", "expanded", 43),
    ("heuristics", 5, f"{MAP} manhattan", "expanded", 21),
    ("heuristics", 7, f"{FAR} misplaced ties=path", "expanded", 143849),
    ("heuristics", 7, f"{FAR} manhattan ties=path", "expanded", 21198),
    ("heuristics", 7, f"{HARD} misplaced ties=low-h", "expanded", 121530),
    ("heuristics", 7, f"{HARD} manhattan ties=low-h", "expanded", 6729),
    ("consistency", 5, "3x3:1 3 5/4 0 8/7 6 2 goal=last astar manhattan", "expanded", 12),
    ("find-the-bug", 2, f"{AIMA} manhattan", "expanded", 1489),
    ("find-the-bug", 3, "3x3:3 8 1/6 5 4/0 2 7 goal=last", "broken-linear-conflict-pairwise", 28),
    ("find-the-bug", 3, "3x3:3 8 1/6 5 4/0 2 7 goal=last", "distance", 26),
    ("find-the-bug", 5, f"{ROMANIA} ucs", "cost", 418),
    ("idastar-memory", 5, f"{EASY} rbfs manhattan", "expanded", 63),
    ("idastar-memory", 5, f"{EASY} idastar manhattan", "expanded", 85),
    ("find-the-bug", 6, "2x3:1 0 3/4 2 5 goal=last broken-bfs-stack", "expanded", 58),
    ("find-the-bug", 6, "2x3:1 0 3/4 2 5 goal=last bfs", "expanded", 6),
]
"""Lesson, step, search, fact, and what it is."""


@pytest.mark.parametrize(("name", "place", "run", "fact", "number"), TOLD)
def test_a_number_in_a_text_is_that_of_its_search(name: str, place: int, run: str, fact: str, number: int) -> None:
    assert LessonSearch(read_run_line(run)).fact(fact) == number
    for language, text in shipped_lesson(name).steps[place - 1].text.items():
        assert number_in(number, language) in text or f"{number}" in text, language


def number_in(number: int, language: str) -> str:
    return format_decimal(Decimal(number), locale=language, group_separator=True)


def test_the_counts_on_the_slides_board_are_those_that_are_read_out() -> None:
    board = Board.parse("7 5 2 4/1 0 6 8/10 15 3 11/9 13 14 12")
    counts = check(board, goal_board("last", 4, 4)).smaller_after
    for text in shipped_lesson("parity").steps[0].text.values():
        assert f"`{' '.join(map(str, counts))}`" in text
    assert sum(counts) == 26


@pytest.mark.parametrize("language", ["en", "ru", "cs", "vi"])
def test_rounds_and_layers_are_those_of_the_recording(language: str) -> None:
    rounds = LessonSearch(read_run_line(f"{TEN} ids")).result.iterations
    text = shipped_lesson("iterative-deepening").steps[1].text[language]
    assert f"`{' '.join(str(one.expanded) for one in rounds)}`" in text
    for ties, last in (("path", 861), ("state", 345), ("low-h", 49)):
        timeline = recorded(f"{TIES}{ties}")
        layers = [moment.f(moment.current or 0) for moment in map(timeline.at, range(1, timeline.length + 1))]
        counts = {int(f) // 1000: layers.count(f) for f in sorted({*layers})}
        assert counts.pop(22) == last
        expected_text = " · ".join(f"{f}: {count}" for f, count in counts.items())
        assert f"`{expected_text}`" in shipped_lesson("ties").steps[1].text[language]
    assert sum(counts.values()) == 567


def recorded(run: str) -> Timeline:
    searched = LessonSearch(read_run_line(run))
    assert searched.result
    return Timeline(searched.run.recording)


def test_all_six_rules_for_ties_expand_what_is_told() -> None:
    rules = ("low-h", "lifo", "state", "fifo", "path", "high-h")
    expected_text = " · ".join(
        f"{rule} {LessonSearch(read_run_line(f'{TIES}{rule}')).result.expanded}" for rule in rules
    )
    for text in shipped_lesson("ties").steps[3].text.values():
        assert f"`{expected_text}`" in text
    moves = {LessonSearch(read_run_line(f"{TIES}{rule}")).result.moves for rule in rules}
    assert len(moves) > 1 and {len(one or ()) for one in moves} == {22}


def test_the_formula_of_iterative_deepening_gives_the_numbers_that_are_told() -> None:
    def deepening(b: int, d: int) -> int:
        return sum((d + 1 - layer) * b**layer for layer in range(d + 1))

    assert (deepening(10, 5), sum(10**layer for layer in range(6)), deepening(2, 3)) == (123456, 111111, 26)
    assert shipped_lesson("iterative-deepening").steps[2].question.answer == 26


def test_parity_and_the_exhausted_search_say_what_is_told() -> None:
    swapped = LessonSearch(read_run_line("2x3:1 2 3/5 4 0 goal=last bfs anyway=yes")).result
    assert (swapped.status, swapped.expanded) == (Status.UNSOLVABLE, 360)
    trapped = LessonSearch(read_run_line(f"{SEVEN} dfs depth=8 repeated=all")).result
    assert (trapped.status, trapped.expanded) == (Status.EXHAUSTED, 171)


def test_the_ratios_of_the_five_boards_are_those_that_are_told() -> None:
    boards = ("1 2 3 4 0 6 7 5 8", "3 1 2 6 4 5 0 7 8", "8 6 7 2 5 4 3 0 1", "6 4 7 8 5 0 3 2 1", "4 1 3 7 2 5 0 8 6")
    with (GOLDEN / "astar_8puzzle.csv").open(encoding="utf-8", newline="") as file:
        rows = {
            (row["board"], row["heuristic"]): int(row["expanded"]) for row in DictReader(file) if row["ties"] == "path"
        }
    ratios = [f"{rows[board, 'misplaced'] / rows[board, 'manhattan']:.1f}" for board in boards]
    for language, text in shipped_lesson("heuristics").steps[6].text.items():
        expected_text = " · ".join(ratio if language == "en" else ratio.replace(".", ",") for ratio in ratios)
        assert f"`{expected_text}`" in text


def test_the_layers_of_the_hard_board_grow_only_to_the_23rd() -> None:
    board, found = (8, 6, 7, 2, 5, 4, 3, 0, 1), LessonSearch(read_run_line(f"{HARD.removesuffix(' astar')} bibfs"))
    layers = Counter(distances(Puzzle(3, 3, board, board)).values())
    question, reason = texts_of("bidirectional", 3)
    for language in ("en", "ru", "cs", "vi"):
        assert number_in(int(found.fact("expanded")), language) in question[language]
        assert number_in(max(layers.values()), language) in reason[language]
    assert (max(layers, key=layers.__getitem__), layers[31], max(layers)) == (23, 2, 31)


def texts_of(name: str, place: int) -> tuple[Texts, Texts]:
    """Return a question, and its explanation or that of its right option."""
    question = shipped_lesson(name).steps[place - 1].question
    assert question is not None
    return question.text, question.because or next(option.because for option in question.options if option.right)


def test_the_path_that_is_dropped_is_cheaper_by_two_moves() -> None:
    moment = LessonSearch(read_run_line(f"{DROPPED} broken-astar-drops-open manhattan at=21")).moment()
    successor = next(one for one in moment.successors if one.move == "l")
    g = moment.g(successor.known_record) // 1000, successor.g // 1000
    assert all(f"g = {g[0]}" in text and f"g = {g[1]}" in text for text in texts_of("find-the-bug", 4)[1].values())


def test_alpha_beta_looks_at_as_many_leaves_as_the_lesson_says() -> None:
    def examined(moves: list[list[int]]) -> int:
        alpha, count = -100, 0
        for replies in moves:
            beta = 100
            for value in replies:
                count, beta = count + 1, min(beta, value)
                if beta <= alpha:
                    break
            alpha = max(alpha, beta)
        return count

    question = shipped_lesson("alpha-beta").steps[3].question
    assert question is not None and question.values == (7, 5, 3)
    assert tuple(examined(literal_eval(case)) for case in question.cases) == question.values
    game = {"bench": "hex", "game": "(;FF[4]GM[11]SZ[3]RU[no-swap])"}
    moment = HexFacts({**game, "think": {"engine": "alphabeta", "steps": 36}}).moment
    assert (moment.t, moment.depth) == (36, 2)
    cut = {name(3, moment.recording.cell(one)) for one in range(1, moment.records) if moment.cut(one)}
    assert cut == {f"{column}{row}" for column in "abc" for row in (1, 2, 3)} - {"b2"}


def test_ucb1_prefers_the_child_with_few_visits() -> None:
    question = shipped_lesson("mcts").steps[1].question
    assert question is not None and question.values == (1, 0, 1)
    a, b = (wins / games + sqrt(2 * log(100) / games) for wins, games in ((60, 80), (10, 20)))
    assert (f"{a:.2f}", f"{b:.2f}") == ("1.09", "1.18")
    assert all(number in texts_of("mcts", 2)[1]["en"] for number in ("1.09", "1.18"))


def test_building_pattern_databases_pays_off_after_five_hard_boards() -> None:
    saved = LessonSearch(read_run_line(f"{HARD} manhattan ties=low-h")).fact("expanded") - 86
    states = 2 * perm(9, 5)
    assert (states, saved, round(states / saved, 1)) == (30240, 6643, 4.6)


def test_the_searches_of_the_easy_board_keep_as_much_as_the_lesson_says() -> None:
    searches = {
        name: LessonSearch(read_run_line(f"{EASY} {name}"))
        for name in ("idastar manhattan", "rbfs manhattan", "astar manhattan", "bfs")
    }
    path = int(searches["idastar manhattan"].fact("last_bound")) + 1
    kept = [path, *(int(search.fact("max_open")) for search in [*searches.values()][1:])]
    assert kept == sorted(kept) == [19, 28, 118, 862628]
    assert searches["astar manhattan"].fact("expanded") == 98
    for language, because in texts_of("idastar-memory", 7)[1].items():
        assert all(number_in(number, language) in because for number in (*kept, 98))


def entries_of(place: int, name: str) -> list[int]:
    """Return the numbers after the equals signs in the explanation of a question, in English."""
    parts = texts_of(name, place)[1]["en"].split(" = ")[1:]
    return [int(part.split(";")[0].split(".")[0].replace(",", "")) for part in parts]


def test_patterns_and_searches_of_parts_are_in_the_order_of_their_sizes() -> None:
    entries = [perm(9, 4), perm(16, 4), perm(9, 8), perm(16, 6)]
    assert entries == sorted(entries) == entries_of(2, "pattern-databases")
    states = [16 * 15, 16 * 15 * 14, factorial(9) // 2, 16 * 15 * 14 * 13 * 12]
    assert states == sorted(states) == entries_of(5, "divide")


def test_few_boards_with_manhattan_distance_4_are_4_moves_away() -> None:
    goal = Puzzle(3, 3, (1, 2, 3, 4, 5, 6, 7, 8, 0), (1, 2, 3, 4, 5, 6, 7, 8, 0))
    near = [far for tiles, far in distances(goal).items() if goal.manhattan(tiles) == 4000]
    assert (len(near), near.count(4)) == (115, 16)
    assert all("115" in text and "16" in text for text in texts_of("pattern-databases", 1)[1].values())


def test_the_sum_of_two_patterns_is_too_large_if_each_counts_all_moves() -> None:
    question = shipped_lesson("pattern-databases").steps[3].question
    assert question is not None
    tables = [(tiles, pattern_distances(2, 3, 5, [tile - 1 for tile in tiles])) for tiles in ((1, 2), (3, 4, 5))]
    truth = distances(Puzzle(2, 3, (1, 2, 3, 4, 5, 0), (1, 2, 3, 4, 5, 0)))
    for case, value in zip(question.cases, question.values, strict=True):
        board, patterns = literal_eval(f"({case},)")
        assert patterns == tuple(tiles for tiles, _ in tables)
        least = sum(table[tuple(board.index(tile) for tile in tiles)] for tiles, table in tables)
        assert least <= value <= truth[board]  # the program of the question knows where the blank is


def test_four_heuristics_are_in_the_order_of_their_times() -> None:
    question = shipped_lesson("capstone").steps[3].question
    assert question is not None
    pairs = [option.text["en"].replace(",", "").split() for option in question.options]
    times = [int(nodes) * int(each) // 1000 for nodes, _, each, *_ in pairs]
    assert times == sorted(times) == [18, 22, 25, 28]
    assert pairs != sorted(pairs, key=lambda pair: int(pair[0])) != pairs[::-1]


def test_the_fewest_moves_of_the_mistake_in_python_are_true() -> None:
    question = shipped_lesson("find-the-bug").steps[5].question
    assert question is not None
    truth = distances(Puzzle(2, 3, (1, 2, 3, 4, 5, 0), (1, 2, 3, 4, 5, 0)))
    assert tuple(truth[literal_eval(f"({case})")[0]] for case in question.cases) == question.values
