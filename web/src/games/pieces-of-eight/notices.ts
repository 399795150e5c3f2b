import type { Notice } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { EightEvent, EightView } from './game.gen';

const open = (book: Phrasebook): Notice => ({ text: book.text('ui.mark.open'), icon: 'i-hat', tone: 'bad' });

/// What deserves a moment of its own.
export function beat(
  event: EightEvent,
  _: EightView,
  me: number | undefined,
  book: Phrasebook,
): Notice | undefined {
  const tell = (key: string, icon: string): Notice => ({ text: book.textOf(key, event), icon, tone: 'bad' });
  switch (event.type) {
    case 'captain-lost':
      return tell(event.seat === me ? 'ui.beat.captain-lost.you' : 'ui.beat.captain-lost', 'i-skull');
    case 'fore-shown':
      return event.seat === me && event.coin === 'captain' ? open(book) : undefined;
    case 'coin-pillaged':
      return event.from === me ? tell('ui.beat.robbed', 'i-chest') : undefined;
    case 'turn-taken':
      return event.seat === me ? tell('ui.beat.turn-lost', 'i-clock') : undefined;
    default:
      return undefined;
  }
}

/// What must not be overlooked as long as it is true.
export function marks(view: EightView, me: number | undefined, book: Phrasebook): Notice[] {
  const own = me === undefined ? undefined : view.ships[me];
  return own?.captainOpen ? [open(book)] : [];
}
