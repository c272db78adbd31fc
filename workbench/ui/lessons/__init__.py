"""Lessons in the window: the panel beside the benches, the questions, the editor."""
