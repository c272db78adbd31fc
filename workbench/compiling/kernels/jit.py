"""How all kernels are compiled: once, kept in the cache folder, running without the interpreter lock."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

from workbench.cache import kernels_folder

os.environ.setdefault("NUMBA_CACHE_DIR", str(kernels_folder()))

import numba
import numpy as np
from numba.core import config
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., object])


def kernel(function: F) -> F:
    """Compile `function` when it is first called, or take it from the cache."""
    if config.DISABLE_JIT:  # type: ignore[attr-defined]
        return cast(F, partial(_interpreted, function))
    return cast(F, numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def _interpreted(function: Callable[..., object], *arguments: Any) -> object:
    """Call `function` as it stands, with what compiled code does: fields by name, numbers that overflow silently."""
    with np.errstate(over="ignore"):
        return function(*map(_with_fields, arguments))


def _with_fields(value: Any) -> Any:
    fields = isinstance(value, np.ndarray) and value.dtype.names is not None
    return value.view(np.recarray) if fields else value


def helper(function: F) -> F:
    """Compile `function` into each kernel that calls it. Give it scalars: arrays cost the counting of references."""
    return cast(F, numba.njit(inline="always", error_model="numpy")(function))


def bits_set(function: F) -> F:
    """Compile the counting of an unsigned number's bits to the one instruction that processors have for it.

    `function`: the same in Python, for where nothing is compiled.
    """
    if config.DISABLE_JIT:  # type: ignore[attr-defined]
        return function

    def typed(_typing, mask):  # noqa: ARG001 - intrinsics are told their arguments by name
        def generated(_context, builder, _signature, arguments):
            return builder.ctpop(arguments[0])

        return numba.types.uint64(numba.types.uint64), generated

    return cast(F, intrinsic(typed))
