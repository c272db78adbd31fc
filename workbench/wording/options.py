"""Options of a search, each with its value, as a reader of the window knows them."""

from __future__ import annotations

from workbench.catalog import OPTIONS
from workbench.catalog.options import OptionValue
from workbench.wording.language import number, text


def option_text(option: str, value: OptionValue) -> str:
    """Return an option with its value, such as “weight 2” or “Goal test: on expansion (late goal test)”."""
    if option == "weight":
        return text("compare-weight", weight=number(float(value or 0), 3))
    value_text = text(f"{option}-{value}") if OPTIONS[option].choices else str(value)
    if option == "ties":
        return text("compare-ties", ties=value_text)
    return text("compare-option", name=text(f"option-{option}"), value=value_text)


def engine_texts() -> dict[str, str]:
    """Return the names of the engines."""
    return {
        "auto": text("engine-auto"),
        "textbook": text("engine-textbook"),
        "compiled": text("engine-compiled"),
    }
