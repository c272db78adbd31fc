"""Lessons: texts with scenes to look at and questions that are checked. Values and files; no window."""
