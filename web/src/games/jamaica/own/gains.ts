import type { JamaicaEvent } from '$src/games/jamaica/game.gen';

/// What a ship gains or loses in one event.
export interface Gain {
  ship: number;
  icon: string;
  amount: number;
}

export const ICONS: Readonly<Record<string, string>> = {
  food: 'i-food',
  doubloons: 'i-coin',
  cannons: 'i-gun',
  ahead: 'i-fwd',
  back: 'i-back',
};

const TREASURE = 'i-chest';

function gains(event: JamaicaEvent): Gain[] {
  const gain = (ship: number, amount: number, cargo = ''): Gain => ({
    ship,
    icon: ICONS[cargo] ?? TREASURE,
    amount,
  });
  switch (event.type) {
    case 'loaded':
      return [gain(event.ship, event.amount, event.cargo)];
    case 'paid':
    case 'thrown-overboard':
      return [gain(event.ship, -event.amount, event.cargo)];
    case 'ran-short':
      return [gain(event.ship, -event.given, event.cargo)];
    case 'treasure-found':
      return [gain(event.ship, 1)];
    case 'hold-stolen':
      return [gain(event.loser, -event.amount, event.cargo)];
    case 'power-stolen':
    case 'hidden-stolen':
      return [gain(event.winner, 1), gain(event.loser, -1)];
    case 'curse-given':
      return [gain(event.winner, -1), gain(event.loser, 1)];
    default:
      return [];
  }
}

/// Returns what ships gain and lose by some events, without what is nothing.
export const gainsOf = (events: readonly JamaicaEvent[]): Gain[] =>
  events.flatMap(gains).filter(({ amount }) => amount !== 0);
