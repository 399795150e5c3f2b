import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Result } from '$src/net/protocol.gen';
import type { Fate } from './fates';
import { theCoin } from '$src/games/pieces-of-eight/names';
import type { EightView, LossView } from '$src/games/pieces-of-eight/game.gen';

/// Names the winners and, after several games, how they stand.
export function headlineOf(view: EightView, result: Result, book: Phrasebook): string {
  const winners = (result.outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const wins = view.ships.map((ship) => ship.wins);
  const isMatch = wins.reduce((sum, each) => sum + each, 0) > 1;
  return book.about(winners, isMatch ? 'ui.end.match' : 'ui.end.wins', {
    names: new Intl.ListFormat(book.language).format(winners.map((seat) => book.seat(seat).shown)),
    count: winners.length,
    score: wins.toSorted((a, b) => b - a).join(' : '),
  });
}

/// Says in a sentence how the battle ended.
export function endingText(view: EightView, result: Result, book: Phrasebook): string {
  const winner = result.outcome?.ranks.indexOf(1) ?? -1;
  const turns = book.text('ui.turns', { count: view.turn });
  const isLast = view.ships.filter((ship) => ship.captain !== null).length === 1;
  return isLast && winner >= 0
    ? `${book.about([winner], 'ui.won', { winner: book.seat(winner).shown })} ${turns}`
    : turns;
}

function fallKey(seat: number, { by, how, with: weapon }: LossView): string {
  if (by === seat) return 'own';
  if (how === 'pillaged') return 'taken';
  if (weapon === 'captain') return 'captain';
  return weapon ? 'by' : 'sunk';
}

/// Says how a ship lost: who sank its Captain, and with what; or why its owner left.
export function fallText({ seat, fall, out, ship }: Fate, book: Phrasebook): string {
  const left = out ? book.text('ui.end.out', { why: out.replaceAll('-', '_') }) : '';
  if (!fall) return left || book.text('ui.end.afloat', { count: ship.deck.length });
  const key = fallKey(seat, fall);
  const told = book.text(`ui.end.fall.${key}`, {
    by: book.seat(fall.by).shown,
    weapon: fall.with ? theCoin(fall.with, book) : '',
    turn: fall.turn,
  });
  return [told, left].filter(Boolean).join(' ');
}
