"""The question which search of a file of scenarios to make."""

from __future__ import annotations

import os
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QInputDialog, QWidget

from workbench.formats.entry import read_entry
from workbench.formats.scenarios import ENDING, Scenarios, square_name
from workbench.search.problem.messages import Fault, to_quotable
from workbench.ui.controls.message_dialog import remove_icons
from workbench.wording import number, text


def choose_scenario(parent: QWidget, name: str, use: Callable[[str], object]) -> None:
    """Ask for a search of a file, unless it is the only one, and pass it to `use` as `path/to/arena.map.scen:12`.

    The question shows its start, its goal and its listed optimum. Raises Fault if the file is not valid.
    """
    path = os.path.abspath(name)
    if not path.lower().endswith(ENDING):
        raise Fault("scenario-ending", name=to_quotable(name, 200))
    searches = read_entry(path, (Scenarios,)).searches
    if len(searches) == 1:
        use(f"{path}:1")
        return
    dialog = QInputDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setInputMode(QInputDialog.InputMode.IntInput)
    dialog.setIntRange(1, len(searches))
    dialog.setWindowTitle(text("scenario-open-title"))

    def describe(chosen: int) -> None:
        search = searches[chosen - 1]
        which = text("scenario-open-which", count=len(searches), name=os.path.basename(path))
        facts = text(
            "scenario-open-facts",
            chosen=chosen,
            count=len(searches),
            start=square_name(search.start),
            goal=square_name(search.goal),
            optimum=number(search.listed.length, 8),
        )
        dialog.setLabelText(f"{which}\n{facts}")

    describe(1)
    dialog.intValueChanged.connect(describe)
    dialog.intValueSelected.connect(lambda chosen: use(f"{path}:{chosen}"))
    dialog.open()
    if (buttons := dialog.findChild(QDialogButtonBox)) is not None:
        remove_icons(buttons)
