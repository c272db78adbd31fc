"""Session files are read unchanged; damaged, very large or malicious ones are rejected in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.paths import GOLDEN

from workbench.formats.session_file import MAX_BYTES, SessionFile, parse_session, read_session, write_session
from workbench.search.problem.messages import Fault
from workbench.wording import say

FILES = GOLDEN / "sessions"
HEAD = {"format": "search-workbench-session", "version": 1, "bench": "explore", "scenes": {"explore": {}}}

texts = st.text(st.characters(exclude_categories=("Cs", "Cc", "Cf")), max_size=20)
plain = st.recursive(
    st.booleans() | st.integers(-(10**9), 10**9) | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


scene = st.dictionaries(st.text(max_size=8), plain, max_size=5)


@given(st.dictionaries(st.sampled_from(("explore", "compare", "hex")), scene, min_size=1))
def test_a_session_is_read_as_it_was_written(scenes: dict[str, dict[str, object]]) -> None:
    session = SessionFile("explore", scenes, {"explore": {"left": [3, 1]}}, True)
    text = json.dumps(HEAD | {"scenes": scenes, "layout": session.layout, "projector": True})
    assert parse_session(text) == session


def test_it_is_written_whole_and_small(tmp_path: Path) -> None:
    session = SessionFile("explore", {"explore": {"run": "3x3:1 2 3/7 0 8/5 6 4 goal=last astar", "layout": 0}})
    path = tmp_path / "one.workbench"
    write_session(path, session)
    assert read_session(path) == session
    assert path.stat().st_size < 1000
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize("path", sorted(FILES.glob("version-*.workbench")), ids=lambda path: path.stem)
def test_sessions_of_each_version_open(path: Path) -> None:
    assert read_session(path).scenes["explore"]["run"].startswith("3x3:")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "not valid JSON: see line 1"),
        (b'{"format": "search-workbench-session"', "not valid JSON"),
        (b"[]", "not a session"),
        (b"\xff\xfe\x00", "not a text file (UTF-8)"),
        (b"[[[[", "not valid JSON: see line 1, column 5"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"format": 1' + b"0" * 10_000 + b"}", "a number in it is too long"),
        (b" " * (MAX_BYTES + 1), "larger than 8 MB"),
        (json.dumps(HEAD | {"version": 99}).encode(), "version 99"),
        (json.dumps(HEAD | {"scenes": {}}).encode(), "scenes"),
        (json.dumps(HEAD | {"scenes": {"explore": 3}}).encode(), "scenes.explore"),
        (json.dumps(HEAD | {"layout": {"explore": {"left": [-1]}}}).encode(), "layout.explore.left[1]"),
        (json.dumps(HEAD | {"run": "rm"}).encode(), "“run”"),
        (json.dumps(HEAD | {"scenes": {"explore": {"run": "\x1b[31m"}}}).encode(), "scenes.explore.run"),
        (json.dumps(HEAD | {"scenes": {"explore": {"run": "x\ud83dy"}}}).encode(), "scenes.explore.run"),
        (json.dumps(HEAD).replace('"explore": {}', '"explore": {"a": NaN}').encode(), "scenes.explore.a"),
    ],
)
def test_what_is_no_session_is_refused_in_one_sentence(tmp_path: Path, content: bytes, expected: str) -> None:
    path = tmp_path / "bad.workbench"
    path.write_bytes(content)
    with pytest.raises(Fault) as caught:
        read_session(path)
    sentence = say(caught.value)
    assert expected in sentence and "bad.workbench" in sentence and "\n" not in sentence


def test_a_session_that_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "large.workbench"
    for text, key in (("x" * MAX_BYTES, "session-large"), ("x\ud83dy", "text-surrogate")):
        with pytest.raises(Fault) as caught:
            write_session(path, SessionFile("hex", {"hex": {"game": text}}))
        assert caught.value.message.key == key
    assert not path.exists()
