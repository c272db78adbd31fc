"""A card with all facts about an algorithm or a heuristic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from workbench.catalog import algorithm
from workbench.catalog.algorithm_entry import Optimal
from workbench.catalog.estimates import entry_for
from workbench.own_file import is_own
from workbench.search.problem.problem import Problem
from workbench.ui.base.icons import pixmap
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.theme import colours, pixels
from workbench.ui.controls.message_dialog import bold
from workbench.wording import text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text, proof_text

CARD_WIDTH = 400


@dataclass(frozen=True)
class CardFacts:
    """The content of a card. `claims`: name, whether it holds (None: it is an amount), and text of each property;
    `proof`: why they hold or not, "" if that is not said.
    """

    title: str
    about: str
    advantages: str
    drawbacks: str
    claims: tuple[tuple[str, bool | None, str], ...]
    proof: str = ""


def algorithm_facts(name: str) -> CardFacts:
    """Return the facts about an algorithm in the current language."""
    entry = algorithm(name)
    is_optimal = entry.optimal is not Optimal.NEVER
    optimal = text(f"facts-optimal-{entry.optimal.value}") if is_optimal else text("facts-no")
    claims = (
        (text("facts-optimal"), is_optimal, optimal),
        (text("facts-complete"), entry.complete, text("facts-yes") if entry.complete else text("facts-no")),
        (text("facts-time"), None, entry.time),
        (text("facts-space"), None, entry.space),
    )
    return CardFacts(
        algorithm_text(name),
        algorithm_text(name, "-about"),
        algorithm_text(name, "-advantages"),
        algorithm_text(name, "-drawbacks"),
        () if is_own(name) else claims,
    )


def heuristic_facts(name: str, problem: Problem[Any] | None = None) -> CardFacts:
    """Return the facts about a heuristic for a problem (None: boards) in the current language."""
    entry = entry_for(problem, name)
    claims: list[tuple[str, bool | None, str]] = []
    for claim, holds in ((text("facts-admissible"), entry.admissible), (text("facts-consistent"), entry.consistent)):
        value_text = text("facts-unknown") if entry.own else text("facts-yes") if holds else text("facts-no")
        claims.append((claim, None if entry.own else holds, value_text))
    title, about, good, bad = (
        heuristic_text(name, suffix, problem) for suffix in ("", "-about", "-advantages", "-drawbacks")
    )
    return CardFacts(title, about, good, bad, tuple(claims), proof_text(name, problem))


class FactsCard(QWidget):
    """Shows facts: advantages, drawbacks and properties."""

    def __init__(self, facts: CardFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(facts.title)
        self.setAccessibleDescription(facts.about)
        self.setFixedWidth(pixels(CARD_WIDTH))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(2, 1)
        self._add(grid, "check", colours().good, text("facts-advantages"), facts.advantages)
        self._add(grid, "warning", colours().warning, text("facts-drawbacks"), facts.drawbacks)
        for name, holds, value_text in facts.claims:
            mark = None if holds is None else "check" if holds else "cross"
            self._add(grid, mark, colours().good if holds else colours().danger, name, value_text)
        if facts.proof:
            self._add(grid, None, "", text("facts-proof"), facts.proof)
        vbox(bold(facts.title, 1.2), Label(facts.about, self, wordWrap=True), grid, parent=self, margins=0, spacing=10)

    def _add(self, grid: QGridLayout, mark: str | None, colour: str, name: str, value_text: str) -> None:
        row = grid.rowCount()
        top = Qt.AlignmentFlag.AlignTop
        if mark is not None:
            icon_label = Label(self)
            icon_label.setPixmap(pixmap(mark, pixels(16), colour))
            grid.addWidget(icon_label, row, 0, top)
        grid.addWidget(bold(name), row, 1, top)
        grid.addWidget(Label(value_text, self, wordWrap=True), row, 2, top)
