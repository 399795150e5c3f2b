import type { GameClient, Sound } from '$src/games/gameClient';
import { faceOf, limitOf } from './coins';
import { buttonText } from '$src/games/pieces-of-eight/sea/buttonText';
import { endingText } from '$src/games/pieces-of-eight/ending/ending';
import { positionName } from './names';
import { preview } from './preview';
import { seatFacts, phases, textView } from './text';
import { beat, marks } from './notices';
import { dice, moves, seats, type EightView, type EightEvent, type EightFigure } from './game.gen';

/// For how long things are shown.
const TIMES: Partial<Record<EightEvent['type'], number>> = {
  'captain-lost': 1500,
  attacked: 900,
  'coin-destroyed': 900,
  reacted: 900,
  negated: 700,
  answered: 0,
};

const SOUNDS: Partial<Record<EightEvent['type'], Sound>> = {
  'coin-destroyed': 'thud',
  'captain-lost': 'thud',
  attacked: 'drum',
  'sent-to-nest': 'coin',
  'coin-fetched': 'coin',
};

const client: GameClient<EightView, EightEvent, EightFigure> = {
  moves,
  seats,
  dice,
  board: () => import('./Board.svelte'),
  own: () => import('./Own.svelte'),
  seat: () => import('./Seat.svelte'),
  gallery: ['coin'],
  legend: [
    { icon: 'c-tailgold', word: 'term.gold' },
    { icon: 'c-tail', word: 'term.hidden-coin' },
    { icon: 'i-hidden', word: 'term.aft' },
    { icon: 'i-chest', word: 'term.hold' },
    { icon: 'i-eye', word: 'term.open-hold' },
    { icon: 'i-hat', word: 'term.call' },
    { icon: 'i-anchor', word: 'term.scuttle' },
    { icon: 'i-clock', word: 'term.lost-turn' },
  ],
  footnote: (key, book) =>
    key.startsWith('coin.')
      ? book.text('ui.limit', { count: limitOf(key.slice('coin.'.length)) })
      : undefined,
  word: (part, value, book) =>
    part === 'at' && /^\d+$/.test(value) ? positionName(Number(value), book) : undefined,
  picture: (key) => (key.startsWith('coin.') ? faceOf(key.slice(5)) : undefined),
  questionArgs: (view) => ({ last: String(view.lastNest) }),
  preview,
  buttonText,
  drawsEnding: true,
  ending: endingText,
  textView,
  seatFacts,
  beat,
  marks,
  phases,
  headline: (view, book) => book.text('ui.turn', { turn: view.turn }),
  section: (event) => event.type === 'turn-begun',
  timing: (event) => TIMES[event.type] ?? 300,
  sound: (event) => SOUNDS[event.type],
  questionIcon: (kind) =>
    ({ 'main-action': 'i-target', 'build-ship': 'i-hand', 'rearrange-ship': 'i-hand' })[kind],
  standingOrders: [
    { kind: 'save-coin', verbs: ['save', 'pass'] },
    { kind: 'answer-loss', verbs: ['black-spot', 'full-sail', 'pass'] },
    { kind: 'any-reaction', verbs: ['pass'] },
  ],
  // Nobody should betray their own ability, or give away a coin that could be saved, by a hasty click.
  mainMoves: ({ stack, ships }, me) => [
    ...(ships[me ?? -1]?.offer?.mutual ? ['send-offer'] : []),
    'accept',
    'agree',
    'save',
    'black-spot',
    'full-sail',
    ...(stack.at(-1)?.user === me ? ['pass'] : []),
  ],
  givesAway: (move, _, { kind }, book) => {
    if (move === 'scuttle' || move === 'surrender') return book.text(`ui.sure.${move}`);
    return kind === 'take-spoil' && move === 'pass' ? book.text('ui.sure.spoil') : undefined;
  },
  phrases: ['well-struck', 'truce', 'one-moment'],
};

export default client;
