"""A match in progress at one table: seats, clock and dice around a record. No I/O."""
