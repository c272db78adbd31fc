"""Mnemonics of menu entries: unique in each language, and every entry of the menu bar has one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMenu, QMenuBar

from workbench.ui.base.retranslation import retranslator
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def spoken_window(request: pytest.FixtureRequest, window: MainWindow) -> Iterator[MainWindow]:
    """The window in each language."""
    retranslator().choose(request.param)
    yield window
    retranslator().choose("en")


def letters(menu: QMenu | QMenuBar) -> dict[str, str]:
    """Return the texts of a menu's entries with their mnemonics, or ""."""
    said = [action.text().partition("\t")[0] for action in menu.actions() if not action.isSeparator()]
    found = {text: re.search(r"&([^&])", text.replace("&&", "")) for text in said}
    return {text: letter.group(1).casefold() if letter else "" for text, letter in found.items()}


def menus(menu: QMenu | QMenuBar) -> Iterator[tuple[str, QMenu | QMenuBar]]:
    for action in menu.actions():
        if isinstance(inner := action.menu(), QMenu):
            yield action.text(), inner
            yield from menus(inner)


def test_every_menu_of_the_menu_bar_has_its_own_letter(spoken_window: MainWindow) -> None:
    found = letters(spoken_window.menuBar())
    assert len(found) >= 5
    assert all(found.values())
    assert max(Counter(found.values()).values()) == 1, found


def test_no_letter_chooses_two_entries_of_a_menu(spoken_window: MainWindow) -> None:
    twice = []
    for name, menu in menus(spoken_window.menuBar()):
        chosen = Counter(filter(None, letters(menu).values()))
        twice += [(name, letter) for letter, times in chosen.items() if times > 1]
    assert not twice


def test_every_entry_without_a_list_of_its_own_has_a_letter(spoken_window: MainWindow) -> None:
    """Player entries and benches have shortcuts; recent boards and sessions, languages and themes are lists."""
    for name, menu in spoken_window.commands.menus.items():
        if name not in ("menu-player", "menu-bench"):
            assert all(letters(menu).values()), letters(menu)
