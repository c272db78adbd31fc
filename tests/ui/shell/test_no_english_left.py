"""The whole window in every language: no text is left in another, and numbers follow the language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot
from support.spoken_texts import settle, walked
from support.typography import typographic_faults

from workbench.ui.base.retranslation import retranslator
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES

OTHERS = [code for code in LANGUAGES if code != "en"]
WORD = re.compile(r"[^\W\d_]{3,}")
"""Texts without words need no translation."""

NAMES = {"Search Workbench", "IDA*", "LRTA*", "RBFS", "SMA*", "OPEN", "CLOSED", *LANGUAGES.values()}
TYPED = {"pdb-8", "pdb-44", "weight=1.5,2 order=udlr,ulrd", "f > 12, depth = 5, reopened …"}
"""Input texts, which the program reads."""
FORMULAS = re.compile(r"n = \d+, g\(n\) = .*|max\(w·h, h₂\)")
LATIN = {
    "Engine", "Gaschnig", "Hex", "Hill climbing", "Manhattan", "Minimax", "Monte Carlo (RAVE)", "Monte Carlo (UCT)",
    "Walking distance",
}  # fmt: skip
"""Names and words that languages in Latin script use unchanged."""
OWN = {
    "ru": {"Walking distance"},
    "cs": LATIN | {"Audit", "Export", "Flicker", "Max OPEN", "max OPEN", "Optimum", "Penetrance", "Start"},
    "vi": LATIN | {"Alpha-beta", "Flicker", "Heuristic"},
}
"""Words that a language spells as English does."""
ALIKE = re.compile(r"(?:B: )?(?:A\*|h = 0) · Manhattan|OPEN ← {start};  CLOSED ← ∅;  g\(start\) ← 0")
"""Texts composed of these."""


@pytest.fixture
def solved(window: MainWindow, qtbot: QtBot) -> Iterator[MainWindow]:
    """The window after the search of the first board."""
    bench = window.explore
    qtbot.mouseClick(window.player_bar.buttons["to-end"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.player.playing and not bench.session.busy)
    yield window
    retranslator().choose("en")


def words(shown: Iterable[str]) -> set[str]:
    return {re.sub(r"</?[a-z]+( [^>]*)?>", "", text).strip() for text in shown if WORD.search(text)}


def alike(text: str, code: str, other: str) -> bool:
    """Return whether a text may be the same in two languages."""
    if text in NAMES | TYPED or FORMULAS.fullmatch(text):
        return True
    both = OWN[code] if other == "en" else OWN[code] | OWN[other]
    return text in both or ("ru" not in (code, other) and bool(ALIKE.fullmatch(text)))


def test_no_text_of_the_window_is_left_in_another_language(solved: MainWindow) -> None:
    said = {"en": words(walked(solved))}
    assert len(said["en"]) > 700
    for code in OTHERS:
        retranslator().choose(code)
        settle()
        result = words(walked(solved))
        left = [(other, text) for other in said for text in result & said[other] if not alike(text, code, other)]
        assert not left, code
        faults = [fault for text in result for fault in typographic_faults(text.replace(";  ", "; "), code)]
        assert not faults
        said[code] = result


def test_a_text_that_is_not_translated_is_caught(solved: MainWindow) -> None:
    solved.explore.search.algorithm.setToolTip("Which algorithm searches")
    retranslator().choose("cs")
    settle()
    solved.explore.search.algorithm.setToolTip("Which algorithm searches")
    assert "Which algorithm searches" in words(walked(solved))
    assert not alike("Which algorithm searches", "cs", "en")


def test_nothing_heaps_up_when_the_language_is_changed(solved: MainWindow) -> None:
    def actions() -> int:
        settle()
        return len(solved.findChildren(QAction))

    there = actions()
    for code in (*OTHERS, "en"):
        retranslator().choose(code)
        assert actions() == there, code
