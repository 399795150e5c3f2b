import { placeOf, spaceAt, wayBetween } from './chart';
import { arrival, outlook, totalOf, type Outcome } from './outlook';
import type { Phrasebook } from '$lib/phrasebook';
import type { Hold, JamaicaView } from './view.gen';

/// What an action brings, in few words: what is done, and what it means.
export interface Told {
  head: string;
  rest: string;
  tone: 'plain' | 'good' | 'bad';
}

const listed = (book: Phrasebook, ships: readonly number[]): string =>
  new Intl.ListFormat(book.language).format(ships.map((ship) => book.seat(ship).shown));

function price(outcome: Outcome & { type: 'sail' }, book: Phrasebook): string {
  const { kind, cost, short, token } = outcome;
  if (kind === 'lair') return book.text(token ? 'ui.out.treasure' : 'ui.out.lair');
  if (kind === 'home' || kind === 'start') return book.text(`ui.out.${kind}`);
  if (cost === 0) return book.text('ui.out.free');
  return book.text(short ? `ui.out.short-${kind}` : `ui.out.${kind}`, { cost });
}

/// Says what stopping somewhere means: a fight first, then the price.
export function arrivalText(outcome: Outcome & { type: 'sail' }, book: Phrasebook): string {
  const fight = outcome.rivals.length
    ? book.text('ui.out.fight', { names: listed(book, outcome.rivals) })
    : '';
  return [fight, price(outcome, book)].filter(Boolean).join(', ');
}

/// Says where a ship falls back to that cannot pay.
function retreatText({ retreats, finds }: Outcome & { type: 'sail' }, book: Phrasebook): string {
  if (retreats.length === 0) return '';
  const places = retreats.map((place) =>
    book.text('ui.out.at', { space: placeOf(place).space, treasure: String(finds.includes(place)) }),
  );
  const list = new Intl.ListFormat(book.language, { type: 'disjunction' }).format(places);
  return book.text('ui.out.retreat', { places: list });
}

export function told(outcome: Outcome, book: Phrasebook): Told {
  if (outcome.type === 'load') {
    const { amount, cargo, hold, dumps } = outcome;
    const rest = book.text(dumps ? 'ui.out.dump' : 'ui.out.into', { hold });
    return { head: book.text('ui.out.load', { amount, cargo }), rest, tone: dumps ? 'bad' : 'plain' };
  }
  const { ahead, steps, short, token, kind } = outcome;
  const head = book.text(ahead ? 'ui.out.ahead' : 'ui.out.back', { steps });
  const tone = short ? 'bad' : token || kind === 'home' ? 'good' : 'plain';
  const rest = [arrivalText(outcome, book), retreatText(outcome, book)].filter(Boolean).join(', ');
  return { head, rest, tone };
}

/// Says what one half of a card brings; several ways are told one after the other.
export function half(outcomes: readonly Outcome[], book: Phrasebook): Told | undefined {
  const [first, ...others] = outcomes.map((outcome) => told(outcome, book));
  if (!first) return undefined;
  const tone = others.every((other) => other.tone === first.tone) ? first.tone : 'plain';
  const rest = others.length > 0 ? waysText(outcomes, book) : first.rest;
  return { head: first.head, rest, tone };
}

/// Says what several ways of one voyage mean; those that end in the same retreat share it.
function waysText(outcomes: readonly Outcome[], book: Phrasebook): string {
  const arrivals = new Map<string, Set<string>>();
  for (const outcome of outcomes) {
    if (outcome.type === 'load') continue;
    const back = retreatText(outcome, book);
    arrivals.set(back, (arrivals.get(back) ?? new Set()).add(arrivalText(outcome, book)));
  }
  const or = ` ${book.text('ui.out.or')} `;
  return [...arrivals]
    .map(([back, stops]) => [[...stops].join(or), back].filter(Boolean).join(', '))
    .join(or);
}

/// The viewer's own ship: the one whose cards can be seen.
export const ownShip = (view: JamaicaView): number => view.ships.findIndex((ship) => ship.hand.length > 0);

