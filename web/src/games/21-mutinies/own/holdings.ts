import { kindOf } from '$src/games/21-mutinies/printed';
import { sorted } from './sale';
import type { PirateView } from '$src/games/21-mutinies/game.gen';

/// What is seen of somebody's jewels: one of each kind with its number, and how many are face down.
export interface Holdings {
  jewels: readonly { jewel: string; count: number }[];
  hiddenJewels: number;
}

export function holdingsOf({ jewels, jewelCount }: PirateView): Holdings {
  const kinds = new Map<string, { jewel: string; count: number }>();
  for (const jewel of sorted(jewels)) {
    const kind = kinds.get(kindOf(jewel));
    if (kind) kind.count++;
    else kinds.set(kindOf(jewel), { jewel, count: 1 });
  }
  return { jewels: [...kinds.values()], hiddenJewels: Math.max(0, jewelCount - jewels.length) };
}
