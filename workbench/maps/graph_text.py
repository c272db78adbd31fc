"""The text format of graphs.

    # Comments begin with a number sign, on a line of their own or after a space.
    graph A small map               the heading: the keyword, then a title
    start Arad
    goal Bucharest                  once or more
    Arad: at 91 492, h 366          a place: coordinates (x to the right, y upwards) and h, both optional
    Zerind: at 108 531, h 374, ru Зеринд    also its name in other languages, by their codes of two letters
    Arad -- Zerind: 75              an edge in both directions and its cost; the default cost is 1
    Arad -> Sibiu: 140              a one-way edge

Names in other languages are shown to users of those languages, and are understood wherever a place can be typed.
A place exists if an edge names it; a place with neither coordinates nor h needs no line of its own. If one place has
coordinates, all must have them. The same holds for h, which may be `inf`.
"""

from __future__ import annotations

import re

from workbench.maps.graph import Edge, Graph, Place
from workbench.maps.lines import (
    TextLine,
    line_fault,
    numbered_lines,
    parse_coordinate,
    parse_cost,
    parse_estimate,
    parse_heading,
    parse_name,
)
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Number

KIND = "graph"
MAX_PLACES, MAX_EDGES = 2000, 20_000
_EDGE = re.compile(r"(?P<here>.*?)\s(?P<sign>--|->)\s(?P<there>[^:]*)(?::(?P<cost>.*))?")
_END = re.compile(r"(start|goal)\s+([^:]*)")
_LANGUAGE = re.compile(r"(?!at)[a-z]{2}")
_COMMENT = re.compile(r"(^|\s)#.*")


def parse_graph(text: str) -> Graph:
    """Parse a graph. Raises Fault with the line number if the text is not valid."""
    lines = (TextLine(line.number, _COMMENT.sub("", line.text).rstrip()) for line in numbered_lines(text))
    remaining_lines = iter(lines)
    reader = _Reader(parse_heading(remaining_lines, KIND))
    for line in remaining_lines:
        if line.text.strip():
            reader.read(line)
    return reader.graph()


def graph_text(graph: Graph) -> str:
    """Return a graph in the text format."""
    lines = [f"{KIND} {graph.title}".rstrip(), f"start {graph.start}", *(f"goal {goal}" for goal in graph.goals)]
    for place in graph.places:
        facts = [] if place.at is None else [f"at {_number(place.at[0])} {_number(place.at[1])}"]
        facts += [] if place.h is None else [f"h {_number(place.h)}"]
        facts += [f"{language} {form}" for language, form in place.forms.items()]
        lines.append(f"{place.name}: {', '.join(facts)}".rstrip())
    for edge in graph.edges:
        lines.append(f"{edge.here} {'->' if edge.one_way else '--'} {edge.there}: {_number(edge.cost)}")
    return "\n".join(lines) + "\n"


def _number(value: Number) -> str:
    """Return a number as the format writes it, with at most six decimals."""
    return f"{value:.6f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


class _Reader:
    """Parses the lines of a graph one by one."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._places: dict[str, Place] = {}
        self._described: set[str] = set()
        self._edges: list[Edge] = []
        self._ways: dict[tuple[str, str], int] = {}
        self._start: tuple[str, TextLine] | None = None
        self._goals: dict[str, TextLine] = {}
        self._last = TextLine(1, "")

    def read(self, line: TextLine) -> None:
        """Parse one line. Raises Fault."""
        self._last = line
        stripped = line.text.strip()
        if match := _EDGE.fullmatch(stripped):
            self._read_edge(line, match)
        elif match := _END.fullmatch(stripped):
            self._read_end(line, *match.groups())
        elif ":" in stripped:
            self._read_place(line, *stripped.split(":", 1))
        else:
            raise line_fault("graph-line", line)

    def _read_edge(self, line: TextLine, match: re.Match[str]) -> None:
        here, there = parse_name(line, match["here"]), parse_name(line, match["there"])
        cost = 1 if match["cost"] is None else parse_cost(line, match["cost"])
        edge = Edge(here, there, cost, match["sign"] == "->")
        if here == there:
            raise line_fault("graph-loop", line, place=here)
        for pair in [(here, there)] if edge.one_way else [(here, there), (there, here)]:
            if pair in self._ways:
                raise line_fault("graph-twice", line, here=pair[0], there=pair[1], before=self._ways[pair])
            self._ways[pair] = line.number
        for name in (here, there):
            self._places.setdefault(name, Place(name))
        self._edges.append(edge)
        if len(self._places) > MAX_PLACES or len(self._edges) > MAX_EDGES:
            raise line_fault("graph-large", line, places=MAX_PLACES, edges=MAX_EDGES)

    def _read_end(self, line: TextLine, keyword: str, stripped: str) -> None:
        name = parse_name(line, stripped)
        if keyword == "goal":
            self._goals.setdefault(name, line)
        elif self._start is not None:
            raise line_fault("graph-starts", line, before=self._start[1].number)
        else:
            self._start = name, line

    def _read_place(self, line: TextLine, stripped: str, facts: str) -> None:
        name = parse_name(line, stripped)
        if name in self._described:
            raise line_fault("graph-place-twice", line, place=name)
        self._described.add(name)
        at, h = None, None
        forms: dict[str, str] = {}
        for fact in filter(None, map(str.strip, facts.split(","))):
            keyword, *values = fact.split()
            if keyword == "at" and len(values) == 2 and at is None:
                at = parse_coordinate(line, values[0]), parse_coordinate(line, values[1])
            elif keyword == "h" and len(values) == 1 and h is None:
                h = parse_estimate(line, values[0])
            elif _LANGUAGE.fullmatch(keyword) and values and keyword not in forms:
                forms[keyword] = parse_name(line, fact.removeprefix(keyword))
            else:
                raise line_fault("graph-fact", line, fact=fact)
        self._places[name] = Place(name, at, h, forms)
        if len(self._places) > MAX_PLACES:
            raise line_fault("graph-large", line, places=MAX_PLACES, edges=MAX_EDGES)

    def graph(self) -> Graph:
        """Return the graph after all lines were read. Raises Fault if something is missing."""
        if self._start is None or not self._goals:
            raise Fault("graph-ends", line=self._last.number)
        for name, line in (self._start, *self._goals.items()):
            if name not in self._places:
                raise line_fault("graph-end-unknown", line, place=name)
        places = tuple(self._places.values())
        _check_forms(places)
        for place in places:
            if place.at is None and (other := next((one for one in places if one.at is not None), None)):
                raise Fault("graph-at-missing", place=place.name, other=other.name)
            if place.h is None and (other := next((one for one in places if one.h is not None), None)):
                raise Fault("graph-h-missing", place=place.name, other=other.name)
        return Graph(self._title, places, tuple(self._edges), self._start[0], tuple(self._goals))


def _check_forms(places: tuple[Place, ...]) -> None:
    """Raise Fault if the name of a place in some language is also a name of another place."""
    owners = {place.name.casefold(): place.name for place in places}
    for place in places:
        for form in place.forms.values():
            if (owner := owners.setdefault(form.casefold(), place.name)) != place.name:
                raise Fault("graph-form-taken", form=form, place=place.name, other=owner)
