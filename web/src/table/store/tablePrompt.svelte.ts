import type { Command } from '$src/net/command';
import { Lamp } from './lamp.svelte';
import type { Confirmation, PromptButton, PromptOverride } from './promptOverride';

/// Why the server refused something.
export interface ShownRefusal {
  reason: string;
  details: string[];
  /// The move that was only asked about, not played.
  move?: string;
  /// What was wanted, if it was no move.
  command?: Command['type'];
}

/// What the prompt says besides the question: what must be confirmed, what was refused, what the board puts there, and
/// what a bot advises.
export class TablePrompt {
  /// What is asked again, and waits to be confirmed.
  confirmation = $state.raw<Confirmation | undefined>();
  /// Why the server refused, or why a thing cannot be chosen.
  refusal = $state.raw<ShownRefusal | undefined>();
  /// What the board says; the board that set it takes it away.
  override = $state.raw<PromptOverride | undefined>();
  /// What a bot advises, if it was asked.
  readonly lamp = new Lamp();

  /// Runs a button of the board, or asks for confirmation first.
  run({ confirmText, text, run }: PromptButton): void {
    if (confirmText) this.confirmation = { what: confirmText, text, run };
    else run();
  }

  /// Runs what waits for confirmation; returns whether anything did.
  confirm(): boolean {
    const { confirmation } = this;
    this.confirmation = undefined;
    confirmation?.run();
    return confirmation !== undefined;
  }

  /// Forgets what was to be confirmed and what was refused.
  clear(): void {
    this.confirmation = undefined;
    this.refusal = undefined;
  }

  /// Forgets what belonged to an earlier position.
  moveOn(isNewQuestion: boolean): void {
    if (isNewQuestion) this.confirmation = undefined;
    this.refusal = undefined;
    this.lamp.forget();
  }
}
