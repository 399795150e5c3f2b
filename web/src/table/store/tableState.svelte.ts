import type { GameClient, Notice } from '$src/games/gameClient';
import { Phrasebook } from '$src/i18n/phrasebook';
import type { CommandSender } from '$src/net/command';
import type {
  Event,
  Figure,
  QuestionView,
  History,
  Remark,
  Seat,
  Table,
  Update,
  Whole,
} from '$src/net/protocol.gen';
import { stable } from '$src/rendering/stable';
import { withBotNames } from './botNames';
import { BEAT_MS, Beats } from './beats.svelte';
import type { Position } from './foresight.svelte';
import { Playback } from './playback.svelte';
import { TableHistory, type Act } from './tableHistory.svelte';

/// Maximum number of acts that a page loads.
const MAX_HISTORY = 2000;
/// For at least this many milliseconds others' moves are shown.
const SHORTEST_MS = 600;
/// Maximum number of milliseconds that an update is shown.
const LONGEST_MS = 6000;
/// What takes this long is worth watching, even if one did it oneself.
const STAGED_MS = 700;
/// Somebody who has less time than this to answer watches others at twice the speed.
const HASTE_MS = 60_000;

/// What the shell passes to a table about its reader's preferences.
export interface PlayPreferences {
  confirm: boolean;
  /// How much longer or shorter than usual things are shown; 0 shows nothing in between.
  pace: number;
}

/// What the server has said about a table, as far as it is shown by now.
export class TableState<View = unknown, E extends Event = Event, F extends Figure = Figure> {
  table = $state.raw<Table | undefined>();
  chat = $state.raw<readonly Remark[]>([]);
  /// The seats that this viewer does not want to hear.
  muted = $state.raw<readonly number[]>([]);
  /// What happens right now, for the board to animate; nothing while all is quiet.
  acts = $state.raw<readonly Act<E>[]>([]);
  /// The view before the one that is shown, for boards that draw the difference.
  before = $state.raw<View | undefined>();
  texts = $state.raw<Readonly<Record<string, string>>>({});
  language = $state('en');

  readonly history = new TableHistory<E>();
  readonly beats = new Beats();
  readonly playback: Playback;

