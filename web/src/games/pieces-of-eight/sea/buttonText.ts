import type { Foreseen } from '$src/table/store/foresight.svelte';
import type { Phrasebook } from '$src/i18n/phrasebook';
import { figureOf } from '$src/games/pieces-of-eight/figures';
import { placeName, theCoin } from '$src/games/pieces-of-eight/names';
import type { EightEvent, EightFigure, EightView } from '$src/games/pieces-of-eight/game.gen';

const HITS: Readonly<Record<string, string>> = { pillage: 'take', bomb: 'bomb', cannon: 'fire' };

/// Names what a played coin hits, for the button that plays it; nothing for moves without a target.
export function buttonText(
  _: string,
  view: EightView,
  book: Phrasebook,
  foreseen: Foreseen<EightView, EightEvent, EightFigure> | undefined,
): string | undefined {
  const figures = foreseen?.figures;
  const used = figureOf(figures, 'uses')?.coin;
  const takes = figureOf(figures, 'takes');
  const hit = figureOf(figures, 'destroys') ?? (takes && { ship: takes.ship, coins: [takes.coin] });
  const reaches = figureOf(figures, 'reaches');
  const ship = hit?.ship ?? reaches?.ship;
  const target = hit?.coins[0] ?? reaches?.line[0];
  if (ship === undefined || !target || figureOf(figures, 'negates')) return undefined;
  if (used === undefined && !reaches) return undefined;
  const coin = target.captain ? 'captain' : target.coin;
  return book.text(`ui.act.${HITS[used ?? 'cannon'] ?? 'destroy'}`, {
    ship: book.seat(ship).shown,
    coin: coin
      ? theCoin(coin, book)
      : book.text('ui.the-place', { place: placeName(target.at, view.ships[ship], book) }),
  });
}
