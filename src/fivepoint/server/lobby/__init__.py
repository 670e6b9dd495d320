"""The lobby: finding somebody to play, talking, and keeping the peace."""
