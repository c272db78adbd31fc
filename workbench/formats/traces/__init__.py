"""Traces of searches: our own format, Posthoc's, and other programs' traces as recordings that can be played.

Imports `api` and the layers below it, and the modules of `workbench.formats` that are shared by all formats (`reading`,
`writing`, `schema` …).
"""
