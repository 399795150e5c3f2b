import { Connection, type Socket } from './connection.svelte';
import { serverTime } from './serverTime.svelte';

/// Opens a socket to the server that this page came from.
export function openSocket(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Socket;
}

/// The connection of this page.
export const connection = new Connection(openSocket);

/// A browser that goes offline knows before the socket does.
if (typeof addEventListener !== 'undefined') {
  addEventListener('offline', () => connection.drop());
  addEventListener('online', () => connection.online || connection.connect());
}
connection.onServerTime = (now) => serverTime.set(now);
