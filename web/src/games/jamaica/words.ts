import { placeOf, spaceAt, wayBetween } from './chart';
import { arrival, outlook, totalOf, type Outcome } from './outlook';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Hold, JamaicaView } from './game.gen';

export interface Way {
  text: string;
  tone: 'plain' | 'good' | 'bad';
}

/// What an action brings, in few words: what is done, and what each way of doing it means.
export interface Told {
  head: string;
  ways: readonly Way[];
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

const fightText = ({ rivals }: Outcome & { type: 'sail' }, book: Phrasebook): string =>
  rivals.length ? book.text('ui.out.fight', { names: listed(book, rivals) }) : '';

/// Says what stopping somewhere means: a fight first, then the price.
export function arrivalText(outcome: Outcome & { type: 'sail' }, book: Phrasebook): string {
  return [fightText(outcome, book), price(outcome, book)].filter(Boolean).join(', ');
}

/// Says where a ship that cannot pay falls back to; a treasure that it finds there outweighs the shortage.
function retreatText(outcome: Outcome & { type: 'sail' }, book: Phrasebook): string {
  const { retreats, finds } = outcome;
  const isFound = finds.length === retreats.length;
  const places = retreats.map((place) =>
    book.text('ui.out.at', {
      space: placeOf(place).space,
      treasure: String(!isFound && finds.includes(place)),
    }),
  );
  const list = new Intl.ListFormat(book.language, { type: 'disjunction' }).format(places);
  return isFound
    ? book.text('ui.out.retreat-treasure', { places: list })
    : book.text('ui.out.retreat', { why: price(outcome, book), places: list });
}

function sailed(outcome: Outcome & { type: 'sail' }, book: Phrasebook): Way {
  const { short, token, kind, retreats, finds } = outcome;
  if (!short || retreats.length === 0) {
    const tone = short ? 'bad' : token || kind === 'home' ? 'good' : 'plain';
    return { text: arrivalText(outcome, book), tone };
  }
  const text = [fightText(outcome, book), retreatText(outcome, book)].filter(Boolean).join(', ');
  return { text, tone: finds.length === 0 ? 'bad' : finds.length === retreats.length ? 'good' : 'plain' };
}

export function told(outcome: Outcome, book: Phrasebook): Told {
  if (outcome.type === 'load') {
    const { amount, cargo, hold, dumps } = outcome;
    const text = book.text(dumps ? 'ui.out.dump' : 'ui.out.into', { hold });
    return {
      head: book.text('ui.out.load', { amount, cargo }),
      ways: [{ text, tone: dumps ? 'bad' : 'plain' }],
    };
  }
  const { ahead, steps } = outcome;
  return {
    head: book.text(ahead ? 'ui.out.ahead' : 'ui.out.back', { steps }),
    ways: [sailed(outcome, book)],
  };
}

/// Says what one half of a card brings; ways that mean the same are told once.
export function half(outcomes: readonly Outcome[], book: Phrasebook): Told | undefined {
  const all = outcomes.map((outcome) => told(outcome, book));
  const [first] = all;
  if (!first) return undefined;
  const ways = new Map(all.flatMap((each) => each.ways).map((way) => [way.text, way]));
  return { head: first.head, ways: [...ways.values()] };
}

/// Says a half of a card in one line, for labels.
export const inLine = ({ head, ways }: Told, book: Phrasebook): string =>
  `${head}, ${ways.map(({ text }) => text).join(` ${book.text('ui.out.or')} `)}`;

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
  if (!am) return undefined;
  return book.text('ui.preview.card', {
    morning: inLine(am, book),
    evening: pm ? inLine(pm, book) : book.text('ui.preview.none'),
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
  if (trip) return book.text('ui.preview.voyage', { what: sailed(trip, book).text });
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
