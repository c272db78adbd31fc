"""The current language and the function that translates.

Texts are Project Fluent files, `resources/translations/<language>/<area>.ftl`. A missing text falls back to English,
and then to its key, so that nothing is ever blank; the tests allow neither.
"""

from __future__ import annotations

import errno
import locale
import math
import os
import re
import unicodedata
import warnings
from collections.abc import Mapping
from functools import cache, lru_cache

from workbench import assets
from workbench.search.problem.messages import Fact, Fault, Message
from workbench.search.problem.names import Name, in_language
from workbench.wording.bundle import Bundle, plain_text

LANGUAGES: Mapping[str, str] = {"en": "English", "ru": "Русский", "cs": "Čeština", "vi": "Tiếng Việt"}
"""Language codes and the languages' own names, in the order of the menu."""

ENGLISH_NAMES = {"english": "en", "russian": "ru", "czech": "cs", "vietnamese": "vi"}
"""Language codes by English names, which Windows uses."""

UNKNOWN_NUMBER = "?"
UNOBSERVED = "–"
"""In place of a number that could not be observed."""
"""The text, in every language, of a number that must not be shown yet: NaN."""

SYSTEM_ERRORS = ("ENOENT", "EACCES", "EPERM", "ENOTDIR", "EISDIR", "ENOSPC", "EROFS", "ELOOP", "EIO", "EEXIST")
"""Errors of files by the system's names that have a translation; other errors are shown in the system's language."""

_MAX_TEXT = 500
_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")
_DECIMAL = re.compile(r"-?[0-9]+\.[0-9]+(e-?[0-9]+)?")
_PLACE = re.compile(r"(?P<file>[^\n]+\.(py|ipynb))(, cell (?P<cell>[0-9]+))?, line (?P<line>[0-9]+)")
"""A place in the user's code, as `search.problem.blame` writes it."""
_current = "en"


def system_language() -> str:
    """Return the system's language if it is one of ours, else English.

    Environment variables have priority over the locale in use: a machine may lack the locale of its language.
    """
    setting = next(filter(None, map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))), None)
    name = re.split("[_.@:]", setting or locale.getlocale()[0] or "")[0].lower()
    return name if name in LANGUAGES else ENGLISH_NAMES.get(name, "en")


def language() -> str:
    """Return the code of the current language."""
    return _current


def set_language(code: str) -> None:
    """Make `code` the current language. Raises Fault for a language that is not in LANGUAGES."""
    global _current
    if code not in LANGUAGES:
        raise Fault("unknown-language", name=code, known=", ".join(LANGUAGES))
    _current = code


@cache
def _bundle(code: str) -> Bundle:
    files = sorted((assets.root() / "translations" / code).iterdir(), key=lambda entry: entry.name)
    texts = (file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl"))
    return Bundle(code, texts)


def text(key: str, **facts: Fact) -> str:
    """Return the text `key` in the current language, its placeables filled with `facts`.

    A missing text or fact is a bug: a warning is issued, and the rest is shown.
    """
    local = ((name, in_language(fact, _current) if isinstance(fact, Name) else fact) for name, fact in facts.items())
    return _formatted(_current, key, tuple((name, type(fact), fact) for name, fact in local))


@lru_cache(maxsize=1 << 12)
def _formatted(language: str, key: str, facts: tuple[tuple[str, type, Fact], ...]) -> str:
    """Return a text filled with facts; cached, because the same texts are requested whenever panes are drawn."""
    shown_facts = {name: _printable_fact(_translated(name, fact)) for name, _, fact in facts}
    for code in (language, "en"):
        bundle = _bundle(code)
        shown, errors = bundle.format(key, shown_facts) if key in bundle else (None, [])
        if shown is not None:
            for error in errors:
                warnings.warn(f"{key} in {code}: {error}", stacklevel=2)
            return shown
    warnings.warn(f"no text for {key}", stacklevel=2)
    return key


def _translated(name: str, fact: Fact) -> Fact:
    """Return a fact, translated if it is one of the system's error messages, or a place in the user's code."""
    if name == "reason" and isinstance(fact, str) and (known := _system_key(fact)) is not None:
        return text(known)
    place = _PLACE.fullmatch(fact) if name == "name" and isinstance(fact, str) else None
    if place is None:
        return fact
    cell = place["cell"]
    line = int(place["line"])
    if cell is None:
        return text("code-line", file=place["file"], line=line)
    return text("code-cell-line", file=place["file"], cell=int(cell), line=line)


def _system_key(reason: str) -> str | None:
    """Return the key of the text for a system error message, None for any other text."""
    for name in SYSTEM_ERRORS:
        if os.strerror(getattr(errno, name)) == reason:
            return f"system-{name.lower()}"
    return None


def _printable_fact(fact: Fact) -> Fact:
    """Return a fact for use in a sentence: a user's text may have any length and contain control characters."""
    if isinstance(fact, float) and math.isnan(fact):
        return UNKNOWN_NUMBER
    if not isinstance(fact, str):
        return fact if fact >= 0 else _number(fact, 3, _current)  # with a minus sign rather than a hyphen
    shortened = fact[:_MAX_TEXT] + "…" if len(fact) > _MAX_TEXT else fact
    return shortened if shortened.isprintable() else "".join(map(_printable_character, shortened))


def _printable_character(character: str) -> str:
    """Return a character, or a replacement if it is not printable; spaces within numbers are kept."""
    return character if character.isprintable() or unicodedata.category(character) == "Zs" else "�"


def say(what: Message | Fault) -> str:
    """Return the sentence for a message, or for a fault's message."""
    content = what.message if isinstance(what, Fault) else what
    return text(content.key, **content.facts)


def number(value: float, decimals: int = 0) -> str:
    """Return `value` as a number in the current language, with at most `decimals` decimals; UNKNOWN_NUMBER for NaN."""
    if math.isnan(value):
        return UNKNOWN_NUMBER
    return _number(value, decimals, _current)


def fraction(value: float, decimals: int) -> str:
    """Return `value` as `number` does, but if that is 0 for another value, with its first significant digit."""
    if value and abs(value) <= 0.5 * 10**-decimals:
        decimals = math.ceil(-math.log10(abs(value)))
    return number(value, decimals)


def number_as_read(cell: str) -> str:
    """Return a number in the current language's format as programs read it; any other cell unchanged."""
    from workbench.wording.numbers import MINUS, symbols

    groups, point = symbols(_current)
    plain = cell.replace(groups, "").replace(point, ".").replace(MINUS, "-")
    return plain if _NUMBER.fullmatch(plain) else cell


def decimal_as_written(cell: str) -> str:
    """Return a number with a decimal point in the current language's format; any other cell unchanged."""
    from workbench.wording.numbers import symbols

    return cell.replace(".", symbols(_current)[1]) if _DECIMAL.fullmatch(cell) else cell


@lru_cache(maxsize=1 << 14)
def _number(value: float, decimals: int, written: str) -> str:
    # Cached: a table of nodes shows a hundred numbers at each step, mostly the same ones.
    if (plain := plain_text(value)) is not None:
        return plain
    from workbench.wording.numbers import decimal

    return decimal(value, decimals, written)
