"""The Experiments bench: boards × configurations over processes, with results, charts and reports.

Imports the shared packages below the benches, no other bench.
"""
