"""The settings of a search that rarely change: the algorithm's options, the order of moves, the engine, the limits."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QFormLayout, QLabel, QSpinBox, QWidget

from workbench.api import Configuration
from workbench.api.configuration import ENGINES
from workbench.catalog import OPTIONS, OptionValue
from workbench.search.problem.limits import Limits, default_bytes, highest_bytes
from workbench.tiles.puzzle.moves import MOVES
from workbench.ui.base.plain_text import Label
from workbench.ui.base.quantities import memory
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.combo_boxes import narrow_combo_box
from workbench.wording import text
from workbench.wording.options import engine_texts

MAX = 10**9
MEGABYTE = 10**6
MIN_WIDTH = 60
"""Pixels. The minimum width of a control."""
ARROWS = {"u": "↑", "d": "↓", "l": "←", "r": "→"}


class _IntegerOption(NamedTuple):
    """How an integer option is shown: from `least` to `most`, in units of `unit`; the value `none` means None."""

    least: int
    most: int = MAX
    none: int | None = None
    unit: int = 1


_NUMBERS = {
    "beam-width": _IntegerOption(1),
    "nodes": _IntegerOption(2),
    "trials": _IntegerOption(1),
    "sideways": _IntegerOption(0),
    "restarts": _IntegerOption(0),
    "max-steps": _IntegerOption(1),
    "random-seed": _IntegerOption(0),
    "transposition": _IntegerOption(0, 1 << 20, none=0, unit=1 << 20),
    "endgame": _IntegerOption(-1, 25, none=-1),
    "jobs": _IntegerOption(1, 256),
    "depth": _IntegerOption(-1, none=-1),
    "start-bound": _IntegerOption(0),
    "increment": _IntegerOption(1),
}


_DECIMALS = {"weight": (3, 1000), "temperature": (3, 1000), "cooling": (4, 1)}
"""The number of decimals, and the greatest value."""


class OptionsForm(QWidget):
    """A form of options. `limited`: whether it includes the limits.

    Attributes: choices and amounts, the controls by name.
    Signals: `option_changed(name, value)`, also for `order` and `engine`; `limits_changed(Limits)`.
    """

    option_changed = Signal(str, object)
    limits_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None, limited: bool = True) -> None:
        super().__init__(parent)
        self._showing = False
        self.choices: dict[str, QComboBox] = {}
        self.amounts: dict[str, QSpinBox | QDoubleSpinBox] = {}
        self._labels: dict[str, QLabel] = {}
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(6)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, option in OPTIONS.items():
            if option.choices:
                self._add_choice(name, option.choices)
            else:
                self._add_number(name)
        self._add_choice("order", ["".join(order) for order in permutations(MOVES)])
        self._add_choice("engine", ENGINES)
        self._add_limits()
        for name in () if limited else ("expansions", "seconds", "memory"):
            self._form.setRowVisible(self._labels[f"limit-{name}"], False)
        translated(self.amounts["limit-seconds"], suffix="limits-seconds-suffix")
        translated(self.amounts["limit-memory"], suffix="limits-memory-suffix")
        translated(self.amounts["depth"], specialValueText="limits-none")
        translated(self.amounts["transposition"], suffix="limits-memory-suffix")
        on_language_change(self.retranslate)

    def show_configuration(self, configuration: Configuration, limits: Limits, directed: bool = True) -> None:
        """Show the algorithm's options with their values; `directed`: whether moves have directions."""
        self._showing = True
        values = {**configuration.options, "order": configuration.order, "engine": configuration.engine}
        if not directed:
            del values["order"]
        for name in (*OPTIONS, "order", "engine"):
            self._form.setRowVisible(self._labels[name], name in values)
        for name, value in values.items():
            if name in self.choices:
                self.choices[name].setCurrentIndex(self.choices[name].findData(value))
            else:
                number_option = _NUMBERS.get(name, _IntegerOption(0))
                self._show_number(
                    name, (number_option.none or 0) if value is None else float(value) / number_option.unit
                )
        self._show_number("limit-expansions", limits.expansions or 0)
        self._show_number("limit-seconds", limits.seconds or 0)
        self._show_number("limit-memory", (limits.bytes or 0) // MEGABYTE)
        self._showing = False

    def retranslate(self) -> None:
        for name in (*OPTIONS, "order", "engine"):
            self._set_texts(name, text(f"option-{name}"), text(f"option-{name}-about"))
        self._set_texts("limit-expansions", text("limits-expansions"), text("limits-expansions-about"))
        self._set_texts("limit-seconds", text("limits-seconds"), text("limits-seconds-about"))
        about = text("limits-memory-about", most=memory(highest_bytes()))
        self._set_texts("limit-memory", text("limits-memory"), about)
        texts: dict[str, Callable[[str], str]] = {
            "ties": lambda value: text(f"ties-{value}"),
            "repeated": lambda value: text(f"repeated-{value}"),
            "neighbours": lambda value: text(f"neighbours-{value}"),
            "test": lambda value: text(f"test-{value}"),
            "order": lambda value: f"{' '.join(ARROWS[move] for move in value)} ({value})",
            "engine": engine_texts().__getitem__,
        }
        for name, text_of in texts.items():
            box = self.choices[name]
            for index in range(box.count()):
                box.setItemText(index, text_of(box.itemData(index)))
        for name in ("limit-expansions", "limit-seconds"):
            self.amounts[name].setSpecialValueText(text("limits-none"))
        self.amounts["limit-memory"].setSpecialValueText(text("limits-memory-default", amount=memory(default_bytes())))
        for name in ("transposition", "endgame"):
            self.amounts[name].setSpecialValueText(text("options-none"))

    # Internal

    def _show_number(self, name: str, value: float) -> None:
        box = self.amounts[name]
        if isinstance(box, QDoubleSpinBox):
            box.setValue(value)
        else:
            box.setValue(int(value))

    def _set_texts(self, name: str, name_text: str, description: str) -> None:
        self._labels[name].setText(name_text)
        control = self.choices.get(name) or self.amounts[name]
        for widget in (self._labels[name], control):
            widget.setToolTip(description)
        control.setAccessibleName(name_text)
        control.setAccessibleDescription(description)

    def _add_choice(self, name: str, values: list[str] | tuple[str, ...]) -> None:
        box = self.choices[name] = narrow_combo_box(self, 26)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # each choice whole, if there is room
        box.setMinimumWidth(MIN_WIDTH)
        for value in values:
            box.addItem(value, value)
        box.currentIndexChanged.connect(lambda _index: self._chosen(name, box.currentData()))
        self._add_row(name, box)

    def _add_number(self, name: str) -> None:
        if name in _DECIMALS:
            decimals, most = _DECIMALS[name]
            step = 0.1 if most > 1 else 0.001
            box = QDoubleSpinBox(self, decimals=decimals, minimum=0.001, maximum=most, singleStep=step)
            box.valueChanged.connect(lambda value: self._chosen(name, value))
            self._add_amount(name, box)
        else:
            number_option = _NUMBERS[name]
            integer_box = self._integer_box(number_option.least)
            integer_box.setMaximum(number_option.most)
            integer_box.valueChanged.connect(
                lambda value: self._chosen(name, None if value == number_option.none else value * number_option.unit)
            )
            self._add_amount(name, integer_box)

    def _add_limits(self) -> None:
        seconds = QDoubleSpinBox(self, minimum=0, maximum=MAX, decimals=1)
        expansions, megabytes = self._integer_box(0), _CappedBox(self)
        megabytes.setMaximum(highest_bytes() // MEGABYTE)
        megabytes.setGroupSeparatorShown(True)
        for signal in (expansions.valueChanged, seconds.valueChanged, megabytes.valueChanged):
            signal.connect(self._limits_chosen)
        self._add_amount("limit-expansions", expansions)
        self._add_amount("limit-seconds", seconds)
        self._add_amount("limit-memory", megabytes)

    def _integer_box(self, least: int) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(least, MAX)
        box.setGroupSeparatorShown(True)
        return box

    def _add_amount(self, name: str, box: QSpinBox | QDoubleSpinBox) -> None:
        box.setKeyboardTracking(False)
        box.setMinimumWidth(MIN_WIDTH)
        self.amounts[name] = box
        self._add_row(name, box)

    def _add_row(self, name: str, control: QWidget) -> None:
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        label = self._labels[name] = Label(self)
        label.setBuddy(control)
        self._form.addRow(label, control)

    def _chosen(self, name: str, value: OptionValue) -> None:
        if not self._showing:
            self.option_changed.emit(name, value)

    def _limits_chosen(self) -> None:
        if not self._showing:
            expansions, seconds, megabytes = (
                self.amounts[f"limit-{limit}"].value() for limit in ("expansions", "seconds", "memory")
            )
            limits = Limits(int(expansions) or None, float(seconds) or None, int(megabytes) * MEGABYTE or None)
            self.limits_changed.emit(limits)


class _CappedBox(QSpinBox):
    """Takes any number that is typed, and shows its maximum instead of a larger one."""

    def validate(self, typed: str, place: int) -> tuple[QValidator.State, str, int]:
        """Let a number that is too large be typed to its end."""
        if self._number(typed) > self.maximum():
            return QValidator.State.Intermediate, typed, place
        state: tuple[QValidator.State, str, int] = super().validate(typed, place)
        return state

    def fixup(self, typed: str) -> str:
        """Return the maximum for a number that is too large."""
        return self.textFromValue(self.maximum()) if self._number(typed) > self.maximum() else super().fixup(typed)

    def _number(self, typed: str) -> int:
        digits = "".join(filter(str.isdecimal, typed))
        return int(digits or 0)
