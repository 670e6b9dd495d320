"""The server: tables over a WebSocket, the rest over HTTP, everything kept in a database."""
