import type { Box, Flight } from '$src/board/flights';
import { positionOf } from './aim';
import type { EightEvent, EightView, Place } from '$src/games/pieces-of-eight/game.gen';

/// A coin that travels: from a place before the change to a place after it.
export interface CoinFlight extends Flight {
  coin: string | null;
}

/// Returns the coins that travel because of an event, between places such as `1:4` and `hold:1`.
export function flightsOf(event: EightEvent, before: EightView): CoinFlight[] {
  const fly = (coin: string | null, from: string, to: string, isLost = false): CoinFlight[] => [
    { coin, from, to, isLost },
  ];
  const placed = (seat: number, place: Place): string => `${seat}:${positionOf(place, before.ships[seat])}`;
  switch (event.type) {
    case 'coin-destroyed':
      return fly(event.coin, `${event.seat}:${event.at}`, `hold:${event.seat}`, true);
    case 'coin-spent':
      return event.from === 'hold'
        ? []
        : fly(event.coin, placed(event.seat, event.from), `hold:${event.seat}`, true);
    case 'nest-scuttled':
      return fly(event.coin, `${event.seat}:0`, `hold:${event.seat}`, true);
    case 'sent-to-nest':
      return fly(event.coin, placed(event.seat, event.from), `${event.seat}:0`);
    case 'coin-pillaged':
      return fly(event.coin, `${event.from}:${event.at}`, `${event.seat}:aft`);
    case 'coin-fetched':
      return fly(event.coin, `hold:${event.seat}`, `${event.seat}:aft`);
    case 'treasure-stowed':
      return fly(null, `hold:${event.seat}`, `${event.seat}:aft`);
    default:
      return [];
  }
}

/// Finds a place on the page: a position of a ship, its hold, or the coin furthest aft.
export function placeOn(page: ParentNode, place: string): Box | undefined {
  const [ship, at] = place.split(':');
  if (ship === 'hold') return page.querySelector(`[data-hold="${at}"]`)?.getBoundingClientRect();
  if (at !== 'aft') return page.querySelector(`[data-coin="${place}"]`)?.getBoundingClientRect();
  const coins = [...page.querySelectorAll(`[data-coin^="${ship}:"]`)].map((coin) =>
    coin.getBoundingClientRect(),
  );
  return coins.toSorted((one, other) => other.x - one.x)[0];
}
