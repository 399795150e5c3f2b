import type { AyeStore } from '$src/games/aye/ayeStore';
import { lettersOf } from './dice';
import { oddsOf } from '$src/games/aye/own/foreseen';
import type { DieView } from '$src/games/aye/game.gen';

/// One die on the table; equal dice are told apart only by their place in the row.
export interface Lying {
  key: string;
  die: DieView['die'];
  face: DieView['face'];
  turned: boolean;
}

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

/// Which of my dice are to be thrown again, while I think about it.
export class Throwing {
  named = $state.raw<ReadonlySet<string>>(new Set());
  /// Whether the hook doubloon is in my hand, and dice wait for it.
  hooking = $state(false);

  constructor(readonly store: AyeStore) {}

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
    const attempt = this.store.view?.attempt;
    if (this.named.size > 0 || !attempt || attempt.safe || attempt.hopeless) return 0;
    return this.dice.filter((one) => one.face === 'blank' && this.canName(one)).length;
  }

  /// The largest possible number of successes, if even that is not enough.
  get most(): number | undefined {
    const attempt = this.store.view?.attempt;
    return attempt?.hopeless ? attempt.most : undefined;
  }

  clear(): void {
    this.named = new Set();
    this.hooking = false;
  }

  /// About how likely the attempt succeeds if the named dice are thrown again; without any, as things lie.
  get chance(): number | undefined {
    return this.store.isOffered(this.move) ? oddsOf(this.store.foresee([this.move]))?.success : undefined;
  }
}
