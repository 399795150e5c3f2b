/// Milliseconds between two ticks.
const TICK_MS = 250;

/// The server's time, which ticks while somebody looks at a clock.
class ServerTime {
  #offset = 0;
  #now = $state(Date.now());
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /// Sets the clock by the server's time.
  set(now: number): void {
    this.#offset = now - Date.now();
  }

  get now(): number {
    return this.#now;
  }

  /// Ticks until it is told to stop; for use as an effect.
  tick = (): (() => void) => {
    this.#now = Date.now() + this.#offset;
    if (this.#users++ === 0) {
      this.#timer = setInterval(() => (this.#now = Date.now() + this.#offset), TICK_MS);
    }
    return () => {
      if (--this.#users === 0) clearInterval(this.#timer);
    };
  };
}

export const serverTime = new ServerTime();

/// Below this many milliseconds there is no time to lose.
export const LAST_SECONDS_MS = 10_000;

/// Returns which of the last seconds before a deadline it is, counted down to 1; none before them or after.
export function lastSecond(deadline: number | null, now: number): number | undefined {
  const left = deadline === null ? Infinity : deadline - now;
  return left > 0 && left < LAST_SECONDS_MS ? Math.ceil(left / 1000) : undefined;
}

/// Returns the remaining time as `0:52`, or as hours and days when there is that much. It may be a tick old, and never
/// exceeds what was given.
export function remaining(ms: number): string {
  const seconds = Math.max(0, Math.ceil((ms - TICK_MS) / 1000));
  const hours = Math.ceil(seconds / 3600);
  if (hours > 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 2) return `${hours} h`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
