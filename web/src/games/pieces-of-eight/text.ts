import type { SeatFacts, RoundPhases, TextLine } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { QuestionView } from '$src/net/protocol.gen';
import { coinName, holdText } from './names';
import type { EightView, ShipView } from './game.gen';

const list = (book: Phrasebook, coins: readonly string[]): string =>
  new Intl.ListFormat(book.language, { type: 'unit' }).format(coins.map((coin) => book.word('coin', coin)));

function deck(ship: ShipView, book: Phrasebook): TextLine[] {
  return ship.deck.map((coin, i) => {
    const key = i > 0 && i === ship.deck.length - 1 ? 'ui.aft' : 'ui.coin';
    return { text: book.text(key, { at: i + 1, coin: coinName(coin, ship.captain === i + 1, book) }) };
  });
}

/// Says what is seen of a ship, from the crow's nest to the aft.
export const deckText = (ship: ShipView, book: Phrasebook): string =>
  [
    book.text('ui.nest', { coin: coinName(ship.nest, ship.captain === 0, book) }),
    ...deck(ship, book).map(({ text }) => text),
  ].join('; ');

function ship(ship: ShipView, seat: number, book: Phrasebook): TextLine {
  const args = { ship: book.seat(seat).shown, deck: ship.deck.length, hold: ship.holdSize };
  const nest = book.text('ui.nest', { coin: coinName(ship.nest, ship.captain === 0, book) });
  const lines: TextLine[] = [{ text: nest }, ...deck(ship, book)];
  if (ship.hold.length) lines.push({ text: holdText(ship, book) });
  if (ship.plan.length) lines.push({ text: book.text('ui.plan', { coins: list(book, ship.plan) }) });
  if (ship.yard.length) lines.push({ text: book.text('ui.yard', { coins: list(book, ship.yard) }) });
  return { text: book.text('ui.ship', args), seat, lines };
}

export function textView(view: EightView, book: Phrasebook): TextLine[] {
  const pending = view.stack.map((ability) => ({
    text: book.text('ui.pending', {
      coin: book.word('coin', ability.coin),
      user: book.seat(ability.user).shown,
      ship: book.seat(ability.ship).shown,
    }),
  }));
  if (view.pool.length) pending.push({ text: book.text('ui.pool', { coins: list(book, view.pool) }) });
  return [
    { text: book.text('ui.turn', { turn: view.turn }), lines: pending },
    ...view.ships.map((s, i) => ship(s, i, book)),
  ];
}

export function seatFacts(view: EightView, seat: number, book: Phrasebook): SeatFacts {
  const own = view.ships[seat];
  if (!own) return { facts: [] };
  const team = view.teamsHold ? { corner: book.text('ui.team', { team: own.team + 1 }) } : {};
  const chips: NonNullable<SeatFacts['chips']> = [];
  if (own.surrenders) chips.push({ text: book.text('ui.surrenders'), tone: 'warn' });
  if (view.turn === 0) return { facts: [], ...team, ...(chips.length ? { chips } : {}) };
  const deck = { text: book.text('ui.on-deck', { count: own.deck.length }), label: '' };
  const hold = { text: book.text('ui.in-hold', { count: own.holdSize }), label: '' };
  if (own.lostTurns > 0)
    chips.push({ text: book.text('ui.lost-turns', { count: own.lostTurns }), tone: 'warn' });
  if (!own.inGame) chips.push({ text: book.text('ui.out'), tone: 'bad' });
  else if (own.captain === null) chips.push({ text: book.text('ui.no-captain'), tone: 'bad' });
  return { facts: [deck, hold], ...team, chips, short: String(own.deck.length), out: !own.inGame };
}

export function phases(
  view: EightView,
  asked: QuestionView | null,
  book: Phrasebook,
): RoundPhases | undefined {
  if (!asked) return undefined;
  const name = (step: string): string => book.text(`ui.step.${step}`);
  if (view.turn === 0) return { names: [name('build'), name('battle')], now: 0 };
  const now = asked.kind !== 'send-to-nest' ? 1 : view.lastNest ? 2 : 0;
  return { names: [name('first'), name('main'), name('first')], now };
}
