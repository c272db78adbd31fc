"""docs/lessons.md is true and complete: its example is a lesson, and it describes every key, pane and fact."""

from __future__ import annotations

import json
import re
from textwrap import dedent

from support.paths import REPOSITORY

from workbench import assets
from workbench.formats.scene_keys import KEYS, PANES, TABS
from workbench.lessons.divide_facts import OF_DIVISION as OF_DIVIDED
from workbench.lessons.facts import FACTS
from workbench.lessons.files import parse_lesson
from workbench.lessons.hex_facts import OF_GAME_SEARCH, OF_POSITION
from workbench.lessons.hex_facts import WHICH as CELLS
from workbench.lessons.judging import CODE, JUDGES, MOVES
from workbench.lessons.lesson import KINDS
from workbench.lessons.minimax_facts import OF_TREE
from workbench.lessons.minimax_facts import WHICH as GAME_NODES
from workbench.lessons.nodes import WHICH
from workbench.lessons.own_function import SECONDS
from workbench.lessons.pictures import MAX_BYTES, MAX_PIXELS
from workbench.lessons.proving import prove

DOCS = (REPOSITORY / "docs" / "lessons.md").read_text(encoding="utf-8")


def test_the_example_is_a_lesson_of_which_all_is_so() -> None:
    example = dedent(DOCS[DOCS.index("    format =") : DOCS.index("In TOML the keys")])
    lesson = parse_lesson(example)
    assert list(prove(lesson)) == [] and lesson.steps[0].question is not None


def test_every_key_pane_fact_and_judge_is_told() -> None:
    schema = json.loads(assets.read_text("schemas", "lesson.schema.json"))
    keys = {*schema["properties"]}
    for name in ("step", "option", "question"):
        keys |= {*schema["$defs"][name]["properties"]}
    keys = keys.union(
        *KEYS.values(), *PANES.values(), *TABS.values(), KEYS, KINDS, FACTS, OF_DIVIDED, WHICH, CELLS, MOVES
    )
    keys |= {*OF_TREE, *GAME_NODES}
    hex_facts = {name.replace("-blue", "-red") for name in OF_POSITION} | {*OF_GAME_SEARCH} - {"visits", "wins-percent"}
    keys |= hex_facts | {judge.partition("=")[0] for judge in JUDGES} | {*CODE[1:]}
    keys -= {"FACT"}
    documented = {word for code in re.findall(r"`([^`\n]+)`", DOCS) for word in re.split(r"[\s=,.\"{}\[\]]+", code)}
    kept_by_the_window = {"layout", "hints", "helped", "finished", "seconds", "slides"}
    assert sorted(keys - documented - kept_by_the_window) == []


def test_the_limits_are_those_of_the_program() -> None:
    limits = f"at most {MAX_BYTES // 10**6} MB and {MAX_PIXELS // 10**6} million pixels"
    assert limits in DOCS and f"after {SECONDS:g} seconds" in DOCS
