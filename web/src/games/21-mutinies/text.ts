import type { SeatFacts, RoundPhases, TextLine } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { QuestionView } from '$src/net/protocol.gen';
import { raceOf, standingText } from '$src/games/21-mutinies/ending/count';
import { ACTIONS, actionOf, discsAt, jewelOn, squaresOf } from './table';
import { printedText } from './words';
import type { MutiniesView, PirateView } from './game.gen';

const named = (book: Phrasebook, part: string, values: readonly string[]): TextLine[] =>
  values.map((value) => ({
    text: `${book.word(part, value)}. ${book.text(`${part}.${value}.text`)}`.trim(),
  }));

/// Whether more rounds are to come than those that are announced.
const hasRoundsToCome = ({ ending, lastRound, scoring }: MutiniesView): boolean =>
  !ending && !lastRound && !scoring;

function table(view: MutiniesView, book: Phrasebook): TextLine[] {
  const order = new Intl.ListFormat(book.language).format(view.order.map((seat) => book.seat(seat).shown));
  const lines: TextLine[] = [{ text: book.text('ui.order', { seats: order }) }];
  const add = (key: string, args?: Record<string, unknown>): void =>
    void lines.push({ text: book.text(key, args) });
  if (view.lastRound) add('ui.last-round');
  else if (view.ending) add('ui.next-is-last');
  if (view.pirate) add('ui.pirate-at', { action: book.word('action', view.pirate) });
  for (const { action, rounds } of view.closed)
    add('ui.closed', { action: book.word('action', action), rounds });
  if (view.minion?.square) add('ui.minion', { square: book.word('square', view.minion.square) });
  if (view.sale)
    add('ui.on-sale', { seat: book.seat(view.sale.seller).shown, row: book.word('row', view.sale.row) });
  if (hasRoundsToCome(view)) add('ui.rounds-left', { rounds: view.fewestRounds });
  add('ui.supply', { rum: view.rum, ntr: view.ntrPile, jewels: view.jewelPile });
  add('ui.exhausted', { times: view.exhausted });
  add('ui.treasure-pile', { count: view.treasurePile });
  lines.push({
    text: book.text('ui.pile.discards', { count: view.discards.length }),
    lines: named(book, 'jewel', view.discards),
  });
  return lines;
}

/// The areas of the board, each square with what it brings and who stands there.
function board(view: MutiniesView, book: Phrasebook): TextLine[] {
  return ACTIONS.map((action) => ({
    text: book.word('action', action),
    lines: squaresOf(view, action).map(({ id }) => {
      const names = discsAt(view, id).map(({ seat, minion }) =>
        minion ? book.text('term.minion') : book.seat(seat).shown,
      );
      const here = names.length ? ` ${book.text('ui.here', { names: names.join(', ') })}` : '';
      return { text: `${printedText(id, view, book)}${here}` };
    }),
  }));
}

/// What the final count has brought somebody so far.
function counted(view: MutiniesView, seat: number, book: Phrasebook): TextLine[] {
  const [racer] = raceOf(view).filter((each) => each.seat === seat && each.standings.length > 0);
  if (!racer) return [];
  const lines = racer.standings.map(({ stage, points, coins }) => {
    const parts = [
      ...(points || !coins ? [book.text('ui.count.points', { points })] : []),
      ...(coins ? [book.text('ui.doubloons', { count: coins })] : []),
    ];
    return {
      text: book.text('ui.counted', { name: book.text(`ui.count.${stage}`), amount: parts.join(', ') }),
    };
  });
  return [{ text: book.text('ui.count'), lines }];
}

