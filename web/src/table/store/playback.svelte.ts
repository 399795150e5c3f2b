import type { Update } from '$src/net/protocol.gen';

/// More than this many updates behind, nobody wants to watch them one by one.
const MAX_UPDATES_BEHIND = 16;

/// What a playback asks its table.
export interface Showing {
  /// Returns for how many milliseconds an update is shown before the next one.
  time(update: Update): number;
  /// Whether the question of an update waits until what led to it has been shown.
  holds(update: Update, previous: Update | undefined): boolean;
  /// Hears of every update that is shown, also of those that are skipped.
  onShow(update: Update, previous: Update | undefined, skipped: boolean): void;
}

/// Shows updates one after another, each for its time, so that bots' moves can be followed.
///
/// What the server said last is `newest`; what the page shows is `shown`. They are the same as soon as
/// everything has been shown, or somebody skips.
export class Playback {
  shown = $state.raw<Update | undefined>();
  newest = $state.raw<Update | undefined>();
  /// Whether what led to the question of the shown update is still being shown.
  isTelling = $state(false);
  readonly upToDate = $derived(this.shown === this.newest && !this.isTelling);

  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly showing: Showing) {}

  add(update: Update): void {
    this.newest = update;
    this.#waiting.push(update);
    if (this.#waiting.length > MAX_UPDATES_BEHIND) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /// Shows the newest update at once, with its question.
  skip(): void {
    this.#stop();
    const passed = this.#waiting.splice(0);
    passed.forEach((update, i) => this.#show(update, i < passed.length - 1));
  }

  /// Forgets everything and begins with one update, without showing how it came about.
  begin(update: Update): void {
    this.end();
    this.newest = update;
    this.shown = update;
  }

  end(): void {
    this.#stop();
    this.#waiting = [];
  }

  #next(): void {
    const update = this.#waiting.shift();
    if (!update) return;
    const pause = this.showing.time(update);
    this.isTelling = pause > 0 && this.showing.holds(update, this.shown);
    this.#show(update, false);
    if (pause <= 0) return this.#next();
    this.#timer = setTimeout(() => {
      this.#stop();
      this.#next();
    }, pause);
  }

  #show(update: Update, skipped: boolean): void {
    const previous = this.shown;
    this.shown = update;
    this.showing.onShow(update, previous, skipped);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.isTelling = false;
  }
}
