"""Grading in the window: `dialog` shows the table of a class, `template_dialog` writes starter files.

`session` grades in the background, and `difference` is what Compare shows of a submission. Knows no bench: the shell
passes on what they request. Imports `grading`, and `controls` and `base` of the window.
"""
