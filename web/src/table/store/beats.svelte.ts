import type { Notice } from '$src/games/gameClient';

/// For how many milliseconds a beat is shown.
export const BEAT_MS = 1500;
/// For how many milliseconds one is shown that has a text to read.
const READING_MS = 3200;
/// Maximum number of beats that wait for their turn.
const MAX_WAITING = 3;

/// Returns for how many milliseconds a beat is shown.
export const lastsMs = ({ details }: Notice): number => (details === undefined ? BEAT_MS : READING_MS);

/// Shows what deserves a moment of its own, one after another, whatever else happens. Nothing waits for it.
export class Beats {
  shown = $state.raw<Notice | undefined>();
  #waiting: Notice[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(beats: readonly Notice[]): void {
    for (const beat of beats) {
      const isKnown = [this.shown, ...this.#waiting].some((each) => each?.text === beat.text);
      if (!isKnown && this.#waiting.length < MAX_WAITING) this.#waiting.push(beat);
    }
    if (this.#timer === undefined) this.#next();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.shown = undefined;
  }

  #next(): void {
    this.shown = this.#waiting.shift();
    this.#timer = this.shown && setTimeout(() => this.#next(), lastsMs(this.shown));
  }
}
