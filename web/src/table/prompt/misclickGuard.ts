/// For this many milliseconds a new question ignores presses where the last press was made.
export const GRACE_MS = 400;
/// Nobody aims at a button that was there for less.
const SEEN_MS = 300;

export interface Point {
  x: number;
  y: number;
}

/// What the table shows at a moment.
export interface ShownState {
  /// Whether only others' moves are shown, so that the prompt offers to skip them.
  isShowing: boolean;
  /// Names what is asked of the person, if anything is.
  question: string | undefined;
  /// What kind of question it is, if a hand may press the same thing again and again while it lasts.
  draft?: string | undefined;
}

/// A press on something that answers questions.
export interface Press {
  /// Where the pointer is; nothing for a key.
  at?: Point;
  /// What has the focus when a key is pressed, if anything has: whoever went elsewhere does not press twice.
  on?: unknown;
  /// Where the pressed thing lies.
  box: { left: number; top: number; right: number; bottom: number };
  /// Whether it is a button of the prompt, where every question has its answer in the same place.
  isInPrompt: boolean;
}

/// Tells presses that answer a question from those that were meant for what was in the same place before: the second
/// half of a double click, an impatient press on a slow line, a press on *Skip* that came too late.
export class MisclickGuard {
  #last: Point | { on: unknown } | undefined;
  #question: string | undefined;
  #draft: string | undefined;
  #askedAt = -Infinity;
  #isSameDraft = false;
  #showingSince: number | undefined;
  #skippedAt = -Infinity;

  /// Takes note of what the table shows.
  see({ isShowing, question, draft }: ShownState, now: number): void {
    if (isShowing) this.#showingSince ??= now;
    else if (this.#showingSince !== undefined) {
      if (now - this.#showingSince >= SEEN_MS) this.#skippedAt = now;
      this.#showingSince = undefined;
    }
    if (question === this.#question) return;
    if (question !== undefined) this.#askedAt = now;
    this.#question = question;
    this.#isSameDraft = draft !== undefined && draft === this.#draft;
    this.#draft = draft;
  }

  /// Takes note of another key: whoever looks around does not press twice.
  look(): void {
    this.#last = undefined;
  }

  /// Takes note of a press; returns whether it came too early to be meant for the question that is asked now.
  isTooEarly({ at, on, box, isInPrompt }: Press, now: number): boolean {
    const last = this.#last;
    this.#last = at ?? { on };
    if (at && isInPrompt && now - this.#skippedAt < GRACE_MS) return true;
    // Where nothing is asked, a press only skips what is shown.
    if (this.#question === undefined) return false;
    if (now - this.#askedAt >= GRACE_MS || (this.#isSameDraft && !isInPrompt)) return false;
    if (!last) return false;
    if ('on' in last) return !at && (on === undefined || on === last.on);
    if (!at) return false;
    return last.x >= box.left && last.x <= box.right && last.y >= box.top && last.y <= box.bottom;
  }
}
