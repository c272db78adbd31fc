"""Checks whether a board, moves or the user's own function satisfy a question."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any

from workbench.api import Configuration
from workbench.formats.run_line import RunLine
from workbench.lessons.bringing_home import HOME, asks_for_tiles, judge_home, shortest_home
from workbench.lessons.built_in import built_in
from workbench.lessons.fact_names import fact_name
from workbench.lessons.facts import LessonSearch, check_fact, distance, optimal_search
from workbench.lessons.lesson import LessonQuestion
from workbench.lessons.own_function import BoardResult, run_own_function
from workbench.search.problem.messages import Fault, Message, message
from workbench.search.problem.names import find_name
from workbench.search.problem.problem import Number, Problem, scale, to_display_units
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import read_shape, to_quotable
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.solvability import is_solvable

Judgement = tuple[bool, Message]
"""Whether the answer is right, and the reason."""

MOVES = ("solves", "optimal", *HOME)
CODE = ("equal", "admissible")
_ESTIMATE = ("h-above-true:H", "h-equals-true:H", "h-inconsistent:H", "h-greater:H>H")
JUDGES = ("solvable", "unsolvable", "moves-from-goal:K", "in-place:TILES", *_ESTIMATE, "FACT=N")
"""The conditions for a board; K is a number, H a heuristic, FACT and N a fact and its value; TILES: 0 is the blank."""
AND = " and "
"""Between conditions that a board must all satisfy."""


def shape_of(question: LessonQuestion, line: RunLine | None) -> tuple[int, int]:
    """Return the shape of the boards of a question. Raises Fault if it is not specified."""
    if question.shape:
        return read_shape(question.shape)
    if line is None or line.board is None:
        raise Fault("lesson-no-shape")
    return line.board.shape


def goal_of(question: LessonQuestion, shape: tuple[int, int], line: RunLine | None) -> Board:
    """Return the goal of a question. Raises Fault."""
    if question.goal or line is None or line.goal is None or line.goal.shape != shape:
        return goal_board(question.goal or LAST, *shape)
    return line.goal


def check_judge(question: LessonQuestion, line: RunLine | None) -> None:
    """Raise Fault if a question has no valid criterion for right answers, or its example does not satisfy it."""
    if question.kind == "board":
        board = Board.parse(question.example, shape_of(question, line))
        right, why = judge_board(question, board, line)
        if not right:
            raise Fault(why.key, **why.facts)
    elif question.kind == "moves":
        if question.board:
            Board.parse(question.board)
        elif line is None:
            raise Fault("lesson-no-run")
        if asks_for_tiles(question.judge):
            shortest_home(question.judge, *boards_of_moves(question, line))
        else:
            _check_known(question.judge, MOVES)
    else:
        _check_known(question.judge or CODE[0], CODE)
        boards = [Board.parse(board) for board in question.boards]
        for board in boards:
            goal_board(question.goal or LAST, *board.shape)
        if question.like:
            built_in(question.like)
        elif question.judge != "admissible" and len(question.values) != len(boards):
            raise Fault("lesson-values", boards=len(boards), values=len(question.values))


def _check_known(judge: str, known: tuple[str, ...]) -> None:
    if judge not in known:
        raise Fault("option-choice", option="judge", value=to_quotable(judge), known=", ".join(known))


def judge_board(question: LessonQuestion, board: Board, line: RunLine | None) -> Judgement:
    """Return whether a board satisfies all conditions of a question, and why: a wrong one, the first that it does not.

    Raises Fault if a condition is not valid.
    """
    goal = goal_of(question, board.shape, line)
    verdicts = [_judge_condition(condition.strip(), board, goal) for condition in question.judge.split(AND)]
    return next((verdict for verdict in verdicts if not verdict[0]), verdicts[-1])


def _judge_condition(condition: str, board: Board, goal: Board) -> Judgement:
    name, _, value = condition.partition(":")
    if condition in ("solvable", "unsolvable"):
        solvable = is_solvable(board, goal)
        reason = message("verdict-solvable" if solvable else "verdict-unsolvable")
        return solvable is (condition == "solvable"), reason
    if name in _NAMED and value:
        return _NAMED[name](board, goal, value)
    fact, _, required_text = condition.partition("=")
    try:
        required = float(required_text)
    except ValueError:
        raise Fault("option-choice", option="judge", value=to_quotable(condition), known=", ".join(JUDGES)) from None
    search_line = RunLine(board, goal)
    check_fact(fact.strip(), search_line)
    actual = LessonSearch(search_line).fact(fact.strip())
    facts = {"name": fact_name(fact.strip()), "value": f"{actual:g}", "wanted": f"{required:g}"}
    return actual == required, message("verdict-fact", **facts)


def _at_distance(board: Board, goal: Board, required_text: str) -> Judgement:
    if not required_text.isdecimal() or len(required_text) > 3:
        raise Fault("option-choice", option="judge", value=to_quotable(required_text), known=", ".join(JUDGES))
    if not is_solvable(board, goal):
        return False, message("verdict-unsolvable")
    true_distance = distance(board, goal)
    return true_distance == int(required_text), message("verdict-distance", count=true_distance)


def _in_place(board: Board, goal: Board, tiles_text: str) -> Judgement:
    """Return whether these tiles are on their goal cells."""
    tiles = tiles_text.split()
    if not all(tile.isdecimal() and len(tile) <= 3 and int(tile) < board.cells for tile in tiles):
        raise Fault("option-choice", option="judge", value=to_quotable(tiles_text), known=", ".join(JUDGES))
    away = next((int(tile) for tile in tiles if board.tiles.index(int(tile)) != goal.tiles.index(int(tile))), None)
    return (True, message("verdict-right")) if away is None else (False, message("verdict-away", tile=away))


def _compared(right: Callable[[float, float], bool]) -> Callable[[Board, Board, str], Judgement]:
    """Return a judge that compares a heuristic's value for a board with the true distance."""

    def judge(board: Board, goal: Board, name: str) -> Judgement:
        estimate = built_in(name).create(goal)(board.state) / MOVE_COST
        if not is_solvable(board, goal):
            return False, message("verdict-unsolvable")
        true_distance = distance(board, goal)
        return right(estimate, true_distance), message("verdict-estimate", h=f"{estimate:g}", count=true_distance)

    return judge


