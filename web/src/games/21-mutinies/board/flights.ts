import { untrack } from 'svelte';
import { placeOfSeat, type Flight } from '$src/board/flights';
import { settings } from '$src/browser/settings.svelte';
import type { MutiniesStore } from '$src/games/21-mutinies/mutiniesStore';
import { MINION } from '$src/games/21-mutinies/table';
import { artOf } from '$src/games/21-mutinies/printed';
import type { MutiniesEvent, MutiniesView } from '$src/games/21-mutinies/game.gen';

/// Things that travel over the table: a drawing, how many, and between which places.
export interface ThingFlight extends Flight {
  icon: string;
  count: number;
}

const MOST = 6;
const seatOf = (seat: number): string => `seat:${seat}`;

/// Returns what travels because of an event, between places such as `seat:1`, `pile:rum` and `square:TR2`.
export function flightsOf(event: MutiniesEvent, view: MutiniesView): ThingFlight[] {
  const seat = 'seat' in event ? seatOf(event.seat) : '';
  const fly = (icon: string, from: string, to: string, count = 1): ThingFlight[] => [
    { icon, from, to, count: Math.min(count, MOST) },
  ];
  switch (event.type) {
    case 'jewel-taken':
      return fly(artOf(event.jewel), `square:${event.square}`, seat);
    case 'jewel-drawn':
      return fly(artOf(event.jewel), event.ntr ? 'pile:ntr' : 'pile:jewels', seat);
    case 'treasure-drawn':
      return fly('i-chest', 'pile:treasures', seat);
    case 'card-drawn':
      return fly('i-log', 'pile:deck', seat);
    case 'rum-gained':
      return fly('i-rum', 'pile:rum', seat, event.cubes);
    case 'rum-lost':
    case 'rum-poured':
      return fly('i-rum', seat, 'pile:rum', event.cubes);
    case 'doubloons-gained': {
      const square = view.pirates[event.seat]?.disc.square;
      return fly('i-coin', square ? `square:${square}` : 'pile:deck', seat, event.amount);
    }
    case 'doubloons-handed-over':
      return fly('i-coin', seatOf(event.from), seatOf(event.to), event.amount);
    case 'rum-handed-over':
      return fly('i-rum', seatOf(event.from), seatOf(event.to), event.cubes);
    case 'sold':
      return event.jewels.flatMap((jewel) => fly(artOf(jewel), seat, 'pile:discards'));
    case 'jewel-discarded':
      return fly(artOf(event.jewel), seat, 'pile:discards');
    default:
      return [];
  }
}

/// Finds a place on the page; seats are those of the shell, at the side or in the strip of phones.
export function placeOn(page: ParentNode, place: string): DOMRect | undefined {
  const [kind, name] = place.split(':');
  const element = kind === 'seat' ? placeOfSeat(name ?? '') : page.querySelector(`[data-at="${place}"]`);
  return element?.getBoundingClientRect();
}

/// Lets a disc travel from its owner to the square on which it was just placed.
export const arrive =
  (store: MutiniesStore, seat: number, square: string) =>
  (element: Element): void =>
    untrack(() => travel(store, seat, square, element));

function travel(store: MutiniesStore, seat: number, square: string, element: Element): void {
  const isNew =
    store.before !== undefined &&
    store.acts.some((act) =>
      act.events.some((event) => event.type === 'disc-placed' && event.square === square),
    );
  const owner = seat === MINION ? (store.view?.order[0] ?? 0) : seat;
  const from = isNew && !settings.lessMotion ? placeOn(document, `seat:${owner}`) : undefined;
  if (!from) return;
  const at = element.getBoundingClientRect();
  const [dx, dy] = [
    from.x + from.width / 2 - at.x - at.width / 2,
    from.y + from.height / 2 - at.y - at.height / 2,
  ];
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(1.3)`, opacity: 0.4 },
      { transform: 'translate(0, -6px) scale(1.15)', opacity: 1, offset: 0.8 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 480, easing: 'cubic-bezier(.5,0,.2,1)' },
  );
}
