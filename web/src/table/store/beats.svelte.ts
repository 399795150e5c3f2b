import type { Notice } from '$src/games/gameClient';

/// For how many milliseconds a beat is shown.
export const BEAT_MS = 1500;
/// For how many milliseconds one is shown that has a text to read.
const READING_MS = 3200;
/// Maximum number of beats that wait for their turn.
const MAX_WAITING = 3;

/// Returns for how many milliseconds a beat is shown.
export const lastsMs = ({ details }: Notice): number => (details === undefined ? BEAT_MS : READING_MS);

/// Whether a beat is a text to read, such as a card that somebody plays; all others are news.
const isText = ({ details }: Notice): boolean => details !== undefined;

/// Shows what deserves a moment of its own, one after another, whatever else happens. Nothing waits for it, and news does
/// not wait for a text to be read.
export class Beats {
  shown = $state.raw<Notice | undefined>();
  #waiting: Notice[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(beats: readonly Notice[]): void {
    for (const beat of beats) {
      const isKnown = [this.shown, ...this.#waiting].some((each) => each?.text === beat.text);
      if (!isKnown) this.#queue(beat);
    }
    const isInTheWay = this.shown && isText(this.shown) && this.#waiting.some((each) => !isText(each));
    if (this.#timer === undefined || isInTheWay) this.#next();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.shown = undefined;
  }

  /// News first; of both, the latest.
  #queue(beat: Notice): void {
    const news = this.#waiting.filter((each) => !isText(each));
    const texts = this.#waiting.filter(isText);
    if (isText(beat)) texts.push(beat);
    else news.push(beat);
    const room = Math.max(0, MAX_WAITING - news.length);
    this.#waiting = [...news.slice(-MAX_WAITING), ...(room > 0 ? texts.slice(-room) : [])];
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.shown = this.#waiting.shift();
    this.#timer = this.shown && setTimeout(() => this.#next(), lastsMs(this.shown));
  }
}
