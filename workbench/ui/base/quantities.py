"""Times, memory sizes and rates formatted for people."""

from __future__ import annotations

from workbench.wording import number, text

MINUTE, HOUR = 60.0, 3600.0


def duration(seconds: float) -> str:
    """Return a length of time in a suitable unit."""
    if seconds < 0.1:
        return text("amount-milliseconds", value=number(seconds * 1000, 1))
    if seconds < MINUTE:
        return text("amount-seconds", value=number(seconds, 2 if seconds < 10 else 1))
    if seconds < HOUR:
        return text("amount-minutes", minutes=int(seconds // MINUTE), seconds=int(seconds % MINUTE))
    return text("amount-hours", hours=int(seconds // HOUR), minutes=int(seconds % HOUR // MINUTE))


def clock(seconds: float) -> str:
    """Return a time as minutes:seconds."""
    minutes, rest = divmod(int(seconds), int(MINUTE))
    return f"{minutes}:{rest:02}"


def memory(nbytes: int) -> str:
    """Return an amount of memory in a suitable unit."""
    if nbytes < 1_000_000:
        return text("amount-kilobytes", value=number(nbytes / 1e3))
    if nbytes < 1_000_000_000:
        return text("amount-megabytes", value=number(nbytes / 1e6, 1 if nbytes < 10_000_000 else 0))
    return text("amount-gigabytes", value=number(nbytes / 1e9, 2))


def rate(expansions: int, seconds: float) -> str:
    """Return expansions per second, rounded to three significant digits; a dash if there is nothing to divide."""
    if not expansions or seconds <= 0:
        return text("amount-none")
    value = expansions / seconds
    digits = 10 ** max(0, len(str(int(value))) - 3)
    return text("amount-per-second", value=number(round(value / digits) * digits))


def rounded(count: int) -> str:
    """Return a large number in thousands or millions, with two significant digits."""
    if count < 1_000:
        return number(count)
    unit, key = (1e6, "amount-millions") if count >= 999_500 else (1e3, "amount-thousands")
    return text(key, value=number(count / unit, 1 if count < 9.95 * unit else 0))


def speed_text(steps_a_second: float) -> str:
    """Return the text for a player speed in steps per second."""
    if steps_a_second == float("inf"):
        return text("player-speed-full")
    if steps_a_second < 1:
        return text("player-speed-slow", seconds=number(1 / steps_a_second, 1))
    rounded = round(steps_a_second, 1) if steps_a_second < 10 else round(steps_a_second)
    return text("player-speed", count=rounded, value=number(rounded, 1))
