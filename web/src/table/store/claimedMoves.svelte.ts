/// The moves that elements of a board stand for; all others become buttons.
export class ClaimedMoves {
  #moves = $state.raw<ReadonlySet<string>>(new Set());
  #fits = $state.raw<readonly ((move: string) => boolean)[]>([]);
  #counts = new Map<string, number>();
  #isStale = false;

  has(move: string): boolean {
    return this.#moves.has(move) || this.#fits.some((fits) => fits(move));
  }

  /// Claims one move; returns a function that releases it.
  add(move: string): () => void {
    this.#count(move, 1);
    return () => this.#count(move, -1);
  }

  /// Claims all moves that fit; returns a function that releases them.
  addAll(fits: (move: string) => boolean): () => void {
    this.#fits = [...this.#fits, fits];
    return () => (this.#fits = this.#fits.filter((other) => other !== fits));
  }

  #count(move: string, by: number): void {
    const count = (this.#counts.get(move) ?? 0) + by;
    if (count > 0) this.#counts.set(move, count);
    else this.#counts.delete(move);
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => this.flush());
  }

  /// Many elements come and go at once when a view changes: the claims are published afterwards.
  flush(): void {
    this.#isStale = false;
    const isSame =
      this.#counts.size === this.#moves.size && [...this.#moves].every((move) => this.#counts.has(move));
    if (!isSame) this.#moves = new Set(this.#counts.keys());
  }
}
