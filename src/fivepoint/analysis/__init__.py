"""Judges records: every checker play and cube decision, luck, ratings, reports."""
