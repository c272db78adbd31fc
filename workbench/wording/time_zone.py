"""A time zone that Babel can read.

If the environment names an unknown time zone, which the C library treats as UTC, importing Babel fails.
"""

from __future__ import annotations

import os
import time

try:
    import babel.localtime as babel_localtime  # noqa: F401
except Exception:  # any error of its parser
    os.environ["TZ"] = "UTC"
    if hasattr(time, "tzset"):
        time.tzset()
