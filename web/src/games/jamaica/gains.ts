import type { Event } from '$src/net/protocol.gen';

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

function gains(event: Event): Gain[] {
  const icon = ICONS[String(event['cargo'])] ?? TREASURE;
  const [ship, winner, loser] = [event['ship'], event['winner'], event['loser']].map(Number);
  const amount = Number(event['amount'] ?? event['given'] ?? 1);
  const gain = (of: number | undefined, by: number): Gain => ({ ship: of ?? 0, icon, amount: by });
  switch (event.type) {
    case 'loaded':
      return [gain(ship, amount)];
    case 'paid':
    case 'ran-short':
    case 'thrown-overboard':
      return [gain(ship, -amount)];
    case 'treasure-found':
      return [gain(ship, 1)];
    case 'hold-stolen':
      return [gain(loser, -amount)];
    case 'power-stolen':
    case 'hidden-stolen':
      return [gain(winner, 1), gain(loser, -1)];
    case 'curse-given':
      return [gain(winner, -1), gain(loser, 1)];
    default:
      return [];
  }
}

/// Returns what ships gain and lose by some events, without what is nothing.
export const gainsOf = (events: readonly Event[]): Gain[] =>
  events.flatMap(gains).filter(({ amount }) => amount !== 0);
