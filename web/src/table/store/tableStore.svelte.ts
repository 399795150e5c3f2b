import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { plain, type Piece } from '$src/i18n/icu';
import type { Command } from '$src/net/command';
import type { Advice, Event, Figure, Foreseen as Foretold, Opinion, Update } from '$src/net/protocol.gen';
import { ClaimedMoves } from './claimedMoves.svelte';
import { TableForesight, type Foreseen, type Objection } from './foresight.svelte';
import { bindMove, showOfferState, type OfferState } from './offerElement';
import type { Confirmation, PromptButton, PromptOverride } from './promptOverride';
import { TableState } from './tableState.svelte';

/// Why the server refused something.
export interface ShownRefusal {
  reason: string;
  details: string[];
  /// The move that was only asked about, not played.
  move?: string;
  /// What was wanted, if it was no move.
  command?: Command['type'];
}

/// Reasons to refuse an answer that came when the table had moved on.
const OVERTAKEN = new Set(['stale-question', 'not-your-turn']);

/// A table as one viewer sees it: what lies there, what is asked, what was chosen.
///
/// The server says what may be done, as texts; an element declares the text it stands for with
/// `offer`, and lights up while exactly that text is on offer. Nothing here knows a rule.
export class TableStore<
  View = unknown,
  E extends Event = Event,
  F extends Figure = Figure,
