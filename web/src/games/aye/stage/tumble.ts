import type { DiceThrown } from '$src/games/aye/game.gen';
import type { Lying } from './throwing.svelte';

const LETTERS: Readonly<Record<string, string>> = { S: 'success', T: 'trident', K: 'kraken', B: 'blank' };

/// Returns which of the dice that lie there have just been thrown: as many of each sort as the throw had.
export function tumbling(dice: readonly Lying[], thrown: readonly DiceThrown[]): Set<string> {
  const keys = new Set<string>();
  const last = thrown.at(-1);
  if (!last) return keys;
  const [mission = '', argh = ''] = last.dice.split('/');
  const fell = [
    ...[...mission].map((letter) => ['mission', LETTERS[letter]] as const),
    ...[...argh].map((letter) => ['argh', LETTERS[letter]] as const),
  ];
  for (const [kind, face] of fell) {
    const one = dice.find((each) => each.die === kind && each.face === face && !keys.has(each.key));
    if (one) keys.add(one.key);
  }
  return keys;
}
