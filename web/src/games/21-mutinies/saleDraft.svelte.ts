import { bestDeal, canAdd, favoursOf, priceOf, roomFor, sellMove, setsOffered } from './sale';
import type { Price } from './printed';
import type { TableStore } from '$src/table/store/tableStore.svelte';
import type { MutiniesEvent, MutiniesView, PirateView } from './game.gen';

/// A sale that is being put together: jewels first, then rum, and what both will bring.
export class SaleDraft {
  #chosen = $state.raw<readonly string[]>([]);
  #rum = $state(0);
  /// The question for which the choice was made; another one starts over.
  #question = $state<number | undefined>();

  constructor(private readonly store: TableStore<MutiniesView, MutiniesEvent>) {}

  get isOpen(): boolean {
    return this.store.myTurn && this.store.asked?.kind === 'sell-jewels';
  }

  get seller(): PirateView | undefined {
    return this.store.view?.pirates[this.store.me ?? -1];
  }

  get row(): string {
    return this.store.view?.sale?.row ?? '';
  }

  get #moves(): readonly string[] {
    return this.store.asked?.moves ?? [];
  }

  get #isTouched(): boolean {
    return this.#question === this.store.asked?.number;
  }

  /// The jewels on the counter: at first those that bring most.
  get jewels(): readonly string[] {
    if (this.#isTouched) return this.#chosen;
    return this.#best(this.row, this.seller);
  }

  #best(row: string, seller: PirateView | undefined): readonly string[] {
    const offered = seller ? bestDeal(row, seller, setsOffered(this.#moves)) : undefined;
    return offered?.jewels ?? [];
  }

  get most(): number {
    return this.seller ? roomFor(this.jewels, this.seller) : 0;
  }

  get rum(): number {
    return this.#isTouched ? Math.min(this.#rum, this.most) : this.most;
  }

  get move(): string | undefined {
    return sellMove(this.#moves, this.jewels);
  }

  priceWith(rum: number): Price {
    return priceOf(this.row, rum, this.seller ? favoursOf(this.seller).bonus : 0);
  }

  has(jewel: string): boolean {
    return this.jewels.includes(jewel);
  }

  canAdd(jewel: string): boolean {
    return !this.has(jewel) && this.#with(jewel) !== undefined;
  }

  /// The jewels on the counter with one more, if need be in the place of another.
  #with(jewel: string): readonly string[] | undefined {
    const { jewels } = this;
    const kept = [jewels, ...jewels.toReversed().map((other) => without(jewels, other))].find((rest) =>
      canAdd(this.#moves, rest, jewel),
    );
    return kept && [...kept, jewel];
  }

  #keep(jewels: readonly string[], rum: number): void {
    this.#question = this.store.asked?.number;
    this.#chosen = jewels;
    this.#rum = rum;
  }

  /// Puts a jewel on the counter, or takes it away; what is added pours as much rum as it has room for.
  toggle(jewel: string): void {
    if (this.has(jewel)) return this.#keep(without(this.jewels, jewel), this.rum);
    const jewels = this.#with(jewel);
    if (jewels) this.#keep(jewels, this.seller ? roomFor(jewels, this.seller) : 0);
  }

  pour(rum: number): void {
    this.#keep(this.jewels, Math.min(rum, this.most));
  }

  clear(): void {
    this.#keep([], 0);
  }

  /// Sells jewels and rum at once; falls back to two steps if the server asks about the rum separately.
  async sell(): Promise<void> {
    const { move, rum, most, store } = this;
    if (!move) return;
    if (most > 0 && (await store.play([move, `pour ${rum}`]))) return;
    await store.play([move]);
  }
}

const without = (jewels: readonly string[], jewel: string): string[] =>
  jewels.filter((other) => other !== jewel);

const drafts = new WeakMap<object, SaleDraft>();

/// The draft of a table, shared by its board and the player's zone.
export function saleDraftAt(store: TableStore<MutiniesView, MutiniesEvent>): SaleDraft {
  const known = drafts.get(store) ?? new SaleDraft(store);
  drafts.set(store, known);
  return known;
}
