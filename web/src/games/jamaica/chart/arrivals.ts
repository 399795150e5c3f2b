import { placeOf, spaceAt } from './chart';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Goods, HalfPlan, Load, Retreat, Stop, Symbol } from '$src/games/jamaica/game.gen';

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

const either = (book: Phrasebook, texts: readonly string[]): string =>
  new Intl.ListFormat(book.language, { type: 'disjunction' }).format(texts);

export const goodsText = (book: Phrasebook, { cargo, amount }: Goods): string =>
  book.text('ui.goods', { cargo, amount });

function price({ to, home, price, lacking, lost, treasure }: Stop, book: Phrasebook): string {
  const { kind, prize } = spaceAt(placeOf(to).space);
  if (kind === 'port-royal') return book.text(home ? 'ui.out.home' : 'ui.out.start', { points: prize });
  if (treasure) return book.text('ui.out.treasure');
  if (!price) return book.text(kind === 'lair' ? 'ui.out.lair' : 'ui.out.free');
  return lacking > 0
    ? book.text('ui.out.short', { cargo: price.cargo, lacking, lost })
    : book.text('ui.out.pay', { goods: goodsText(book, price) });
}

const fightText = ({ rivals }: Stop | Retreat, book: Phrasebook): string =>
  rivals.length ? book.text('ui.out.fight', { names: listed(book, rivals) }) : '';

/// Says what stopping somewhere means: a fight first, then the price.
export const arrivalText = (stop: Stop, book: Phrasebook): string =>
  [fightText(stop, book), price(stop, book)].filter(Boolean).join(', ');

function retreatPlace(retreat: Retreat, isFound: boolean, book: Phrasebook): string {
  const { to, price, treasure } = retreat;
  const notes = [
    treasure && !isFound ? book.text('ui.out.at.treasure') : '',
    price ? goodsText(book, price) : '',
    fightText(retreat, book),
  ].filter(Boolean);
  const place = book.text('ui.out.at', { space: placeOf(to).space });
  return notes.length > 0 ? `${place} (${notes.join(', ')})` : place;
}

/// Says where a ship that cannot pay falls back to; a treasure that it finds there outweighs the shortage.
function shortText(stop: Stop, isFound: boolean, book: Phrasebook): string {
  const places = either(
    book,
    stop.retreats.map((retreat) => retreatPlace(retreat, isFound, book)),
  );
  const key = isFound ? 'ui.out.retreat-treasure' : 'ui.out.retreat';
  return [fightText(stop, book), book.text(key, { why: price(stop, book), places })]
    .filter(Boolean)
    .join(', ');
}

/// Says what a voyage to a place brings.
export function stopWay(stop: Stop, book: Phrasebook): Way {
  const { retreats, treasure, home } = stop;
  if (stop.lacking === 0) return { text: arrivalText(stop, book), tone: treasure || home ? 'good' : 'plain' };
  const finds = retreats.filter((retreat) => retreat.treasure).length;
  const isFound = finds === retreats.length;
  return {
    text: shortText(stop, isFound, book),
    tone: isFound ? 'good' : finds > 0 ? 'plain' : 'bad',
  };
}

function loadWay({ holds, dumps }: Load, book: Phrasebook): Way {
  if (holds.length === 0) return { text: book.text('ui.out.no-room'), tone: 'bad' };
  const into = either(book, holds.map(String));
  return {
    text: book.text(dumps ? 'ui.out.dump' : 'ui.out.into', { hold: into, count: holds.length }),
    tone: dumps ? 'bad' : 'plain',
  };
}

/// Says what a symbol does with a die.
export const headOf = (symbol: Symbol, die: number, book: Phrasebook): string =>
  symbol === 'ahead' || symbol === 'back'
    ? book.text(`ui.out.${symbol}`, { steps: die })
    : book.text('ui.out.load', { amount: die, cargo: symbol });

/// Says what one half of a card brings; ways that mean the same are told once. Nothing for a ship that is home.
export function half({ symbol, die, stops, loads }: HalfPlan, book: Phrasebook): Told | undefined {
  if (stops.length + loads.length === 0) return undefined;
  const head = headOf(symbol, die, book);
  const all = [...stops.map((stop) => stopWay(stop, book)), ...loads.map((load) => loadWay(load, book))];
  return { head, ways: [...new Map(all.map((way) => [way.text, way])).values()] };
}

/// Says a half of a card in one line, for labels.
export const inLine = ({ head, ways }: Told, book: Phrasebook): string =>
  `${head}, ${ways.map(({ text }) => text).join(`; ${book.text('ui.out.or')} `)}`;
