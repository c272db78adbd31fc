"""A time zone that Babel can read: it refuses to be imported where the environment names something else, which the C
library takes for UTC."""

from __future__ import annotations

import os
import time

try:
    import babel.localtime as babel_localtime  # noqa: F401
except Exception:  # whatever its reader stumbles over
    os.environ["TZ"] = "UTC"
    if hasattr(time, "tzset"):
        time.tzset()
