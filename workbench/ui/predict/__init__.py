"""Prediction: the class foretells the next step of a recorded search before it is shown."""
