"""Traces can be converted between formats and back without loss."""

from __future__ import annotations

import csv
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from support.tracing import SEARCHES, run_of

from workbench import assets
from workbench.formats.traces import posthoc_document, trace, traces
from workbench.formats.traces.posthoc_document import Document
from workbench.search.problem.messages import Fault

POSTHOC = (".trace.json", ".trace.yaml")

FOREIGN: dict[str, Any] = {
    "version": "1.4.0",
    "views": {"main": [{"$": "rect", "x": "${{ $.x }}", "$if": False}], "own": []},
    "pivot": {"x": "${{ $.x }}"},
    "author": {"name": "somebody", "since": [1, 2.5, None, True, "1e3", "yes", "~", "0x10", "2001-01-01", ""]},
    "events": [
        {"type": "source", "id": 0, "pId": None, "x": 1, "f": 1e-05},
        {"type": "colouring", "id": "a b", "pId": 0, "label": "né\u2028 \x85 \x7f ’ 😀 #: - {", "deep": [[{"k": []}]]},
        {"type": "expanding", "id": 0, "code": "${{ process.exit() }}", "nothing": None, "big": 10**30},
    ],
}


def written(document: object, path: Path) -> Path:
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("ending", POSTHOC)
def test_own_to_posthoc_and_back_is_the_same_file(search: str, ending: str, tmp_path: Path) -> None:
    own, there, back = tmp_path / "own.jsonl", tmp_path / f"run{ending}", tmp_path / "back.jsonl"
    run = run_of(search)
    trace.write(own, run)
    traces.convert(own, there)
    traces.convert(there, back)
    assert back.read_bytes() == own.read_bytes()
    direct = tmp_path / f"direct{ending}"
    trace.write(direct, run)
    assert direct.read_bytes() == there.read_bytes()


@pytest.mark.parametrize("ending", POSTHOC)
def test_a_trace_of_another_program_comes_back_with_all_its_keys(ending: str, tmp_path: Path) -> None:
    given_ = written(FOREIGN, tmp_path / "given.trace.json")
    traces.convert(given_, tmp_path / f"there{ending}")
    traces.convert(tmp_path / f"there{ending}", tmp_path / "own.jsonl")
    traces.convert(tmp_path / "own.jsonl", tmp_path / "back.trace.json")
    assert json.loads((tmp_path / "back.trace.json").read_text(encoding="utf-8")) == FOREIGN


def test_a_trace_of_ours_that_was_changed_by_hand_keeps_the_change(tmp_path: Path) -> None:
    trace.write(tmp_path / "run.trace.json", run_of("astar"))
    document = json.loads((tmp_path / "run.trace.json").read_text(encoding="utf-8"))
    document["events"][3]["note"] = "look here"
    written(document, tmp_path / "run.trace.json")
    traces.convert(tmp_path / "run.trace.json", tmp_path / "own.jsonl")
    traces.convert(tmp_path / "own.jsonl", tmp_path / "back.trace.json")
    assert json.loads((tmp_path / "back.trace.json").read_text(encoding="utf-8")) == document


