import type { PromptOverride, PromptButton } from '$src/table/store/promptOverride';
import type { TableStore } from '$src/table/store/tableStore.svelte';
import { Slipway, type Plans } from './slipway.svelte';
import { presets, SHIP_SIZE, type Preset } from './coins';
import { coinText } from './names';
import type { EightEvent, EightView, ShipView } from './game.gen';

type Store = TableStore<EightView, EightEvent>;

/// Within this many milliseconds after taking a ready-made ship, a click is the second half of a double click, not “ready”.
const BLINK = 500;

const BUILDING = ['build-ship', 'rearrange-ship', 'rebuild-ships'];

/// Whether the viewer is asked to put a ship together.
export const isBuilding = (store: Store): boolean =>
  store.asked?.mine === true && BUILDING.includes(store.asked.kind);

/// Returns the coins that a ship in the middle of a game is put together again from.
function aboard(ship: ShipView, kind: string, joining: string | null): string[] {
  const coins = [ship.nest, ...ship.deck].flatMap((coin) => (coin?.coin ? [coin.coin] : []));
  if (kind === 'rearrange-ship') {
    const spent = coins.lastIndexOf('call-to-quarters');
    if (spent >= 0) coins.splice(spent, 1);
  }
  return joining ? [...coins, joining] : coins;
}

/// Returns what a ship is built of.
///
/// @param launched the coins of the last game, if they are all that may be used
export function plansOf(
  ship: ShipView,
  kind: string,
  joining: string | null,
  launched?: readonly string[],
): Plans {
  if (kind === 'build-ship') return { stock: launched ?? ship.yard, size: SHIP_SIZE, isFirst: true };
  const stock = aboard(ship, kind, joining);
  return { stock, size: stock.length, isFirst: false };
}

/// A ship put together at a table: the slipway, and what is told to the server about it.
export class Build {
  readonly slipway = new Slipway();
  /// The coin of the hold that is to join the ship, where one must.
  joining = $state<string | undefined>();
  #question = -1;
  #plan = '';
  #launched: readonly string[] | undefined;
  #tookAt = -Infinity;

  constructor(readonly store: Store) {}

  /// The coins of the hold of which one must join first.
  readonly fetches = $derived.by(() =>
    (this.store.asked?.moves ?? []).flatMap((move) => (move.startsWith('fetch ') ? [move.slice(6)] : [])),
  );

  /// Reads the question; a new one, or a ship that the house built, restarts the slipway.
  follow(): void {
    const { asked, view, me } = this.store;
    const ship = view?.ships[me ?? -1];
    if (!asked?.mine || !ship || !BUILDING.includes(asked.kind)) return;
    const isNew = !this.#isSame(asked.kind, view?.turn ?? 0);
    const plan = [ship.planLeavesNest ? '-' : '', ...ship.plan].join(' ');
    if (!isNew && plan === this.#plan) return;
    this.#plan = plan;
    if (isNew) this.joining = undefined;
    if (this.#mayOnlyReorder(asked.kind)) {
      if (isNew) void this.copy('as-before');
      if (ship.plan.length === SHIP_SIZE) this.#launched = ship.plan;
    } else this.#launched = undefined;
    const coins: (string | undefined)[] = ship.planLeavesNest ? [undefined, ...ship.plan] : [...ship.plan];
    if (isNew || ship.plan.length) this.restart(coins.length ? coins : this.#before(ship, asked.kind));
  }

  /// The last winner of a match keeps the coins of the last game.
  #mayOnlyReorder(kind: string): boolean {
    const { view, me } = this.store;
    return kind === 'build-ship' && view?.winners.length === 1 && view.winners[0] === me && view.game > 1;
  }

  #isSame(kind: string, turn: number): boolean {
    const question = BUILDING.indexOf(kind) + 10 * turn + 100_000 * (this.store.view?.game ?? 0);
    const isSame = question === this.#question;
    this.#question = question;
    return isSame;
  }

