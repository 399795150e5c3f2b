import type { Notice } from '$src/games/gameClient';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { MutiniesEvent, MutiniesView } from './game.gen';

const warn = (text: string): Notice => ({ text, icon: 'i-clock', tone: 'warn' });

type Replaced = Extract<MutiniesEvent, { type: 'captain-replaced' }>;

function replaced(event: Replaced, me: number, book: Phrasebook): Notice | undefined {
  if (event.captain === me) return { text: book.text('ui.beat.captain'), icon: 'i-hat', tone: 'good' };
  if (event.deposed !== me) return undefined;
  return { text: book.textOf('ui.beat.deposed', event), icon: 'i-hat', tone: 'bad' };
}

/// What deserves a moment of its own.
export function beat(
  event: MutiniesEvent,
  _: MutiniesView,
  me: number | undefined,
  book: Phrasebook,
): Notice | undefined {
  switch (event.type) {
    case 'last-round-announced':
      return warn(book.text('ui.next-is-last'));
    case 'round-begun':
      return event.last ? warn(book.text('ui.last-round')) : undefined;
    case 'card-played':
      return {
        text: book.word('card', event.card),
        icon: 'i-log',
        details: book.text(`card.${event.card}.text`),
      };
    case 'captain-replaced':
      return me === undefined ? undefined : replaced(event, me, book);
    case 'doubloons-handed-over':
    case 'rum-handed-over':
      return me !== undefined && event.from === me
        ? { text: book.textOf(`ui.beat.${event.type}`, event), icon: 'i-coin', tone: 'bad' }
        : undefined;
    default:
      return undefined;
  }
}

/// What must not be overlooked as long as it is true.
export function marks(view: MutiniesView, me: number | undefined, book: Phrasebook): Notice[] {
  const notices: Notice[] = [];
  if (view.scoring) return notices;
  if (view.lastRound) notices.push(warn(book.text('ui.mark.last-round')));
  else if (view.ending) notices.push(warn(book.text('ui.next-is-last')));
  if (me !== undefined && view.order[0] === me)
    notices.push({ text: book.text('ui.mark.captain'), icon: 'i-hat' });
  return notices;
}
