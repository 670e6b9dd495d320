"""Ratings: the formulas, the fold of all results, and what pages see of it."""
