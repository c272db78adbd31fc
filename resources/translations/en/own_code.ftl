## Code of other people, and its places

own-not-notebook = { $name } is not a notebook.
own-signature = { $name } cannot be called with { $count ->
    [one] { $count } argument
   *[other] { $count } arguments
}.
own-syntax = { $name } is not valid Python ({ $kind }: { $text }), so nothing of it can be run.
own-import = { $name } imports { $module }, which is not installed here.
own-import-extra = { $name } imports { $module }, which is not installed here: pip install "search-workbench[{ $extra }]" installs it.
own-input = { $name } waits for input, but nothing can be typed in while it is being tested.
own-skipped = { $name } uses { $text }, which cell { $cell } assigns. Of a notebook, only imports, definitions and constants are run.
own-left-threads = { $name } leaves a thread running after it has returned.
own-left-processes = { $name } leaves a process running after it has returned.
own-output = { $name } prints more than { $most } characters, so it was stopped.
own-processes = { $name } starts more than { $most ->
    [one] { $most } process
   *[other] { $most } processes
}, so all of them were ended.
code-line = { $file }, line { NUMBER($line, useGrouping: 0) }
code-cell-line = { $file }, cell { NUMBER($cell, useGrouping: 0) }, line { NUMBER($line, useGrouping: 0) }
