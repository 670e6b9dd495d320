"""Tournaments: who meets whom, and what comes of it."""
