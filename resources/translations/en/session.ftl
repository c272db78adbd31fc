# Sessions in files, and a search copied as one line

session-open-title = Open a session
session-save-title = Save the session
session-kinds = Sessions (*.workbench);;All files (*)
session-opened = Opened { $name }.
session-saved = Saved as { $name }.
session-format = It is no session: it does not say "format": "search-workbench-session".
session-version = It is a session of version { $version }, which is later than this program knows (version { $known }).
session-large = “{ $name }” is larger than { $most } MB, which no session is.
session-binary = “{ $name }” is no text (UTF-8), so there is no session in it.
session-json = It is no JSON: line { $line }, column { $column }.
session-line-copied = { $count ->
    [0] There is no search here that could be copied.
    [one] The search is on the clipboard, as one line.
   *[other] The { $count } searches are on the clipboard, a line each.
}
command-session-open = Ope&n session…
command-session-save = Sa&ve session…
command-copy-line = Copy &the search as a line
session-trace-gone = The trace “{ $name }” is no longer there, so the search is made anew from what is set.
session-trace-other = The trace “{ $name }” has been changed since, so the search is made anew from what is set.

recovery-offer = Search Workbench ended unexpectedly last time. Restore the session of { $time }?
recovery-offer-more = Boards, searches, games and the layout come back as they were then. If you decide later, you are asked again at the next start.
recovery-restore = &Restore
recovery-discard = &Discard
recovery-later = &Later
