"""The shared core: problems, runs, recordings and timelines. It knows no puzzle, no window and no file."""
