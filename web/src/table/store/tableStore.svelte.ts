import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Confirmation, PromptOverride, PromptButton } from './promptOverride';
import { ClaimedMoves } from './claimedMoves.svelte';
import { withBotNames } from './botNames';
import { TableHistory } from './tableHistory.svelte';
import type { GameClient } from '$src/games/gameClient';
import { plain, type Piece } from '$src/i18n/icu';
import type { Command, CommandSender } from '$src/net/command';
import { bindMove, showOfferState, type OfferState } from './offerElement';
import { Phrasebook } from '$src/i18n/phrasebook';
import { Playback } from './playback.svelte';
import type {
  Act,
  Advice,
  Asked,
  Event,
  History,
  Opinion,
  Remark,
  Seat,
  Table,
  Update,
  Whole,
} from '$src/net/protocol.gen';
import { stable } from '$src/rendering/stable';

/// Why the server refused something.
export interface ShownRefusal {
  reason: string;
  details: string[];
  /// The move that was only asked about, not played.
  move?: string;
  /// What was wanted, if it was no move.
  command?: Command['type'];
}

/// Maximum number of acts that a page loads.
const MAX_HISTORY = 2000;

/// Reasons to refuse an answer that came when the table had moved on.
const OVERTAKEN = new Set(['stale-question', 'not-your-turn']);

/// What the shell passes to a table about its reader's preferences.
export interface PlayPreferences {
  confirm: boolean;
  /// How much longer or shorter than usual things are shown; 0 shows nothing in between.
  pace: number;
}

/// A table as one viewer sees it: what lies there, what is asked, what was chosen.
///
/// The server says what may be done, as texts; an element declares the text it stands for with
/// `offer`, and lights up while exactly that text is on offer. Nothing here knows a rule.
export class TableStore<View = unknown> {
  table = $state.raw<Table | undefined>();
  chat = $state.raw<readonly Remark[]>([]);
  /// The seats that this viewer does not want to hear.
  muted = $state.raw<readonly number[]>([]);
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
  /// What happens right now, for the board to animate; nothing while all is quiet.
  acts = $state.raw<readonly Act[]>([]);
  /// The view before the one that is shown, for boards that draw the difference.
  before = $state.raw<View | undefined>();
  /// What the log points at: the seats and words of a line.
  highlight = $state.raw<{ seats: readonly number[]; words: readonly string[] } | undefined>();
  /// What the board says in the prompt; the board that set it takes it away.
  promptOverride = $state.raw<PromptOverride | undefined>();
  /// The view that the seats show instead, while the board still draws what led to the current one.
  seatsView = $state.raw<View | undefined>();
  /// Events that the log hides while the board still draws what led to them.
  hidesFromLog = $state.raw<((event: Event) => boolean) | undefined>();
  texts = $state.raw<Readonly<Record<string, string>>>({});
  language = $state('en');

  readonly history = new TableHistory();
  readonly claimedMoves = new ClaimedMoves();
  readonly playback: Playback;

