"""Compiling kernels: once, stored in the cache folder, and running without the interpreter lock.

The compiler's cache files are sealed; a file with an invalid seal is not used.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar, cast

from workbench.compiling import kernel_files

os.environ.setdefault("NUMBA_CACHE_DIR", str(kernel_files.folder()))

import numba
import numpy as np
from llvmlite import ir
from numba.core import config
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.runtime.nrt import rtsys
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., object])


def kernel(function: F) -> F:
    """Compile `function` when it is first called, or load it from the cache."""
    if config.DISABLE_JIT:  # type: ignore[attr-defined]
        return cast(F, partial(_interpreted, function))
    compiled: Any = numba.njit(nogil=True, error_model="numpy")(function)
    compiled._cache = _SealedCache(function)
    return cast(F, compiled)


class _SealedFiles(IndexDataCacheFile):
    """The files of a kernel: an index of the compiled signatures, and one file for each of them."""

    def _load_index(self):
        content = kernel_files.read(Path(self._index_path))
        if content is None:
            return {}
        version, entries = pickle.loads(content)
        if version != self._version:  # another Numba version may not be able to read its objects
            return {}
        stamp, overloads = pickle.loads(entries)
        return overloads if stamp == self._source_stamp else {}

    def _save_index(self, overloads):
        with self._open_for_write(self._index_path) as file:
            file.write(pickle.dumps((self._version, self._dump((self._source_stamp, overloads)))))

    def _load_data(self, name):
        content = kernel_files.read(Path(self._data_path(name)))
        if content is None:
            raise FileNotFoundError(name)
        return pickle.loads(content)

    @contextmanager
    def _open_for_write(self, filepath):
        content = BytesIO()
        yield content
        try:
            with super()._open_for_write(filepath) as file:
                file.write(kernel_files.sealed(Path(filepath), content.getvalue()))
        except OSError:  # a full disk: the kernel is in memory, and is compiled again next time
            kernel_files.report_unwritten(Path(filepath))


class _SealedCache(FunctionCache):
    """Numba's own cache, with sealed files."""

    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__(function)
        locator = self._impl.locator
        kernel_files.add_kernel(function.__module__.split(".")[1], Path(self.cache_path).name)
        self._cache_file = _SealedFiles(self.cache_path, self._impl.filename_base, locator.get_source_stamp())

    def load_overload(self, sig, target_context):
        """Return a compiled kernel from its file, or None; a call needs only Numba's runtime.

        Numba's own version first loads everything that compiling needs, which takes longer than most searches. The
        compiler loads it by itself.
        """
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


def _interpreted(function: Callable[..., object], *arguments: Any) -> object:
    """Call `function` without compiling it, with the behaviour of compiled code: fields by name, silent overflow."""
    with np.errstate(over="ignore"):
        return function(*map(_with_fields, arguments))


def _with_fields(value: Any) -> Any:
    fields = isinstance(value, np.ndarray) and value.dtype.names is not None
    return value.view(np.recarray) if fields else value


def helper(function: F) -> F:
    """Compile `function` into each kernel that calls it. Pass only scalars: arrays would cost reference counting."""
    return cast(F, numba.njit(inline="always", error_model="numpy")(function))


def bits_set(function: F) -> F:
    """Compile counting the bits of an unsigned number to the processor's single instruction for it.

    `function`: the same in Python, used if nothing is compiled.
    """
    if config.DISABLE_JIT:  # type: ignore[attr-defined]
        return function

    def typed(_typing, mask):  # noqa: ARG001 - Numba passes arguments of intrinsics by name
        def generated(_context, builder, _signature, arguments):
            return builder.ctpop(arguments[0])

        return numba.types.uint64(numba.types.uint64), generated

    return cast(F, intrinsic(typed))


def prefetching(function: F) -> F:
    """Compile `function(array, index)` to a request to load an element of a contiguous array into the cache.

    The index is not checked: a request never fails. `function`: the same in Python, which does nothing.
    """
    if config.DISABLE_JIT:  # type: ignore[attr-defined]
        return function

    def typed(_typing, array, index):
        def generated(context, builder, _signature, arguments):
            fields = context.make_array(array)(context, builder, arguments[0])
            number = context.cast(builder, arguments[1], index, numba.types.intp)
            bytes_type = ir.IntType(8).as_pointer()
            data = builder.bitcast(fields.data, bytes_type)
            address = builder.gep(data, [builder.mul(number, fields.itemsize)])
            word = ir.IntType(32)
            request = builder.module.declare_intrinsic(
                "llvm.prefetch", [bytes_type], ir.FunctionType(ir.VoidType(), [bytes_type, word, word, word])
            )
            for_writing, keep_longest, as_data = word(1), word(3), word(1)
            builder.call(request, [address, for_writing, keep_longest, as_data])
            return context.get_dummy_value()

        return numba.types.void(array, index), generated

    return cast(F, intrinsic(typed))
