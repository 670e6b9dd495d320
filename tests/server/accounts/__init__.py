"""Tests of who people are."""
