"""Boards × configurations, case by case: what is to be done, doing it over processes, and what came of it."""
