/// How many requests may follow each other at once, and how many a second after that: fewer than the server takes from
/// a page before it reads that page more slowly.
const BURST = 20;
const PER_SECOND = 6;

/// Spreads requests that a moving pointer causes.
export class RequestPace {
  #left = BURST;
  #at = 0;

  /// Returns for how many milliseconds the next request has to wait.
  delay(now: number): number {
    this.#refill(now);
    return this.#left >= 1 ? 0 : Math.ceil(((1 - this.#left) * 1000) / PER_SECOND);
  }

  /// Counts a request.
  spend(now: number): void {
    this.#refill(now);
    this.#left -= 1;
  }

  #refill(now: number): void {
    const gained = (Math.max(0, now - this.#at) * PER_SECOND) / 1000;
    this.#left = Math.min(BURST, this.#left + gained);
    this.#at = now;
  }
}
