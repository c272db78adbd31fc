"""Sliding-tile puzzles of any size: boards, goals, solvability, scrambles, collections, estimates."""