def test_a_table_of_events_has_a_column_for_every_key(tmp_path: Path) -> None:
    traces.convert(written(FOREIGN, tmp_path / "given.trace.json"), tmp_path / "events.csv")
    with (tmp_path / "events.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["type"] for row in rows] == ["source", "colouring", "expanding"]
    assert json.loads(rows[1]["deep"]) == [[{"k": []}]]


@pytest.mark.parametrize("search", SEARCHES)
def test_every_line_of_a_trace_is_as_the_published_schema_says(search: str, tmp_path: Path) -> None:
    validator = Draft202012Validator(json.loads(assets.read_text("schemas", "trace.schema.json")))
    trace.write(tmp_path / "own.jsonl", run_of(search))
    for line in (tmp_path / "own.jsonl").read_bytes().splitlines():
        validator.validate(json.loads(line))


def test_the_lines_of_another_programs_trace_are_as_the_schema_says(tmp_path: Path) -> None:
    validator = Draft202012Validator(json.loads(assets.read_text("schemas", "trace.schema.json")))
    traces.convert(written(FOREIGN, tmp_path / "given.trace.json"), tmp_path / "own.jsonl")
    for line in (tmp_path / "own.jsonl").read_bytes().splitlines():
        validator.validate(json.loads(line))


def test_a_trace_of_an_earlier_version_that_says_less_is_read(tmp_path: Path) -> None:
    trace.write(tmp_path / "own.jsonl", run_of("astar"))
    header, *lines = (tmp_path / "own.jsonl").read_text(encoding="utf-8").splitlines()
    old = {name: value for name, value in json.loads(header).items() if name not in ("start", "open", "goal", "path")}
    (tmp_path / "own.jsonl").write_text("\n".join((json.dumps(old), *lines)), encoding="utf-8")
    result = traces.read_trace(tmp_path / "own.jsonl")
    assert not isinstance(result, Document)
    assert result.count == 6


def refused(path: Path) -> str:
    with pytest.raises(Fault) as fault:
        traces.read_trace(path)
    message = fault.value.message
    assert "name" in message.facts
    return str(message.facts.get("complaint", message.key))


START = '{"version": "1.4.0", "views": {},\n"events": ['
GOOD = '{"type": "source", "id": 1}'


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "Line 1 cannot be read: something is missing or superfluous."),
        ("[]", "Line 1 cannot be read: something is missing or superfluous."),
        (START + GOOD + "]}x", "Line 2 cannot be read: something is missing"),
        ('{"version": "1.4.0",\n"views": {},\n"events": [' + GOOD + "\n", "Line 4 cannot be read"),
        ('{"version": "1.4.0", "views": {}}', "The list of “events” is missing."),
        (START + ']}', "The list of “events” is empty."),
        ('{"version": "1.4.0", "views": {}, "events": {}}', "Line 1 cannot be read"),
        ('{"version": "1.0.5", "views": {}, "events": [' + GOOD + "]}", "“version” is \"1.0.5\"; a search trace of"),
        ('{"views": {}, "events": [' + GOOD + "]}", "“version” is null"),
        ('{"version": "1.4.0", "views": [], "events": [' + GOOD + "]}", "“views” must be a map"),
        ('{"version": "1.4.0", "views": {"main": 3}, "events": [' + GOOD + "]}", "“views” must be a map"),
        ('{"version": "1.4.0", "views": {}, "views": {}, "events": []}', "“views” appears twice, the second time"),
        (START + GOOD + ", 7]}", "Event 2 is 7, not a map."),
        (START + '{"id": 1}]}', "Event 1: “type” must be a text, not null."),
        (START + '{"type": "a"}]}', "Event 1: “id” must be a number or a text"),
        (START + '{"type": "a", "id": true}]}', "Event 1: “id” must be a number"),
        (START + '{"type": "a", "id": 1, "pId": []}]}', "Event 1: “pId” must be"),
        (START + '{"type": "a", "id": 1, "f": "x"}]}', "Event 1: “f” must be a"),
        (START + '{"type": "a", "id": 1, "f": NaN}]}', "Line 2: a number is infinite"),
        (START + '{"type": "a", "id": 1, "f": 1e999}]}', "Line 2: a number is infinite"),
        (START + '{"type": "a", "id": ' + "9" * 5000 + "}]}", "Line 2: a number is infinite"),
        (START + '{"type": "\\ud800", "id": 1}]}', "Line 2: the text contains an incomplete character."),
        (START + '{"type": "a", "id": 1, "x": ' + "[" * 99 + "]" * 99 + "}]}",
         "Line 2: lists are nested more than 64 levels deep."),
        ('{"version": "1.4.0", "views": ' + "[" * 200_000, "Line 1: lists are nested more than 64 levels deep."),
    ],
)  # fmt: skip
def test_what_is_no_trace_is_refused_in_one_sentence(content: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "bad.trace.json").write_text(content, encoding="utf-8")
    assert refused(tmp_path / "bad.trace.json").startswith(complaint)
    (tmp_path / "bad.trace.yaml").write_text(content, encoding="utf-8")
    refused(tmp_path / "bad.trace.yaml")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("a: &a [x, x]\nb: &b [*a, *a]\nevents: []", "Line 2: aliases (*name) are not supported"),
        ("version: !!python/object/apply:os.system [echo]\n", "Line 1: the tag “tag:yaml.org,2002:"),
        ("version: 1.4.0\nviews: {}\nevents:\n- {type: a, id: 1, f: .nan}", "Line 4: a number is infinite"),
        ("version: 1.4.0\nviews: {}\nevents:\n- type: a\n  id: 1\n x: 2", "Line 6 cannot be read"),
        ("version: 1.4.0\nviews: " + "[" * 100_000, "Line 2: lists are nested more than 64 levels deep."),
        ("version: 1.4.0\nversion: 1.4.0\n", "“version” appears twice, the second time in line 2."),
        ("version: 1.4.0\nviews: {}\nevents: 3", "The list of “events” is missing."),
        ("--- {}\n--- {}", "Line 2 cannot be read"),
        ("{}: 1", "Line 1 cannot be read"),
    ],
)
def test_hostile_yaml_is_refused_in_one_sentence(content: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "bad.trace.yaml").write_text(content, encoding="utf-8")
    assert refused(tmp_path / "bad.trace.yaml").startswith(complaint)


