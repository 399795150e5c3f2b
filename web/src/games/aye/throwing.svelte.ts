import type { TableStore } from '$src/table/store/tableStore.svelte';
import { prospect } from './odds';
import type { AyeEvent, AyeView, DieView } from './game.gen';

/// One die on the table; equal dice are told apart only by their place in the row.
export interface Lying {
  key: string;
  die: DieView['die'];
  face: DieView['face'];
  turned: boolean;
}

const FACES = ['success', 'trident', 'kraken', 'blank'] as const;
const LETTERS: Readonly<Record<string, string>> = { success: 'S', trident: 'T', kraken: 'K', blank: 'B' };

/// Returns the dice one by one, Krakens last.
export function laidOut(dice: readonly DieView[]): Lying[] {
  const seen = new Map<string, number>();
  const all = dice.flatMap(({ die, face, turned, count }) =>
    Array.from({ length: count }, () => {
      const sort = `${die}-${face}-${turned ? 't' : 'l'}`;
      const nth = seen.get(sort) ?? 0;
      seen.set(sort, nth + 1);
      return { key: `${sort}-${nth}`, die, face, turned };
    }),
  );
  const isLocked = (one: Lying): number => (one.face === 'kraken' && !one.turned ? 1 : 0);
  return all.sort((a, b) => isLocked(a) - isLocked(b));
}

/// Writes dice as the server does: `SBB/T`, or `-` for none.
export function lettersOf(dice: readonly Lying[]): string {
  const of = (kind: string): string =>
    FACES.map((face) =>
      (LETTERS[face] ?? '').repeat(dice.filter((one) => one.die === kind && one.face === face).length),
    ).join('');
  const argh = of('argh');
  return `${of('mission')}${argh ? `/${argh}` : ''}` || '-';
}

/// How many dice may still become successes.
const openOf = (dice: readonly DieView[]): number =>
  dice.reduce((sum, { face, turned, count }) => sum + (!turned && /blank|trident/.test(face) ? count : 0), 0);

/// Which of my dice are to be thrown again, while I think about it.
export class Throwing {
  named = $state.raw<ReadonlySet<string>>(new Set());
  /// Whether the hook doubloon is in my hand, and dice wait for it.
  hooking = $state(false);

  constructor(readonly store: TableStore<AyeView, AyeEvent>) {}

  get dice(): Lying[] {
    const { view, me } = this.store;
    return me === undefined ? [] : laidOut(view?.pirates[me]?.dice ?? []);
  }

  get chosen(): Lying[] {
    return this.dice.filter((one) => this.named.has(one.key));
  }

  /// What throwing the named dice again is called.
  get move(): string {
    return `reroll ${lettersOf(this.chosen)}`;
  }

  /// Whether a die may be named: the server offers a reroll of it alone.
  canName(one: Lying): boolean {
    return !one.turned && this.store.isOffered(`reroll ${lettersOf([one])}`);
  }

  toggle(one: Lying): void {
    if (!this.canName(one)) return;
    const named = new Set(this.named);
    if (!named.delete(one.key)) named.add(one.key);
    this.named = named;
  }

  /// Names all dice with one of these faces, and no others.
  name(faces: readonly string[]): void {
    this.named = new Set(
      this.dice.filter((one) => faces.includes(one.face) && this.canName(one)).map((one) => one.key),
    );
  }

  /// How many blanks might still help, while nothing is named and it is not enough as it lies.
  get hopeful(): number {
    if (this.named.size > 0 || (this.chance ?? 1) >= 1 || this.most !== undefined) return 0;
    return this.dice.filter((one) => one.face === 'blank' && this.canName(one)).length;
  }

  /// The largest possible number of successes, if even that is not enough: Krakens are never rerolled.
  get most(): number | undefined {
    const { view } = this.store;
    const attempt = view?.attempt;
    if (!view || !attempt) return undefined;
    const crew = attempt.members.flatMap((seat) => view.pirates[seat] ?? []);
    const most = crew.reduce((sum, { dice, hook }) => sum + openOf(dice) + (hook ? 1 : 0), attempt.successes);
    return most < attempt.needed ? most : undefined;
  }

  clear(): void {
    this.named = new Set();
    this.hooking = false;
  }

  /// About how likely the attempt succeeds if the named dice are thrown again; without any, as things lie.
  get chance(): number | undefined {
    const { view } = this.store;
    const attempt = view?.attempt;
    if (!view || !attempt) return undefined;
    const { payable, coins } = this.#purse(view, attempt.members);
    const missing =
      attempt.needed - attempt.successes + this.chosen.filter((one) => one.face === 'success').length;
    const hook = attempt.members.some((seat) => view.pirates[seat]?.hook);
    const open = missing - payable - (hook ? 1 : 0);
    if (open <= 0) return 1;
    const mission = this.chosen.filter((one) => one.die === 'mission').length;
    return prospect({
      mission,
      argh: this.chosen.length - mission,
      needed: open,
      coins,
      rerolls: Math.max(0, attempt.throwsLeft - 1),
    }).success;
  }

  /// How many tridents that stay can be paid for, and how many doubloons are left then.
  #purse(view: AyeView, members: readonly number[]): { payable: number; coins: number } {
    let [payable, coins] = [0, 0];
    for (const seat of members) {
      const pirate = view.pirates[seat];
      if (!pirate) continue;
      const named = seat === this.store.me ? this.chosen.filter((one) => one.face === 'trident').length : 0;
      const tridents = pirate.dice
        .filter((die) => die.face === 'trident' && !die.turned)
        .reduce((sum, die) => sum + die.count, -named);
      const paid = Math.min(Math.max(tridents, 0), pirate.doubloons);
      payable += paid;
      if (seat === this.store.me) coins = pirate.doubloons - paid;
    }
    return { payable, coins };
  }
}
