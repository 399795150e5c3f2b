/// So often the time is looked at, in milliseconds.
const TICK_MS = 250;

/// The server's time, which ticks while somebody looks at a clock.
class ServerTime {
  #offset = 0;
  #now = $state(Date.now());
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /// Takes the server's word for what time it is.
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

/// When less is left, there is no time to lose.
export const LAST_SECONDS_MS = 10_000;

/// Returns which of the last seconds before a deadline it is, counted down to 1; none before them or after.
export function lastSecond(deadline: number | null, now: number): number | undefined {
  const left = deadline === null ? Infinity : deadline - now;
  return left > 0 && left < LAST_SECONDS_MS ? Math.ceil(left / 1000) : undefined;
}

/// Returns what is left as `0:52`, or as hours and days when there is that much: nobody counts their seconds. What was
/// looked at a tick ago is not more than was given.
export function remaining(ms: number): string {
  const seconds = Math.max(0, Math.ceil((ms - TICK_MS) / 1000));
  const hours = Math.ceil(seconds / 3600);
  if (hours > 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 2) return `${hours} h`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
