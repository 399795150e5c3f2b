import type { Event } from '$src/net/protocol.gen';
import { positionOf } from './aim';
import type { EightView } from './view.gen';

/// A coin that travels: from a place before the change to a place after it.
export interface Flight {
  coin: string | null;
  from: string;
  to: string;
  /// Whether it is thrown out of a ship.
  isLost: boolean;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/// Returns the coins that travel because of an event, between places such as `1:4` and `hold:1`.
export function flightsOf(event: Event, before: EightView): Flight[] {
  const seat = Number(event['seat']);
  const size = before.ships[seat]?.deck.length ?? 0;
  const coin = text(event['coin']);
  const place = text(event['from']) ?? 'fore';
  const fly = (from: string, to: string, isLost = false): Flight[] => [{ coin, from, to, isLost }];
  switch (event.type) {
    case 'coin-destroyed':
      return fly(`${seat}:${Number(event['at'])}`, `hold:${seat}`, true);
    case 'coin-spent':
    case 'nest-scuttled': {
      const at = event.type === 'nest-scuttled' ? 0 : positionOf(place, size);
      return place === 'hold' ? [] : fly(`${seat}:${at}`, `hold:${seat}`, true);
    }
    case 'sent-to-nest':
      return fly(`${seat}:${positionOf(place, size)}`, `${seat}:0`);
    case 'coin-pillaged':
      return fly(`${Number(event['from'])}:${Number(event['at'])}`, `${seat}:aft`);
    case 'coin-fetched':
    case 'treasure-stowed':
      return fly(`hold:${seat}`, `${seat}:aft`);
    default:
      return [];
  }
}
