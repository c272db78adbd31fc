"""Numbers in the format of a language, by Babel, which is imported only if it is needed."""

from __future__ import annotations

import math

from workbench.wording import time_zone as time_zone  # isort: skip - before anything that imports Babel
from babel import Locale
from babel.numbers import format_decimal, get_decimal_symbol, get_group_symbol

MINUS = "−"
"""The sign of a negative number, which a hyphen is not."""


def decimal(value: float, decimals: int, language: str) -> str:
    """Return a number with at most `decimals` decimals, with a real minus sign; 0 has none."""
    pattern = "#,##0." + "#" * decimals if decimals else "#,##0"
    rounded = value if math.isinf(value) or round(value, decimals) else 0
    return str(format_decimal(rounded, pattern, locale=Locale(language))).replace("-", MINUS)


def symbols(language: str) -> tuple[str, str]:
    """Return the separator of groups of digits, and the decimal separator."""
    return get_group_symbol(Locale(language)), get_decimal_symbol(Locale(language))
