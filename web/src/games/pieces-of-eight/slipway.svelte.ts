import type { Attachment } from 'svelte/attachments';
import { limitOf, tally } from './coins';

/// What a ship on the slipway still lacks, or whether it is fit for sea.
export interface Check {
  key: 'count' | 'captain' | 'limits' | 'nest';
  isKept: boolean;
  /// Numbers and coins that the explanation mentions.
  have: number;
  need: number;
  coins: readonly string[];
}

/// What a ship is built of, and what it must have.
export interface Plans {
  /// All coins at hand, including those already placed.
  stock: readonly string[];
  size: number;
  /// Whether crow's nest, limits and a Captain are compulsory, as at the start of a game.
  isFirst: boolean;
}

type Slots = readonly (string | undefined)[];

/// A ship that is being put together: slot 0 is the crow's nest, 1 the fore, the last one the aft.
///
/// A coin is lifted from the yard or from a slot, and dropped into a slot; a coin that lies there
/// already changes places with it.
export class Slipway {
  plans = $state.raw<Plans>({ stock: [], size: 13, isFirst: true });
  slots = $state.raw<Slots>([]);
  /// The coin in the hand, and the slot it came from.
  lifted = $state.raw<{ coin: string; from: number | undefined } | undefined>();
  /// The coin that is pointed at: what it does is told.
  looked = $state<string | undefined>();
  /// The slot that the keyboard is at.
  cursor = $state(0);
  #past = $state.raw<readonly Slots[]>([]);

  readonly left = $derived.by(() => {
    const left = tally(this.plans.stock);
    for (const coin of this.slots) if (coin) left.set(coin, (left.get(coin) ?? 0) - 1);
    return left;
  });
  readonly placed = $derived(this.slots.filter((coin) => coin !== undefined).length);
  readonly checks: readonly Check[] = $derived.by(() => this.#checks());
  readonly isFit = $derived(this.checks.every((check) => check.isKept));
  readonly firstFree = $derived(this.slots.findIndex((coin) => coin === undefined));
  readonly canUndo = $derived(this.#past.length > 0);

  /// An attachment: whoever points at the element looks at its coin.
  lookable(coin: () => string | undefined): Attachment<Element> {
    return (element) => {
      const look = (): void => void (this.looked = coin());
      const away = (): void => void (this.looked = undefined);
      const heard = { pointerenter: look, focus: look, pointerleave: away, blur: away };
      for (const [type, hear] of Object.entries(heard)) element.addEventListener(type, hear);
      return () => {
        for (const [type, hear] of Object.entries(heard)) element.removeEventListener(type, hear);
      };
    };
  }

  begin(plans: Plans, coins: Slots = []): void {
    this.plans = plans;
    this.slots = this.#fitted(coins);
    this.lifted = undefined;
    this.#past = [];
    this.cursor = 0;
  }

  #fitted(coins: Slots): Slots {
    const slots = this.plans.isFirst ? this.plans.size : this.plans.size + 1;
    return Array.from({ length: slots }, (_, i) => coins[i]);
  }

  /// How many copies of a coin the ship can have: what the yard has, within the limit.
  most(coin: string): number {
    const copies = this.plans.stock.filter((other) => other === coin).length;
    return this.plans.isFirst ? Math.min(copies, Math.max(limitOf(coin), this.#waived(coin))) : copies;
  }

  /// A yard without enough kinds may exceed the limits; the server has the last word.
  #waived(coin: string): number {
    const usable = [...tally(this.plans.stock)].reduce(
      (sum, [kind, copies]) => sum + (kind === 'captain' ? 0 : Math.min(copies, limitOf(kind))),
      0,
    );
    return coin === 'captain' ? 1 : limitOf(coin) + Math.max(0, this.plans.size - 1 - usable);
  }

  /// How many copies may still be placed.
  spare(coin: string): number {
    const used = this.slots.filter((other) => other === coin).length;
    return Math.min(this.left.get(coin) ?? 0, this.most(coin) - used);
  }

  /// Takes a coin of the yard into the hand; taking it again puts it back.
  lift(coin: string): void {
    if (this.lifted?.coin === coin && this.lifted.from === undefined) this.lifted = undefined;
    else if (this.spare(coin) > 0) this.lifted = { coin, from: undefined };
  }

  liftFrom(slot: number): void {
    const coin = this.slots[slot];
    this.cursor = slot;
    if (coin) this.lifted = { coin, from: slot };
  }

  /// Drops the coin in the hand, or takes the one that lies there.
  press(slot: number): void {
    this.cursor = slot;
    if (!this.lifted) return this.liftFrom(slot);
    this.drop(slot);
  }

  drop(slot: number): void {
    const { lifted } = this;
    if (!lifted || slot < 0 || slot >= this.slots.length) return;
    const there = this.slots[slot];
    this.lifted = undefined;
    this.cursor = slot;
    if (lifted.from === slot) return;
    this.#change((slots) => {
      if (lifted.from !== undefined) slots[lifted.from] = there;
      slots[slot] = lifted.coin;
    });
  }

