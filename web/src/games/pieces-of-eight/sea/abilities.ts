import type { Phrasebook } from '$src/i18n/phrasebook';
import { placeName } from '$src/games/pieces-of-eight/names';
import type { EightView } from '$src/games/pieces-of-eight/game.gen';

/// Returns what an announced ability is aimed at: the coins of an attack, or what a Treachery is to negate.
export function aimedAt(view: EightView, place: number, book: Phrasebook): string {
  const ability = view.stack[place];
  if (!ability) return '';
  if (ability.negates) return book.word('coin', ability.negates);
  const places = ability.at.map((position) => placeName(position, view.ships[ability.ship], book));
  return new Intl.ListFormat(book.language).format(places);
}

/// Returns what a player may react to, as a question.
///
/// @param isBrief leaves out which coins are aimed at, where the board shows them
export function reactionText(
  view: EightView,
  me: number | undefined,
  book: Phrasebook,
  isBrief = false,
): string | undefined {
  const ability = view.stack.at(-1);
  if (!ability) return undefined;
  const against = ability.ship === ability.user ? 'nobody' : ability.ship === me ? 'you' : 'other';
  return book.text('ui.react', {
    against: ability.user === me ? 'own' : against,
    user: book.seat(ability.user).shown,
    coin: book.word('coin', ability.coin),
    ship: book.seat(ability.ship).shown,
    aim: (!isBrief && aimedAt(view, view.stack.length - 1, book)) || 'none',
  });
}
