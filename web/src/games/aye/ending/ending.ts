import type { Phrasebook } from '$src/i18n/phrasebook';
import { recordsIn, honoursOf, traitorIn, type PirateRecord } from './story';
import type { AyeEvent, AyeView, PirateView } from '$src/games/aye/game.gen';

/// What the sheet at the end says.
export interface End {
  title: string;
  why: string;
  tone: 'good' | 'bad';
  traitor: number | undefined;
  unmasked: string;
  pirates: { pirate: PirateView; records: PirateRecord; honour: string; won: boolean; isTraitor: boolean }[];
}

const missingSteps = (view: AyeView): number =>
  view.missions.reduce((sum, { done, steps }) => sum + steps.length - done, 0);

/// Returns how the game ended; a traitor may have won alone.
export function kindOf(view: AyeView, ranks: readonly number[]): 'escaped' | 'caught' | 'sunk' | 'traitor' {
  const traitor = traitorIn(view);
  if (view.ending === 'sunk' && traitor !== undefined && ranks[traitor] === 1) {
    if (ranks.filter((rank) => rank === 1).length === 1) return 'traitor';
  }
  return view.ending === 'none' ? 'sunk' : view.ending;
}

export function endingText(view: AyeView, ranks: readonly number[], book: Phrasebook): string {
  return book.text(`ui.end.${kindOf(view, ranks)}.why`, {
    round: view.round,
    ship: view.ship,
    done: view.cardsCompleted,
    needed: view.cardsNeeded,
    missing: missingSteps(view),
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
  const kind = kindOf(view, ranks);
  const traitor = traitorIn(view);
  const records = recordsIn(events, view.pirates.length);
  const honours = honoursOf(records);
  return {
    title: book.text(`ui.end.${kind}`),
    why: endingText(view, ranks, book),
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
