"""Texts and files of backgammon read into records and written from them, one format a file."""
