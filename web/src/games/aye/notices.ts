import type { Notice } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import { hasCaptain } from '$src/games/aye/stage/stage';
import type { AyeEvent, AyeView } from './game.gen';

/// With this integrity or less, one bad round can sink the ship.
const LOW = 2;

const isSinking = ({ ship, ending }: AyeView): boolean => ship <= LOW && ending === 'none';
const isLastRound = ({ round, roundLimit, ending }: AyeView): boolean =>
  round > 0 && round === roundLimit && ending === 'none';

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
      return isSinking(view) ? sinking(book) : undefined;
    case 'round-begun':
      return isLastRound(view) ? lastRound(book) : undefined;
    default:
      return undefined;
  }
}

/// What must not be overlooked as long as it is true.
export function marks(view: AyeView, me: number | undefined, book: Phrasebook): Notice[] {
  const isCaptain = me !== undefined && view.captain === me && hasCaptain(view) && view.ending === 'none';
  return [
    ...(isSinking(view) ? [sinking(book)] : []),
    ...(isLastRound(view) ? [lastRound(book)] : []),
    ...(isCaptain ? [{ text: book.text('ui.mark.captain'), icon: 'i-hat' }] : []),
  ];
}
