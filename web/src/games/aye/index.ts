import type { GameClient } from '$lib/game';
import { handful } from './dice';
import { endingText } from './ending';
import { seatFacts, textView } from './text';
import { moves, type AyeView } from './view.gen';

const client: GameClient<AyeView> = {
  moves,
  seatParts: ['seat', 'captain', 'nominee', 'old', 'owner', 'giver', 'target'],
  dice: { mission: ['S', 'S', 'T', 'K', 'B', 'B'], argh: ['S', 'S', 'T', 'K', 'K', 'B'] },
  board: () => import('./Board.svelte'),
  own: () => import('./Own.svelte'),
  drawsEnding: true,
  textView,
  seatFacts,
  word: (part, value, book) => (part === 'dice' && !/^\d+$/.test(value) ? handful(value, book) : undefined),
  headline: (view, book) =>
    book.text(view.round === 0 ? 'ui.before' : 'ui.round-of', { round: view.round, limit: view.roundLimit }),
  ending: (view, result, book) => endingText(view, result.outcome?.ranks ?? [], book),
  section: (event) => event.type === 'round-begun',
  timing: (event) =>
    ({ 'dice-thrown': 900, voted: 400, 'ship-damaged': 900, 'captain-changed': 900, answered: 0 })[
      event.type
    ] ?? 250,
  sound: (event) =>
    (
      ({
        'dice-thrown': 'dice',
        voted: 'drum',
        'ship-damaged': 'thud',
        'attempt-succeeded': 'coin',
        'commands-confirmed': 'place',
      }) as const
    )[event.type],
  questionIcon: (kind) =>
    ({
      'cast-votes': 'i-hand',
      'consider-throw': 'i-dice',
      'issue-commands': 'i-hat',
      'consider-mutiny': 'i-flagI',
    })[kind],
  phrases: ['aye', 'argh', 'trust-me'],
};

export default client;