/// Returns where a move takes which ship, if it is a move across the board.
export function voyage(
  move: string,
  view: JamaicaView,
): (Outcome & { type: 'sail'; ship: number }) | undefined {
  const [verb = '', to = ''] = move.split(' ');
  if (verb !== 'sail' && verb !== 'retreat' && verb !== 'steer') return undefined;
  const ship = verb === 'steer' ? view.ships.findIndex((candidate) => candidate.ghost) : ownShip(view);
  const from = view.ships[ship]?.place;
  if (from === undefined) return undefined;
  const way = wayBetween(placeOf(from), placeOf(to));
  const ahead = spaceAt(way[0]?.space ?? 0).next.includes(way[1]?.space ?? -1);
  const outcome = arrival(view, ship, way, ahead);
  return outcome.type === 'sail' ? { ...outcome, ship } : undefined;
}

function cardText(card: string, view: JamaicaView, book: Phrasebook): string | undefined {
  const { morning, evening } = outlook(view, ownShip(view), card);
  const [am, pm] = [half(morning, book), half(evening, book)];
  const say = (part: Told): string => `${part.head}, ${part.rest}`;
  if (!am) return undefined;
  return book.text('ui.preview.card', {
    morning: say(am),
    evening: pm ? say(pm) : book.text('ui.preview.none'),
  });
}

function goods(book: Phrasebook, cargo: string, amount: number): string {
  return book.text('ui.goods', { cargo, amount });
}

/// Says what lies in a hold.
export function holdName(number: number, { cargo, amount }: Hold, book: Phrasebook): string {
  return book.text('ui.hold', { hold: number, amount, goods: cargo ? goods(book, cargo, amount) : '' });
}

function holdText(
  verb: string,
  hold: number,
  amount: number,
  view: JamaicaView,
  book: Phrasebook,
): string | undefined {
  const { bill } = view;
  const content = view.ships[bill?.ship ?? -1]?.holds[hold - 1];
  if (!bill || !content?.cargo) return undefined;
  if (verb === 'dump') {
    const args = {
      lost: goods(book, content.cargo, content.amount),
      won: goods(book, bill.cargo, bill.amount),
    };
    return book.text('ui.preview.dump', args);
  }
  return book.text('ui.preview.pay', { left: content.amount - amount, due: bill.amount - amount });
}

function lootText(hold: number, view: JamaicaView, book: Phrasebook): string | undefined {
  const content = view.ships[view.loot?.loser ?? -1]?.holds[hold - 1];
  const own = view.ships[view.loot?.winner ?? -1];
  if (!content?.cargo || !own) return undefined;
  const room = own.holds.some((candidate) => candidate.cargo === null);
  const key = own.ghost ? 'ghost' : room ? 'room' : 'full';
  return book.text(`ui.preview.steal-${key}`, { goods: goods(book, content.cargo, content.amount) });
}

/// The sides of the combat die besides the star, which always wins.
const FACES = [2, 4, 6, 8, 10];

/// Returns the lowest side of the combat die that is higher than something, 0 if none is, and how many sides win.
function faceToBeat(strength: number): { need: number; odds: number } {
  const winning = FACES.filter((face) => face > strength);
  return { need: winning[0] ?? 0, odds: winning.length + 1 };
}

/// Says what a move will do, as far as the table tells.
export function preview(move: string, view: JamaicaView, book: Phrasebook): string | undefined {
  const [verb = '', first = '', second = ''] = move.split(' ');
  const trip = voyage(move, view);
  if (trip) return book.text('ui.preview.voyage', { what: told(trip, book).rest });
  switch (verb) {
    case 'choose':
      return cardText(first, view, book);
    case 'dump':
    case 'pay':
      return holdText(verb, Number(first), Number(second), view, book);
    case 'steal-hold':
      return lootText(Number(first), view, book);
    case 'steal-power':
    case 'give':
      return book.text(`treasure.${first}.text`);
    case 'attack': {
      const rival = view.ships[Number(first)];
      if (!rival) return undefined;
      const [cannons, gold] = [totalOf(rival.holds, 'cannons'), totalOf(rival.holds, 'doubloons')];
      const treasures = rival.hiddenCount + rival.powers.length;
      return book.text('ui.preview.attack', { cannons, gold, treasures });
    }
    case 'spend': {
      const toBeat = view.combat?.toBeat ?? 0;
      const beth = view.ships[view.combat?.firing ?? -1]?.powers.includes('BETH') ? 2 : 0;
      return book.text('ui.preview.spend', {
        bonus: Number(first) + beth,
        ...faceToBeat(toBeat - Number(first) - beth),
        toBeat,
      });
    }
    case 'assign':
      return book.text('ui.preview.assign', { morning: first, evening: second });
    default:
      return undefined;
  }
}
