"""The narration of a complete search, step by step, for every algorithm and in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest
from support.typography import typographic_faults
from worlds.searches import Graph, graph, random_graph

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.catalog.broken_algorithms import BROKEN_ALGORITHMS
from workbench.hex import win_check
from workbench.hex.board import RED, HexBoard
from workbench.hex.compiled import mcts, proof
from workbench.hex.evaluations import by_two_distance
from workbench.hex.game import HexGame
from workbench.search.algorithms.alphabeta import alphabeta
from workbench.search.explaining import explain, games
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Message, message
from workbench.search.recording.cutoff_tree import CutoffTree
from workbench.search.running.game_run import GameRun, TextbookGameSearch
from workbench.wording import LANGUAGES, say, set_language
from workbench.wording.pseudocode import forms, listing

SOLVABLE = "1 2 6/4 5 3/8 7 0"
SMALL = "0 3/2 1"
"""Searched exhaustively by every algorithm."""
STEPS = 150
LEFT_OPEN = re.compile(r"[{}$]|\bNone\b|\bnan\b|\bTrue\b|\bFalse\b")
"""Signs of a fact that is missing or was not formatted."""
RUN_ON = re.compile(r"f = \S+ [=>] \S+ \+ \S*[\d∞] ")
"""An equation that the sentence goes through without a mark: "2 nodes with the smallest f = 10 = 4 + 6 it is …"."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    set_language("en")


def told_of(world: str | Graph, algorithm: str) -> tuple[list[Message], list[MicroStep]]:
    """Return the messages of all steps of a search of a board or a graph, and their micro-steps."""
    informed = (ALGORITHMS.get(algorithm) or BROKEN_ALGORITHMS[algorithm]).informed
    run = api.start(world, algorithm, world.estimate if informed and isinstance(world, Graph) else None)
    run.advance(STEPS)
    timeline = Timeline(run.recording)
    all_steps = range(timeline.length + 1)
    messages = [one for t in all_steps for one in explain.narration(timeline, t)]
    return messages, [step for t in all_steps for step in explain.steps(timeline, t)]


def told_of_game(name: str) -> list[MicroStep]:
    """Return all micro-steps of a game search."""
    if name == "wincheck":
        board = HexBoard.empty(4)
        return [step for side in (board, HexBoard.parse("rrr/b.b/...")) for step in win_check.steps(side, RED)]
    board = HexBoard.empty(3)
    if name == "alphabeta":
        recording: CutoffTree[HexBoard] = CutoffTree(HexGame(board))
        search = alphabeta(recording.game, lambda state: by_two_distance(state, state.to_move), recording, 3)
        run = GameRun(recording, TextbookGameSearch(search))
    else:
        run = {"mcts": lambda: mcts.start(board, room=1 << 22), "proof": lambda: proof.start(board)}[name]()
    run.advance(600)
    return [step for t in range(run.steps + 1) for step in games.steps(run.recording.at(t))]


def faults(messages: Iterable[Message], code: str) -> Iterator[str]:
    """Yield the texts that are not complete sentences of a language, each once."""
    for sentence in dict.fromkeys(map(say, messages)):
        if LEFT_OPEN.search(sentence) or not sentence.strip():
            yield f"left open: {sentence!r}"
        if RUN_ON.search(sentence):
            yield f"reads as a part of the equation: {sentence!r}"
        yield from typographic_faults(sentence, code)


def check(algorithm: str, messages: Iterable[Message], steps: list[MicroStep]) -> None:
    """Format everything in every language, with the pseudocode and its variables."""
    messages = [*messages, *(step.message for step in steps)]
    for code in LANGUAGES:
        set_language(code)
        assert not list(faults(messages, code)), code
        for form in forms(algorithm):
            lines = listing(algorithm, {}, form)
            for step in steps:
                assert not any(LEFT_OPEN.search(value) for _, value in lines.shown(step)), (code, step)


@pytest.mark.parametrize("algorithm", [*ALGORITHMS, *BROKEN_ALGORITHMS])
def test_every_step_of_a_search_is_told_in_every_language(algorithm: str) -> None:
    messages: list[Message] = []
    steps: list[MicroStep] = []
    worlds: list[str | Graph] = [SOLVABLE, SMALL, graph("ab1"), *map(random_graph, range(8))]
    for world in worlds:
        more, smaller = told_of(world, algorithm)
        messages += more
        steps += smaller
    kinds = {one.key for one in messages}
    assert any(kind.startswith("explain-start") for kind in kinds)
    assert any("-fail-" in kind for kind in kinds), "some graphs have no way"
    check(algorithm, messages, steps)


@pytest.mark.parametrize("name", ["alphabeta", "mcts", "proof", "wincheck"])
def test_every_step_of_a_game_search_is_told_in_every_language(name: str) -> None:
    steps = told_of_game(name)
    assert len(steps) >= 7
    check(name, (), steps)


def test_a_sentence_without_its_facts_is_caught() -> None:
    with pytest.raises(Exception, match="count"):
        say(message("explain-count-new"))
    assert LEFT_OPEN.search("{$count} new") and LEFT_OPEN.search("h = None")


def test_successors_of_nodes_above_are_not_counted_as_those_of_the_node_entered() -> None:
    run = api.start("korf:79", "idastar", "manhattan")
    run.advance(STEPS)
    timeline, further = Timeline(run.recording), 0
    for t in range(1, timeline.length + 1):
        moment, messages = timeline.at(t), explain.narration(timeline, t)
        own = [one for one in moment.successors if one.parent == moment.current]
        counted = {one.key: one.facts.get("count") for one in messages}
        assert counted["explain-successors"] == len(own) and "explain-backtracked" not in counted
        assert counted.get("explain-further", 0) == len(moment.successors) - len(own)
        further += "explain-further" in counted
    assert further > 1
    third = " ".join(map(say, explain.narration(timeline, 3)))
    assert third.endswith(
        "Nothing is left below it. Back at node 3, 1 more successor is generated. It is entered next."
    )


def test_a_single_successor_is_not_one_of_several() -> None:
    run = api.start("1 2 3/4 5 6/7 0 8", "idastar", "manhattan")
    run.advance(STEPS)
    timeline = Timeline(run.recording)
    narrations = [" ".join(map(say, explain.narration(timeline, t))) for t in range(timeline.length + 1)]
    assert not any("of them" in sentence for sentence in narrations)
    sentences = {}
    for code in LANGUAGES:
        set_language(code)
        sentences[code] = [say(message("explain-count-next", count=count, only="no")) for count in (1, 2, 5)]
    assert sentences["en"] == [
        "One is entered next.",
        "2 are entered next, one after another.",
        "5 are entered next, one after another.",
    ]
    assert sentences["ru"][:2] == ["Далее поиск войдёт в 1 узел.", "Далее поиск войдёт в 2 узла, по очереди."]
    assert sentences["cs"][2] == "Dále se vstoupí do 5 uzlů, jednoho po druhém."
    assert sentences["vi"][0] == "1 nút được vào kế tiếp."
