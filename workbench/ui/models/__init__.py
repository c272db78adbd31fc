"""Qt item models over recordings and runs."""
