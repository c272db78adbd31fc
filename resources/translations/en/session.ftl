# Sessions in files, and a search copied as one line

session-open-title = Open a session
session-save-title = Save the session
session-kinds = Sessions (*.workbench);;All files (*)
session-opened = Opened { $name }.
session-saved = Saved as { $name }.
session-format = This is not a session: it does not contain "format": "search-workbench-session".
session-version = This session has version { $version }, which is newer than this program supports (version { $known }).
session-large = “{ $name }” is larger than { $most } MB, which is too large for a session.
session-binary = “{ $name }” is not a text file (UTF-8), so it is not a session.
session-json = This is not valid JSON: see line { $line }, column { $column }.
session-line-copied = { $count ->
    [0] There is no search here to copy.
    [one] The search was copied as one line.
   *[other] The { $count } searches were copied, one per line.
}
command-session-open = Ope&n session…
command-session-save = Sa&ve session…
command-copy-line = Copy &the search as a line
session-trace-gone = The trace “{ $name }” no longer exists, so the search was restarted from the saved settings.
session-trace-other = The trace “{ $name }” has changed since then, so the search was restarted from the saved settings.
session-own = This session runs code of yours: { $names }. Run it?
session-own-more = Code from others can do anything on your computer. It runs in a process of its own.
session-own-run = &Run it

recovery-offer = The session of { $time } ended unexpectedly. Restore it?
recovery-offer-more = Boards, the searches on display, games and the layout are restored as they were. If you decide later, you are asked again at the next start.
recovery-restore = &Restore
recovery-discard = &Discard
recovery-later = &Later
