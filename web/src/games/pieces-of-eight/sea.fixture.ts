import type { CoinView, EightView, ShipView } from './game.gen';

/// A coin, seen or not.
export const coin = (name: string | null): CoinView => ({
  coin: name,
  remembered: false,
  target: false,
  saved: false,
  reacted: false,
});

/// A ship with its crow's nest and its deck from fore to aft.
export function ship(nest: string | null, deck: readonly (string | null)[]): ShipView {
  const captain = nest === 'captain' ? 0 : deck.indexOf('captain') + 1;
  return {
    nest: nest ? coin(nest) : null,
    deck: deck.map(coin),
    captain: nest === 'captain' || captain > 0 ? captain : null,
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
});