  /// Number of acts before those that the page has loaded.
  #earlier = 0;
  /// Counts answers, to tell the current one from earlier ones.
  #lastAnswer = 0;
  /// Who is there, if that was told since the last update.
  #around = $state.raw<readonly Seat[] | undefined>();
  readonly #shown = $derived.by(() => this.playback.shown);
  readonly phase = $derived(this.#shown?.phase ?? 'gathering');
  readonly seats: readonly Seat[] = $derived.by(
    stable(() => withBotNames(this.#around ?? this.#shown?.seats ?? [], this.table?.id ?? '')),
  );
  readonly view = $derived(this.#shown?.view as View | null | undefined);
  readonly asked: Asked | null = $derived(this.#shown?.asked ?? null);
  readonly result = $derived(this.#shown?.result ?? null);
  /// Whether a bug has stopped the table.
  readonly broken = $derived(this.#shown?.broken ?? false);
  readonly me = $derived(this.table?.you ?? undefined);
  /// Whether everything that the server said is on the table.
  readonly isUpToDate = $derived.by(() => this.playback.upToDate);
  /// What the server asks now, if that is what the table shows: while others' moves are still being
  /// shown, a question that stands stays open, so that no click on what is lit is lost.
  readonly #open: Asked | null = $derived.by(() => {
    const asks = this.playback.newest?.asked ?? null;
    if (this.isUpToDate) return asks;
    return asks?.mine && this.asked?.mine && asks.number === this.asked.number ? asks : null;
  });
  readonly myTurn = $derived(this.#open?.mine === true && this.phase === 'playing');
  /// What may be done now: the answers to the question, and what may be done at any time.
  readonly offers: readonly string[] = $derived(
    this.#open ? [...(this.#open.mine ? this.#open.moves : []), ...this.#open.free] : [],
  );
  /// Whether only others' moves are shown, and nothing can be done but to skip them.
  readonly isShowing = $derived(!this.isUpToDate && !this.myTurn);
  readonly #offered = $derived(new Set(this.offers));
  /// The answers that no element of the board stands for.
  readonly unclaimed: readonly string[] = $derived(
    this.myTurn ? (this.#open?.moves ?? []).filter((move) => !this.claimedMoves.has(move)) : [],
  );
  /// All names as one text: it stays the same while nobody comes or goes, and so does the phrasebook with its cache.
  readonly #names = $derived(JSON.stringify(this.seats.map(({ name }) => name)));
  readonly book = $derived.by(() => {
    const names = JSON.parse(this.#names) as (string | null)[];
    return new Phrasebook(this.language, this.texts, this.client, (seat) => names[seat] ?? undefined);
  });

  /// @param client what the game adds
  /// @param sender carries commands; without one the table is only looked at
  constructor(
    readonly client: GameClient<View>,
    private readonly sender?: CommandSender,
    private readonly preferences: () => PlayPreferences = () => ({ confirm: true, pace: 1 }),
  ) {
    this.playback = new Playback(
      (update) => this.#time(update),
      (update, previous, skipped) => this.#show(update, previous, skipped),
    );
  }

  /// Starts with everything about the table, after arriving or coming back.
  begin(whole: Whole): void {
    this.table = whole.table;
    this.chat = whole.chat;
    this.muted = whole.muted;
    this.history.begin(whole.chronicle);
    this.#earlier = whole.earlier;
    if (whole.earlier > 0) void this.#recall();
    this.before = undefined;
    this.#around = undefined;
    this.acts = [];
    this.#settle();
    this.confirmation = undefined;
    this.#forgetChoice(whole.now);
    this.playback.begin(whole.now);
  }

  update(update: Update): void {
    this.playback.add(update);
  }

  /// Loads older history page by page, for boards and logs that look back; with a
  /// limit for very long games.
  async #recall(): Promise<void> {
    while (this.sender && this.table && this.#earlier > 0 && this.history.acts.length < MAX_HISTORY) {
      const before = this.#earlier;
      const answer = await this.sender.send(this.table.id, { type: 'recall', before });
      if (answer.type === 'refused' || this.#earlier >= before) return;
    }
  }

  recalled({ acts, earlier }: History): void {
    if (earlier >= this.#earlier) return;
    this.#earlier = earlier;
    this.history.add(acts);
  }

  around(seats: readonly Seat[]): void {
    this.#around = seats;
  }

  heard(remark: Remark): void {
    if (this.chat.some((known) => known.number === remark.number)) return;
    this.chat = [...this.chat, remark].slice(-200);
  }

  /// Mutes or unmutes a seat, unless the server refuses.
  async mute(seat: number, isMuted: boolean): Promise<void> {
    const before = this.muted;
    const others = before.filter((each) => each !== seat);
    this.muted = isMuted ? [...others, seat] : others;
    if (!(await this.command({ type: 'mute', seat, muted: isMuted }))) this.muted = before;
  }

  get newest(): Update | undefined {
    return this.playback.newest;
  }

  get lastHeard(): number {
    return this.chat.at(-1)?.number ?? -1;
  }

  #time(update: Update): number {
    if (typeof document !== 'undefined' && document.hidden) return 0;
    const { pace } = this.preferences();
    let pause = 0;
    for (const act of update.acts) {
      const told = act.events.reduce((sum, event) => sum + (this.client.timing?.(event) ?? 0), 0);
      pause += Math.max(told, act.seat === this.me || act.events.length === 0 ? 0 : 600);
    }
    return Math.min(pause, 4000) * pace;
  }

  #show(update: Update, previous: Update | undefined, skipped: boolean): void {
    this.before = skipped ? undefined : (previous?.view as View | undefined);
    this.#around = undefined;
    this.acts = skipped ? [] : update.acts;
    this.history.add(update.acts);
    if (this.#isTooLate(update, previous)) this.onTimeUp();
    if (update.asked?.number !== previous?.asked?.number) {
      this.#settle();
      this.confirmation = undefined;
    }
    this.#forgetChoice(update);
  }

  /// Whether the clock has answered for the person; where it answers for several at once, for whoever was still asked.
  #isTooLate({ acts }: Update, previous: Update | undefined): boolean {
    const wasAsked = previous?.asked?.mine === true && previous.asked.pledged === null;
    return acts.some(({ by, seat }) => by === 'clock' && (seat ?? (wasAsked ? this.me : null)) === this.me);
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

  /// Asks the server why a move is not on offer; it refuses, and says so.
  ///
  /// This is safe: what is not offered for a question is refused as long as that question stands.
  async whyNot(move: string): Promise<void> {
    if (!this.asked?.mine || this.busy) return;
    await this.#answer({ type: 'play', question: this.asked.number, moves: [move] }, move);
  }

  /// Returns why a move is not on offer, without changing the prompt. As safe as `whyNot`: the
  /// server reads what is said in order, so that nothing chosen later can make the move possible before it is refused.
  async objection(move: string): Promise<{ reason: string; details: string[] } | undefined> {
    if (!this.sender || !this.table || !this.asked?.mine || !this.isUpToDate) return undefined;
    if (this.busy || this.#offered.has(move)) return undefined;
    const question = this.asked.number;
    const answer = await this.sender.send(this.table.id, { type: 'play', question, moves: [move] });
    const isStill = this.asked?.number === question && !this.#offered.has(move);
    return answer.type === 'refused' && isStill ? answer : undefined;
  }

  /// Sends what answers the question: until it is settled, nothing else can be chosen.
  async #answer(command: Command, about?: string): Promise<boolean> {
    const answer = ++this.#lastAnswer;
    this.busy = true;
    try {
      const isAccepted = await this.command(command, about);
      if (isAccepted && answer === this.#lastAnswer) this.#settle();
      return isAccepted;
    } finally {
      if (answer === this.#lastAnswer) this.busy = false;
    }
  }

  /// @param about the move that is only asked about, not played
  async command(command: Command, about?: string): Promise<boolean> {
    if (!this.sender || !this.table) return false;
    const answer = await this.sender.send(this.table.id, command);
    if (answer.type === 'accepted') return true;
    if (!about && !this.asked?.mine && OVERTAKEN.has(answer.reason)) this.onOvertaken(answer.reason);
    else
      this.refusal = {
        reason: answer.reason,
        details: answer.details,
        ...(about ? { move: about } : {}),
        ...(command.type === 'play' ? {} : { command: command.type }),
      };
    return false;
  }

  /// Whether a game that is over is only looked at again: nobody is there to hear anything.
  get isReplay(): boolean {
    return this.sender === undefined;
  }

  get online(): boolean {
    return this.sender?.online ?? true;
  }

  /// Says the sentence of a move.
  say(move: string): readonly Piece[] {
    return this.book.move(move);
  }

  /// Returns the text of the button that plays a picked move.
  buttonText(move: string): string {
    const own = this.view && this.client.buttonText?.(move, this.view, this.book);
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

  /// Called when the clock has answered instead of the person.
  onTimeUp: () => void = () => undefined;

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

  end(): void {
    this.playback.end();
  }
}
