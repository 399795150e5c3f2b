import type { SeatFacts, RoundPhases, TextLine } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { QuestionView } from '$src/net/protocol.gen';
import { placeOf } from '$src/games/jamaica/chart/chart';
import { totalOf } from '$src/games/jamaica/own/holds';
import { holdName } from './words';
import type { JamaicaView, Phase, ShipView, Standing } from './game.gen';

const names = (book: Phrasebook, part: string, values: readonly string[]): TextLine[] =>
  values.map((value) => ({
    text: `${book.word(part, value)}. ${book.text(`${part}.${value}.text`)}`.trim(),
  }));

/// Says what a captain would score now, as far as the reader sees it.
export const standingText = (standing: Standing, book: Phrasebook): string =>
  book.text('ui.standing', { ...standing });

function holds(ship: ShipView, book: Phrasebook): TextLine[] {
  return ship.holds.map((hold, i) => ({
    text: holdName(i + 1, hold, book),
  }));
}

function ship(ship: ShipView, number: number, book: Phrasebook): TextLine {
  const where = book.text('ui.at', { ship: book.seat(number).shown, place: book.word('place', ship.place) });
  const lines: TextLine[] = [{ text: book.text('ui.holds'), lines: holds(ship, book) }];
  if (ship.standing) lines.push({ text: standingText(ship.standing, book) });
  lines.push(...names(book, 'treasure', ship.powers));
  lines.push({
    text: book.text('ui.hidden', { count: ship.hiddenCount }),
    lines: names(book, 'treasure', ship.hidden),
  });
  if (!ship.ghost) {
    lines.push({
      text: book.text('ui.hand', { count: ship.handSize }),
      lines: names(book, 'card', ship.hand),
    });
    if (ship.chosen)
      lines.push({ text: book.text('ui.chosen-card', { card: book.word('card', ship.chosen) }) });
    lines.push({ text: book.text('ui.piles', { pile: ship.pileSize, discards: ship.discards.length }) });
  }
  return { text: where, seat: number, lines };
}

export function textView(view: JamaicaView, book: Phrasebook): TextLine[] {
  const table: TextLine[] = [
    { text: book.text('ui.captain', { ship: book.seat(view.captain).shown }) },
    { text: book.text('ui.pile', { count: view.treasurePile }) },
    {
      text: view.tokens.length
        ? book.text('ui.tokens', {
            spaces: new Intl.ListFormat(book.language).format(view.tokens.map(String)),
          })
        : book.text('ui.no-tokens'),
    },
  ];
  if (view.morning)
    table.unshift({ text: book.text('ui.dice', { morning: view.morning, evening: view.evening }) });
  if (view.combat) {
    const { attacker, defender } = view.combat;
    const args = { attacker: book.seat(attacker).shown, defender: book.seat(defender).shown };
    table.push({ text: book.text('ui.combat', args) });
    const { firing, face } = view.combat;
    if (face) table.push({ text: book.text('ui.combat.rolls', { ship: book.seat(firing).shown, face }) });
  }
  if (view.bill)
    table.push({ text: book.text('ui.bill', { goods: book.text('ui.goods', { ...view.bill }) }) });
  if (view.lastRound) table.push({ text: book.text('ui.last-round') });
  return [
    { text: book.text('ui.round', { round: view.round }), lines: table },
    ...view.ships.map((s, i) => ship(s, i, book)),
  ];
}

function chips(own: ShipView, behind: boolean, book: Phrasebook): NonNullable<SeatFacts['chips']> {
  if (own.home) return [{ text: book.text('ui.home'), tone: 'good' }];
  return [
    ...(behind ? [{ text: book.text('ui.behind'), tone: 'warn' as const }] : []),
    ...(own.chosen
      ? [{ text: book.word('card', own.chosen), tone: 'line' as const }]
      : own.hasChosen
        ? [{ text: book.text('ui.chosen'), tone: 'good' as const, answers: true }]
        : []),
  ];
}

export function seatFacts(view: JamaicaView, seat: number, book: Phrasebook): SeatFacts {
  const own = view.ships[seat];
  if (!own) return { facts: [] };
  const { space, lap } = placeOf(own.place);
  const behind = lap < 0;
  const treasures = own.powers.length + own.hiddenCount;
  const fact = (icon: string, key: string, count: number) => ({
    icon,
    text: String(count).replace('-', '−'),
    label: book.text(`ui.${key}`, { count }),
  });
  return {
    corner: book.text('ui.corner', { space }),
    facts: [
      fact('i-coin', 'doubloons', totalOf(own.holds, 'doubloons')),
      fact('i-food', 'food', totalOf(own.holds, 'food')),
      fact('i-gun', 'cannons', totalOf(own.holds, 'cannons')),
      fact('i-chest', 'treasures', treasures),
      ...(own.standing ? [fact('i-star', 'points', own.standing.points)] : []),
    ],
    chips: chips(own, behind, book),
    short: own.home ? book.text('ui.home.short') : String(space),
    ...(view.captain === seat ? { badge: { icon: 'i-compass', label: book.text('term.captain') } } : {}),
  };
}

const PHASES: readonly Phase[] = ['dice', 'cards', 'voyages'];

export function phases(
  view: JamaicaView,
  asked: QuestionView | null,
  book: Phrasebook,
): RoundPhases | undefined {
  if (!asked) return undefined;
  return { names: PHASES.map((phase) => book.text(`ui.phase.${phase}`)), now: PHASES.indexOf(view.phase) };
}
