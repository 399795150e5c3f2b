import { oncePer } from '$src/board/oncePer.svelte';
import { figure, type Prospect } from '$src/games/21-mutinies/figures';
import { rowOf, type Takings } from '$src/games/21-mutinies/printed';
import { canAdd, sellMove } from './sale';
import type { PirateView, Room } from '$src/games/21-mutinies/game.gen';
import type { MutiniesStore } from '$src/games/21-mutinies/mutiniesStore';

/// A sale that is being put together: jewels first, then rum, and what both will bring.
export class SaleDraft {
  #chosen = $state.raw<readonly string[]>([]);
  /// How much rum was asked for; without a wish as much as there is room for.
  #rum = $state<number | undefined>();
  /// The question for which the choice was made; another one starts over.
  #question = $state<number | undefined>();

  constructor(private readonly store: MutiniesStore) {}

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
    return this.#isTouched ? this.#chosen : (figure(this.store.figures, 'deal')?.jewels ?? []);
  }

  get #room(): Room | undefined {
    return this.move === undefined ? undefined : figure(this.store.foresee([this.move])?.figures, 'room');
  }

  /// The rum icons on the jewels, once the server has counted them.
  get icons(): number {
    return this.#room?.icons ?? 0;
  }

  get most(): number {
    return this.#room?.mostRum ?? 0;
  }

  get rum(): number {
    return Math.min((this.#isTouched ? this.#rum : undefined) ?? this.most, this.most);
  }

  get move(): string | undefined {
    return sellMove(this.#moves, this.jewels);
  }

  /// What the sale brings with each amount of rum.
  get takings(): readonly Takings[] {
    return figure(this.store.figures, 'price-list')?.takings ?? rowOf(this.row)?.prices ?? [];
  }

  /// What the whole sale would bring, as it lies on the counter.
  get prospect(): Prospect | undefined {
    const { move, most, rum } = this;
    if (move === undefined) return undefined;
    return this.store.foresee(most > 0 ? [move, `pour ${rum}`] : [move]);
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

  #keep(jewels: readonly string[], rum?: number): void {
    this.#question = this.store.asked?.number;
    this.#chosen = jewels;
    this.#rum = rum;
  }

  /// Puts a jewel on the counter, or takes it away; what is added pours as much rum as it has room for.
  toggle(jewel: string): void {
    if (this.has(jewel)) return this.#keep(without(this.jewels, jewel), this.#rum);
    const jewels = this.#with(jewel);
    if (jewels) this.#keep(jewels);
  }

  pour(rum: number): void {
    this.#keep(this.jewels, Math.min(rum, this.most));
  }

  clear(): void {
    this.#keep([]);
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

/// The draft of a table, shared by its board and the player's zone.
export const saleDraftAt = oncePer((store: MutiniesStore) => new SaleDraft(store));
