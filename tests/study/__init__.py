"""Tests of the package for learning."""
