"""The commands of Hex: `replay`, `play`, `analyse`, `solve` and `htp`.

Imports what `workbench.cli` may import.
"""
