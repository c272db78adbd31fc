"""Programs to play against, good and bad ones, as command lines."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path


def program(code: str) -> str:
    """Return the command line of a Python program."""
    return shlex.join([sys.executable, "-u", "-c", code])


ANSWER = "import sys\nfor line in sys.stdin:\n    word = line.split()[0]\n"

SERVER = shlex.join([sys.executable, "-m", "workbench", "hex", "htp", "--engine", "quick", "--seconds", "0.1"])
SLOW = program(f"import time\n{ANSWER}    word == 'genmove' and time.sleep(0.7)\n    print('= c3\\n')")
SILENT = program("import time\ntime.sleep(600)")
STUBBORN = program(ANSWER + "    print('=\\n') if word != 'genmove' else None")
CRASHING = program(ANSWER + "    sys.exit(3) if word == 'genmove' else print('=\\n')")
BABBLING = program("while True: print('bla bla')")
ENDLESS = program("import sys\nwhile True: sys.stdout.write('x' * 1000)")
CHATTY = program(ANSWER + "    print('thinking...\\n\\n= c3\\n' if word == 'genmove' else 'hm\\n=\\n')")
ILLEGAL = program(ANSWER + "    print('= a1\\n' if word == 'genmove' else '=\\n')")
NONSENSE = program(ANSWER + "    print('= pass the salt\\n' if word == 'genmove' else '=\\n')")
REFUSING = program(ANSWER + "    print('? not today\\n')")


def crashing(name: str, status: int) -> str:
    """Return a program that gives itself a name, and exits when it is to move."""
    answers = {"name": name, "known_command": "true"}
    return program(
        f"{ANSWER}    sys.exit({status}) if word == 'genmove' else print('= ' + {answers!r}.get(word, '') + '\\n')"
    )


def playing(cell: str, name: str = "") -> str:
    """Return a program that always plays on one cell, and gives itself a name."""
    answers = {"genmove": cell, "name": name, "known_command": "true"}
    return program(f"{ANSWER}    print('= ' + {answers!r}.get(word, '') + '\\n')")


def listening(file: Path) -> str:
    """Return a program that plays c3, and writes what it reads into a file."""
    return program(
        f"import sys\nfor line in sys.stdin:\n    open({str(file)!r}, 'a').write(line)\n    word = line.split()[0]\n"
        "    print({'genmove': '= c3\\n', 'known_command': '= true\\n'}.get(word, '=\\n'))"
    )
