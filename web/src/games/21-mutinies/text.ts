import type { SeatFacts, Steps, TextLine } from '$lib/game';
import type { Phrasebook } from '$lib/phrasebook';
import type { Asked } from '$lib/protocol.gen';
import type { MutiniesView, PirateView } from './view.gen';

const named = (book: Phrasebook, part: string, values: readonly string[]): TextLine[] =>
  values.map((value) => ({
    text: `${book.word(part, value)}. ${book.text(`${part}.${value}.text`)}`.trim(),
  }));

function table(view: MutiniesView, book: Phrasebook): TextLine[] {
  const order = new Intl.ListFormat(book.language).format(view.order.map((seat) => book.seat(seat).shown));
  const lines: TextLine[] = [{ text: book.text('ui.order', { seats: order }) }];
  if (view.lastRound) lines.push({ text: book.text('ui.last-round') });
  if (view.pirate)
    lines.push({ text: book.text('ui.pirate-at', { action: book.word('action', view.pirate) }) });
  for (const { action, rounds } of view.closed) {
    lines.push({ text: book.text('ui.closed', { action: book.word('action', action), rounds }) });
  }
  lines.push({ text: book.text('ui.supply', { rum: view.rum, ntr: view.ntrPile, jewels: view.jewelPile }) });
  lines.push({ text: book.text('ui.treasure-pile', { count: view.treasurePile }) });
  lines.push({ text: book.text('ui.routes'), lines: routes(view, book) });
  return lines;
}

function routes(view: MutiniesView, book: Phrasebook): TextLine[] {
  return view.routes.map(({ square, jewel }) => ({
    text: book.text('ui.route', {
      square: book.word('square', square),
      jewel: jewel ? book.word('jewel', jewel) : book.text('ui.none'),
    }),
  }));
}

function pirate(pirate: PirateView, book: Phrasebook): TextLine {
  const square = pirate.disc.square;
  return {
    text: book.text('ui.pirate', { seat: book.seat(pirate.seat).shown, prestige: pirate.prestige }),
    seat: pirate.seat,
    lines: [
      { text: book.text('ui.purse', { doubloons: pirate.doubloons, rum: pirate.rum }) },
      {
        text: square
          ? book.text('ui.disc', { square: book.word('square', square) })
          : book.text('ui.no-disc'),
      },
      {
        text: book.text('ui.jewels', { count: pirate.jewelCount }),
        lines: named(book, 'jewel', pirate.jewels),
      },
      {
        text: book.text('ui.treasures', { count: pirate.treasureCount }),
        lines: named(book, 'treasure', pirate.treasures),
      },
      { text: book.text('ui.cards', { count: pirate.cardCount }), lines: named(book, 'card', pirate.cards) },
      ...pirate.favours.map((favour) => ({ text: book.word('favour', favour) })),
    ],
  };
}

export function textView(view: MutiniesView, book: Phrasebook): TextLine[] {
  const heading = book.text('ui.round', { round: view.round, mutinies: view.mutinies });
  return [{ text: heading, lines: table(view, book) }, ...view.pirates.map((each) => pirate(each, book))];
}

export function seatFacts(view: MutiniesView, seat: number, book: Phrasebook): SeatFacts {
  const own = view.pirates[seat];
  if (!own) return { facts: [] };
  const fact = (icon: string, key: string, count: number) => ({
    icon,
    text: String(count),
    label: book.text(`ui.${key}`, { count }),
  });
  return {
    corner: book.text('ui.pp', { count: own.prestige }),
    facts: [
      fact('i-coin', 'doubloons', own.doubloons),
      fact('i-rum', 'rum', own.rum),
      fact('i-star', 'jewels', own.jewelCount),
      fact('i-chest', 'treasures', own.treasureCount),
      fact('i-log', 'cards', own.cardCount),
      ...(own.disc.square ? [{ text: book.word('square', own.disc.square), label: '' }] : []),
    ],
    short: String(own.prestige),
    ...(view.order[0] === seat ? { badge: { icon: 'i-hat', label: book.text('term.captain') } } : {}),
  };
}

const PLACING = new Set(['captain-turn', 'sailor-turn', 'minion-turn', 'after-placing']);

export function steps(view: MutiniesView, asked: Asked | null, book: Phrasebook): Steps | undefined {
  if (!asked) return undefined;
  const now = PLACING.has(asked.kind) ? 0 : view.scoring || asked.kind === 'final-trade' ? 2 : 1;
  return { names: ['discs', 'resolve', 'end'].map((step) => book.text(`ui.step.${step}`)), now };
}
