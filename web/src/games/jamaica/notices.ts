import type { Notice } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { JamaicaEvent, JamaicaView } from './game.gen';

/// What deserves a moment of its own.
export function beat(
  event: JamaicaEvent,
  _: JamaicaView,
  me: number | undefined,
  book: Phrasebook,
): Notice | undefined {
  const toMe = (seat: number, key: string, icon: string): Notice | undefined =>
    seat === me ? { text: book.textOf(key, event), icon, tone: 'bad' } : undefined;
  switch (event.type) {
    case 'last-round-begun':
      return { text: book.text('ui.last-round'), icon: 'i-clock', tone: 'warn' };
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
