import type { Command } from '$src/net/command';
import type { QuestionView } from '$src/net/protocol.gen';
import type { OfferState } from './offerElement';
import type { TablePrompt } from './tablePrompt.svelte';

/// What a selection needs of its table.
export interface Selectable {
  readonly asked: QuestionView | null;
  /// What may be done now.
  readonly offers: readonly string[];
  /// Whether only moves are shown, so that a press skips them.
  readonly isShowing: boolean;
  /// Whether the reader wants to confirm every move.
  readonly wantsConfirmation: boolean;
  readonly playback: { skip(): void };
  /// What a move gives away, as a question.
  givesAway(move: string): string | undefined;
  whyNot(move: string): Promise<void>;
  buttonText(move: string): string;
  /// Sends a command, and returns whether it was carried out.
  command(command: Command): Promise<boolean>;
}

/// What the reader picks of what is on offer, until the answer to the question is settled.
export class Selection {
  /// The move that was picked, and waits to be confirmed.
  chosen = $state<string | undefined>();
  /// Whether an answer is on its way.
  busy = $state(false);
  readonly #table: Selectable;
  readonly #prompt: TablePrompt;
  /// Counts answers, to tell the current one from earlier ones.
  #lastAnswer = 0;
  readonly #offered = $derived.by(() => new Set(this.#table.offers));

  constructor(table: Selectable, prompt: TablePrompt) {
    this.#table = table;
    this.#prompt = prompt;
  }

  isOffered(move: string): boolean {
    return this.#offered.has(move);
  }

  state(move: string): OfferState {
    if (!this.#offered.has(move)) return 'idle';
    return this.chosen === move ? 'chosen' : 'legal';
  }

  /// Picks a move; picking it again, or picking when nothing needs a confirmation, plays it.
  select(move: string): void {
    const table = this.#table;
    if (table.isShowing) return table.playback.skip();
    if (this.busy) return;
    if (!this.#offered.has(move)) return void table.whyNot(move);
    this.#prompt.refusal = undefined;
    const givesAway = table.givesAway(move);
    const isFree = table.asked?.free.includes(move) === true;
    if (this.chosen === move || (!table.wantsConfirmation && !isFree && !givesAway))
      return void this.play([move]);
    this.#prompt.confirmation = undefined;
    if (givesAway) this.#askToConfirm(move, givesAway);
    else this.chosen = move;
  }

  /// Plays a move at once, unless it gives something away: that needs a confirmation.
  answer(move: string): void {
    if (this.busy) return;
    const givesAway = this.#table.givesAway(move);
    if (givesAway) this.#askToConfirm(move, givesAway);
    else void this.play([move]);
  }

  #askToConfirm(move: string, what: string): void {
    this.chosen = move;
    const text = this.#table.buttonText(move);
    this.#prompt.confirmation = { what, text, run: () => void this.play([move]) };
  }

  /// Plays the picked move, or runs what waits for confirmation.
  confirm(): void {
    if (this.busy || this.#prompt.confirm()) return;
    if (this.chosen !== undefined && this.isOffered(this.chosen)) void this.play([this.chosen]);
  }

  /// Unpicks the picked move, or forgets why something could not be done.
  back(): void {
    this.chosen = undefined;
    this.#prompt.clear();
  }

  /// Answers the question with a move or, all or nothing, with a chain of picks.
  async play(moves: readonly string[]): Promise<boolean> {
    const { asked } = this.#table;
    const only = moves.length === 1 ? (moves[0] ?? '') : '';
    const answersNothing = asked?.free.includes(only) === true && !asked.moves.includes(only);
    const question = answersNothing ? null : (asked?.number ?? null);
    return this.send({ type: 'play', question, moves: [...moves] });
  }

  /// Sends what answers the question: until it is settled, nothing else can be chosen.
  async send(command: Command): Promise<boolean> {
    const answer = ++this.#lastAnswer;
    this.busy = true;
    try {
      const isAccepted = await this.#table.command(command);
      if (isAccepted && answer === this.#lastAnswer) this.#settle();
      return isAccepted;
    } finally {
      if (answer === this.#lastAnswer) this.busy = false;
    }
  }

  /// Keeps what was picked only while it is still on offer. What was sent has been answered by its answer or by the next
  /// question, whichever comes first: a click on what lights up next is not lost, and no choice is carried over.
  moveOn(isNewQuestion: boolean, offers: readonly string[]): void {
    if (isNewQuestion) this.#settle();
    if (this.chosen !== undefined && !offers.includes(this.chosen)) this.back();
  }

  #settle(): void {
    if (!this.busy) return;
    this.busy = false;
    this.chosen = undefined;
  }
}
