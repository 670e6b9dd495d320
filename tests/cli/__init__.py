"""Tests of the command line and of matches in the terminal."""