def _inconsistent(board: Board, goal: Board, name: str) -> Judgement:
    estimate = built_in(name).create(goal)
    value_here = estimate(board.state)
    drops = {move: value_here - estimate(board.moved(move).state) for move in board.legal_moves()}
    move = max(drops, key=lambda one: drops[one])
    reason = message(
        "verdict-drop", move=move, h=f"{value_here / MOVE_COST:g}", after=f"{(value_here - drops[move]) / MOVE_COST:g}"
    )
    return drops[move] > MOVE_COST, reason


def _greater(board: Board, goal: Board, names: str) -> Judgement:
    first, _, second = names.partition(">")
    a, b = (built_in(name).create(goal)(board.state) / MOVE_COST for name in (first, second))
    if not is_solvable(board, goal):
        return False, message("verdict-unsolvable")
    return a > b, message("verdict-two-estimates", a=a, b=b)


_NAMED: Mapping[str, Callable[[Board, Board, str], Judgement]] = {
    "moves-from-goal": _at_distance,
    "in-place": _in_place,
    "h-above-true": _compared(lambda h, true: h > true),
    "h-equals-true": _compared(lambda h, true: h == true),
    "h-inconsistent": _inconsistent,
    "h-greater": _greater,
}


def judge_moves(question: LessonQuestion, typed: str, line: RunLine | None) -> Judgement:
    """Return whether moves lead to the goal, and if the question asks for it, whether their cost is optimal."""
    problem = _problem_of(question, line)
    moves = _split_moves(problem, typed)
    if asks_for_tiles(question.judge):
        return judge_home(question.judge, *boards_of_moves(question, line), moves)
    state = problem.initial()
    cost: Number = 0
    for number, move in enumerate(moves, 1):
        successors = [*problem.successors(state)]
        match = find_name([label for label, _, _ in successors], move)
        if match is None:
            return False, message("verdict-illegal", move=to_quotable(move), number=number)
        _, state, price = successors[match]
        cost += price
    if not problem.is_goal(state):
        return False, message("verdict-no-goal", count=len(moves))
    if question.judge == "solves":
        return True, message("verdict-solves", count=len(moves))
    least = optimal_path(question, line)[1]
    paid = to_display_units(cost, scale(problem))
    return paid <= least, message("verdict-optimal" if paid <= least else "verdict-dearer", cost=paid, least=least)


