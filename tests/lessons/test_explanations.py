"""The explanations in the lessons are true: tested exhaustively in small spaces, or against recorded searches."""

from __future__ import annotations

import heapq
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from csv import DictReader
from itertools import combinations, count, permutations
from math import sqrt
from typing import Any

import pytest
from judges.naive_hex import touching
from judges.naive_patterns import pattern_distances
from judges.naive_tiles import Puzzle, Tiles, distances
from support.paths import GOLDEN

from workbench import api
from workbench.catalog import ALGORITHMS, algorithm
from workbench.formats.run_line import read_run_line
from workbench.hex.board import RED, HexBoard
from workbench.hex.bridges import bridges
from workbench.lessons.facts import LessonSearch
from workbench.lessons.files import shipped_lesson
from workbench.lessons.hex_facts import HexFacts
from workbench.lessons.lesson import LessonStep
from workbench.maps.reading import read_map
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.search.recording.two_sided import TwoSidedPool
from workbench.tiles.puzzle.board import Board

TEN = "3x3:1 2 3/7 0 8/5 6 4 goal=last"
MIDDLE = "3x3:3 1 2/6 4 5/0 7 8 goal=last"
GOAL = (1, 2, 3, 4, 5, 6, 7, 8, 0)


def step(name: str, place: int) -> LessonStep:
    return shipped_lesson(name).steps[place - 1]


def recorded_search(run: str) -> tuple[Any, Timeline]:
    """Return the finished recording of a run and its timeline."""
    one = LessonSearch(read_run_line(run))
    assert one.result
    return one.run.recording, Timeline(one.run.recording)


def depths(run: str) -> Counter[int]:
    """Return the number of nodes that a search expanded at each depth."""
    recording, timeline = recorded_search(run)
    return Counter(len(recording.path(record)) - 1 for record in timeline.current().tolist())