def test_yaml_as_people_write_it_is_read(tmp_path: Path) -> None:
    (tmp_path / "run.trace.yaml").write_text(
        "version: 1.4.0\nviews:\n  main:\n    - $: rect\n      x: ${{ $.x }}\nevents:\n"
        "  - type: source\n    id: 1\n    f: 3.5\n    yes: no\n  - { type: expanding, id: '1', pId: null }\n",
        encoding="utf-8",
    )
    result = traces.read_trace(tmp_path / "run.trace.yaml")
    assert isinstance(result, Document)
    assert result.rest == {"version": "1.4.0", "views": {"main": [{"$": "rect", "x": "${{ $.x }}"}]}}
    assert [*result.events()] == [
        {"type": "source", "id": 1, "f": 3.5, "yes": "no"},
        {"type": "expanding", "id": "1", "pId": None},
    ]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8"), max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
EVENTS = st.fixed_dictionaries(
    {"type": st.text(min_size=1, max_size=6), "id": st.integers(0, 9) | st.text(max_size=3)},
    optional={"pId": st.none() | st.integers(0, 9), "f": st.floats(0, 99), "b": VALUES, "cols": VALUES, "x": VALUES},
)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(events=st.lists(EVENTS, min_size=1, max_size=5))
def test_whatever_events_there_are_come_back_through_every_format(events: list[Any], tmp_path: Path) -> None:
    document = {"version": "1.4.0", "views": {}, "events": events}
    path = written(document, tmp_path / "0.trace.json")
    for name in ("1.trace.yaml", "2.jsonl", "3.trace.json"):
        traces.convert(path, tmp_path / name)
        path = tmp_path / name
    assert json.loads(path.read_text(encoding="utf-8")) == document


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_trace_that_was_damaged_is_read_or_refused_and_never_breaks_down(data: st.DataObject, tmp_path: Path) -> None:
    ending = data.draw(st.sampled_from((".jsonl", *POSTHOC)))
    whole = tmp_path / f"whole{ending}"
    if not whole.exists():
        trace.write(whole, run_of("forgetting"))
    content = bytearray(whole.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        length = data.draw(st.integers(0, 30))
        content[at : at + length] = data.draw(
            st.binary(max_size=6) | st.sampled_from((b"9", b"-1", b"null", b"[", b"e"))
        )
    damaged = tmp_path / f"damaged{ending}"
    damaged.write_bytes(content)
    with suppress(Fault):
        traces.read_trace(damaged)


@pytest.mark.parametrize("ending", POSTHOC)
def test_more_events_than_can_be_shown_are_refused(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    traces.convert(written(FOREIGN, tmp_path / "given.trace.json"), tmp_path / f"many{ending}")
    monkeypatch.setattr(posthoc_document, "MAX_EVENTS", 2)
    assert refused(tmp_path / f"many{ending}") == (
        "A trace for Posthoc with more than 2 events cannot be opened: export fewer steps of the search, or a file that"
        " ends in .jsonl."
    )
