"""Getting kernels compiled and loaded: of all domains together, once for each state of their sources."""
