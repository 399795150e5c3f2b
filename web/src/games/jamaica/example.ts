import game from '../../../../games/jamaica/src/main/resources/tortuga/jamaica/messages.en.json';
import board from './messages.en.json';
import client from './index';
import { Phrasebook } from '$src/i18n/phrasebook';
import type { QuestionView } from '$src/net/protocol.gen';
import type { JamaicaView, ShipView } from './game.gen';

/// A ship at the start, with the cards of its owner in sight.
export const aShip = (parts: Partial<ShipView> = {}): ShipView => ({
  place: '0@0',
  rank: 1,
  ghost: false,
  home: false,
  holds: [
    { cargo: 'food', amount: 3, sixth: false },
    { cargo: 'doubloons', amount: 3, sixth: false },
    ...Array.from({ length: 3 }, () => ({ cargo: null, amount: 0, sixth: false })),
  ],
  nextHold: 3,
  powers: [],
  hiddenCount: 0,
  hidden: [],
  handSize: 3,
  hand: ['AA', 'AF', 'GA'],
  pileSize: 8,
  discards: [],
  hasChosen: false,
  chosen: null,
  standing: null,
  ...parts,
});

/// A table of two ships in the first round; the first is the viewer's.
export const aView = (
  parts: Partial<JamaicaView> = {},
  own: ShipView = aShip(),
  other: ShipView = aShip({ place: '30', hand: [] }),
): JamaicaView => ({
  round: 1,
  captain: 0,
  morning: 3,
  evening: 2,
  lastRound: false,
  phase: 'voyages',
  ships: [own, other],
  tokens: [4, 9, 11, 19, 22, 25, 33, 37, 44],
  treasurePile: 9,
  turn: null,
  combat: null,
  loot: null,
  bill: null,
  ...parts,
});

export const asked = (kind: string): QuestionView => ({
  number: 1,
  kind,
  manner: 'open',
  seats: [0],
  answered: [],
  opened: 0,
  deadline: null,
  mine: true,
  pledged: null,
  moves: [],
  free: [],
  fallback: null,
  undo: false,
  orders: {},
});

/// A phrasebook in English for Anne and Mary.
export const book = new Phrasebook('en', { ...game, ...board }, client, (seat) => ['Anne', 'Mary'][seat]);
