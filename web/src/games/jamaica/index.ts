import type { GameClient } from '$lib/game';
import { seatFacts, steps, textView } from './text';
import { moves, type JamaicaView } from './view.gen';

/// Reads a place such as `17`, `47@-1` behind the start line, or `0@1`, home.
function place(value: string): { key: string; space: number } {
  const [space = '0', lap = '0'] = value.split('@');
  if (space === '0') return { key: lap === '1' ? 'finish' : 'start', space: 0 };
  return { key: lap.startsWith('-') ? 'behind' : 'space', space: Number(space) };
}

const client: GameClient<JamaicaView> = {
  moves,
  seatParts: ['seat', 'captain', 'ship', 'attacker', 'defender', 'winner', 'loser', 'owner', 'roller'],
  dice: { navigation: ['1', '2', '3', '4', '5', '6'], combat: ['2', '4', '6', '8', '10', 'star'] },
  textView,
  seatFacts,
  steps,
  word: (part, value, book) => {
    if (part !== 'to' && part !== 'from' && part !== 'place') return undefined;
    const { key, space } = place(value);
    return book.text(`place.${key}`, { space });
  },
  extraSeat: (_, book) => book.text('term.ghost-ship'),
  questionArgs: (view) => ({
    toBeat: view.combat?.toBeat ?? 0,
    face: view.combat?.face ?? '',
    cargo: view.bill?.cargo ?? '',
    amount: view.bill?.amount ?? 0,
    due: view.bill?.amount ?? 0,
  }),
  headline: (view, book) => book.text('ui.round', { round: view.round }),
  section: (event) => event.type === 'round-begun',
  timing: (event) =>
    ({ sailed: 900, 'fell-back': 900, 'combat-rolled': 900, 'dice-rolled': 900 })[event.type] ?? 250,
  sound: (event) =>
    (
      ({
        'dice-rolled': 'dice',
        'combat-rolled': 'dice',
        loaded: 'place',
        paid: 'coin',
        'treasure-found': 'coin',
      }) as const
    )[event.type],
  questionIcon: (kind) =>
    ({
      'place-dice': 'i-dice',
      'spend-cannons': 'i-gun',
      'choose-target': 'i-swords',
      'choose-loot': 'i-chest',
    })[kind],
  phrases: ['fair-winds', 'ouch', 'thinking'],
};

export default client;
