"""What happened in one step: its micro-steps as lines of pseudocode, message keys and facts; one module per family.

Derived from the recording alone. Imports `playback` and the packages below it; `workbench.wording` makes the sentences.
"""
