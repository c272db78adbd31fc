"""The description of a step agrees with what a reference search did there."""

from __future__ import annotations

from collections import Counter

import pytest
from judges.naive_best_first import Rules, best_first
from judges.naive_tiles import zero
from worlds.searches import random_graph

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.search.explaining.explain import narration, steps
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.ordering import TIES
from workbench.wording import say

RULES = [Rules(name, ties, exact=False) for name in ("ucs", "greedy", "astar") for ties in TIES]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_why_a_node_was_chosen_and_what_became_of_its_successors(rules: Rules):
    for seed in range(20):
        world = random_graph(seed)
        estimate = world.estimate if ALGORITHMS[rules.algorithm].informed else None
        judged = best_first(world, rules, estimate or zero, 30)
        run = api.start(world, rules.algorithm, estimate, ties=rules.ties)
        run.advance(30)
        timeline = Timeline(run.recording)
        for before, now in zip(judged.snapshots, judged.snapshots[1:], strict=False):
            result = narration(timeline, now.t)
            waiting = [now.nodes[number] for number in before.open or ()]
            chosen = waiting[0]
            equals = sum(rules.f(node.g, node.h) == rules.f(chosen.g, chosen.h) for node in waiting)
            assert result[0].key == f"explain-taken-{rules.ties if equals > 1 else 'only'}"
            assert result[0].facts["rule"] == {"ucs": "g", "greedy": "h"}.get(rules.algorithm, "f")
            if equals > 1 and rules.ties in ("low-h", "high-h"):
                equal = [node.h for node in waiting if rules.f(node.g, node.h) == rules.f(chosen.g, chosen.h)]
                alike = equal.count(chosen.h)
                by = "h" if alike == 1 else "age" if alike == equals else "both"
                assert result[0].facts["by"] == (by if rules.algorithm == "astar" else "plain")
            facts = (result[0].facts["number"], result[0].facts["g"], result[0].facts["h"], result[0].facts["count"])
            assert facts == (chosen.number, chosen.g, chosen.h, equals)
            if now.goal is not None:
                assert result[1].key == "explain-goal"
                continue
            assert result[1].facts["count"] == len(now.successors)
            fates = Counter(successor.fate for successor in now.successors)
            summary = result[2:] if now.t < timeline.length or now.open else result[2:-1]
            assert (summary == result[2:]) == (not result[-1].key.startswith("explain-fail-"))
            assert {message.key: message.facts["count"] for message in summary} == {
                f"explain-count-{fate}": count for fate, count in fates.items()
            }
            pieces = [step.message.key for step in steps(timeline, now.t)[2:]]
            fated = [f"explain-successor-{successor.fate}" for successor in now.successors]
            assert pieces[1 : 2 * len(fated) : 2] == fated
            assert pieces[: 2 * len(fated) : 2] == ["explain-generated"] * len(fated)


@pytest.mark.parametrize("name", ALGORITHMS)
def test_a_step_that_is_not_recorded_cannot_be_told(name: str):
    timeline = Timeline(api.start("1 2 3/4 0 6/7 5 8", name).recording)
    assert narration(timeline, 0)[0].key.startswith("explain-start")
    for tell in (narration, steps):
        with pytest.raises(IndexError):
            tell(timeline, 1)


def test_a_single_successor_is_not_counted_again():
    run = api.start("1 2 0/4 5 3/7 8 6", "idastar", "manhattan", engine="textbook")
    run.advance(99)
    said = [say(message) for t in (1, 2) for message in narration(Timeline(run.recording), t)]
    assert [one for one in said if one.startswith(("1 ", "It "))] == [
        *("1 successor is generated.", "It is entered next."),
        *("1 successor is generated.", "It is the goal."),
    ]


def test_successors_with_names_are_named_with_the_value_that_orders_open():
    run = api.start("romania", "astar")
    run.advance(4)
    sentences = [" ".join(map(say, narration(Timeline(run.recording), t))) for t in (2, 4)]
    assert "New on OPEN: Fagaras (f = 415), Oradea (f = 671), Rimnicu (f = 413). Already closed: Arad." in sentences[0]
    assert "New on OPEN: Bucharest (f = 450). Already closed: Sibiu." in sentences[1]
    assert "are new" not in sentences[0] and "is new" not in sentences[1]
    run = api.start("romania", "ucs")
    run.advance(1)
    assert "Zerind (g = 75)" in " ".join(map(say, narration(Timeline(run.recording), 1)))


def test_successors_without_names_are_counted():
    for what in ("1 2 3/7 0 8/5 6 4", "maze"):  # a square of a maze has only coordinates
        run = api.start(what, "astar")
        run.advance(1)
        assert "new and go" in " ".join(map(say, narration(Timeline(run.recording), 1)))


def test_moves_on_a_map_are_written_in_words() -> None:
    run = api.start("maze", "astar")
    run.advance(12)
    timeline = Timeline(run.recording)
    narrated = [say(step.message) for t in range(12) for step in steps(timeline, t)]
    generated = [sentence.split(":")[0] for sentence in narrated if ": the next successor" in sentence]
    assert generated and set(generated) <= {"Up", "Down", "Left", "Right"}
