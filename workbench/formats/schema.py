"""Checking values from a file against a published schema; errors are reported as messages of this program."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from workbench import assets
from workbench.search.problem.messages import Fault, Message, message
from workbench.tiles.puzzle.board_text import to_quotable

if TYPE_CHECKING:
    from jsonschema import ValidationError
    from jsonschema.protocols import Validator

_PLAIN = (str, bool, int, float)
_MAX_DEPTH = 20
_MAX_VALUES = 20_000
"""Per file: far more than a lesson or a session has, and checked in a fraction of a second."""
_CONTROL = re.compile("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff]")
"""Characters that would control a terminal or change the direction of the text, and halves of characters."""


@dataclass(frozen=True)
class FileSchema:
    """A kind of file.

    Attributes: name, of the schema's file; format, the value of "format" in such a file; version, the latest one. none
    and later: the message keys for a file of another kind, and for a file of a later version.
    """

    name: str
    format: str
    version: int
    none: str
    later: str

    def check(self, values: object) -> Message | None:
        """Return the first error in the order of the file, or None.

        Raises Fault if the values are not such a file at all, or are of a later version.
        """
        if not isinstance(values, Mapping) or values.get("format") != self.format:
            raise Fault(self.none)
        version = values.get("version")
        if isinstance(version, int) and not isinstance(version, bool) and version > self.version:
            raise Fault(self.later, version=to_quotable(str(version)), known=self.version)
        _check_count(values)
        error = _plain_error(values, ())
        if error is not None:
            return error
        faults = sorted(_validator(self.name).iter_errors(values), key=_order)
        return _error_message(faults[0]) if faults else None


@cache
def _validator(name: str) -> Validator:
    from jsonschema import Draft202012Validator  # slow to import, and most commands check no file

    return Draft202012Validator(json.loads(assets.read_text("schemas", f"{name}.schema.json")))


def _check_count(values: object) -> None:
    """Raise Fault if there are too many values to check."""
    stack, count = [values], 0
    while stack:
        value = stack.pop()
        parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
        count += len(parts)
        if count > _MAX_VALUES:
            raise Fault("file-many-values", most=_MAX_VALUES)
        stack.extend(parts)


def path_text(path: Iterable[str | int]) -> str:
    """Return the text of a place in a file, counted from 1: `steps[3].question.kind`."""
    error = ""
    for part in path:
        error += f"[{part + 1}]" if isinstance(part, int) else f".{to_quotable(part)}" if error else to_quotable(part)
    return error


def _plain_error(value: object, path: tuple[str | int, ...]) -> Message | None:
    """Return the error of the first value that is not a text, number, list or map: a date, or an infinite number."""
    if len(path) > _MAX_DEPTH:
        return message("schema-deep", place=path_text(path[:3]))
    if isinstance(value, str) and _CONTROL.search(value):
        return message("schema-control", place=path_text(path))
    parts: Iterable[tuple[str | int, object]] = ()
    if isinstance(value, Mapping):
        parts = value.items()
    elif isinstance(value, list):
        parts = enumerate(value)
    elif not isinstance(value, _PLAIN) or (isinstance(value, float) and not math.isfinite(value)):
        return message("schema-plain", place=path_text(path))
    return next((error for name, part in parts if (error := _plain_error(part, (*path, name)))), None)


def _order(fault: ValidationError) -> tuple[Sequence[tuple[int, str]], str]:
    return [(part, "") if isinstance(part, int) else (-1, part) for part in fault.absolute_path], str(fault.validator)


def _error_message(fault: ValidationError) -> Message:
    place, expected = path_text(fault.absolute_path), fault.validator_value
    if "propertyNames" in fault.schema_path:
        return _key_message(place, "schema-key", "schema-key-top", str(fault.instance))
    match fault.validator:
        case "required":
            missing = next(key for key in expected if key not in fault.instance)
            return _key_message(place, "schema-missing", "schema-missing-top", missing)
        case "additionalProperties":
            known = fault.schema["properties"]
            unknown = next(str(key) for key in fault.instance if key not in known)
            return _key_message(place, "schema-key", "schema-key-top", unknown)
        case "type":
            return message("schema-type", place=place, wanted=expected if isinstance(expected, str) else "number")
        case "enum" | "const":
            known = ", ".join(map(str, expected if isinstance(expected, list) else [expected]))
            return message("schema-choice", place=place, value=to_quotable(str(fault.instance), 40), known=known)
        case "minLength" | "minItems" | "minProperties":
            return message("schema-empty", place=place)
        case "maxLength" | "maxItems" | "maxProperties":
            return message("schema-long", place=place, most=expected)
        case "minimum":
            return message("schema-min", place=place, least=expected)
        case "maximum":
            return message("schema-max", place=place, most=expected)
    return message("schema-value", place=place, value=to_quotable(str(fault.instance), 40))


def _key_message(place: str, key: str, at_top: str, name: str) -> Message:
    return message(key if place else at_top, name=to_quotable(name), place=place)