  /// Number of acts before those that the page has loaded.
  #earlier = 0;
  /// Who is there, if that was told since the last update.
  #around = $state.raw<readonly Seat[] | undefined>();
  readonly #shown = $derived.by(() => this.playback.shown);
  readonly phase = $derived(this.#shown?.phase ?? 'gathering');
  readonly seats: readonly Seat[] = $derived.by(
    stable(() => withBotNames(this.#around ?? this.#shown?.seats ?? [], this.table?.id ?? '')),
  );
  readonly view = $derived(this.#shown?.view as View | null | undefined);
  /// What is asked; nothing while it is still being shown how that came about.
  readonly asked: QuestionView | null = $derived.by(() =>
    this.playback.isTelling ? null : (this.#shown?.asked ?? null),
  );
  /// The question whose clock is running, even while it is still being shown how it came about.
  readonly timed: QuestionView | null = $derived(this.#shown?.asked ?? null);
  readonly result = $derived(this.#shown?.result ?? null);
  /// Whether a bug has stopped the table.
  readonly broken = $derived(this.#shown?.broken ?? false);
  readonly me = $derived(this.table?.you ?? undefined);
  /// Whether everything that the server said is on the table.
  readonly isUpToDate = $derived.by(() => this.playback.upToDate);
  /// What the server asks now, if that is what the table shows: while others' moves are still being
  /// shown, a question that stands stays open, so that no click on what is lit is lost.
  protected readonly openQuestion: QuestionView | null = $derived.by(() => {
    const asks = this.playback.newest?.asked ?? null;
    if (this.isUpToDate) return asks;
    return asks?.mine && this.asked?.mine && asks.number === this.asked.number ? asks : null;
  });
  readonly myTurn = $derived(this.openQuestion?.mine === true && this.phase === 'playing');
  /// What may be done now: the answers to the question, and what may be done at any time.
  readonly offers: readonly string[] = $derived(
    this.openQuestion
      ? [...(this.openQuestion.mine ? this.openQuestion.moves : []), ...this.openQuestion.free]
      : [],
  );
  /// Where this seat thinks of moves; nothing for spectators and replays, and while the server is away.
  protected readonly position: Position | undefined = $derived.by(() => {
    const { table, me, sender } = this;
    const { number, view, asked, broken } = this.playback.newest ?? {};
    if (!table || me === undefined || !sender?.online || number === undefined || !asked || broken)
      return undefined;
    if (!this.isUpToDate && !this.openQuestion) return undefined;
    return { table: table.id, number, view, question: asked.mine ? asked.number : null, free: asked.free };
  });
  /// Whether only moves are shown, and nothing can be done but to skip them.
  readonly isShowing = $derived(!this.isUpToDate && !this.myTurn);
  /// Whether they are shown at twice the speed, since time is running.
  readonly isHurried = $derived.by(() => this.isShowing && this.#isHasty(this.playback.newest));
  /// All names as one text: it stays the same while nobody comes or goes, and so does the phrasebook with its cache.
  readonly #names = $derived(JSON.stringify(this.seats.map(({ name }) => name)));
  readonly book = $derived.by(() => {
    const names = JSON.parse(this.#names) as (string | null)[];
    return new Phrasebook(
      this.language,
      this.texts,
      this.client,
      (seat) => names[seat] ?? undefined,
      this.me,
    );
  });

  /// @param client what the game adds
  /// @param sender carries commands; without one the table is only looked at
  constructor(
    readonly client: GameClient<View, E, F>,
    protected readonly sender?: CommandSender,
    protected readonly preferences: () => PlayPreferences = () => ({ confirm: true, pace: 1 }),
  ) {
    this.playback = new Playback({
      time: (update) => this.#time(update),
      holds: (update, previous) => this.#isNewQuestion(update, previous),
      onShow: (update, previous, skipped) => this.#show(update, previous, skipped),
    });
  }

  /// Starts with everything about the table, after arriving or coming back.
  begin(whole: Whole): void {
    this.table = whole.table;
    this.chat = whole.chat;
    this.muted = whole.muted;
    this.history.begin(this.#told(whole.chronicle));
    this.#earlier = whole.earlier;
    if (whole.earlier > 0) void this.#recall();
    this.before = undefined;
    this.#around = undefined;
    this.acts = [];
    this.questionShown(whole.now, true);
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
    this.history.add(this.#told(acts));
  }

  /// What is told of this table are the events of its game.
  #told(acts: readonly Act[]): readonly Act<E>[] {
    return acts as readonly Act<E>[];
  }

  around(seats: readonly Seat[]): void {
    this.#around = seats;
  }

  heard(remark: Remark): void {
    if (this.chat.some((known) => known.number === remark.number)) return;
    this.chat = [...this.chat, remark].slice(-200);
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
    const pause = this.#told(update.acts).reduce((sum, act) => sum + this.#timeOf(act, update), 0);
    return (Math.min(pause, LONGEST_MS) * pace) / (this.#isHasty(this.playback.newest) ? 2 : 1);
  }

  /// For how long an act is shown. Of what one did oneself, only what is worth watching delays the next question.
  #timeOf(act: Act<E>, { asked, view }: Update): number {
    const isOwn = act.seat === this.me;
    const least = isOwn && asked?.mine ? STAGED_MS : 0;
    const times = act.events.map((event) =>
      Math.max(this.client.timing?.(event) ?? 0, this.#beatOf(event, view) ? BEAT_MS : 0),
    );
    const told = times.filter((time) => time >= least).reduce((sum, time) => sum + time, 0);
    return Math.max(told, isOwn || act.events.length === 0 ? 0 : SHORTEST_MS);
  }

  #isHasty(newest: Update | undefined): boolean {
    const deadline = newest?.asked?.mine ? newest.asked.deadline : null;
    return newest !== undefined && deadline !== null && deadline - newest.now < HASTE_MS;
  }

  /// Whether an update asks the viewer something new, other than the next step of a draft.
  #isNewQuestion({ asked }: Update, previous: Update | undefined): boolean {
    const isDraft = asked?.manner === 'draft' && asked.kind === previous?.asked?.kind;
    return asked?.mine === true && !isDraft && asked.number !== previous?.asked?.number;
  }

  #beatOf(event: E, view: unknown): Notice | undefined {
    return view ? this.client.beat?.(event, view as View, this.me, this.book) : undefined;
  }

  #show(update: Update, previous: Update | undefined, skipped: boolean): void {
    this.before = skipped ? undefined : (previous?.view as View | undefined);
    this.#around = undefined;
    const acts = this.#told(update.acts);
    this.acts = skipped ? [] : acts;
    this.history.add(acts);
    if (!this.isReplay) this.beats.add(this.#beatsOf(acts, update.view));
    if (this.#isTooLate(update, previous)) this.onTimeUp();
    this.questionShown(update, update.asked?.number !== previous?.asked?.number);
  }

  #beatsOf(acts: readonly Act<E>[], view: unknown): Notice[] {
    const events = acts.flatMap((act) => act.events);
    return events.flatMap((event) => this.#beatOf(event, view) ?? []);
  }

  /// What must not be overlooked now.
  readonly marks: readonly Notice[] = $derived.by(
    stable(() => {
      const isPlayed = this.view && this.phase === 'playing';
      return isPlayed ? (this.client.marks?.(this.view, this.me, this.book) ?? []) : [];
    }),
  );

  /// Called whenever an update is shown; whoever makes choices forgets those that no longer fit.
  protected questionShown(_update: Update, _isNew: boolean): void {}

  /// Whether the clock has answered for the person; where it answers for several at once, for whoever was still asked.
  #isTooLate({ acts }: Update, previous: Update | undefined): boolean {
    const wasAsked = previous?.asked?.mine === true && previous.asked.pledged === null;
    return acts.some(({ by, seat }) => by === 'clock' && (seat ?? (wasAsked ? this.me : null)) === this.me);
  }

  /// Whether a game that is over is only looked at again: nobody is there to hear anything.
  get isReplay(): boolean {
    return this.sender === undefined;
  }

  get online(): boolean {
    return this.sender?.online ?? true;
  }

  /// Called when the clock has answered instead of the person.
  onTimeUp: () => void = () => undefined;

  end(): void {
    this.playback.end();
    this.beats.end();
  }
}