  /// Puts a coin of the yard into the next free slot.
  add(coin: string): void {
    if (this.firstFree < 0 || this.spare(coin) <= 0) return;
    this.lifted = { coin, from: undefined };
    this.drop(this.firstFree);
  }

  /// Sends a coin back to the yard, or the one in the hand.
  putBack(slot: number | undefined): void {
    const from = slot ?? this.lifted?.from;
    this.lifted = undefined;
    if (from !== undefined && this.slots[from]) this.#change((slots) => (slots[from] = undefined));
  }

  /// Moves a coin along the deck; the others make way.
  shift(slot: number, to: number): void {
    if (!this.slots[slot] || to < 0 || to >= this.slots.length) return;
    this.#change((slots) => ([slots[slot], slots[to]] = [slots[to], slots[slot]]));
    this.cursor = to;
    if (this.lifted?.from === slot) this.lifted = { ...this.lifted, from: to };
  }

  take(coins: Slots): void {
    this.lifted = undefined;
    this.#change((slots) => slots.splice(0, slots.length, ...this.#fitted(coins)));
  }

  clear(): void {
    this.take([]);
  }

  /// Builds any ship that is fit for sea: the Captain amid the deck, the rest by chance.
  surprise(random: () => number = Math.random): void {
    const pool = [...tally(this.plans.stock)].flatMap(([coin, copies]) =>
      Array.from({ length: Math.min(copies, this.most(coin)) }, () => coin),
    );
    const silver = pool.filter((coin) => coin !== 'captain');
    for (let i = silver.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [silver[i], silver[j]] = [silver[j] ?? '', silver[i] ?? ''];
    }
    const hasCaptain = pool.includes('captain');
    const ship: (string | undefined)[] = silver.slice(0, this.plans.size - (hasCaptain ? 1 : 0));
    const middle = Math.max(1, Math.ceil(ship.length / 2) + Math.floor(random() * 3) - 1);
    if (hasCaptain) ship.splice(Math.min(middle, ship.length), 0, 'captain');
    this.take(ship);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.slots = last;
    this.#past = this.#past.slice(0, -1);
    this.lifted = undefined;
  }

  /// Whether a ship could be built of the coins at hand.
  canBuild(coins: readonly string[]): boolean {
    const needed = tally(coins);
    return (
      coins.length === this.plans.size && [...needed].every(([coin, copies]) => copies <= this.most(coin))
    );
  }

  /// Returns the picks that put this ship together, from the first coin to the word “ready”.
  moves(): string[] {
    const [nest, ...deck] = this.slots;
    const first = nest ? `put ${nest}` : 'leave-nest';
    return [first, ...deck.flatMap((coin) => (coin ? [`put ${coin}`] : [])), 'ready'];
  }

  #change(edit: (slots: (string | undefined)[]) => void): void {
    const slots = [...this.slots];
    edit(slots);
    this.#past = [...this.#past, this.slots].slice(-100);
    this.slots = slots;
  }

  #checks(): Check[] {
    const { size, isFirst } = this.plans;
    const coins = this.slots.filter((coin) => coin !== undefined);
    const count: Check = {
      key: 'count',
      isKept: coins.length === size,
      have: coins.length,
      need: size,
      coins: [],
    };
    if (!isFirst) return [count];
    const captains = coins.filter((coin) => coin === 'captain').length;
    const over = [...tally(coins)].filter(([coin, copies]) => copies > this.most(coin)).map(([coin]) => coin);
    return [
      count,
      { key: 'captain', isKept: captains === 1, have: captains, need: 1, coins: [] },
      { key: 'limits', isKept: over.length === 0, have: over.length, need: 0, coins: over },
      ...(coins.length === size && !this.slots[0]
        ? [{ key: 'nest', isKept: false, have: 0, need: 1, coins: [] } as const]
        : []),
    ];
  }
}
