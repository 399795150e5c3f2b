import { Link, type Wire } from './connection.svelte';
import { time } from './serverTime.svelte';

/// Opens a socket to the server that this page came from.
export function dial(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Wire;
}

/// The connection of this page.
export const link = new Link(dial);

/// A browser that goes offline knows before the socket does.
if (typeof addEventListener !== 'undefined') {
  addEventListener('offline', () => link.lose());
  addEventListener('online', () => link.online || link.connect());
}
link.onWelcome = (now) => time.set(now);
