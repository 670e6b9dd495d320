"""Tests of the analysis of records."""
