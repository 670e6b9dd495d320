// A line to the server for what it says unasked: the WebSocket of tables and of the lobby.

/** A new line, not yet open. */
export function newLine(): WebSocket {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}
