"""Maps to find a way on: graphs of named places and grids of squares, where moves cost what they cost."""
