"""Who people are: guests, accounts, their sessions, and the bots they run."""
