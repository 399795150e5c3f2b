import { coinAt, shotOf } from './aim';
import { placeName, theCoin } from './names';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { EightView } from './game.gen';

const HITS: Readonly<Record<string, string>> = { pillage: 'take', bomb: 'bomb', cannon: 'fire' };

/// Names what a played coin hits, for the button that plays it; nothing for moves without a target.
export function buttonText(move: string, view: EightView, book: Phrasebook): string | undefined {
  const shot = shotOf(move, view);
  const ship = view.ships[shot?.ship ?? -1];
  const [at] = shot?.at ?? [];
  if (!shot || !ship || shot.ship === undefined || at === undefined) return undefined;
  const coin = ship.captain === at ? 'captain' : coinAt(ship, at);
  return book.text(`ui.act.${HITS[shot.verb] ?? 'destroy'}`, {
    ship: book.seat(shot.ship).shown,
    coin: coin
      ? theCoin(coin, book)
      : book.text('ui.the-place', { place: placeName(at, ship.deck.length, book) }),
  });
}
