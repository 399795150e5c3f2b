import type { Phrasebook } from '$src/i18n/phrasebook';
import { coinAt, PLACES, positionOf, shotOf, type Shot } from './aim';
import { coinName, placeName, theCoin } from './names';
import type { EightView, ShipView } from './game.gen';

/// Coins that stay where they are when they are played.
const KEPT = new Set(['captain', 'broadside', 'cannon']);

/// Returns the place of the Mate that a coin relies on: an open one if there is one.
export function helperOf(ship: ShipView | undefined, from: string): number | undefined {
  const size = ship?.deck.length ?? 0;
  return PLACES.filter((place) => place !== from && !(place === 'aft' && size < 2))
    .map((place) => positionOf(place, size))
    .find((position) => coinAt(ship, position) === 'mate');
}

export const needsMate = (shot: Shot): boolean =>
  shot.verb === 'bomb' || ((shot.verb === 'cutlass' || shot.verb === 'pistols') && shot.cost === 'keep');

/// Whether a coin goes to the hold when it is played.
export const isSpent = (shot: Shot): boolean => (shot.cost ? shot.cost === 'spend' : !KEPT.has(shot.verb));

const isCannon = (ship: ShipView | undefined, place: string): boolean =>
  coinAt(ship, positionOf(place, ship?.deck.length ?? 0)) === 'cannon';

/// Whether another Cannon of a ship lies open, so that a shot may reach deeper.
const reachesDeeper = (shot: Shot, ship: ShipView | undefined): boolean =>
  shot.verb === 'cannon' && ['nest', 'fore'].some((place) => place !== shot.from && isCannon(ship, place));

/// Returns what a line of shots of some depth destroys.
function line(view: EightView, depth: number, book: Phrasebook): string {
  const ship = view.stack.at(-1)?.ship;
  const at = Array.from({ length: depth }, (_, i) => i + 1);
  const shot = { verb: 'cannon', from: '', at, ...(ship === undefined ? {} : { ship }) };
  return [hits(shot, view, book), book.text('ui.may-react')].join(' ');
}

function hits(shot: Shot, view: EightView, book: Phrasebook): string {
  const ship = view.ships[shot.ship ?? -1];
  if (!ship || shot.ship === undefined) return book.text(`coin.${shot.verb}.text`);
  const names = shot.at
    .filter((position) => position > 0 || ship.nest)
    .map((position) =>
      book.text('ui.named', {
        coin: coinName(position === 0 ? ship.nest : ship.deck[position - 1], ship.captain === position, book),
        place: placeName(position, ship.deck.length, book),
      }),
    );
  const coins = new Intl.ListFormat(book.language).format(names);
  return book.text(shot.verb === 'pillage' ? 'ui.takes' : 'ui.destroys', {
    coins,
    ship: book.seat(shot.ship).shown,
  });
}

function costs(shot: Shot, view: EightView, book: Phrasebook, me: number): string[] {
  const own = view.ships[me];
  const size = own?.deck.length ?? 0;
  const coin = book.word('coin', shot.verb);
  const said = [book.text(isSpent(shot) ? 'ui.spends' : 'ui.keeps', { coin: theCoin(shot.verb, book) })];
  const shown: string[] = [];
  // Everybody sees a Captain's gold edge anyway.
  if (shot.from === 'aft' && size > 1 && shot.verb !== 'captain') shown.push(coin);
  const helper = needsMate(shot) ? helperOf(own, shot.from) : undefined;
  if (helper !== undefined && helper === size && size > 1) shown.push(book.word('coin', 'mate'));
  if (shown.length)
    said.push(book.text('ui.shows', { coins: new Intl.ListFormat(book.language).format(shown) }));
  return said;
}

/// Whether a shot at your own ship hits your Captain.
function losesCaptain(shot: Shot, view: EightView): boolean {
  const at = view.ships[view.seat]?.captain;
  return at !== null && at !== undefined && shot.at.includes(at);
}

/// Returns what a move will do: what it hits, what it costs, what it shows, who may answer.
export function preview(move: string, view: EightView, book: Phrasebook): string | undefined {
  const shot = shotOf(move, view);
  if (shot) {
    const said = [hits(shot, view, book), ...costs(shot, view, book, view.seat)];
    if (reachesDeeper(shot, view.ships[view.seat])) said.push(book.text('ui.deeper'));
    if (shot.ship === view.seat)
      said.unshift(book.text(losesCaptain(shot, view) ? 'ui.captain-lost' : 'ui.own-goal'));
    return [...said, book.text('ui.may-react')].join(' ');
  }
  const [verb = '', word = ''] = move.split(' ');
  if (verb === 'depth') return line(view, Number(word), book);
  const key = `ui.will.${verb}`;
  if (!book.has(key)) return undefined;
  const own = view.ships[view.seat];
  const [, from = 'nest'] = move.split(' ');
  const size = own?.deck.length ?? 0;
  const position = positionOf(verb === 'scuttle' ? 'nest' : from, size);
  const next = from === 'aft' ? size - 1 : 2;
  const told = book.text(key, {
    coin: coinName(position === 0 ? own?.nest : own?.deck[position - 1], own?.captain === position, book),
    next: size > 1 ? coinName(own?.deck[next - 1], own?.captain === next, book) : 'none',
    place: book.text(`place.${from}`) || from,
  });
  const isLost = verb === 'scuttle' && own?.captain === 0;
  return isLost ? `${book.text('ui.captain-lost')} ${told}` : told;
}
