import type { Notice } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Event } from '$src/net/protocol.gen';
import type { EightView } from './view.gen';

const open = (book: Phrasebook): Notice => ({ text: book.text('ui.mark.open'), icon: 'i-hat', tone: 'bad' });

/// What deserves a moment of its own.
export function beat(
  event: Event,
  _: EightView,
  me: number | undefined,
  book: Phrasebook,
): Notice | undefined {
  const tell = (key: string, icon: string): Notice => ({
    text: book.text(key, book.args(event.type, event)),
    icon,
    tone: 'bad',
  });
  const isMine = me !== undefined && event['seat'] === me;
  switch (event.type) {
    case 'captain-lost':
      return tell(isMine ? 'ui.beat.captain-lost.you' : 'ui.beat.captain-lost', 'i-skull');
    case 'fore-shown':
      return isMine && event['coin'] === 'captain' ? open(book) : undefined;
    case 'coin-pillaged':
      return me !== undefined && event['from'] === me ? tell('ui.beat.robbed', 'i-chest') : undefined;
    case 'turn-taken':
      return isMine ? tell('ui.beat.turn-lost', 'i-clock') : undefined;
    default:
      return undefined;
  }
}

/// What must not be overlooked as long as it is true.
export function marks(view: EightView, me: number | undefined, book: Phrasebook): Notice[] {
  const own = me === undefined ? undefined : view.ships[me];
  const isOpen = own?.inGame && view.turn > 0 && own.captain !== null && own.captain <= 1;
  return isOpen ? [open(book)] : [];
}
