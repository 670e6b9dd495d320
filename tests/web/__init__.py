"""Tests of what the web app is given and of the app in a real browser."""
