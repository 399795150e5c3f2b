import type { GameClient } from '$lib/game';
import { seatFacts, steps, textView } from './text';
import { moves, type MutiniesView } from './view.gen';

const client: GameClient<MutiniesView> = {
  moves,
  seatParts: ['seat', 'captain', 'deposed', 'victim', 'order', 'from', 'to'],
  notSeats: ['prestige-moved.to'],
  dice: { wreck: ['1', '2', '3', '4', '5', '6'], tavern: ['1', '2', '3', '4', '5', '6'] },
  textView,
  seatFacts,
  steps,
  headline: (view, book) => book.text('ui.round', { round: view.round, mutinies: view.mutinies }),
  section: (event) => event.type === 'round-begun',
  timing: (event) =>
    ({ 'disc-placed': 700, 'captain-replaced': 900, 'dice-rolled': 900, 'tavern-rolled': 900 })[event.type] ??
    250,
  sound: (event) =>
    (
      ({
        'disc-placed': 'place',
        'dice-rolled': 'dice',
        'tavern-rolled': 'dice',
        'doubloons-gained': 'coin',
        'captain-replaced': 'drum',
      }) as const
    )[event.type],
  questionIcon: (kind) =>
    ({ 'captain-turn': 'i-hat', 'sailor-turn': 'i-swords', 'sell-jewels': 'i-coin', 'sell-rum': 'i-rum' })[
      kind
    ],
  phrases: ['arrr', 'mutiny', 'one-moment'],
};

export default client;
