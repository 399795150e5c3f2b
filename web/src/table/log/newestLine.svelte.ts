import { untrack } from 'svelte';

/// This close to its end, in pixels, a log is read at its newest line.
const CLOSE = 40;

/// Keeps a log at its newest line, unless somebody reads further up, and leads back there.
export class NewestLine {
  /// Whether the newest line is in sight.
  stays = $state(true);
  /// The number of lines when it last was.
  #read = $state(0);
  readonly unread = $derived.by(() => Math.max(0, this.count() - this.#read));
  #log: HTMLElement | undefined;

  /// @param count says how many lines there are
  constructor(private readonly count: () => number) {
    this.#read = untrack(count);
  }

  /// Takes note of the lines that are in sight; an effect.
  readonly read = (): void => {
    if (this.stays) this.#read = this.count();
  };

  readonly jump = (): void => {
    this.stays = true;
    this.#log?.scrollTo({ top: this.#log.scrollHeight });
    this.#log?.focus({ preventScroll: true });
  };

  /// Follows a log. It learns of new lines after layout, so that scrolling costs no second layout.
  readonly follow = (log: HTMLElement): (() => void) => {
    this.#log = log;
    // Only what the reader does counts: the log also scrolls by itself when old lines are dropped.
    const look = (): void =>
      void requestAnimationFrame(
        () => (this.stays = log.scrollHeight - log.scrollTop - log.clientHeight < CLOSE),
      );
    const seen = new ResizeObserver(() => {
      if (this.stays) log.scrollTo({ top: log.scrollHeight });
    });
    // The log itself shrinks when the chat below it grows.
    for (const part of [log, ...log.children]) seen.observe(part);
    const doings = ['wheel', 'touchmove', 'keydown', 'pointerup'] as const;
    for (const doing of doings) log.addEventListener(doing, look, { passive: true });
    return () => {
      seen.disconnect();
      for (const doing of doings) log.removeEventListener(doing, look);
    };
  };
}
