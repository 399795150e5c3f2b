import game from '../../../../games/aye/src/main/resources/tortuga/aye/messages.en.json';
import { question, seat as person, table, update, whole } from '$src/table/store/exampleTable';
import { Phrasebook } from '$src/i18n/phrasebook';
import type { QuestionView } from '$src/net/protocol.gen';
import type { CommandSender } from '$src/net/command';
import { TableStore } from '$src/table/store/tableStore.svelte';
import client from './index';
import en from './messages.en.json';
import type { AyeEvent, AyeView, DieView, PirateView } from './game.gen';

/// A ship with a crew of four, as tests want it.

export const NAMES = ['Anne', 'Mary', 'Jack', 'Bart'];
export const texts = { ...game, ...en };
export const book = new Phrasebook('en', texts, client, (seat) => NAMES[seat]);

export const aPirate = (seat: number, more: Partial<PirateView> = {}): PirateView => ({
  seat,
  reputation: 2,
  doubloons: 3,
  hook: false,
  hookGiver: null,
  command: 'nothing',
  dealt: 0,
  used: 0,
  vote: 'none',
  action: 'nothing',
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

/// Anne is captain of a sound ship in the third round; pirates are given by seat.
export function aView(more: Partial<AyeView> = {}, crew: Record<number, Partial<PirateView>> = {}): AyeView {
  return {
    round: 3,
    roundLimit: 20,
    phase: 1,
    captain: 0,
    captainReputation: 7,
    krakensCountTwice: false,
    ship: 9,
    flags: [],
    offerings: 8,
    missions: [
      { mission: 'sails', done: 0, steps: [2, 3, 4] },
      { mission: 'helm', done: 1, steps: [2, 3, 4] },
      { mission: 'cannons', done: 2, steps: [2, 3, 4] },
      { mission: 'swords', done: 3, steps: [3, 4, 5] },
    ],
    dice: { supply: 8, waiting: 0, kraken: 0, plank: 0, arghSquares: 4, arghWaiting: 0, arghKraken: 0 },
    cardsCompleted: 0,
    cardsNeeded: 3,
    needsCards: true,
    deck: 20,
    discards: 4,
    pirates: NAMES.map((_, seat) => aPirate(seat, { ...(seat ? {} : { reputation: 0 }), ...crew[seat] })),
    attempt: null,
    mutiny: null,
    claim: null,
    ending: 'none',
    ...more,
  };
}

/// A table at which somebody is asked something; what is sent is written down.
export function aTable(
  view: AyeView,
  asked: Partial<QuestionView>,
  me = 0,
): { store: TableStore<AyeView, AyeEvent>; sent: string[][] } {
  const sent: string[][] = [];
  const line: CommandSender = {
    online: true,
    send: async (id, command) => {
      if (command.type === 'play') sent.push(command.moves);
      return { type: 'accepted', id: '', table: id, number: 1 };
    },
  };
  const store = new TableStore<AyeView, AyeEvent>(client, line);
  store.texts = texts;
  const seats = NAMES.map(person);
  const now = update(1, { view, seats, asked: question(asked.moves ?? [], asked) });
  store.begin({ ...whole(now), table: { ...table, game: 'aye', you: me } });
  return { store, sent };
}
