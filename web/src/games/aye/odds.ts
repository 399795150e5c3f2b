/// What an attempt promises: how likely it succeeds, and how many Krakens it brings on average.
export interface Prospect {
  success: number;
  krakens: number;
}

/// What is thrown for a step.
export interface Handful {
  mission: number;
  argh: number;
  needed: number;
  /// Doubloons that may go on tridents.
  coins: number;
  hook?: boolean;
  /// How often dice may be thrown again afterwards.
  rerolls?: number;
}

/// One way in which dice of a kind can fall: counts of successes, tridents, Krakens and blanks.
type Fall = readonly [s: number, t: number, k: number, b: number, chance: number];

const CHANCES = { mission: [2 / 6, 1 / 6, 1 / 6, 2 / 6], argh: [2 / 6, 1 / 6, 2 / 6, 1 / 6] } as const;
const falls = { mission: new Map<number, Fall[]>(), argh: new Map<number, Fall[]>() };
const known = new Map<string, Prospect>();
const NOTHING: Prospect = { success: 0, krakens: 0 };

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

function fallsOf(kind: 'mission' | 'argh', dice: number): Fall[] {
  const found = falls[kind].get(dice);
  if (found) return found;
  const [s1, t1, k1, b1] = CHANCES[kind];
  const all: Fall[] = [];
  for (let s = 0; s <= dice; s++)
    for (let t = 0; t <= dice - s; t++)
      for (let k = 0; k <= dice - s - t; k++) {
        const b = dice - s - t - k;
        const ways = factorial(dice) / (factorial(s) * factorial(t) * factorial(k) * factorial(b));
        all.push([s, t, k, b, ways * s1 ** s * t1 ** t * k1 ** k * b1 ** b]);
      }
  falls[kind].set(dice, all);
  return all;
}

/// Returns what throwing promises if everything is done for success: successes stay, tridents are paid for
/// as far as the doubloons go, the rest is thrown again while there is hope.
function thrown(needed: number, coins: number, mission: number, argh: number, rerolls: number): Prospect {
  if (needed <= 0) return { success: 1, krakens: 0 };
  if (needed > mission + argh) return NOTHING;
  const key = `${needed} ${coins} ${mission} ${argh} ${rerolls}`;
  const before = known.get(key);
  if (before) return before;
  let [success, krakens] = [0, 0];
  for (const [s1, t1, k1, b1, p1] of fallsOf('mission', mission))
    for (const [s2, t2, k2, b2, p2] of fallsOf('argh', argh)) {
      const chance = p1 * p2;
      const next = goneOn(needed - s1 - s2, coins, [t1, t2, b1, b2], rerolls);
      success += chance * next.success;
      krakens += chance * (k1 + k2 + next.krakens);
    }
  const prospect = { success, krakens };
  known.set(key, prospect);
  return prospect;
}

type Left = readonly [
  missionTridents: number,
  arghTridents: number,
  missionBlanks: number,
  arghBlanks: number,
];

function goneOn(needed: number, coins: number, [t1, t2, b1, b2]: Left, rerolls: number): Prospect {
  const payable = Math.min(coins, t1 + t2);
  if (needed <= payable) return { success: 1, krakens: 0 };
  if (rerolls === 0) return NOTHING;
  let best = NOTHING;
  for (let kept = 0; kept <= payable; kept++) {
    const keptArgh = Math.min(kept, t2);
    const mission = b1 + t1 - (kept - keptArgh);
    const next = thrown(needed - kept, coins - kept, mission, b2 + t2 - keptArgh, rerolls - 1);
    if (next.success > best.success) best = next;
  }
  return best;
}

/// Returns what throwing some dice promises. A hook doubloon is a success more, if there is a die to turn. Dice that
/// cannot be enough are thrown once, and still bring their Krakens.
export function prospect({ mission, argh, needed, coins, hook = false, rerolls = 2 }: Handful): Prospect {
  if (needed > mission + argh)
    return { success: 0, krakens: mission * CHANCES.mission[2] + argh * CHANCES.argh[2] };
  if (mission + argh === 0) return NOTHING;
  const wanted = Math.max(1, needed - (hook ? 1 : 0));
  return thrown(wanted, Math.min(coins, wanted), mission, argh, rerolls);
}

/// In whole percent; what is not quite certain is never called so.
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1 - 1e-9) return 99;
  return rounded === 0 && chance > 0 ? 1 : rounded;
}
