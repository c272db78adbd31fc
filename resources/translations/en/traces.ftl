# Traces of searches: our own, and those of Posthoc

cli-command-trace = Turn a trace of a search into another format.
cli-help-trace-input = The trace to be read ({ $known }).
cli-help-trace-output = The file to be written ({ $known }); its name says the format.
trace-written = “{ $name }”: { $told }
trace-records = { $count ->
    [one] { NUMBER($count) } node, { $steps } steps
   *[other] { NUMBER($count) } nodes, { $steps } steps
}
trace-events = { $count ->
    [one] { NUMBER($count) } event
   *[other] { NUMBER($count) } events
}

trace-no-input = “{ $name }” is no trace that can be read: its name has to end in one of { $known }.
trace-format = This is no trace of Search Workbench: its first line has to say "format": "search-workbench-trace".
trace-version = This trace has version { $version }; only version { $known } can be read.
trace-header = In the first line, “{ $name }” cannot be { $value }.
trace-header-posthoc = In “search-workbench”, “{ $name }” cannot be { $value }.
trace-record-number = Where record { $number } should stand there is { $value }: records are numbered from 0, each once, and come before the steps.
trace-record-columns = Record { $number } and the ones before it do not say the same: “{ $name }” is in one and not in the other.
trace-record-value = Record { $number }: “{ $name }” cannot be { $value }.
trace-record-later = Record { $number } comes before record { $other }, which it names as “{ $name }”.
trace-record-no-step = Record { $number } belongs to no step: the last step has fewer records.
trace-record-ended = Record { $number }: the step in “{ $name }” is before the record was made, or is not in the trace.
trace-record-parent = Record { $number } was generated before its parent was expanded.
trace-expanded = Record { $number }: its step in “expanded” is not a step that expands it.
trace-step-number = Where step { $number } should stand there is { $value }: steps are numbered from 1, each once.
trace-step-value = Step { $number }: “{ $name }” cannot be { $value }.
trace-event-number = Where event { $number } should stand there is something else: events are numbered from 1, each once.
trace-many = The trace has more than { $most } records or steps.
trace-empty = The trace has no records.
trace-state = The state “{ $state }” is no board. { $complaint }

posthoc-large = “{ $name }” is too large: at most { $most } megabytes can be read.
posthoc-binary = “{ $name }” is no text in UTF-8: see line { $line }.
posthoc-syntax = Line { $line } cannot be read: something is missing there, or too much.
posthoc-twice = “{ $name }” stands there twice, the second time in line { $line }.
posthoc-deep = Line { $line }: lists lie more than { $most } deep within each other.
posthoc-number = Line { $line }: there is a number without end, or what is no number.
posthoc-text = Line { $line }: there is half a letter, which no text can have.
posthoc-alias = Line { $line }: aliases (*name) are not read, as a few of them may stand for endless data.
posthoc-tag = Line { $line }: the tag “{ $tag }” is not read.
posthoc-version = “version” is { $version }; a search trace of Posthoc has { $known } there.
posthoc-views = “views” has to be a map from names to lists of views.
posthoc-no-events = There is no list of “events”.
posthoc-empty = The list of “events” is empty.
posthoc-many = There are more than { $most } events.
posthoc-event-kind = Event { $number } is { $value }, not a map.
posthoc-event-type = Event { $number }: “type” has to be a text, not { $value }.
posthoc-event-id = Event { $number }: “{ $name }” has to be a number or a text, not { $value }.
posthoc-event-number = Event { $number }: “{ $name }” has to be a number, not { $value }.

posthoc-no-nodes = No event makes a node: there is nothing to be shown.
posthoc-parent-missing = Event { $number }: its parent, “{ $parent }”, does not come before it.
posthoc-parent-itself = Event { $number }: “{ $parent }” cannot be its own parent.
trace-record-state = Record { $number }: the state “{ $state }” is none of this problem. { $complaint }

# Of a recording that was imported

explain-told-expanded = Node { $number } is expanded: g = { $g }{ $informed ->
    [yes] , h = { $h }, f = { $f }.
   *[no] .
}
explain-told-event = “{ $kind }”: node { $number }.
explain-told-event-alone = “{ $kind }”.
explain-told-more = { $count ->
    [one] { NUMBER($count) } more event.
   *[other] { NUMBER($count) } more events.
}

# In the window

command-trace = &Export trace…
files-open-kinds = Search Workbench files (*.txt *.py *.workbench *.toml *.json *.jsonl *.trace.yaml *.trace.yml *.sgf *.hex);;All files (*)
traces-export-title = Export the search
traces-kind-posthoc = Posthoc
traces-kind-posthoc-yaml = Posthoc, as YAML
traces-kind-own = Search Workbench
traces-kind-table = Table of nodes
traces-reading = Reading “{ $name }”…
traces-writing = Writing “{ $name }”…
traces-cancel = Cancel
traces-exported = Written: { $name }
traces-busy = A search goes on: let it end, or stop it, and export it then.
run-imported = from a file
banner-imported = From the file “{ $name }”
banner-imported-detail = { $steps } steps, { $nodes } nodes, to be played only
pseudocode-imported = This recording is from a file. Its nodes and steps are there, but not the algorithm that made them.
inspector-h-told = As the file says.
inspector-h-alone = h = { $h }
