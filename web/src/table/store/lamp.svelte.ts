import type { Command } from '$src/net/command';
import type { Advice, Hint, Opinion } from '$src/net/protocol.gen';

/// How much a hint tells: nothing, where to look, which move, and why.
export type HintStep = 0 | 1 | 2 | 3;

/// A bot's advice on the open question, told step by step.
export class Lamp {
  step = $state<HintStep>(0);
  /// Why the best move is the best.
  hint = $state.raw<Hint | undefined>();
  isThinking = $state(false);
  #opinions = $state.raw<readonly Opinion[]>([]);

  /// What the bot thinks of the offered moves, once the hint names one.
  readonly opinions = $derived(this.step >= 2 ? this.#opinions : []);
  /// The move that the bot would play, once the hint names it.
  readonly best = $derived(this.step >= 2 ? (this.hint?.move ?? undefined) : undefined);

  /// Tells a little more; after everything, nothing.
  ///
  /// @param ask sends the question to the server, and returns whether it was answered
  async press(ask: (command: Command) => Promise<boolean>): Promise<void> {
    if (this.hint) this.step = this.step === 3 ? 0 : ((this.step + 1) as HintStep);
    else await this.#think(ask, 1);
  }

  /// Names the move at once, and says why.
  async explain(ask: (command: Command) => Promise<boolean>): Promise<void> {
    if (this.hint) this.step = 3;
    else await this.#think(ask, 3);
  }

  async #think(ask: (command: Command) => Promise<boolean>, step: HintStep): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    const isAnswered = await ask({ type: 'advise' });
    this.isThinking = false;
    if (isAnswered && this.hint) this.step = step;
  }

  told({ hint, opinions }: Advice): void {
    this.hint = hint;
    this.#opinions = opinions;
  }

  putAway(): void {
    this.step = 0;
  }

  /// Forgets a hint for an earlier position.
  forget(): void {
    if (!this.hint) return;
    this.step = 0;
    this.hint = undefined;
    this.#opinions = [];
  }
}
