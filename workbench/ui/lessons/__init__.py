"""Lessons in the window: the panel beside the benches, the questions, the editor.

Shows its scenes on any bench through what all benches have in common. Imports the benches and what lies below them.
"""