function pirate(pirate: PirateView, view: MutiniesView, book: Phrasebook): TextLine {
  const square = pirate.disc.square;
  const held = (key: string, part: string, count: number, things: readonly string[]): TextLine => ({
    text: book.text(`ui.${key}`, { count }),
    lines: named(book, part, things),
  });
  const drawn = pirate.drawnJewel ?? pirate.drawnCard;
  return {
    text: book.text('ui.pirate', { seat: book.seat(pirate.seat).shown, prestige: pirate.prestige }),
    seat: pirate.seat,
    lines: [
      { text: book.text('ui.purse', { doubloons: pirate.doubloons, rum: pirate.rum }) },
      ...(square ? [{ text: book.text('ui.disc', { square: book.word('square', square) }) }] : []),
      ...(square || view.scoring ? [] : [{ text: book.text('ui.no-disc') }]),
      ...(pirate.bonuses.length
        ? [{ text: book.text('ui.bonuses', { squares: pirate.bonuses.join(', ') }) }]
        : []),
      held('jewels', 'jewel', pirate.jewelCount, pirate.jewels),
      held('treasures', 'treasure', pirate.treasureCount, pirate.treasures),
      held('cards', 'card', pirate.cardCount, pirate.cards),
      ...(drawn ? [{ text: book.text('ui.drawn', { thing: book.word('jewel', drawn) }) }] : []),
      ...pirate.favours.map((favour) => ({ text: book.word('favour', favour) })),
      ...standingText(pirate, book).map((text) => ({ text })),
      ...counted(view, pirate.seat, book),
    ],
  };
}

export function textView(view: MutiniesView, book: Phrasebook): TextLine[] {
  const heading = book.text('ui.round', { round: view.round, mutinies: view.mutinies });
  return [
    { text: heading, lines: table(view, book) },
    ...view.pirates.map((each) => pirate(each, view, book)),
    ...board(view, book),
  ];
}

/// Where a disc is, in the few words of a seat panel; once discs are resolved, another jewel lies there.
function whereabouts(view: MutiniesView, square: string, book: Phrasebook): string {
  const jewel = view.nextDisc === null ? null : jewelOn(view, square);
  const action = actionOf(square);
  return jewel && action
    ? `${book.text(`ui.zone.${action}`)}: ${book.word('jewel', jewel)}`
    : book.word('square', square);
}

/// Where a disc lies; once the points are counted, none is placed any more.
function discText(view: MutiniesView, { disc }: PirateView, book: Phrasebook): string {
  if (disc.square) return whereabouts(view, disc.square, book);
  return view.scoring ? '' : book.text('ui.to-place');
}

export function seatFacts(view: MutiniesView, seat: number, book: Phrasebook): SeatFacts {
  const own = view.pirates[seat];
  if (!own) return { facts: [] };
  const fact = (icon: string, key: string, count: number, term: string) => {
    const label = book.text(`ui.${key}`, { count });
    return { icon, text: String(count), label, tells: `${label}. ${book.text(`term.${term}.text`)}` };
  };
  return {
    corner: book.text('ui.pp', { count: own.prestige }),
    facts: [
      fact('i-coin', 'doubloons', own.doubloons, 'doubloons'),
      fact('i-rum', 'rum', own.rum, 'rum'),
      fact('j-back', 'jewels', own.jewelCount, 'jewel'),
      fact('i-chest', 'treasures', own.treasureCount, 'treasure-token'),
      ...(view.simplified ? [] : [fact('i-log', 'cards', own.cardCount, 'mutiny-card')]),
      // Always a line of its own, so that no seat moves when a disc is placed.
      {
        text: discText(view, own, book),
        label: '',
      },
    ],
    short: String(own.prestige),
    ...(view.order[0] === seat ? { badge: { icon: 'i-hat', label: book.text('term.captain') } } : {}),
  };
}

const PLACING = new Set(['captain-turn', 'sailor-turn', 'minion-turn', 'after-placing']);
const ENDING = new Set(['mutiny-card', 'overboard', 'final-trade']);

export function phases(
  view: MutiniesView,
  asked: QuestionView | null,
  book: Phrasebook,
): RoundPhases | undefined {
  if (!asked) return undefined;
  const now = PLACING.has(asked.kind) ? 0 : view.scoring || ENDING.has(asked.kind) ? 2 : 1;
  return { names: ['discs', 'resolve', 'end'].map((step) => book.text(`ui.step.${step}`)), now };
}
