import type { GameClient, Sound } from '$src/games/gameClient';
import { remarkText } from '$src/games/aye/own/asks';
import { handful } from '$src/games/aye/stage/dice';
import { endingText } from '$src/games/aye/ending/ending';
import { givesAway } from '$src/games/aye/own/gives';
import { questionArgs } from '$src/games/aye/own/questions';
import { seatFacts, textView } from './text';
import { beat, marks } from './notices';
import { abilityOf } from './printed';
import { legend, picture } from './legend';
import { dice, moves, seats, type AyeEvent, type AyeFigure, type AyeView } from './game.gen';

/// For how long things are shown; votes and thumbs come by the crew, together.
const TIMES: Partial<Record<AyeEvent['type'], number>> = {
  answered: 0,
  'phase-begun': 0,
  'command-given': 0,
  'dice-dealt': 0,
  'doubloons-given': 0,
  'reputation-gained': 100,
  'reputation-lost': 100,
  voted: 250,
  'thumb-shown': 250,
  'dice-thrown': 900,
  'ship-damaged': 900,
  'attempt-succeeded': 1200,
  'attempt-failed': 1200,
  'card-completed': 1000,
  'ability-used': 1000,
  'mutiny-declared': 1200,
  'captain-changed': 1200,
};

const SOUNDS: Partial<Record<AyeEvent['type'], Sound>> = {
  'dice-thrown': 'dice',
  voted: 'drum',
  'thumb-shown': 'drum',
  'mutiny-declared': 'drum',
  'ship-damaged': 'thud',
  'attempt-succeeded': 'coin',
  'card-completed': 'coin',
  'hook-given': 'coin',
  repaired: 'place',
  'commands-confirmed': 'place',
};

const client: GameClient<AyeView, AyeEvent, AyeFigure> = {
  moves,
  seats,
  dice,
  board: () => import('./Board.svelte'),
  own: () => import('./Own.svelte'),
  seat: () => import('./Seat.svelte'),
  gallery: ['card', 'command', 'face'],
  picture,
  legend,
  footnote: (key, book) =>
    key.startsWith('card.') ? book.text(`ability.${abilityOf(key.slice('card.'.length))}`) : undefined,
  measures: { seat: 100, prompt: 136, boardShowsSeats: true },
  drawsEnding: true,
  textView,
  seatFacts,
  beat,
  marks,
  questionArgs,
  givesAway,
  // The cards lie open: not answering reveals nothing.
  standingOrders: [
    {
      kind: 'use-ability',
      verbs: ['pass'],
      lasts: ({ abilityRound }) => abilityRound,
    },
  ],
  word: (part, value, book) => (part === 'dice' && !/^\d+$/.test(value) ? handful(value, book) : undefined),
  headline: (view, book) =>
    book.text(view.round === 0 ? 'ui.before' : 'ui.round-of', { round: view.round, limit: view.roundLimit }),
  ending: (view, _, book) => endingText(view, book),
  draft: (event) =>
    event.type === 'command-given' || event.type === 'dice-dealt' || event.type === 'doubloons-given'
      ? `${event.type} ${event.seat}`
      : undefined,
  section: (event) => event.type === 'round-begun',
  timing: (event) => TIMES[event.type] ?? 150,
  sound: (event) => (event.type === 'game-ended' && event.ending === 'escaped' ? 'win' : SOUNDS[event.type]),
  questionIcon: (kind) =>
    ({
      'cast-votes': 'i-hand',
      'choose-captain': 'i-hat',
      'break-tie': 'i-hat',
      'clear-plank': 'i-dice',
      'take-argh-dice': 'i-dice',
      'pay-reputation': 'i-coin',
      'deal-doubloons': 'i-coin',
      'enjoy-fame': 'i-star',
      'spend-on-repair': 'i-repair',
      'give-hook': 'i-hook',
      'take-stance': 'i-users',
      'show-thumbs': 'i-flagI',
      'consider-throw': 'i-dice',
      'issue-commands': 'i-hat',
      'consider-mutiny': 'i-flagI',
    })[kind],
  phrases: ['aye', 'argh', 'trust-me'],
  remark: remarkText,
  manners: (view, book) => (view.cardsNeeded > 0 ? book.text('ui.talk') : undefined),
};

export default client;
