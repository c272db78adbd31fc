"""The benches: panes put together for one kind of work."""
