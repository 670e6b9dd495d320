// A line to the server for what it says unasked: the WebSocket of tables and of the lobby.

/** A new line, not yet open. */
export function newLine(): WebSocket {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}

/** Closes a line; one that is still being opened as soon as it is: sooner it is a fault to browsers. */
export function closeLine(line: WebSocket | null): void {
  if (line?.readyState === WebSocket.CONNECTING) line.addEventListener('open', () => line.close());
  else line?.close();
}
