import type { Notice } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import { abilityOf } from './printed';
import type { AyeEvent, AyeView } from './game.gen';

const sinking = (book: Phrasebook): Notice => ({
  text: book.text('ui.mark.sinking'),
  icon: 'i-kraken',
  tone: 'bad',
});
const lastRound = (book: Phrasebook): Notice => ({
  text: book.text('ui.mark.last-round'),
  icon: 'i-clock',
  tone: 'warn',
});

/// What deserves a moment of its own.
export function beat(
  event: AyeEvent,
  view: AyeView,
  me: number | undefined,
  book: Phrasebook,
): Notice | undefined {
  switch (event.type) {
    case 'captain-chosen':
    case 'captain-changed':
      return me !== undefined && event.captain === me
        ? { text: book.text('ui.beat.captain'), icon: 'i-hat', tone: 'good' }
        : undefined;
    case 'ship-damaged':
      return view.danger === 'sinking' ? sinking(book) : undefined;
    case 'round-begun':
      return view.lastRound ? lastRound(book) : undefined;
    case 'card-completed':
      return {
        text: book.text('ui.cry.card', {
          seat: book.seat(event.seat).shown,
          card: book.word('card', event.card),
        }),
        icon: 'i-star',
        details: `${book.text(`card.${event.card}.text`)} ${book.text(`ability.${abilityOf(event.card)}`)}`,
      };
    default:
      return undefined;
  }
}

/// What must not be overlooked as long as it is true.
export function marks(view: AyeView, me: number | undefined, book: Phrasebook): Notice[] {
  const isCaptain = me !== undefined && view.captain === me && view.hasCaptain && view.ending === 'none';
  return [
    ...(view.danger === 'sinking' ? [sinking(book)] : []),
    ...(view.lastRound ? [lastRound(book)] : []),
    ...(isCaptain ? [{ text: book.text('ui.mark.captain'), icon: 'i-hat' }] : []),
  ];
}
