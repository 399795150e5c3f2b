import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { plain, type Piece } from '$src/i18n/icu';
import type { Command } from '$src/net/command';
import type {
  Advice,
  Event,
  Explained,
  Figure,
  Foreseen as Foretold,
  Hint,
  Update,
} from '$src/net/protocol.gen';
import { ClaimedMoves } from './claimedMoves.svelte';
import { TableForesight, type Foreseen, type Objection } from './foresight.svelte';
import { bindMove, showOfferState, type OfferState } from './offerElement';
import type { Lamp } from './lamp.svelte';
import type { Confirmation, PromptButton, PromptOverride } from './promptOverride';
import { Selection } from './selection.svelte';
import { TablePrompt, type ShownRefusal } from './tablePrompt.svelte';
import { TableState } from './tableState.svelte';

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
  /// What the prompt says besides the question.
  readonly prompt = new TablePrompt();
  /// What the reader picks.
  readonly selection: Selection = new Selection(this, this.prompt);
  /// What the log points at: the seats and words of a line.
  highlight = $state.raw<{ seats: readonly number[]; words: readonly string[] } | undefined>();
  /// The view that the seats show instead, while the board still draws what led to the current one.
  seatsView = $state.raw<View | undefined>();
  /// Events that the log hides while the board still draws what led to them.
  hidesFromLog = $state.raw<((event: Event) => boolean) | undefined>();
  readonly claimedMoves = new ClaimedMoves();
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
    this.selection.moveOn(isNew, [...(update.asked?.moves ?? []), ...(update.asked?.free ?? [])]);
    this.prompt.moveOn(isNew);
  }

  // What boards say and ask of selection and prompt

  get chosen(): string | undefined {
    return this.selection.chosen;
  }

  set chosen(move: string | undefined) {
    this.selection.chosen = move;
  }

  get busy(): boolean {
    return this.selection.busy;
  }

  get confirmation(): Confirmation | undefined {
    return this.prompt.confirmation;
  }

  get refusal(): ShownRefusal | undefined {
    return this.prompt.refusal;
  }

  get lamp(): Lamp {
    return this.prompt.lamp;
  }

  get best(): string | undefined {
    return this.lamp.best;
  }

  /// Whether there is somebody to ask; a lesson has its own hints.
  hasAdviser = true;

  /// Whether bots may be asked about this game: nobody else at the table is a person.
  readonly isAmongBots = $derived(
    this.hasAdviser &&
      this.me !== undefined &&
      this.seats.every(({ flag }, seat) => seat === this.me || flag === null),
  );

  get promptOverride(): PromptOverride | undefined {
    return this.prompt.override;
  }

  set promptOverride(override: PromptOverride | undefined) {
    this.prompt.override = override;
  }

  get wantsConfirmation(): boolean {
    return this.preferences().confirm;
  }

  isOffered(move: string): boolean {
    return this.selection.isOffered(move);
  }

  state(move: string): OfferState {
    return this.selection.state(move);
  }

  select(move: string): void {
    this.selection.select(move);
  }

  answer(move: string): void {
    this.selection.answer(move);
  }

  confirm(): void {
    this.selection.confirm();
  }

  back(): void {
    this.selection.back();
  }

  play(moves: readonly string[]): Promise<boolean> {
    return this.selection.play(moves);
  }

  run(button: PromptButton): void {
    this.prompt.run(button);
  }

  /// What a move gives away, as a question; nothing if it is the only answer or gives nothing away.
  givesAway(move: string): string | undefined {
    const { asked, view } = this;
    if (!asked || !view || (asked.moves.includes(move) && asked.moves.length < 2)) return undefined;
    return this.client.givesAway?.(move, view, asked, this.book);
  }

  /// Whether the last move may be taken back now, as far as the newest update tells.
  readonly mayUndo = $derived.by(
    () => this.phase === 'playing' && this.playback.newest?.asked?.undo === true,
  );

  /// Takes the last move back, where that is possible.
  async undo(): Promise<boolean> {
    return this.mayUndo && !this.busy && this.selection.send({ type: 'undo' });
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
    if (objection) this.prompt.refusal = { reason: objection.reason, details: [...objection.details], move };
  }

  /// Returns why a move is not on offer, without changing the prompt.
  async objection(move: string): Promise<Objection | undefined> {
    if (!this.asked?.mine || this.isOffered(move)) return undefined;
    return this.#foresight.objection(move);
  }

  /// Sends a command, and returns whether it was carried out; if not, the prompt says why.
  async command(command: Command): Promise<boolean> {
    if (!this.sender || !this.table) return false;
    const answer = await this.sender.send(this.table.id, command);
    if (answer.type === 'accepted') return true;
    if (!this.asked?.mine && OVERTAKEN.has(answer.reason)) this.onOvertaken(answer.reason);
    else
      this.prompt.refusal = {
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
    const { client, view, book } = this;
    const own = client.buttonText && view && client.buttonText(move, view, book, this.foresee([move]));
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
    if (advice.question === this.asked?.number) this.lamp.told(advice);
  }

  /// Asks why a bot did something, and returns the reason why that is not told, as a text.
  async askWhy(number: number, seat: number | null = null): Promise<string> {
    if (!this.sender || !this.table) return '';
    const answer = await this.sender.send(this.table.id, {
      type: 'why',
      number,
      ...(seat !== null && { seat }),
    });
    return answer.type === 'refused' ? answer.reason : '';
  }

  #whys = $state.raw<readonly Explained[]>([]);

  /// Why a bot did what the log tells under a number, if somebody has asked.
  why(number: number, seat: number | null): Hint | undefined {
    return this.#whys.find((each) => each.number === number && each.seat === seat)?.hint;
  }

  explained(explained: Explained): void {
    this.#whys = [...this.#whys, explained];
  }

  refused(reason: string): void {
    this.prompt.refusal = { reason, details: [] };
  }
}