def reachable_from(start: Any, successors: Callable[[Any], Iterable[Any]]) -> dict[Any, int]:
    """Return every reachable state with its distance."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        state = waiting.popleft()
        for other in successors(state):
            if other not in found:
                found[other] = found[state] + 1
                waiting.append(other)
    return found


def neighbours(rows: int, columns: int, cell: int) -> list[int]:
    row, column = divmod(cell, columns)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * columns + c for r, c in around if 0 <= r < rows and 0 <= c < columns]


def slides(rows: int, columns: int) -> Callable[[Tiles], Iterator[Tiles]]:
    def successors(tiles: Tiles) -> Iterator[Tiles]:
        blank = tiles.index(0)
        for cell in neighbours(rows, columns, blank):
            moved = list(tiles)
            moved[blank], moved[cell] = moved[cell], 0
            yield tuple(moved)

    return successors


def inversions(tiles: Iterable[int]) -> int:
    return sum(one > other for one, other in combinations(filter(None, tiles), 2))


# Divide and conquer


def test_no_tile_enters_the_corner_while_the_rest_of_its_row_is_frozen() -> None:
    free = {3, *range(4, 16)}

    def successors(state: tuple[int, int]) -> Iterator[tuple[int, int]]:
        blank, tile = state
        for cell in free.intersection(neighbours(4, 4, blank)):
            yield cell, blank if cell == tile else tile

    for blank, tile in permutations(free, 2):
        gets_in = any(at == 3 for _, at in reachable_from((blank, tile), successors))
        assert gets_in == (tile == 3 or (blank == 3 and tile == 7)), (blank, tile)


def test_three_in_the_corner_and_four_below_it_slide_home_in_two_moves() -> None:
    board = Board.parse("1 2 0 3/5 6 7 4/9 10 11 8/13 14 15 12")
    for move in "rd":
        board = board.moved(move)
    assert board.tiles[:4] == (1, 2, 3, 4)


def test_random_boards_of_the_15_puzzle_are_as_hard_as_the_lesson_says() -> None:
    with (GOLDEN / "korf100.csv").open(encoding="utf-8", newline="") as file:
        rows = list(DictReader(file))
    assert round(sum(int(row["optimal"]) for row in rows) / len(rows)) == 53
    assert round(sum(int(row["ida_manhattan_nodes_korf1985"]) for row in rows) / len(rows) / 1e6) == 363


# Bidirectional search


def test_neither_side_goes_deep_and_the_first_meeting_is_optimal() -> None:
    recording, timeline = recorded_search(f"{MIDDLE} biastar manhattan")
    assert isinstance(recording, TwoSidedPool)
    expanded = [int(record) for record in timeline.current()]
    sides = [int(recording.nodes.arrays["side"][record]) for record in expanded]
    assert (sides.count(0), sides.count(1)) == (401, 401)
    assert max(recording.g(record) for record in expanded) == 10_000
    meetings = [recording.g(one.forward) + recording.g(one.backward) for one in recording.meetings]
    assert meetings == [22_000]


def test_most_of_what_astar_expands_lies_in_the_first_half() -> None:
    layers = depths(f"{MIDDLE} astar manhattan ties=low-h")
    shallow = sum(number for depth, number in layers.items() if depth <= 10)
    assert (shallow, layers.total() - shallow) == (401, 215)
    question = step("bidirectional", 6).question
    assert question is not None
    assert all("401" in text and "215" in text for text in question.because.values())


# Breadth-first search, and whether the goal is counted


def test_an_early_test_saves_a_layer_and_half_of_the_one_before() -> None:
    late, early = depths(f"{TEN} bfs"), depths(f"{TEN} bfs test=generation")
    assert (late[10], early[10]) == (182, 0)
    assert (late[9], early[9]) == (200, 96)
    assert all(late[depth] == early[depth] for depth in range(9))


@pytest.mark.parametrize(
    ("name", "counted"), [("bfs", 1), ("ucs", 1), ("greedy", 1), ("astar", 1), ("dfs", 0), ("ids", 0), ("idastar", 0)]
)
def test_the_goal_counts_as_expanded_or_does_not(name: str, counted: int) -> None:
    assert LessonSearch(read_run_line(f"3x3:1 2 3/4 5 6/7 8 0 goal=last {name}")).result.expanded == counted


def test_depth_first_search_remembers_little_unless_it_remembers_all() -> None:
    for repeated in ("path", "parent", "none"):
        recording, timeline = recorded_search(f"3x3:2 4 3/0 1 6/7 5 8 goal=last dfs depth=8 repeated={repeated}")
        for t in range(1, timeline.length + 1):
            moment = timeline.at(t)
            assert moment.counts.open + len(recording.path(moment.current)) <= 3 * 8 + 1
    recording, timeline = recorded_search("3x3:2 4 3/0 1 6/7 5 8 goal=last dfs depth=8 repeated=all")
    assert len({recording.state(record) for record in timeline.current().tolist()}) == timeline.length == 171


# The early goal test of A*

UNIT = """graph Moves cost 1
start S
goal G
S: h 0
X: h 1
Y: h 0
Z: h 0
G: h 0
S -- X
X -- G
S -- Y
Y -- Z
Z -- G
"""


def test_an_early_test_does_harm_though_every_move_costs_the_same() -> None:
    problem = read_map(UNIT)
    assert api.solve(problem, "astar", heuristic="table").cost == 2
    assert api.solve(problem, "broken-astar-tests-early", heuristic="table").cost == 3


def test_an_early_test_does_none_where_h_is_at_least_1_off_the_goal() -> None:
    truth = distances(Puzzle(2, 3, (1, 2, 3, 4, 5, 0), (1, 2, 3, 4, 5, 0)))
    assert len(truth) == 360
    for tiles, far in truth.items():
        board = Board(2, 3, tiles)
        assert api.solve(board, "broken-astar-tests-early", heuristic="manhattan").cost == far


# Monte Carlo and Hex


def test_the_lesson_on_monte_carlo_shows_the_search_that_it_describes() -> None:
    lesson = shipped_lesson("mcts")
    assert {dict(one.scene["think"])["engine"] for one in lesson.steps[:5]} == {"uct"}
    facts = HexFacts(lesson.steps[2].scene)
    assert facts.cells("best") == ["d2"] and "d2" in facts.cells("wins")
    moves = len(facts.board.vacant)
    assert (moves, round(500 / moves), round(1000 / moves)) == (23, 22, 43)


def test_a_bridge_is_two_stones_apart_that_share_two_empty_neighbours() -> None:
    cells = [(row, column) for row in range(5) for column in range(5)]
    for one, other in combinations(cells, 2):
        shared = [cell for cell in cells if touching(one, cell) and touching(cell, other)]
        elsewhere = next(cell for cell in cells if cell not in (one, other, *shared))
        board = HexBoard.empty(5).played(row * 5 + column for row, column in (one, elsewhere, other))
        found = [bridge for bridge in bridges(board, RED) if bridge.edge is None]
        assert bool(found) == (not touching(one, other) and len(shared) == 2), (one, other)


# Consistency


def reopenings(start: Tiles, h: Callable[[Tiles], int], pathmax: bool) -> tuple[int, int]:
    """Return the cost that A* finds, and the number of boards that it reopens; ties: lowest h, then newest (LIFO)."""
    successors, number = slides(3, 3), count()
    g, result, closed, reopened = {start: 0}, {start: h(start)}, set[Tiles](), 0
    waiting = [(result[start], result[start], 0, start)]
    while waiting:
        _, _, _, state = heapq.heappop(waiting)
        if state == GOAL:
            return g[state], reopened
        if state in closed:
            continue
        closed.add(state)
        for other in successors(state):
            if g[state] + 1 >= g.get(other, g[state] + 2):
                continue
            if other in closed:
                closed.remove(other)
                reopened += 1
            g[other] = g[state] + 1
            result[other] = max(h(other), result[state] - 1) if pathmax else h(other)
            heapq.heappush(waiting, (g[other] + result[other], result[other], -next(number), other))
    raise AssertionError


def flicker(tiles: Tiles) -> int:
    if tiles.index(0) % 2:
        return 0
    return sum(
        abs(cell // 3 - (tile - 1) // 3) + abs(cell % 3 - (tile - 1) % 3) for cell, tile in enumerate(tiles) if tile
    )


def test_pathmax_does_not_do_away_with_reopening() -> None:
    assert reopenings((1, 3, 5, 4, 0, 8, 7, 6, 2), flicker, pathmax=False) == (10, 1)
    assert reopenings((2, 6, 8, 1, 0, 3, 7, 4, 5), flicker, pathmax=True) == (14, 1)


# The user's own problems


class Jugs:
    def initial(self) -> tuple[int, int]:
        return 0, 0

    def is_goal(self, state: tuple[int, int]) -> bool:
        return 4 in state

    def successors(self, state: tuple[int, int]) -> Iterator[tuple[str, tuple[int, int], int]]:
        small, large = state
        there, back = min(small, 5 - large), min(large, 3 - small)
        yield "fill 3", (3, large), 1
        yield "fill 5", (small, 5), 1
        yield "empty 3", (0, large), 1
        yield "empty 5", (small, 0), 1
        yield "3 to 5", (small - there, large + there), 1
        yield "5 to 3", (small + back, large - back), 1


def test_three_functions_are_enough_for_every_search_from_the_start() -> None:
    from_both_ends = {name for name in ALGORITHMS if algorithm(name).reversible}
    assert from_both_ends == {"bibfs", "biastar"}
    for name in ALGORITHMS:
        if name in from_both_ends:
            with pytest.raises(Fault, match="problem-one-direction"):
                api.solve(Jugs(), name)
        else:
            # Without h, each state is a local minimum, and a random walk empties its jugs again too soon.
            is_local = name in ("hill", "simulated-annealing")
            expected = Status.EXHAUSTED if is_local else Status.SOLVED
            assert api.solve(Jugs(), name).status is expected, name
    assert api.solve(Jugs(), "astar").expanded == api.solve(Jugs(), "ucs", ties="low-h").expanded


# States, parity


def growth(rows: int, columns: int) -> float:
    """Return the asymptotic growth factor of the paths without inverse moves, averaged over two moves."""
    paths = {(current, there): 1.0 for current in range(rows * columns) for there in neighbours(rows, columns, current)}
    ratio = 0.0
    for _ in range(200):
        before = sum(paths.values())
        for _ in range(2):
            more = dict.fromkeys(paths, 0.0)
            for (current, there), number in paths.items():
                for following in neighbours(rows, columns, there):
                    if following != current:
                        more[there, following] += number
            paths = more
        ratio = sqrt(sum(paths.values()) / before)
        paths = {move: number / sum(paths.values()) for move, number in paths.items()}
    return ratio


def test_the_branching_factors_are_those_of_the_text() -> None:
    assert round(sum(len(neighbours(3, 3, cell)) for cell in range(9)) / 9 - 1, 2) == 1.67
    assert growth(3, 3) == pytest.approx(sqrt(3), abs=1e-6)
    assert round(growth(4, 4), 2) == 2.13


def test_one_swap_always_changes_whether_their_number_is_even() -> None:
    for order in permutations(range(1, 6)):
        for one, other in combinations(range(5), 2):
            swapped = list(order)
            swapped[one], swapped[other] = swapped[other], swapped[one]
            assert (inversions(swapped) - inversions(order)) % 2 == 1


@pytest.mark.parametrize(
    ("rows", "columns", "enough"), [(2, 2, True), (2, 3, True), (3, 2, True), (1, 4, False), (1, 5, False)]
)
def test_the_rule_is_enough_where_there_are_two_rows_and_columns(rows: int, columns: int, enough: bool) -> None:
    goal = (*range(1, rows * columns), 0)

    def rule(tiles: Tiles) -> int:
        return (inversions(tiles) + (0 if columns % 2 else tiles.index(0) // columns)) % 2

    allowed = {tiles for tiles in permutations(goal) if rule(tiles) == rule(goal)}
    found = {*reachable_from(goal, slides(rows, columns))}
    assert found <= allowed
    assert (found == allowed) is enough


# Heuristics


def test_misplaced_tiles_and_manhattan_are_exact_where_less_is_forbidden() -> None:
    folder_ = (0, 1, 2)

    def moves(to: Callable[[int], Iterable[int]]) -> dict[Any, int]:
        return reachable_from(
            folder_,
            lambda cells: ((*cells[:tile], cell, *cells[tile + 1 :]) for tile in range(3) for cell in to(cells[tile])),
        )

    for cells, far in moves(lambda _: range(6)).items():
        assert far == sum(cell != goal for cell, goal in zip(cells, folder_, strict=True))
    for cells, far in moves(lambda cell: neighbours(2, 3, cell)).items():
        assert far == sum(
            abs(cell // 3 - goal // 3) + abs(cell % 3 - goal % 3) for cell, goal in zip(cells, folder_, strict=True)
        )


def test_the_greater_of_two_consistent_estimates_expands_no_more_below_the_optimum() -> None:
    below = []
    for heuristic in ("misplaced", "manhattan"):
        recording, timeline = recorded_search(f"{TEN} astar {heuristic}")
        expanded = timeline.current().tolist()
        moment = timeline.at(timeline.length)
        below.append({recording.state(record) for record in expanded if moment.f(record) < 10_000})
    assert below[1] <= below[0]


def full_pattern_database(tiles: tuple[int, ...]) -> Callable[[Tiles], int]:
    """Return a non-additive pattern database on 2×3: the key contains the blank, and all moves count."""

    def cells(state: Tiles) -> tuple[int, ...]:
        return tuple(state.index(tile) for tile in (0, *tiles))

    def successors(key: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for cell in neighbours(2, 3, key[0]):
            yield cell, *(key[0] if one == cell else one for one in key[1:])

    table = reachable_from(cells((1, 2, 3, 4, 5, 0)), successors)
    return lambda state: table[cells(state)]


def test_pattern_databases_are_consistent_with_the_blank_and_may_be_added_without_it() -> None:
    truth = reachable_from((1, 2, 3, 4, 5, 0), slides(2, 3))
    whole = [full_pattern_database((1, 2)), full_pattern_database((3, 4, 5))]
    tables = [(tiles, pattern_distances(2, 3, 5, [tile - 1 for tile in tiles])) for tiles in ((1, 2), (3, 4, 5))]
    own = [lambda state, of=one: of[1][tuple(state.index(tile) for tile in of[0])] for one in tables]

    def consistent(h: Callable[[Tiles], int]) -> bool:
        return all(h(state) <= 1 + h(other) for state in truth for other in slides(2, 3)(state))

    assert all(consistent(h) for h in whole)
    assert not all(consistent(h) for h in own)
    assert all(max(h(state) for h in whole) <= far for state, far in truth.items())
    assert any(sum(h(state) for h in whole) > far for state, far in truth.items())
    assert all(sum(h(state) for h in own) <= far for state, far in truth.items())


# Literature


CITED = {
    "state-space": (2, 4),
    "parity": (3,),
    "bfs": (4,),
    "dfs": (2, 5),
    "iterative-deepening": (4,),
    "heuristics": (2, 6),
    "consistency": (2,),
    "find-the-bug": (5,),
    "bidirectional": (5, 6),
    "pattern-databases": (3, 6),
    "divide": (3, 4),
    "hex-rules": (3,),
    "mcts": (2, 5),
    "beyond-puzzles": (4,),
}


@pytest.mark.parametrize(("name", "places"), CITED.items())
def test_the_teacher_finds_where_an_explanation_comes_from(name: str, places: tuple[int, ...]) -> None:
    for place in places:
        notes = step(name, place).notes
        cited = notes["en"].partition("Literature: ")[2]
        assert cited, place
        for language, lead in (("ru", "Литература: "), ("cs", "Literatura: "), ("vi", "Tài liệu: ")):
            assert notes[language].partition(lead)[2].count("*") == cited.count("*"), (place, language)
