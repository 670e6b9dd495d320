"""Tests of the lobby: finding a game, playing it, talking, keeping the peace."""
