# Traces of searches: our own, and those of Posthoc

cli-command-trace = Convert a trace of a search to another format.
cli-help-trace-input = The trace to read ({ $known }).
cli-help-trace-output = The file to write ({ $known }); its name determines the format.
trace-written = “{ $name }”: { $content }
trace-records = { $count ->
    [one] { NUMBER($count) } node, { $steps } steps
   *[other] { NUMBER($count) } nodes, { $steps } steps
}
trace-events = { $count ->
    [one] { NUMBER($count) } event
   *[other] { NUMBER($count) } events
}

trace-no-input = “{ $name }” is not a readable trace: its name must end in one of { $known }.
trace-format = This is not a trace of Search Workbench: its first line must contain "format": "search-workbench-trace".
trace-version = This trace has version { $version }; only version { $known } can be read.
trace-header = In the first line, “{ $name }” cannot be { $value }.
trace-header-posthoc = In “search-workbench”, “{ $name }” cannot be { $value }.
trace-header-missing = In the first line, “{ $name }” is missing.
trace-header-missing-posthoc = In “search-workbench”, “{ $name }” is missing.
trace-header-key = In the first line, “{ $name }” is not allowed.
trace-header-key-posthoc = In “search-workbench”, “{ $name }” is not allowed.
trace-record-number = Record { $number } is expected, not { $value }: records are numbered from 0, each once, and come before the steps.
trace-record-columns = Record { $number } and the ones before it have different fields: “{ $name }” is in one and not in the other.
trace-record-value = Record { $number }: “{ $name }” cannot be { $value }.
trace-record-later = Record { $number } comes before record { $other }, which it refers to as “{ $name }”.
trace-record-no-step = Record { $number } does not belong to any step: the last step has fewer records.
trace-record-ended = Record { $number }: the step in “{ $name }” is before the record was made, or is not in the trace.
trace-record-parent = Record { $number } was generated before its parent was expanded.
trace-expanded = Record { $number }: the step in “expanded” does not expand it.
trace-step-number = Step { $number } is expected, not { $value }: steps are numbered from 1, each once.
trace-step-value = Step { $number }: “{ $name }” cannot be { $value }.
trace-event-number = Event { $number } is expected: events are numbered from 1, each once.
trace-many = The trace has more than { $most } records or steps.
trace-part-step = { $steps ->
    [0] The search has no steps to write.
    [one] The search has only one step, so the trace cannot begin with step { $number }.
   *[other] The search has only { $steps } steps, so the trace cannot begin with step { $number }.
}
trace-part-recorded = { $steps ->
    [0] No step of the search is recorded.
    [one] Only the first step is recorded, so the trace cannot begin with step { $number }.
   *[other] Only the first { $steps } steps are recorded, so the trace cannot begin with step { $number }.
}
trace-part-events = A trace for Posthoc can have at most { $most } events, and there is at least one for each step: choose fewer steps, or a file that ends in .jsonl.
trace-part-order = The first step, { $first }, comes after the last one, { $last }.
trace-empty = The trace has no records.
trace-state = The state “{ $state }” is not a valid board. { $complaint }

posthoc-large = “{ $name }” is too large: at most { $most } megabytes can be read.
posthoc-binary = “{ $name }” is not a text file (UTF-8): see line { $line }.
posthoc-syntax = Line { $line } cannot be read: something is missing or superfluous.
posthoc-twice = “{ $name }” appears twice, the second time in line { $line }.
posthoc-deep = Line { $line }: lists are nested more than { $most } levels deep.
posthoc-number = Line { $line }: a number is infinite or not a number.
posthoc-text = Line { $line }: the text contains an incomplete character.
posthoc-alias = Line { $line }: aliases (*name) are not supported, because a few of them can stand for endless data.
posthoc-tag = Line { $line }: the tag “{ $tag }” is not supported.
posthoc-version = “version” is { $version }; a search trace of Posthoc needs { $known }.
posthoc-views = “views” must be a map from names to lists of views.
posthoc-no-events = The list of “events” is missing.
posthoc-empty = The list of “events” is empty.
posthoc-many = A trace for Posthoc with more than { $most } events cannot be opened: export fewer steps of the search, or a file that ends in .jsonl.
posthoc-event-kind = Event { $number } is { $value }, not a map.
posthoc-event-type = Event { $number }: “type” must be a text, not { $value }.
posthoc-event-id = Event { $number }: “{ $name }” must be a number or a text, not { $value }.
posthoc-event-number = Event { $number }: “{ $name }” must be a number, not { $value }.

posthoc-no-nodes = No event creates a node: there is nothing to show.
posthoc-parent-missing = Event { $number }: its parent, “{ $parent }”, does not come before it.
posthoc-parent-itself = Event { $number }: “{ $parent }” cannot be its own parent.
trace-record-state = Record { $number }: the state “{ $state }” is not a state of this problem. { $complaint }

# Of a recording that was imported

explain-summary-expanded = Node { $number } is expanded: { node-costs }.
explain-summary-event = “{ $kind }”: node { $number }.
explain-summary-event-alone = “{ $kind }”.
explain-summary-more = { $count ->
    [one] { NUMBER($count) } more event.
   *[other] { NUMBER($count) } more events.
}

# In the window

command-trace = &Export trace…
files-open-kinds = Search Workbench files (*.txt *.py *.workbench *.toml *.json *.jsonl *.trace.yaml *.trace.yml *.sgf *.hex *.map *.scen *.png);;All files (*)
traces-export-title = Export the search
traces-whole = &All recorded steps: 1 to { $steps }
traces-part = &Steps
traces-to = to
traces-first = First step
traces-last = Last step
traces-part-about = A part of a search begins with the nodes that the search stored before its first step.
traces-too-large = The search has { $nodes } nodes. A trace can be written, but files with more than about { $most } nodes are too large to be opened here again.
traces-choose-file = Choose file…
traces-kind-posthoc = Posthoc
traces-kind-posthoc-yaml = Posthoc, as YAML
traces-kind-own = Search Workbench
traces-kind-table = Table of nodes
traces-reading = Reading “{ $name }”…
traces-writing = Writing “{ $name }”…
traces-cancel = Cancel
traces-exported = Exported: { $name }
traces-busy = A search is running: let it end, or stop it, before you export it.
run-imported = from a file
banner-imported = From the file “{ $name }”
banner-imported-detail = { $steps } steps, { $nodes } nodes, playback only
banner-part-detail = steps { $first } to { $last } of a search that expanded { $count ->
    [one] { $count } node
   *[other] { $count } nodes
} and generated { $generated }; playback only
pseudocode-imported = This recording is from a file. It contains the nodes and steps, but not the algorithm that made them.
inspector-h-description = As given in the file.
inspector-h-alone = h = { $h }
