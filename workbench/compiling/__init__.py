"""Getting the kernels compiled and loaded: those of all domains together, once for each state of their sources.

Knows no domain: it names their warming modules, and imports the layers below `compiling` only. Kernels whose files are
damaged are compiled again.
"""
