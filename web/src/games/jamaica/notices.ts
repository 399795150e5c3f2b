import type { Notice } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import { headOf } from '$src/games/jamaica/chart/arrivals';
import { cards } from '$src/games/jamaica/chart/chart';
import { ICONS } from '$src/games/jamaica/own/gains';
import type { CardRevealed, JamaicaEvent, JamaicaView } from './game.gen';

/// A card that somebody else has turned up, with what its halves do with the dice of this round.
function revealed({ seat, card }: CardRevealed, view: JamaicaView, book: Phrasebook): Notice {
  const [morning, evening] = cards[card] ?? [];
  return {
    text: book.text('ui.turn', { ship: book.seat(seat).shown, card: book.word('card', card) }),
    icon: ICONS[morning ?? ''] ?? 'i-log',
    details: book.text('ui.beat.card', {
      morning: morning ? headOf(morning, view.morning, book) : '',
      evening: evening ? headOf(evening, view.evening, book) : '',
    }),
  };
}

/// What deserves a moment of its own.
export function beat(
  event: JamaicaEvent,
  view: JamaicaView,
  me: number | undefined,
  book: Phrasebook,
): Notice | undefined {
  const toMe = (seat: number, key: string, icon: string): Notice | undefined =>
    seat === me ? { text: book.textOf(key, event), icon, tone: 'bad' } : undefined;
  switch (event.type) {
    case 'last-round-begun':
      return { text: book.text('ui.last-round'), icon: 'i-clock', tone: 'warn' };
    case 'card-revealed':
      return event.seat === me ? undefined : revealed(event, view, book);
    case 'attacked':
      return toMe(event.defender, 'ui.beat.attacked', 'i-swords');
    case 'hold-stolen':
    case 'power-stolen':
    case 'hidden-stolen':
      return toMe(event.loser, 'ui.beat.robbed', 'i-chest');
    case 'curse-given':
      return toMe(event.loser, 'ui.beat.cursed', 'i-skull');
    default:
      return undefined;
  }
}

/// What must not be overlooked as long as it is true.
export function marks(view: JamaicaView, me: number | undefined, book: Phrasebook): Notice[] {
  const notices: Notice[] = [];
  if (view.lastRound) notices.push({ text: book.text('ui.last-round'), icon: 'i-clock', tone: 'warn' });
  if (me !== undefined && view.captain === me)
    notices.push({ text: book.text('ui.mark.captain'), icon: 'i-compass' });
  return notices;
}