> extends TableState<View, E, F> {
  /// The move that was picked, and waits to be confirmed.
  chosen = $state<string | undefined>();
  /// What is asked again, and waits to be confirmed.
  confirmation = $state.raw<Confirmation | undefined>();
  /// Whether an answer is on its way.
  busy = $state(false);
  /// Why the server refused, or why a thing cannot be chosen.
  refusal = $state.raw<ShownRefusal | undefined>();
  /// What a bot thinks of the offered moves, if it was asked.
  advice = $state.raw<readonly Opinion[]>([]);
  /// The move that the bot which was asked would play.
  readonly best = $derived(
    this.advice.reduce<Opinion | undefined>(
      (top, each) => (top && top.visits >= each.visits ? top : each),
      undefined,
    )?.move,
  );
  /// What the log points at: the seats and words of a line.
  highlight = $state.raw<{ seats: readonly number[]; words: readonly string[] } | undefined>();
  /// What the board says in the prompt; the board that set it takes it away.
  promptOverride = $state.raw<PromptOverride | undefined>();
  /// The view that the seats show instead, while the board still draws what led to the current one.
  seatsView = $state.raw<View | undefined>();
  /// Events that the log hides while the board still draws what led to them.
  hidesFromLog = $state.raw<((event: Event) => boolean) | undefined>();
  readonly claimedMoves = new ClaimedMoves();
  /// Counts answers, to tell the current one from earlier ones.
  #lastAnswer = 0;
  readonly #offered = $derived(new Set(this.offers));
  /// The answers that no element of the board stands for.
  readonly unclaimed: readonly string[] = $derived(
    this.myTurn ? (this.openQuestion?.moves ?? []).filter((move) => !this.claimedMoves.has(move)) : [],
  );
  /// Mutes or unmutes a seat, unless the server refuses.
  async mute(seat: number, isMuted: boolean): Promise<void> {
    const before = this.muted;
    const others = before.filter((each) => each !== seat);
    this.muted = isMuted ? [...others, seat] : others;
    if (!(await this.command({ type: 'mute', seat, muted: isMuted }))) this.muted = before;
  }

  protected override questionShown(update: Update, isNew: boolean): void {
    if (isNew) {
      this.#settle();
      this.confirmation = undefined;
    }
    this.#forgetChoice(update);
  }

  /// The pending command has been answered, by its answer or by the next question, whichever
  /// comes first: a click on what lights up next is not lost, and no choice is carried over.
  #settle(): void {
    if (!this.busy) return;
    this.busy = false;
    this.chosen = undefined;
  }

  #forgetChoice(update: Update): void {
    const offered = [...(update.asked?.moves ?? []), ...(update.asked?.free ?? [])];
    if (this.chosen !== undefined && !offered.includes(this.chosen)) this.back();
    this.refusal = undefined;
    if (this.advice.length > 0) this.advice = [];
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
    if (this.isShowing) return this.playback.skip();
    if (this.busy) return;
    if (!this.#offered.has(move)) return void this.whyNot(move);
    this.refusal = undefined;
    const isFree = this.asked?.free.includes(move) === true;
    if (this.chosen === move || (!this.preferences().confirm && !isFree && !this.givesAway(move)))
      return void this.play([move]);
    this.confirmation = undefined;
    if (this.givesAway(move)) this.#askToConfirm(move);
    else this.chosen = move;
  }

  /// Plays a move at once, unless it gives something away: that needs a confirmation.
  answer(move: string): void {
    if (this.busy) return;
    if (this.givesAway(move)) this.#askToConfirm(move);
    else void this.play([move]);
  }

  /// Runs a button of the board, or asks for confirmation first.
  run({ confirmText, text, run }: PromptButton): void {
    if (confirmText) this.confirmation = { what: confirmText, text, run };
    else run();
  }

  /// What a move gives away, as a question; nothing if it is the only answer or gives nothing away.
  givesAway(move: string): string | undefined {
    const { asked, view } = this;
    if (!asked || !view || (asked.moves.includes(move) && asked.moves.length < 2)) return undefined;
    return this.client.givesAway?.(move, view, asked, this.book);
  }

  #askToConfirm(move: string): void {
    this.chosen = move;
    const what = this.givesAway(move) ?? '';
    this.confirmation = { what, text: this.buttonText(move), run: () => void this.play([move]) };
  }

  /// Plays the picked move, or runs what waits for confirmation.
  confirm(): void {
    if (this.busy) return;
    const { confirmation, chosen } = this;
    this.confirmation = undefined;
    if (confirmation) confirmation.run();
    else if (chosen !== undefined && this.isOffered(chosen)) void this.play([chosen]);
  }

  /// Unpicks the picked move, or forgets why something could not be done.
  back(): void {
    this.chosen = undefined;
    this.confirmation = undefined;
    this.refusal = undefined;
  }

  /// Answers the question with a move or, all or nothing, with a chain of picks.
  async play(moves: readonly string[]): Promise<boolean> {
    const isFree = moves.length === 1 && this.asked?.free.includes(moves[0] ?? '') === true;
    const question =
      isFree && !this.asked?.moves.includes(moves[0] ?? '') ? null : (this.asked?.number ?? null);
    return this.#answer({ type: 'play', question, moves: [...moves] });
  }

  /// Whether the last move may be taken back now, as far as the newest update tells.
  readonly mayUndo = $derived.by(
    () => this.phase === 'playing' && this.playback.newest?.asked?.undo === true,
  );

  /// Takes the last move back, where that is possible.
  async undo(): Promise<boolean> {
    return this.mayUndo && !this.busy && this.#answer({ type: 'undo' });
  }

  // Foresight

  readonly #foresight = new TableForesight<View, E, F>(() => this.position, this.sender);

  /// What moves would bring that are not made yet; nothing until the server has said it. To read it is to ask for it.
  foresee(moves: readonly string[]): Foreseen<View, E, F> | undefined {
    return this.#foresight.foresee(moves);
  }

  /// What each answer to the question would bring, or the first ones of very many.
  foreseeOffers(): readonly Foreseen<View, E, F>[] | undefined {
    return this.#foresight.offers();
  }

  /// What the rules state about the position, whatever the move.
  get figures(): readonly F[] | undefined {
    return this.#foresight.figures();
  }

  foretold(told: Foretold): void {
    this.#foresight.told(told);
  }

  /// Says in the prompt why a move is not on offer.
  async whyNot(move: string): Promise<void> {
    if (this.busy) return;
    const objection = await this.objection(move);
    if (objection) this.refusal = { reason: objection.reason, details: [...objection.details], move };
  }

  /// Returns why a move is not on offer, without changing the prompt.
  async objection(move: string): Promise<Objection | undefined> {
    if (!this.asked?.mine || this.#offered.has(move)) return undefined;
    return this.#foresight.objection(move);
  }

  /// Sends what answers the question: until it is settled, nothing else can be chosen.
  async #answer(command: Command): Promise<boolean> {
    const answer = ++this.#lastAnswer;
    this.busy = true;
    try {
      const isAccepted = await this.command(command);
      if (isAccepted && answer === this.#lastAnswer) this.#settle();
      return isAccepted;
    } finally {
      if (answer === this.#lastAnswer) this.busy = false;
    }
  }

  /// Sends a command, and returns whether it was carried out; if not, the prompt says why.
  async command(command: Command): Promise<boolean> {
    if (!this.sender || !this.table) return false;
    const answer = await this.sender.send(this.table.id, command);
    if (answer.type === 'accepted') return true;
    if (!this.asked?.mine && OVERTAKEN.has(answer.reason)) this.onOvertaken(answer.reason);
    else
      this.refusal = {
        reason: answer.reason,
        details: answer.details,
        ...(command.type === 'play' ? {} : { command: command.type }),
      };
    return false;
  }

  /// Says the sentence of a move.
  say(move: string): readonly Piece[] {
    return this.book.move(move);
  }

  /// Returns the text of the button that plays a picked move.
  buttonText(move: string): string {
    const own = this.view && this.client.buttonText?.(move, this.view, this.book, this.foresee([move]));
    return own ?? this.book.answerText(move, this.asked?.kind ?? '');
  }

  /// Makes an element stand for a move: lit while it is on offer, a click picks it, a second one plays it.
  ///
  /// @param label what the element is; without one it is called like its move
  offer(move: string, label?: string): Attachment<Element> {
    return (element) => {
      const release = untrack(() => this.claimedMoves.add(move));
      const leave = bindMove(element, move, this);
      // Most elements keep their state: only changes are written.
      const state = $derived(this.state(move));
      const isBest = $derived(this.best === move);
      $effect(() => showOfferState(element, move, label ?? plain(this.say(move)), state, isBest, this));
      return () => {
        leave();
        untrack(release);
      };
    };
  }

  /// Called when somebody else was quicker, so that there is nothing left to answer.
  onOvertaken: (reason: string) => void = () => undefined;

  /// Words for the states of an offer; the shell puts them in the reader's language.
  stateName: (state: OfferState) => string = (state) => state;

  /// Makes a control, such as a slider or a drag, stand for all moves that fit; releases them when it goes.
  claim(fits: (move: string) => boolean): Attachment<Element> {
    return () => {
      const release = untrack(() => this.claimedMoves.addAll(fits));
      return () => untrack(release);
    };
  }

  advised(advice: Advice): void {
    if (advice.question === this.asked?.number) this.advice = advice.opinions;
  }

  refused(reason: string): void {
    this.refusal = { reason, details: [] };
  }
}
