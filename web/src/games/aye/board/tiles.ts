import type { Phrasebook } from '$src/i18n/phrasebook';
import type { QuestionView } from '$src/net/protocol.gen';
import type { AyeView, PirateView } from '$src/games/aye/game.gen';

const VERBS: Readonly<Record<string, string>> = {
  'give-hook': 'hook',
  'consider-mutiny': 'declare',
  'choose-captain': 'name-captain',
  'break-tie': 'name-captain',
};

/// What choosing a pirate means in answer to a question, if it is one that pirates answer.
export const verbOf = (kind: string | undefined): string | undefined => VERBS[kind ?? ''];

/// Whose vote or thumb lies face down: only where everybody may know who has answered.
export const isDown = (pirate: PirateView, asked: QuestionView | null): boolean =>
  asked?.manner === 'secret' && asked.answered.includes(pirate.seat) && pirate.vote === 'none';

/// The crew in its order, without the captain.
export const crewOrder = ({ crew, pirates }: AyeView): PirateView[] =>
  crew.flatMap((seat) => pirates[seat] ?? []);

/// A tile in words.
export function tileText(view: AyeView, pirate: PirateView, book: Phrasebook): string {
  const isCaptain = view.captain === pirate.seat && view.hasCaptain;
  const { doing } = pirate;
  return [
    isCaptain
      ? book.text('ui.captain', {
          seat: book.seat(pirate.seat).shown,
          reputation: view.captainReputation,
        })
      : book.text('ui.pirate', {
          seat: book.seat(pirate.seat).shown,
          reputation: pirate.reputation,
          doubloons: pirate.doubloons,
        }),
    ...(isCaptain ? [book.text('ui.doubloons', { count: pirate.doubloons })] : []),
    ...(doing === 'nothing' ? [] : [book.word('command', doing)]),
    ...(pirate.dealt > 0 ? [book.text('ui.dealt', { count: pirate.dealt })] : []),
    ...(pirate.vote === 'none' ? [] : [book.word('ballot', pirate.vote)]),
    ...(pirate.hook ? [book.text('ui.hook')] : []),
    ...(pirate.completed.length ? [book.text('ui.completed', { count: pirate.completed.length })] : []),
  ].join(', ');
}
