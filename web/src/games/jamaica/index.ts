import type { GameClient, Sound } from '$src/games/gameClient';
import { endingText } from '$src/games/jamaica/story/ending';
import { seatFacts, phases, textView } from './text';
import { placeOf } from '$src/games/jamaica/chart/chart';
import { preview } from './words';
import { beat, marks } from './notices';
import { legend, picture } from './pictures';
import { dice, moves, seats, type JamaicaEvent, type JamaicaFigure, type JamaicaView } from './game.gen';

/// Returns what a place is called: its number, unless it is Port Royal or behind the start line.
function place(value: string): { key: string; space: number } {
  const { space, lap } = placeOf(value);
  if (space === 0) return { key: lap === 1 ? 'finish' : 'start', space };
  return { key: lap < 0 ? 'behind' : 'space', space };
}

/// For how long things are shown.
const TIMES: Partial<Record<JamaicaEvent['type'], number>> = {
  'card-drawn': 0,
  'card-chosen': 150,
  'card-revealed': 700,
  sailed: 1000,
  'fell-back': 1000,
  'combat-rolled': 1100,
  'combat-won': 700,
  'dice-rolled': 700,
};

const SOUNDS: Partial<Record<JamaicaEvent['type'], Sound>> = {
  'dice-rolled': 'dice',
  'combat-rolled': 'dice',
  loaded: 'place',
  paid: 'coin',
  'treasure-found': 'coin',
  'thrown-overboard': 'thud',
  'ran-short': 'thud',
  attacked: 'drum',
  'card-revealed': 'place',
  'came-home': 'win',
};

const client: GameClient<JamaicaView, JamaicaEvent, JamaicaFigure> = {
  moves,
  seats,
  dice,
  board: () => import('./Board.svelte'),
  own: () => import('./Own.svelte'),
  seat: () => import('./Seat.svelte'),
  gallery: ['card', 'treasure'],
  legend,
  picture,
  measures: { seat: 95, prompt: 172 },
  drawsEnding: true,
  ending: endingText,
  textView,
  seatFacts,
  beat,
  marks,
  phases,
  word: (part, value, book) => {
    if (part !== 'to' && part !== 'from' && part !== 'place') return undefined;
    const { key, space } = place(value);
    return book.text(`place.${key}`, { space });
  },
  preview,
  givesAway: (move, _, __, book) => (move === 'nothing' ? book.text('ui.sure.nothing') : undefined),
  extraSeat: (_, book) => book.text('term.ghost-ship'),
  questionArgs: (view) => ({
    toBeat: view.combat?.toBeat ?? 0,
    face: view.combat?.face ?? '',
    cargo: view.bill?.cargo ?? '',
    amount: view.bill?.amount ?? 0,
    due: view.bill?.amount ?? 0,
    ghost: String(view.ships.some(({ ghost }) => ghost)),
  }),
  headline: (view, book) => book.text('ui.round', { round: view.round }),
  section: (event) => event.type === 'round-begun',
  timing: (event) => TIMES[event.type] ?? 300,
  sound: (event) => SOUNDS[event.type],
  questionIcon: (kind) =>
    ({
      'place-dice': 'i-dice',
      'spend-cannons': 'i-gun',
      'choose-target': 'i-swords',
      'choose-loot': 'i-chest',
      'choose-path': 'i-fwd',
      'choose-retreat': 'i-back',
      'ghost-move': 'i-fwd',
      'choose-card': 'i-hand',
      saber: 'i-swords',
    })[kind],
  phrases: ['fair-winds', 'ouch', 'thinking'],
};

export default client;
