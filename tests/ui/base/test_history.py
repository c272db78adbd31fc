"""Undo histories, compared with plain lists of values."""

from __future__ import annotations

import gc

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from workbench.ui.audit.session import AuditSession
from workbench.ui.base.history import History
from workbench.ui.play.history import PlayHistory
from workbench.ui.runs.session import Session

ACTS = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.integers(0, 3), st.sampled_from(["", "", "a", "b"])),
        st.tuples(st.just("change last"), st.integers(0, 3)),
        st.sampled_from([("back",), ("forth",), ("break",), ("discard",)]),
    ),
    max_size=30,
)


class Naive:
    """A model of a history: the values before and after, in lists."""

    def __init__(self) -> None:
        self.value, self.kind = 0, ""
        self.before: list[int] = []
        self.after: list[int] = []

    def put(self, value: int, kind: str) -> None:
        if value != self.value:
            if not (kind and kind == self.kind):
                self.before.append(self.value)
            self.after.clear()
            self.value, self.kind = value, kind

    def change_last(self, value: int) -> None:
        if self.before and not self.after:
            self.value, self.kind = value, ""
            if self.before[-1] == value:
                self.before.pop()

    def turn(self, source: list[int], target: list[int]) -> None:
        if source:
            self.kind = ""
            target.append(self.value)
            self.value = source.pop()


@pytest.mark.usefixtures("qapp")
@given(ACTS)
def test_a_history_takes_back_and_does_again_what_lists_of_values_would(acts: list[tuple[object, ...]]) -> None:
    naive, history, shown = Naive(), History(), [0]

    def take(value: int) -> None:
        before, shown[0] = shown[0], value
        history.record("undo-board", before, value, take)  # like a slot that reacts to changes of the document

    for act in acts:
        match act:
            case ("put", int(value), str(kind)):
                before, shown[0] = shown[0], value
                history.record("undo-board", before, value, take, kind)
                naive.put(value, kind)
            case ("change last", int(value)):
                if history.can_undo and not history.can_redo:
                    shown[0] = value
                history.change_last(value)
                naive.change_last(value)
            case ("back",):
                history.undo_change()
                naive.turn(naive.before, naive.after)
            case ("forth",):
                history.redo_change()
                naive.turn(naive.after, naive.before)
            case ("break",):
                history.stop_merging()
                naive.kind = ""
            case _:
                history.discard_undone()
                naive.after.clear()
        assert shown[0] == naive.value
        assert (history.can_undo, history.can_redo) == (bool(naive.before), bool(naive.after))
        assert history.former == (naive.before[-1] if naive.before else None)
        assert bool(history.undo_key) is history.can_undo
        assert bool(history.redo_key) is history.can_redo


def test_sessions_may_be_collected_together_with_their_histories(qtbot: QtBot) -> None:  # noqa: ARG001
    for _ in range(5):
        leave_session_with_changes()
    gc.collect()  # crashed when the changes were commands of a QUndoStack


def leave_session_with_changes() -> None:
    session = Session()
    audit = AuditSession(session)
    for value in range(5):
        audit.history.record("undo-audit", value, value + 1, audit.ask)
    session.close()


def test_a_history_follows_the_moves_of_a_game(qtbot: QtBot) -> None:  # noqa: ARG001 - it needs an application
    history = PlayHistory(None, lambda: None, lambda: None)
    for length, at in ((2, 2), (4, 4), (4, 1), (3, 3), (3, 0), (0, 0), (1000, 1000)):
        history.follow(length, at)
        assert (history.can_undo, history.can_redo) == (at > 0, at < length)
        assert (history.undo_key, history.redo_key) == (
            "undo-move" if at else "",
            "undo-move" if at < length else "",
        )
