import game from '../../../../games/aye/src/main/resources/tortuga/aye/messages.en.json';
import {
  foreseen,
  prospect,
  question,
  seat as person,
  table,
  update,
  whole,
} from '$src/table/store/exampleTable';
import { Phrasebook } from '$src/i18n/phrasebook';
import type { Figure, Prospect as Told, QuestionView } from '$src/net/protocol.gen';
import type { CommandSender } from '$src/net/command';
import { TableStore } from '$src/table/store/tableStore.svelte';
import client from './index';
import en from './messages.en.json';
import type { AyeStore, Prospect } from './ayeStore';
import type {
  AttemptView,
  AyeEvent,
  AyeFigure,
  AyeView,
  DieView,
  MissionView,
  PirateView,
  Venture,
} from './game.gen';

/// A ship with a crew of four, as tests want it.

export const NAMES = ['Anne', 'Mary', 'Jack', 'Bart'];
export const texts = { ...game, ...en };
export const book = new Phrasebook('en', texts, client, (seat) => NAMES[seat]);

export const aPirate = (seat: number, more: Partial<PirateView> = {}): PirateView => ({
  seat,
  reputation: 2,
  doubloons: 3,
  gift: 0,
  hook: false,
  hookGiver: null,
  command: 'nothing',
  dealt: 0,
  used: 0,
  vote: 'none',
  action: 'nothing',
  doing: more.command ?? 'nothing',
  stance: 'none',
  dice: [],
  named: '-',
  handSize: 2,
  hand: [],
  completed: [],
  goals: [],
  answered: false,
  ...more,
});

export const dice = (face: DieView['face'], count = 1, die: DieView['die'] = 'mission'): DieView => ({
  die,
  face,
  turned: false,
  count,
});

export const aMission = (
  mission: MissionView['mission'],
  done: number,
  more: Partial<MissionView> = {},
): MissionView => ({ mission, done, steps: [2, 3, 4], tooEarly: false, venture: null, ...more });

/// Some pirates on a mission.
export const aVenture = (
  mission: MissionView['mission'],
  crew: number[],
  success: number,
  more: Partial<Venture> = {},
): Venture => ({
  mission,
  crew,
  dice: 4,
  argh: 0,
  needed: 2,
  odds: { success, krakens: 1.5, sinks: 0 },
  ...more,
});

/// An attempt at the helm, of Mary alone.
export const anAttempt = (more: Partial<AttemptView> = {}): AttemptView => ({
  mission: 'helm',
  needed: 3,
  successes: 1,
  missing: 2,
  safe: false,
  most: 4,
  hopeless: false,
  krakens: 1,
  damage: 1,
  ship: 8,
  throwsLeft: 2,
  members: [1],
  odds: { success: 0.5, krakens: 1.5, sinks: 0 },
  ...more,
});

/// What a move would bring.
export const aProspect = (more: Partial<Prospect> = {}): Prospect => ({
  moves: [],
  played: 1,
  refused: undefined,
  details: [],
  events: [],
  view: undefined,
  until: 'others',
  luck: undefined,
  figures: [],
  ...more,
});

/// Anne is captain of a sound ship in the third round; pirates are given by seat.
export function aView(more: Partial<AyeView> = {}, crew: Record<number, Partial<PirateView>> = {}): AyeView {
  return {
    round: 3,
    roundLimit: 20,
    lastRound: false,
    phase: 1,
    abilityRound: 3,
    voting: false,
    hasCaptain: true,
    captain: 0,
    crew: [1, 2, 3],
    captainReputation: 7,
    krakensCountTwice: false,
    ship: 9,
    danger: 'none',
    flags: [],
    flagsDown: [],
    offerings: 8,
    missions: [aMission('sails', 0), aMission('helm', 1), aMission('cannons', 2), aMission('swords', 3)],
    stepsLeft: 6,
    dice: { supply: 8, waiting: 0, kraken: 0, plank: 0, arghSquares: 4, arghWaiting: 0, arghKraken: 0 },
    cardsCompleted: 0,
    cardsNeeded: 3,
    needsCards: true,
    deck: 20,
    discards: 4,
    tokens: [
      { command: 'sails', left: 2 },
      { command: 'helm', left: 0 },
    ],
    successors: [1],
    pirates: NAMES.map((_, seat) => aPirate(seat, { ...(seat ? {} : { reputation: 0 }), ...crew[seat] })),
    attempt: null,
    mutiny: null,
    claim: null,
    ending: 'none',
    unmasked: null,
    ...more,
  };
}

/// A table at which somebody is asked something; what is sent is written down, and what is foreseen is told.
export function aTable(
  view: AyeView,
  asked: Partial<QuestionView>,
  me = 0,
  told: (move: string) => Partial<Told> = () => ({}),
  figures: readonly AyeFigure[] = [],
): { store: AyeStore; sent: string[][] } {
  const sent: string[][] = [];
  const line: CommandSender = {
    online: true,
    send: async (id, command) => {
      if (command.type === 'play') sent.push(command.moves);
      if (command.type === 'foresee') {
        const prospects = command.chains.map((moves) => prospect(moves, told(moves[0] ?? '')));
        store.foretold(foreseen(1, prospects, { figures: [...figures] as Figure[] }));
      }
      return { type: 'accepted', id: '', table: id, number: 1 };
    },
  };
  const store: AyeStore = new TableStore<AyeView, AyeEvent, AyeFigure>(client, line);
  store.texts = texts;
  const seats = NAMES.map(person);
  const now = update(1, { view, seats, asked: question(asked.moves ?? [], asked) });
  store.begin({ ...whole(now), table: { ...table, game: 'aye', you: me } });
  return { store, sent };
}
