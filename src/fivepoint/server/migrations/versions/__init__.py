"""One step of the database's form a file."""
