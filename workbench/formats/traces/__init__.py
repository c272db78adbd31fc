"""Traces of searches: our own format, Posthoc's, and those of other programs as recordings to be played.

Imports `api` and the layers below it, and the modules of `workbench.formats` that are shared by all formats (`reading`,
`writing`, `schema` …).
"""
