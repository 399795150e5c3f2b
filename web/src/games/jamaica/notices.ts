import type { Notice } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { Event } from '$src/net/protocol.gen';
import type { JamaicaView } from './view.gen';

const ROBBERIES = ['hold-stolen', 'power-stolen', 'hidden-stolen'];

/// What deserves a moment of its own.
export function beat(
  event: Event,
  _: JamaicaView,
  me: number | undefined,
  book: Phrasebook,
): Notice | undefined {
  const tell = (key: string, icon: string): Notice => ({
    text: book.text(key, book.args(event.type, event)),
    icon,
    tone: 'bad',
  });
  if (event.type === 'last-round-begun')
    return { text: book.text('ui.last-round'), icon: 'i-clock', tone: 'warn' };
  if (me === undefined) return undefined;
  if (event.type === 'attacked' && event['defender'] === me) return tell('ui.beat.attacked', 'i-swords');
  if (event['loser'] !== me) return undefined;
  if (ROBBERIES.includes(event.type)) return tell('ui.beat.robbed', 'i-chest');
  return event.type === 'curse-given' ? tell('ui.beat.cursed', 'i-skull') : undefined;
}

/// What must not be overlooked as long as it is true.
export function marks(view: JamaicaView, me: number | undefined, book: Phrasebook): Notice[] {
  const notices: Notice[] = [];
  if (view.lastRound) notices.push({ text: book.text('ui.last-round'), icon: 'i-clock', tone: 'warn' });
  if (me !== undefined && view.captain === me)
    notices.push({ text: book.text('ui.mark.captain'), icon: 'i-compass' });
  return notices;
}
