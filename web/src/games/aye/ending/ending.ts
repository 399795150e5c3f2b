import type { Phrasebook } from '$src/i18n/phrasebook';
import { recordsIn, honoursOf, type PirateRecord } from './story';
import type { AyeEvent, AyeView, Ending, PirateView } from '$src/games/aye/game.gen';

/// What the sheet at the end says.
export interface End {
  title: string;
  why: string;
  tone: 'good' | 'bad';
  traitor: number | undefined;
  unmasked: string;
  pirates: { pirate: PirateView; records: PirateRecord; honour: string; won: boolean; isTraitor: boolean }[];
}

/// How the game ended; a traitor may have won alone.
export const kindOf = ({ ending, unmasked }: AyeView): Ending | 'traitor' =>
  unmasked?.wins ? 'traitor' : ending;

export function endingText(view: AyeView, book: Phrasebook): string {
  return book.text(`ui.end.${kindOf(view)}.why`, {
    round: view.round,
    ship: view.ship,
    done: view.cardsCompleted,
    needed: view.cardsNeeded,
    missing: view.stepsLeft,
    seat: book.seat(view.captain).shown,
  });
}

export function endingOf(
  view: AyeView,
  events: readonly AyeEvent[],
  ranks: readonly number[],
  book: Phrasebook,
): End | undefined {
  if (view.ending === 'none') return undefined;
  const kind = kindOf(view);
  const traitor = view.unmasked?.seat;
  const records = recordsIn(events, view.pirates.length);
  const honours = honoursOf(records);
  return {
    title: book.text(`ui.end.${kind}`),
    why: endingText(view, book),
    tone: kind === 'escaped' ? 'good' : 'bad',
    traitor,
    unmasked:
      view.cardsNeeded === 0
        ? ''
        : traitor === undefined
          ? book.text('ui.end.no-traitor')
          : book.about([traitor], 'ui.end.unmasked', { seat: book.seat(traitor).shown }),
    pirates: view.pirates.map((pirate, seat) => {
      const given = honours.get(seat);
      return {
        pirate,
        records: records[seat] ?? (records[0] as PirateRecord),
        honour: given ? book.text(`ui.honour.${given.honour}`, { count: given.count }) : '',
        won: ranks[seat] === 1,
        isTraitor: seat === traitor,
      };
    }),
  };
}
