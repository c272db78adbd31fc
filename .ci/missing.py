"""Prints the Debian packages of the system libraries that Qt needs and this machine does not have.

A library is looked for by loading it, so any distribution that has it under whatever package name will do.
A virtual environment can be set up only with Python's ensurepip, which Debian keeps in a package of its own.
"""

import ctypes
import importlib.util
import os
import sys

ALWAYS = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
WITH_X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WITH_WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}


def loads(library: str) -> bool:
    """Return whether this machine has the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


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


def missing() -> list[str]:
    """Return the packages to install; none on systems where Qt brings all it needs."""
    if sys.platform != "linux":
        return []
    wanted = dict(ALWAYS)
    if os.environ.get("DISPLAY"):
        wanted |= WITH_X11
    elif os.environ.get("WAYLAND_DISPLAY"):
        wanted |= WITH_WAYLAND
    packages = [package for library, package in wanted.items() if not loads(library)]
    if not has_fonts():
        packages.append("fonts-dejavu-core")
    if importlib.util.find_spec("ensurepip") is None:
        packages.append(f"{os.path.basename(sys.executable)}-venv")
    return packages


print(*missing())
