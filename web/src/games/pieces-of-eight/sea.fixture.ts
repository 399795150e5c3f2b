import type { CommandSender } from '$src/net/command';
import { foreseen, prospect, question, update, whole } from '$src/table/store/exampleTable';
import { TableStore } from '$src/table/store/tableStore.svelte';
import type { EightStore } from './figures';
import {
  moves,
  type Aim,
  type Coin,
  type CoinView,
  type EightEvent,
  type EightFigure,
  type EightView,
  type ShipView,
} from './game.gen';

/// A coin, seen or not.
export const coin = (name: Coin | null): CoinView => ({
  coin: name,
  remembered: false,
  target: false,
  saved: false,
  reacted: false,
});

/// A ship with its crow's nest and its deck from fore to aft.
export function ship(nest: Coin | null, deck: readonly (Coin | null)[]): ShipView {
  const captain = nest === 'captain' ? 0 : deck.indexOf('captain') + 1;
  return {
    nest: nest ? coin(nest) : null,
    deck: deck.map(coin),
    places: [
      { place: 'nest', at: 0 },
      ...(deck.length
        ? ([
            { place: 'fore', at: 1 },
            { place: 'aft', at: deck.length },
          ] as const)
        : []),
    ],
    captain: nest === 'captain' || captain > 0 ? captain : null,
    captainOpen: nest === 'captain' || captain === 1,
    holdSize: 0,
    hold: [],
    holdOpen: false,
    inGame: true,
    surrenders: false,
    lostTurns: 0,
    team: 0,
    yardSize: 0,
    yard: [],
    ready: false,
    plan: [],
    planLeavesNest: false,
    joining: null,
    offer: null,
    wins: 0,
  };
}

/// A table in the middle of a game, on the first ship's turn.
export const sea = (...ships: ShipView[]): EightView => ({
  game: 1,
  turn: 5,
  seat: 0,
  ships,
  next: null,
  calm: 0,
  stack: [],
  teamsHold: false,
  pool: [],
  leftovers: [],
  winners: [],
  lastNest: false,
  fates: [],
});

/// A table in the middle of a question to the first ship, with a server that knows some figures.
///
/// @param figures what the rules say of the question
/// @param outlooks what they say of moves; of chains, by their moves joined with commas
export async function tableAtSea(
  view: EightView,
  kind: string,
  offers: string[],
  figures: EightFigure[] = [],
  outlooks: Readonly<Record<string, EightFigure[]>> = {},
) {
  const sent: string[][] = [];
  const onlyAsked: string[][] = [];
  const line: CommandSender = {
    online: true,
    send: async (_, said) => {
      if (said.type === 'play') sent.push([...said.moves]);
      if (said.type === 'foresee') {
        onlyAsked.push(...said.chains);
        const prospects = said.chains.map((moves) =>
          prospect(moves, { figures: outlooks[moves.join(',')] ?? [] }),
        );
        store.foretold(foreseen(1, prospects, { figures }));
      }
      return { type: 'accepted', id: '', table: 't', number: 1 };
    },
  };
  const store: EightStore = new TableStore<EightView, EightEvent, EightFigure>({ moves }, line);
  store.begin(whole(update(1, { view, asked: question(offers, { kind }) })));
  void store.figures;
  await answered();
  return { store, sent, onlyAsked };
}

/// Waits until the server has answered what was asked.
export const answered = (): Promise<void> => new Promise((done) => setTimeout(done));

export const aim = (
  move: string,
  from: number | null,
  at: [number, number][],
  cost: Aim['cost'] = null,
): EightFigure => ({
  type: 'aim',
  move,
  from,
  cost,
  at: at.map(([ship, position]) => ({ ship, at: position })),
});
