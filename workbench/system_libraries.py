"""The system libraries that Qt needs, and whether a window can be opened; Qt itself would abort the program.

`.ci/missing.py` runs this file with any Python before the packages are installed: it imports nothing of the workbench.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable, Mapping

ALWAYS: Mapping[str, str] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""The libraries that Qt needs even for drawing pictures -> their Debian and Ubuntu packages."""
WITH_X11: Mapping[str, str] = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WITH_WAYLAND: Mapping[str, str] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
_PLATFORMS: Mapping[str, Mapping[str, str]] = {"xcb": WITH_X11, "wayland": WITH_WAYLAND}
_START = "from PySide6.QtGui import QGuiApplication as A; made = A([]); raise SystemExit(made.primaryScreen() is None)"

Loads = Callable[[str], bool]


def loads(library: str) -> bool:
    """Return whether this machine has the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing(libraries: Mapping[str, str], has: Loads = loads) -> list[str]:
    """Return the packages of the libraries that are missing; empty on systems for which Qt includes all libraries."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for library, package in libraries.items() if not has(library)]


def platforms(environment: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """Return the Qt platforms for showing a window, the preferred one first; empty if there is no display."""
    if chosen := environment.get("QT_QPA_PLATFORM"):
        return tuple(name.partition(":")[0].partition("-")[0] for name in chosen.split(";"))
    named = (("wayland", "WAYLAND_DISPLAY"), ("xcb", "DISPLAY"))
    return tuple(name for name, variable in named if environment.get(variable))


_SILENT = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)(lambda _format, _values: None)
"""Discards what the Wayland library would print; kept here because the library stores its address."""


def reachable(platform: str) -> bool:
    """Return whether a platform's display answers. The platform's libraries must exist."""
    if platform == "xcb":
        xcb = ctypes.CDLL("libxcb.so.1")
        xcb.xcb_connect.restype = ctypes.c_void_p
        connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
        failed = bool(xcb.xcb_connection_has_error(connection))
        xcb.xcb_disconnect(connection)
        return not failed
    if platform == "wayland":
        wayland = ctypes.CDLL("libwayland-client.so.0")
        wayland.wl_log_set_handler_client(_SILENT)
        wayland.wl_display_connect.restype = ctypes.c_void_p
        display = ctypes.c_void_p(wayland.wl_display_connect(None))
        if display:
            wayland.wl_display_disconnect(display)
        return bool(display)
    return True


def starts() -> bool:
    """Return whether Qt starts and finds a screen, tested in another process, because Qt would abort this one."""
    return subprocess.run([sys.executable, "-c", _START], capture_output=True).returncode == 0


def obstacle(
    environment: Mapping[str, str] = os.environ,
    has: Loads = loads,
    answers: Callable[[str], bool] = reachable,
    tried: Callable[[], bool] = starts,
) -> tuple[str, str] | None:
    """Return (message key, named libraries or variable) for why no window can be opened; None if one can be."""
    if not sys.platform.startswith("linux"):
        return None
    if packages := missing(ALWAYS, has):
        return "qt-libraries-missing", " ".join(packages)
    found: tuple[str, str] | None = "window-no-display", ""
    for name in platforms(environment):
        if packages := missing(_PLATFORMS.get(name, {}), has):
            found = "qt-libraries-missing", " ".join(packages)
        elif not answers(name):
            variable = "WAYLAND_DISPLAY" if name == "wayland" else "DISPLAY"
            found = "qt-display-unreachable", f"{variable}={environment.get(variable, '')}"
        else:
            found = None
            break
    chosen = environment.get("QT_QPA_PLATFORM")
    if found is None and chosen and chosen != "offscreen" and not tried():
        found = "qt-platform-unusable", f"QT_QPA_PLATFORM={chosen}"
    return found
