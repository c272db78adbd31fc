"""Lessons in the window: the panel beside the benches, the questions, the editor.

Shows its scenes on any bench through what all benches have in common. It knows no bench and imports `bench` and the
packages below it.
"""
