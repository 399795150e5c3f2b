import type { ReplayStep, Replayed } from '$src/net/http.gen';
import { checkDraws, mixSeed, promiseOf, type CheckedDraw } from './chance';
import type { GameClient } from '$src/games/gameClient';
import type { SeenItem, QuestionView, Seat, Table, Update } from '$src/net/protocol.gen';
import { TableStore } from '$src/table/store/tableStore.svelte';

export type Speed = 1 | 2 | 4;

function act(step: ReplayStep): SeenItem {
  return {
    number: step.entry,
    entry: step.entry,
    seat: step.seat,
    by: 'player',
    at: 0,
    events: step.events,
    undoes: null,
    relief: null,
    dropped: null,
  };
}

function asked(step: ReplayStep): QuestionView | null {
  if (!step.kind) return null;
  const nothing = {
    answered: [],
    opened: 0,
    deadline: null,
    mine: false,
    pledged: null,
    moves: [],
    free: [],
    fallback: null,
  };
  return {
    number: step.entry,
    kind: step.kind,
    manner: 'open',
    seats: step.asked,
    undo: false,
    orders: {},
    ...nothing,
  };
}

/// The result of checking the dice of a finished game.
export interface Audit {
  promise: string;
  isKept: boolean | undefined;
  checked: CheckedDraw[];
  wrong: number;
}

/// A finished game that is played again: any step, from any seat's eyes, at any speed.
export class Replay {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  /// What the table promised of its seed, once the server has said it again.
  promise = $state<string | undefined>();
  readonly store: TableStore;
  readonly #steps: readonly ReplayStep[];
  readonly #updates: readonly Update[];
  readonly #table: Table;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly record: Replayed,
    client: GameClient,
    readonly eyes: number | undefined,
  ) {
    const { table, steps, result } = record;
    this.#steps = steps;
    const seats: Seat[] = table.seats.map(({ name, flag, bot }) => ({
      name: name ?? null,
      flag: flag ?? null,
      bot: bot ?? null,
      held: false,
      present: true,
      bank: null,
    }));
    this.#updates = steps.map((step, i) => ({
      type: 'update',
      table: table.id,
      number: i,
      since: i - 1,
      now: 0,
      phase: step.kind || i < steps.length - 1 ? 'playing' : 'finished',
      seats,
      acts: [act(step)],
      view: step.view,
      asked: asked(step),
      result: i === steps.length - 1 ? (result ?? null) : null,
      broken: false,
    }));
    const { id, game, settings, pace, opened } = table;
    this.#table = {
      id,
      game,
      edition: 0,
      settings,
      pace,
      listed: false,
      opened,
      you: eyes ?? null,
      host: false,
      code: null,
      promise: '',
    };
    this.store = new TableStore(client, undefined, () => ({ confirm: true, pace: 0 }));
    this.go(0);
  }

  /// Whether the game was not played to its end.
  get isBrokenOff(): boolean {
    return !this.record.result?.outcome;
  }

  get last(): number {
    return this.#updates.length - 1;
  }

  get step(): ReplayStep | undefined {
    return this.#steps[this.at];
  }

  /// The steps at which a section of the game begins, such as a round.
  get sections(): number[] {
    const { section } = this.store.client;
    return section
      ? this.#steps.flatMap((step, i) => (step.events.some((event) => section(event)) ? [i] : []))
      : [];
  }

  /// The step at which the game itself begins, after cards were dealt and ships were built.
  get start(): number {
    return this.sections[0] ?? 0;
  }

  /// Returns the step of a place in a link: a step, or an entry of the log such as `entry-12`; without a place, where
  /// the game begins.
  stepAt(place: string): number {
    if (place === '') return this.start;
    const entry = /^entry-(\d+)$/.exec(place)?.[1];
    if (entry === undefined) return Number(place) || 0;
    const found = this.#steps.findIndex((step) => step.entry >= Number(entry));
    return found < 0 ? this.last : found;
  }

  /// Shows a step: the next one with its events, any other at once.
  go(step: number): void {
    const target = Math.max(0, Math.min(this.last, step));
    const now = this.#updates[target];
    if (!now) return;
    if (target === this.at + 1) this.store.update(now);
    else {
      const chronicle = this.#updates.slice(0, target + 1).flatMap((update) => update.acts);
      this.store.begin({
        type: 'whole',
        table: this.#table,
        earlier: 0,
        chronicle,
        chat: [],
        muted: [],
        now,
      });
    }
    this.at = target;
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.at === this.last) this.go(this.start);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at === this.last) this.isPlaying = false;
      else this.#wait();
    }, 1400 / this.speed);
  }

  /// Computes every draw of the game again, and the promise with it.
  async audit(dice: Readonly<{ [name: string]: readonly string[] }>): Promise<Audit | undefined> {
    const { result } = this.record;
    if (!result) return undefined;
    const promise = await promiseOf(result.seed);
    const seed = result.words.length ? await mixSeed(result.seed, result.words) : result.seed;
    const checked = (
      await Promise.all(this.#steps.map((step) => checkDraws(seed, step.entry, step.luck, dice)))
    ).flat();
    return {
      promise,
      isKept: this.promise === undefined ? undefined : this.promise === promise,
      checked,
      wrong: checked.filter(({ agrees }) => !agrees).length,
    };
  }

  end(): void {
    this.pause();
    this.store.end();
  }
}
