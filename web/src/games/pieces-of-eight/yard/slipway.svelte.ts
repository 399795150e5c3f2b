import type { Attachment } from 'svelte/attachments';
import type { Kind, Slip } from '$src/games/pieces-of-eight/game.gen';
import { inOrder } from '$src/games/pieces-of-eight/coins';

/// What the rules say of a ship that is being put together.
export type Survey = Omit<Slip, 'type'>;

/// What a ship on the slipway still lacks, or whether it is fit for sea.
export interface Check {
  key: 'count' | 'captain' | 'limits';
  isKept: boolean;
  /// Numbers and coins that the explanation mentions.
  have: number;
  need: number;
  coins: readonly string[];
}

export type Slots = readonly (string | undefined)[];

const NOTHING: Survey = { placed: 0, size: 0, nestNeeded: false, kinds: [], flaws: [] };

/// A ship that is being put together: slot 0 is the crow's nest, 1 the fore, the last one the aft.
///
/// A coin is lifted from the yard or from a slot, and dropped into a slot; a coin that lies there
/// already changes places with it. What a ship may have is the survey's to say.
export class Slipway {
  #base = $state.raw<Survey>(NOTHING);
  slots = $state.raw<Slots>([]);
  /// The coin in the hand, and the slot it came from.
  lifted = $state.raw<{ coin: string; from: number | undefined } | undefined>();
  /// The coin that is pointed at: what it does is told.
  looked = $state<string | undefined>();
  /// The slot that the keyboard is at.
  cursor = $state(0);
  #past = $state.raw<readonly Slots[]>([]);

  /// @param surveyOf says what the rules say of the coins in some slots, once they have said it; without a table, nobody
  ///   is asked, and the ship is fit if it has what the survey of the empty one says
  constructor(private readonly surveyOf?: (slots: Slots) => Survey | undefined) {}

  readonly survey = $derived.by(() => this.surveyOf?.(this.slots) ?? this.#base);
  readonly size = $derived(this.survey.size);
  readonly placed = $derived(this.slots.filter((coin) => coin !== undefined).length);
  readonly #kinds = $derived(new Map<string, Kind>(this.survey.kinds.map((kind) => [kind.coin, kind])));
  /// The kinds of coins at hand.
  readonly coins = $derived(inOrder(this.survey.kinds.map(({ coin }) => coin)));
  readonly checks: readonly Check[] = $derived.by(() => this.#checks());
  readonly isFit = $derived.by(
    () =>
      (this.surveyOf === undefined || this.survey.flaws.length === 0) &&
      this.checks.every((check) => check.isKept),
  );
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

  begin(base: Survey, coins: Slots = []): void {
    this.#base = base;
    this.slots = fitted(coins, base);
    this.lifted = undefined;
    this.#past = [];
    this.cursor = 0;
  }

  /// Goes on with the same coins, of which another ship is built.
  refit(base: Survey): void {
    if (base === this.#base) return;
    this.#base = base;
    this.slots = fitted(this.slots, base);
  }

  #countOf(coin: string): number {
    return this.slots.filter((other) => other === coin).length;
  }

  /// How many copies of a coin the ship can have.
  most(coin: string): number {
    return this.#kinds.get(coin)?.most ?? 0;
  }

  /// How many copies may still be placed; the survey may be that of a moment ago.
  spare(coin: string): number {
    const kind = this.#kinds.get(coin);
    return kind ? kind.placed + kind.spare - this.#countOf(coin) : 0;
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
    this.#change((slots) => slots.splice(0, slots.length, ...fitted(coins, this.survey)));
  }

  clear(): void {
    this.take([]);
  }

  /// Builds any ship that is fit for sea: the coins that it must have amid the deck, the rest by chance.
  surprise(random: () => number = Math.random): void {
    const copies = (count: (kind: Kind) => number): string[] =>
      this.survey.kinds.flatMap((kind) => Array.from({ length: count(kind) }, () => kind.coin));
    const musts = copies(({ least, most, coin }) => (coin === 'captain' ? most : least));
    const rest = copies(({ least, most, coin }) => (coin === 'captain' ? 0 : most - least));
    for (let i = rest.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [rest[i], rest[j]] = [rest[j] ?? '', rest[i] ?? ''];
    }
    const ship: (string | undefined)[] = rest.slice(0, this.size - musts.length);
    const middle = Math.max(1, Math.ceil(ship.length / 2) + Math.floor(random() * 3) - 1);
    ship.splice(Math.min(middle, ship.length), 0, ...musts);
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
    return coins.length === this.size && coins.every((coin) => countIn(coins, coin) <= this.most(coin));
  }

  /// Returns the picks that place the coins of some slots.
  placements([nest, ...deck]: Slots): string[] {
    const first = nest ? [`put ${nest}`] : this.#base.nestNeeded ? [] : ['leave-nest'];
    return [...first, ...deck.flatMap((coin) => (coin ? [`put ${coin}`] : []))];
  }

  /// Returns the picks that put this ship together, from the first coin to the word “ready”.
  moves(): string[] {
    return [...this.placements(this.slots), 'ready'];
  }

  #change(edit: (slots: (string | undefined)[]) => void): void {
    const slots = [...this.slots];
    edit(slots);
    this.#past = [...this.#past, this.slots].slice(-100);
    this.slots = slots;
  }

  /// What the survey says of this ship, in the order in which one builds.
  #checks(): Check[] {
    const { size, kinds, nestNeeded } = this.survey;
    const check = (key: Check['key'], have: number, need: number, coins: readonly string[] = []): Check => ({
      key,
      isKept: have === need,
      have,
      need,
      coins,
    });
    const missing = kinds.filter(({ coin, least }) => this.#countOf(coin) < least);
    const over = kinds.filter(({ coin }) => this.spare(coin) < 0).map(({ coin }) => coin);
    return [
      check('count', this.placed, size),
      ...(nestNeeded
        ? [check('captain', missing.length ? 0 : 1, 1), check('limits', over.length, 0, over)]
        : []),
    ];
  }
}

const countIn = (coins: readonly string[], coin: string): number =>
  coins.filter((other) => other === coin).length;

/// Returns a slot for every coin of a ship; a crow's nest that may stay empty is one more.
function fitted(coins: Slots, { size, nestNeeded }: Survey): Slots {
  return Array.from({ length: nestNeeded ? size : size + 1 }, (_, i) => coins[i]);
}
