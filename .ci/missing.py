"""Prints the Debian packages of the system libraries that Qt needs and this machine does not have.

A library is looked for by loading it, so any distribution that has it under whatever package name will do.
A virtual environment can be set up only with Python's ensurepip, which Debian keeps in a package of its own.
With `--all`, those for every kind of display too, whether there is one here or not.
"""

import ctypes
import importlib.util
import os
import runpy
import sys
from pathlib import Path

libraries = runpy.run_path(str(Path(__file__).parent.parent / "workbench" / "system_libraries.py"))


def has_fonts() -> bool:
    """Return whether fontconfig, which Qt asks, knows a font."""
    try:
        fontconfig = ctypes.CDLL("libfontconfig.so.1")
    except OSError:
        return False
    fontconfig.FcInit()
    fontconfig.FcConfigGetFonts.restype = ctypes.POINTER(ctypes.c_int)
    fonts = fontconfig.FcConfigGetFonts(None, 0)  # a struct whose first field counts them
    return bool(fonts) and fonts[0] > 0


def missing(everything: bool) -> list[str]:
    """Return the packages to install; none on systems where Qt brings all it needs."""
    if sys.platform != "linux":
        return []
    wanted = dict(libraries["ALWAYS"])
    if everything or os.environ.get("DISPLAY"):
        wanted |= libraries["WITH_X11"]
    if everything or os.environ.get("WAYLAND_DISPLAY"):
        wanted |= libraries["WITH_WAYLAND"]
    packages = libraries["missing"](wanted)
    if not has_fonts():
        packages.append("fonts-dejavu-core")
    if importlib.util.find_spec("ensurepip") is None:
        packages.append(f"{os.path.basename(sys.executable)}-venv")
    return packages


print(*missing("--all" in sys.argv))
