import { oncePer } from '$src/board/oncePer.svelte';
import { untrack } from 'svelte';
import type { PromptOverride, PromptButton } from '$src/table/store/promptOverride';
import { Slipway, type Slots, type Survey } from './slipway.svelte';
import { presets } from '$src/games/pieces-of-eight/coins';
import { figureOf, type EightStore } from '$src/games/pieces-of-eight/figures';
import { coinText } from '$src/games/pieces-of-eight/names';
import type { PrintedShip, ShipView } from '$src/games/pieces-of-eight/game.gen';

/// Within this many milliseconds after taking a ready-made ship, a click is the second half of a double click, not “ready”.
const BLINK = 500;

const BUILDING = ['build-ship', 'rearrange-ship', 'rebuild-ships'];

/// Whether the viewer is asked to put a ship together.
export const isBuilding = (store: EightStore): boolean =>
  store.asked?.mine === true && BUILDING.includes(store.asked.kind);

/// A ship put together at a table: the slipway, and what is told to the server about it.
export class Build {
  readonly slipway: Slipway = new Slipway((slots) => this.#surveyOf(slots));
  /// The coin of the hold that is to join the ship, where one must.
  joining = $state<string | undefined>();
  #question = '';
  #plan = '';
  #tookAt = -Infinity;

  constructor(readonly store: EightStore) {}

  /// The coins of the hold of which one must join first.
  readonly fetches = $derived.by(() =>
    (this.store.asked?.moves ?? []).flatMap((move) => (move.startsWith('fetch ') ? [move.slice(6)] : [])),
  );
  readonly #isAsked = $derived.by(() => isBuilding(this.store));
  readonly #kind = $derived.by(() => (this.#isAsked ? (this.store.asked?.kind ?? '') : ''));
  /// What comes before the first coin: the table forgets what it has, and a coin joins.
  readonly #start: readonly string[] = $derived.by(() => [
    ...(this.store.asked?.moves.includes('start-over') ? ['start-over'] : []),
    ...(this.joining ? [`fetch ${this.joining}`] : []),
  ]);
  /// What the rules say of an empty ship.
  readonly #base = $derived.by(() => (this.#isAsked ? this.#surveyAfter(this.#start) : undefined));

  #surveyAfter(moves: readonly string[]): Survey | undefined {
    const { store } = this;
    return figureOf(moves.length ? store.foresee(moves)?.figures : store.figures, 'slip');
  }

  #surveyOf(slots: Slots): Survey | undefined {
    if (!this.#isAsked || slots.every((coin) => coin === undefined)) return undefined;
    return this.#surveyAfter([...this.#start, ...this.slipway.placements(slots)]);
  }

  /// Reads the question; a new one, or a ship that the house built, restarts the slipway.
  follow(): void {
    const { asked, view, me } = this.store;
    const ship = view?.ships[me ?? -1];
    const base = this.#base;
    if (!asked || !ship || !base) return;
    const plan = planOf(ship);
    const question = [this.#kind, view?.game, view?.turn].join(' ');
    const isNew = question !== this.#question;
    const before = isNew && !plan.length ? this.#before(base, ship) : [];
    if (!before) return;
    const key = plan.map((coin) => coin ?? '-').join(' ');
    untrack(() => {
      if (isNew) this.joining = undefined;
      if (isNew || (key !== this.#plan && plan.length)) this.slipway.begin(base, plan.length ? plan : before);
      else this.slipway.refit(base);
    });
    this.#question = question;
    this.#plan = key;
  }

  /// Returns the ship to start from: the present or last one, if nothing but its order can be changed; nothing while the
  /// server has not said it.
  #before({ size, kinds, flaws }: Survey, { nest, deck }: ShipView): Slots | undefined {
    if (flaws.some(({ lack }) => lack === 'joining'))
      return [nest, ...deck].map((coin) => coin?.coin ?? undefined);
    const isFixed = kinds.reduce((sum, { stock }) => sum + stock, 0) === size;
    if (!isFixed || !this.store.asked?.moves.includes('copy as-before')) return [];
    const copied = this.store.foresee(['copy as-before'])?.view?.ships[this.store.me ?? -1];
    return copied && planOf(copied);
  }

  /// Chooses the coin of the hold that joins.
  join(coin: string): void {
    this.joining = coin;
  }

  /// Returns everything that is told to the server when the ship is ready: what is missing, if the table knows the
  /// beginning of just this ship, and otherwise all of it.
  chain(): string[] {
    const { store, slipway } = this;
    const moves = slipway.moves();
    const ship = store.view?.ships[store.me ?? -1];
    const known = ship && this.joining === undefined ? slipway.placements(planOf(ship)) : [];
    const goesOn = this.#kind === 'build-ship' && known.every((move, i) => move === moves[i]);
    return goesOn ? moves.slice(known.length) : [...this.#start, ...moves];
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

  get #readyMade(): PrintedShip | undefined {
    return presets.findLast((preset) => this.slipway.canBuild(preset.coins));
  }

  /// Whether the slipway is still empty, so that a newcomer may take a ready-made ship.
  get #canTakeReadyMade(): boolean {
    const { slipway, store } = this;
    if (slipway.placed > 0 || slipway.lifted || this.#kind !== 'build-ship') return false;
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
    const open = slipway.size - slipway.placed;
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

/// The ship that the table knows already: the crow's nest coin or none, then the deck.
const planOf = ({ plan, planLeavesNest }: ShipView): Slots => (planLeavesNest ? [undefined, ...plan] : plan);

/// The ship on the slipway of a table; it stays there while other sheets are looked at.
export const buildOf = oncePer((store: EightStore) => new Build(store));
