"""Compiling and loading the kernels of all domains, once for each version of their sources, and searches by them.

Knows no domain: it names their warming modules, and imports only the layers below `compiling`. Kernels whose files are
damaged are compiled again.
"""
