import { fallenOf } from './dice';
import type { DiceThrown } from '$src/games/aye/game.gen';
import type { Lying } from './throwing.svelte';

/// Returns which of the dice that lie there have just been thrown: as many of each sort as the throw had.
export function tumbling(dice: readonly Lying[], thrown: readonly DiceThrown[]): Set<string> {
  const keys = new Set<string>();
  for (const { die, face } of fallenOf(thrown.at(-1)?.dice ?? '')) {
    const one = dice.find((each) => each.die === die && each.face === face && !keys.has(each.key));
    if (one) keys.add(one.key);
  }
  return keys;
}
