import type { Update } from '$src/net/protocol.gen';

/// More than this many updates behind, nobody wants to watch them one by one.
const MAX_UPDATES_BEHIND = 16;

/// Shows updates one after another, each for its time, so that bots' moves can be followed.
///
/// What the server said last is `newest`; what the page shows is `shown`. They are the same as soon as
/// everything has been shown, or somebody skips.
export class Playback {
  shown = $state.raw<Update | undefined>();
  newest = $state.raw<Update | undefined>();
  readonly upToDate = $derived(this.shown === this.newest);

  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /// @param time says for how many milliseconds an update is shown before the next one
  /// @param onShow hears of every update that is shown, also of those that are skipped
  constructor(
    private readonly time: (update: Update) => number,
    private readonly onShow: (update: Update, previous: Update | undefined, skipped: boolean) => void,
  ) {}

  add(update: Update): void {
    this.newest = update;
    this.#waiting.push(update);
    if (this.#waiting.length > MAX_UPDATES_BEHIND) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /// Shows the newest update at once.
  skip(): void {
    this.#stop();
    const passed = this.#waiting.splice(0);
    passed.forEach((update, i) => this.#show(update, i < passed.length - 1));
  }

  /// Forgets everything and begins with one update, without showing how it came about.
  begin(update: Update): void {
    this.#stop();
    this.#waiting = [];
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
    this.#show(update, false);
    const pause = this.time(update);
    if (pause <= 0) this.#next();
    else {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#next();
      }, pause);
    }
  }

  #show(update: Update, skipped: boolean): void {
    const previous = this.shown;
    this.shown = update;
    this.onShow(update, previous, skipped);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
