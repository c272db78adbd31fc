"""The Compare bench: two to six configurations on one board, in lockstep.

Imports the shared packages below the benches, no other bench.
"""
