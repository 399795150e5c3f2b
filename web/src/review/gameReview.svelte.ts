import type { ReviewAnswer } from '$src/net/http.gen';
import { api, Refusal } from '$src/net/api';

const ROUND = 1500;

/// The review of a finished game: asked for once somebody wants to see it, and awaited.
export class GameReview {
  answer = $state.raw<ReviewAnswer | undefined>();
  problem = $state('');
  /// Whether moments are hidden, because the reader tries to answer again.
  isTrying = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;

  constructor(readonly table: string) {}

  get review(): ReviewAnswer['review'] {
    return this.answer?.review ?? null;
  }

  /// Fetches the review, and has it made if there is none.
  open(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    void this.#look(() => api.review(this.table));
  }

  order(): void {
    this.problem = '';
    void this.#look(() => api.orderReview(this.table));
  }

  async #look(ask: () => Promise<ReviewAnswer>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const answer = await ask();
      if (!this.#isWanted) return;
      this.answer = answer;
      if (answer.state === 'missing') this.order();
      else if (answer.state === 'waiting' || answer.state === 'working')
        this.#timer = setTimeout(() => void this.#look(() => api.review(this.table)), ROUND);
    } catch (e) {
      this.problem = e instanceof Refusal ? e.key : 'unexpected';
    }
  }

  end(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
  }
}
