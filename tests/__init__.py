"""The tests of Fivepoint; they mirror the sources."""
