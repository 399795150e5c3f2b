import { Noun } from '$src/i18n/icu';
import type { Phrasebook } from '$src/i18n/phrasebook';
import { placesOf } from '$src/games/pieces-of-eight/sea/aim';
import type { CoinView, EightView, ShipView } from './game.gen';

/// The name of a coin as far as it is seen.
export function coinName(
  coin: Pick<CoinView, 'coin'> | null | undefined,
  isCaptain: boolean,
  book: Phrasebook,
): string {
  if (!coin) return book.text('ui.empty');
  if (coin.coin) return book.word('coin', coin.coin);
  return book.text(isCaptain ? 'ui.gold' : 'ui.unknown');
}

/// A coin with its article, where the language has one.
export const theCoin = (coin: string, book: Phrasebook): string =>
  book.text('ui.the', { coin: new Noun(coin, book.word('coin', coin)) });

/// What a coin does, after its name.
export const coinText = (coin: string, book: Phrasebook): string =>
  book.text('ui.coin-does', { coin: book.word('coin', coin), text: book.text(`coin.${coin}.text`) });

/// Where a coin lies, in words: “crow’s nest”, “fore”, “coin 5”, “aft”.
export function placeName(position: number, ship: ShipView | undefined, book: Phrasebook): string {
  const places = placesOf(position, ship).map((place) => book.text(`place.${place}`));
  return places.length ? places.join(', ') : book.text('ui.nth', { at: position });
}

/// The name of a position of any ship, as moves and events count them: “crow’s nest”, “fore”, “coin 5”.
export const positionName = (position: number, book: Phrasebook): string =>
  ['nest', 'fore'][position]
    ? book.text(`place.${['nest', 'fore'][position]}`)
    : book.text('ui.nth', { at: position });

/// A coin in full: “Mary’s crow’s nest: Bomb”.
export function fullName(view: EightView, seat: number, position: number, book: Phrasebook): string {
  const ship = view.ships[seat];
  const coin = position === 0 ? ship?.nest : ship?.deck[position - 1];
  return book.text('ui.coin-of', {
    ship: book.seat(seat).shown,
    place: placeName(position, ship, book),
    coin: coinName(coin, ship?.captain === position, book),
  });
}

/// What is seen of a hold.
export const holdText = (ship: ShipView, book: Phrasebook): string =>
  book.text('ui.hold', {
    coins: new Intl.ListFormat(book.language, { type: 'unit' }).format(
      ship.hold.map((coin) => book.word('coin', coin)),
    ),
    hidden: ship.holdSize - ship.hold.length,
  });

/// What stands beside the name of a ship: Captain, turns, team, wins.
export interface Tag {
  text: string;
  tone: 'bad' | 'warn' | 'good' | 'line';
  /// The word of the game that explains it.
  term: string;
}

export function tagsOf(view: EightView, seat: number, book: Phrasebook): Tag[] {
  const ship = view.ships[seat];
  if (!ship) return [];
  const tags: Tag[] = [];
  const add = (term: string, text: string, tone: Tag['tone']): void => void tags.push({ term, text, tone });
  if (!ship.inGame) add('eliminated', book.text('ui.out'), 'bad');
  else if (view.turn > 0 && ship.captain === null) add('no-captain', book.text('ui.no-captain'), 'bad');
  if (ship.surrenders) add('surrender', book.text('ui.surrenders'), 'warn');
  if (ship.holdOpen) add('open-hold', book.text('ui.hold-is-open'), 'line');
  if (ship.lostTurns > 0) add('lost-turn', book.text('ui.lost-turns', { count: ship.lostTurns }), 'warn');
  if (view.next === seat) add('next-turn', book.text('ui.sails-next'), 'good');
  if (view.teamsHold) add('team-game', book.text('ui.team', { team: ship.team + 1 }), 'line');
  if (ship.wins > 0) add('match', book.text('ui.wins', { count: ship.wins }), 'line');
  return tags;
}

export function captainText(ship: ShipView, book: Phrasebook): string {
  if (ship.captain === null) return '';
  return ship.captain === 0 ? book.text('ui.captain-nest') : book.text('ui.captain-at', { at: ship.captain });
}