def optimal_path(question: LessonQuestion, line: RunLine | None) -> tuple[tuple[str, ...], float]:
    """Return the moves of an optimal path, and its cost. Raises Fault if none is found within the limit."""
    problem = _problem_of(question, line)
    if asks_for_tiles(question.judge):
        moves = shortest_home(question.judge, *boards_of_moves(question, line))
        return moves, len(moves)
    if isinstance(problem, TileProblem):
        search_line = optimal_search(problem.start, problem.goal)
    else:
        assert line is not None
        search_line = RunLine(None, None, line.other, Configuration.of("ucs", problem=line.problem))
    solution = LessonSearch(search_line).result
    if solution.moves is None or solution.cost is None:
        raise Fault("lesson-unsolved", board=str(solution.board))
    return solution.moves, solution.cost


def _problem_of(question: LessonQuestion, line: RunLine | None) -> Problem[Any]:
    if question.board:
        board = Board.parse(question.board)
        return TileProblem(board, goal_of(question, board.shape, line))
    assert line is not None
    return line.problem


def boards_of_moves(question: LessonQuestion, line: RunLine | None) -> tuple[Board, Board]:
    """Return the board that moves start from, and its goal. Raises Fault if the moves are not on a board."""
    problem = _problem_of(question, line)
    if not isinstance(problem, TileProblem):
        raise Fault("lesson-no-shape")
    return problem.start, problem.goal


def _split_moves(problem: Problem[Any], typed: str) -> list[str]:
    """Return the typed moves: letters, or labels separated by commas or blanks."""
    if isinstance(problem, TileProblem):
        return [*"".join(typed.lower().replace(",", " ").split())]
    return [part.strip() for part in typed.split(",")] if "," in typed else typed.split()


def judge_code(question: LessonQuestion, name: str) -> Generator[None, None, Judgement]:
    """Return whether the user's own heuristic, `file.py:function`, returns the right value for every board.

    Yields while the function runs, in a separate process. Raises Fault if it cannot be run, or takes too long.
    """
    pairs = [_with_goal(question, number) for number in range(len(question.boards))]
    results = yield from run_own_function(name, pairs)
    for number, result in enumerate(results):
        wrong = _complaint(question, number, result)
        if wrong is not None:
            return False, wrong
    return True, message("verdict-code", count=len(question.boards))


def _complaint(question: LessonQuestion, number: int, result: BoardResult) -> Message | None:
    """Return what is wrong with a function's value for the `number`-th board, None if nothing is."""
    board = str(_with_goal(question, number)[0])
    if "raised" in result:
        kind, text = result["raised"]
        return message("verdict-code-raised", board=board, kind=kind, text=text)
    if "odd" in result:
        return message("verdict-code-number", board=board, value=result["odd"])
    value, expected = result["value"] / MOVE_COST, value_of(question, number)
    above = question.judge == "admissible"
    if value > expected if above else value != expected:
        key = "verdict-code-above" if above else "verdict-code-other"
        return message(key, board=board, value=f"{value:g}", wanted=f"{expected:g}")
    return None


def _with_goal(question: LessonQuestion, number: int) -> tuple[Board, Board]:
    board = Board.parse(question.boards[number])
    return board, goal_board(question.goal or LAST, *board.shape)


def value_of(question: LessonQuestion, number: int) -> float:
    """Return the requested value for the `number`-th board; for `admissible` the true distance."""
    board, goal = _with_goal(question, number)
    if question.judge == "admissible":
        return distance(board, goal)
    if question.like:
        return float(built_in(question.like).create(goal)(board.state)) / MOVE_COST
    return question.values[number]
