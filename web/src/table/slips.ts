/// For so many milliseconds a click may still have been meant for what stood in the same place before.
const GRACE = 400;
/// Nobody reads a question and answers it in less; who clicks twice does.
const BLINK = 250;
/// Nobody aims at a button that stood there for less.
const SEEN = 300;

/// Tells clicks that answer a question from those that were meant for something else in the same place.
export class Slips {
  #showingSince: number | undefined;
  #skippedAt = -Infinity;
  #question: number | undefined;
  #askedAt = -Infinity;

  /// Takes note of what the prompt shows: moves of others that can be skipped, or a question.
  see(isShowing: boolean, question: number | undefined, now: number): void {
    if (isShowing) this.#showingSince ??= now;
    else if (this.#showingSince !== undefined) {
      if (now - this.#showingSince >= SEEN) this.#skippedAt = now;
      this.#showingSince = undefined;
    }
    if (question !== this.#question) {
      this.#question = question;
      this.#askedAt = now;
    }
  }

  /// Whether a click was meant to skip, or is the second of a double click on the question before.
  ///
  /// @param clicks how many clicks in a row this is; none for keys
  isSlip(clicks: number, now: number): boolean {
    if (clicks === 0) return false;
    return now - this.#skippedAt < GRACE || (clicks > 1 && now - this.#askedAt < BLINK);
  }
}