  /// A ship that sails already is shown as it is, to be changed.
  #before(ship: ShipView, kind: string): (string | undefined)[] {
    if (kind === 'build-ship') return [];
    const left = aboard(ship, kind, null);
    const nest = ship.nest?.coin ?? undefined;
    const keepsNest = nest !== undefined && (nest !== 'call-to-quarters' || kind !== 'rearrange-ship');
    const deck = keepsNest ? left.slice(1) : left;
    return [keepsNest ? nest : undefined, ...deck];
  }

  restart(coins: readonly (string | undefined)[]): void {
    const { asked, view, me } = this.store;
    const ship = view?.ships[me ?? -1];
    if (!asked || !ship) return;
    const joining = ship.joining ?? this.joining ?? null;
    this.slipway.begin(plansOf(ship, asked.kind, joining, this.#launched), coins);
  }

  /// Chooses the coin of the hold that joins.
  join(coin: string): void {
    this.joining = coin;
    this.restart(this.slipway.slots);
  }

  /// Returns everything that is told to the server when the ship is ready.
  chain(): string[] {
    const { asked } = this.store;
    const begins = asked?.moves.includes('start-over') ? ['start-over'] : [];
    const fetch = this.joining ? [`fetch ${this.joining}`] : [];
    return [...begins, ...fetch, ...this.slipway.moves()];
  }

  ready(): void {
    if (performance.now() - this.#tookAt >= BLINK) void this.store.play(this.chain());
  }

  /// Puts a ready-made ship on the slipway, the last of those that can be built; or one made by the house.
  takeReadyMade(): void {
    this.#tookAt = performance.now();
    const preset = this.#readyMade;
    if (preset) this.slipway.take(preset.coins);
    else void this.copy('house');
  }

  get #readyMade(): Preset | undefined {
    return presets.findLast((preset) => this.slipway.canBuild(preset.coins));
  }

  /// Whether the slipway is still empty, so that a newcomer may take a ready-made ship.
  get #canTakeReadyMade(): boolean {
    const { slipway, store } = this;
    if (slipway.placed > 0 || slipway.lifted || !slipway.plans.isFirst) return false;
    return this.#readyMade !== undefined || store.asked?.moves.includes('copy house') === true;
  }

  /// Takes a ship that only the server can build.
  async copy(preset: string): Promise<void> {
    const begins = this.store.asked?.moves.includes('start-over') ? ['start-over'] : [];
    await this.store.play([...begins, `copy ${preset}`]);
  }

  /// What the prompt says while one builds.
  promptOverride(): PromptOverride {
    const { slipway, store } = this;
    const { book } = store;
    const mustJoin = this.fetches.length > 0 && this.joining === undefined;
    const lifted = slipway.lifted?.coin;
    const canGo = slipway.isFit && !mustJoin;
    const open = slipway.plans.size - slipway.placed;
    const what = lifted
      ? book.text('ui.build.drop', { coin: book.noun('coin', lifted) })
      : mustJoin
        ? book.text('ui.build.join')
        : canGo
          ? book.text('ui.build.fit')
          : book.text('ui.build.missing', { count: open });
    const coin = lifted ?? slipway.looked;
    const why = coin ? coinText(coin, book) : open > 0 ? book.text('ui.build.why') : this.#lastWords();
    return {
      what,
      icon: 'i-hand',
      count: 0,
      ...(why ? { why } : {}),
      back: lifted ? () => (slipway.lifted = undefined) : undefined,
      buttons: this.#canTakeReadyMade
        ? [{ text: book.text('ui.build.take'), isMain: true, run: () => this.takeReadyMade() }]
        : this.#buttons(canGo),
    };
  }

  /// What a player should know before declaring the ship ready.
  #lastWords(): string | undefined {
    const { asked, table, seats, book } = this.store;
    if (asked?.kind !== 'build-ship') return undefined;
    const others = seats.filter((seat, number) => number !== this.store.me && !seat.bot);
    const hurries = others.length > 0 && (table?.settings['start'] ?? 'first-ready') === 'first-ready';
    const why = book.text('question.build-ship.why');
    return hurries ? `${why} ${book.text('ui.build.first')}` : why;
  }

  #buttons(canGo: boolean): PromptButton[] {
    const { slipway } = this;
    const { book } = this.store;
    return [
      {
        text: book.text('ui.build.undo'),
        icon: 'i-undo',
        disabled: !slipway.canUndo,
        run: () => slipway.undo(),
      },
      { text: book.text('move.ready'), isMain: true, disabled: !canGo, run: () => this.ready() },
    ];
  }
}

const builds = new WeakMap<Store, Build>();

/// The ship on the slipway of a table; it stays there while other sheets are looked at.
export function buildOf(store: Store): Build {
  let build = builds.get(store);
  if (build) return build;
  $effect.root(() => {
    build = new Build(store);
  });
  if (!build) throw new Error('a root runs at once');
  builds.set(store, build);
  return build;
}
