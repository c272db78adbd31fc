"""Games of Hex in files and streams: replay files, SGF and HTP.

Imports `hex`, `wording`, `search.problem` and the modules of `workbench.formats` that are shared by all formats
(`reading`, `writing`, `board_input` …).
"""
