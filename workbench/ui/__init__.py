"""The window. Qt and pyqtgraph live here only.

From what is seen to what it is about:

- `main_window` puts everything together: benches (`bench_making`), menus (`commands`, and `command_slots` for what each
  does), dialogs (`window_dialogs`), files (`opening`, `session_files`, `board_files`, `trace_files`).
- `benches`: a bench puts panes together for one kind of work, and is where these meet. A *scene* is what it shows, as
  values that can be kept in files; `lessons` and sessions are made of scenes.
- `views`: the panes. They take a session and a player, show them, and listen; they never know each other.
  `widgets` are what several panes share, `dialogs` what they open, `models` what they read off recordings.
- Players (`player`, and one for each other kind of recording): where one is in a recording, and what moves it.
- Sessions (`session`, `compare_session`, `divide_session`, `hex_session` …): what a bench is about. They own the runs.
- `searching` and `worker` let a run go on in a thread of its own; `jobs` does other long work in small pieces.

Everywhere: `theme` for colours and sizes, `settings` for what is kept, `retranslation` for a change of language.
"""
