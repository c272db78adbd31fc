"""Hex: the board and its rules, games and how they are written, engines that play it."""
