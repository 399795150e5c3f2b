import type { GameClient, Sound } from '$src/games/gameClient';
import { buttonText } from '$src/games/21-mutinies/own/buttonText';
import { ending } from '$src/games/21-mutinies/ending/ending';
import { seatFacts, phases, textView } from './text';
import { cards, jewels, squareOf } from './printed';
import { laterChancesText } from '$src/games/21-mutinies/own/odds';
import { footnote, legend, picture } from './pictures';
import { preview } from './words';
import { beat, marks } from './notices';
import { dice, moves, seats, type MutiniesView, type MutiniesEvent, type MutiniesFigure } from './game.gen';

/// For how long things are shown.
const TIMES: Partial<Record<MutiniesEvent['type'], number>> = {
  'disc-placed': 700,
  'captain-replaced': 900,
  'dice-rolled': 900,
  'tavern-rolled': 900,
  sold: 900,
  'card-played': 900,
  'treasure-used': 600,
  'last-round-announced': 900,
  'square-filled': 60,
  'round-begun': 200,
};

const SOUNDS: Partial<Record<MutiniesEvent['type'], Sound>> = {
  'disc-placed': 'place',
  'dice-rolled': 'dice',
  'tavern-rolled': 'dice',
  'doubloons-gained': 'coin',
  'doubloons-handed-over': 'coin',
  sold: 'coin',
  'card-played': 'place',
  'captain-replaced': 'drum',
  'last-round-announced': 'drum',
};

const client: GameClient<MutiniesView, MutiniesEvent, MutiniesFigure> = {
  moves,
  seats,
  dice,
  /// A jewel is of a colour; a square belongs to an action, but the mutiny for nothing is told by itself.
  kind: (part, value) => {
    if (part !== 'square') return jewels[value]?.colour;
    const { business, action } = squareOf(value) ?? {};
    return business === 'disgrace' ? undefined : action;
  },
  board: () => import('./Board.svelte'),
  own: () => import('./Own.svelte'),
  seat: () => import('./Seat.svelte'),
  gallery: ['card', 'treasure', 'colour'],
  legend,
  picture,
  footnote,
  drawsEnding: true,
  /// Only an obligatory card leaves a choice when it is drawn, only a paid jewel brings something back, and what is held
  /// may be of no use now.
  questionArgs: ({ pirates }, { moves }) => {
    const card = pirates.find(({ drawnCard }) => drawnCard)?.drawnCard ?? '';
    const looking = pirates.find(({ drawnJewel }) => drawnJewel)?.disc.square ?? '';
    return {
      drawn: cards[card]?.category ?? 'none',
      paid: squareOf(looking)?.price.doubloons ?? 0,
      idle: String(moves.length === 1),
    };
  },
  standingOrders: [
    { kind: 'after-placing', verbs: ['done'] },
    { kind: 'before-resolving', verbs: ['done'] },
  ],
  preview,
  hint: (move, view, book, told) =>
    [preview(move, view, book, told), laterChancesText(book, told?.figures)].filter(Boolean).join(' '),
  givesAway: (move, _, __, book) => (move === 'pass' ? book.text('ui.sure.pass') : undefined),
  buttonText,
  ending,
  textView,
  seatFacts,
  beat,
  marks,
  phases,
  headline: (view, book) => book.text('ui.round', { round: view.round, mutinies: view.mutinies }),
  section: (event) => event.type === 'round-begun',
  timing: (event) => TIMES[event.type] ?? 200,
  sound: (event) => SOUNDS[event.type],
  questionIcon: (kind) =>
    ({
      'captain-turn': 'i-hat',
      'sailor-turn': 'i-swords',
      'minion-turn': 'i-user',
      'sell-jewels': 'i-coin',
      'sell-rum': 'i-rum',
      'market-row': 'i-coin',
      'ntr-jewel': 'i-eye',
      'mutiny-card': 'i-log',
      'cabin-rob': 'i-coin',
      'card-target': 'i-target',
      'rob-jewel': 'i-chest',
      'final-trade': 'i-chest',
    })[kind],
  phrases: ['arrr', 'mutiny', 'one-moment'],
};

export default client;
