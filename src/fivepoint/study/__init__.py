"""Learning from play: reasons in counted facts, a tutor's warnings, cards, statistics."""
