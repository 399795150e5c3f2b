import { untrack } from 'svelte';
import { lessonMemory, starsFor } from '$src/learn/lessonMemory';
import type { GameClient } from '$src/games/gameClient';
import { api, Refusal } from '$src/net/api';
import type { Command, CommandSender } from '$src/net/command';
import type { LessonAnswer, LessonCard, Words } from '$src/net/http.gen';
import type { Accepted, Refused, Seat, SeenItem, Update, Whole } from '$src/net/protocol.gen';
import { settings } from '$src/browser/settings.svelte';
import { TableStore } from '$src/table/store/tableStore.svelte';

/// Maximum number of updates of a lesson, and more than enough.
const MOST_UPDATES = 100_000;

/// For how long a wrong turn stays on the table.
const WRONG_TURN_MS = 1800;

/// What the server knows of lessons; tests bring their own.
export type LessonApi = Pick<typeof api, 'playLesson' | 'foreseeInLesson'>;

/// A lesson as it is played: it carries moves to the server, and shows what it answers on a table of its own.
///
/// The server keeps nothing: each request brings all moves that count. A wrong turn is shown for a moment, and dropped.
export class LessonPlay implements CommandSender {
  readonly online = true;
  readonly store: TableStore;
  /// What the server said last of the moves that count.
  told = $state.raw<LessonAnswer | undefined>();
  /// Why the latest turn was wrong; it stays until a better one.
  ledBack = $state.raw<Words | undefined>();
  /// Whether a wrong turn is on the table.
  isWrong = $state(false);
  /// How many hints of this step were given.
  given = $state(0);
  /// The move of the solution, once it was shown.
  shownMove = $state<string | undefined>();
  detours = $state(0);
  readonly isDone = $derived(this.told?.done != null);
  readonly stars = $derived(starsFor(this.detours));
  #moves: readonly string[] = [];
  /// The number of all updates on earlier ways through the lesson, or more.
  #before = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /// @param you what the learner is called at the table
  constructor(
    private readonly game: string,
    readonly card: LessonCard,
    client: GameClient,
    private readonly you: string,
    private readonly server: LessonApi = api,
  ) {
    this.store = new TableStore(client, this, () => ({
      confirm: settings.preferences.confirm,
      pace: settings.pace,
    }));
    this.store.hasAdviser = false;
  }

  /// Begins the lesson, from the beginning.
  async begin(): Promise<void> {
    this.#stop();
    this.ledBack = undefined;
    this.detours = 0;
    await this.#goTo([]);
  }

  async #goTo(moves: readonly string[]): Promise<void> {
    const told = await this.server.playLesson(this.game, this.card.id, {
      moves: [...moves],
      shown: moves.length,
    });
    this.#take(told, moves);
    this.#before += MOST_UPDATES;
    if (told.whole) this.store.begin(this.#shownWhole(told.whole));
  }

  #take(told: LessonAnswer, moves: readonly string[]): void {
    if (told.step !== this.told?.step || moves.length === 0) this.given = 0;
    if (moves.length !== this.#moves.length) this.shownMove = undefined;
    this.told = told;
    this.#moves = moves;
  }

  /// Whether there is more to ask for than was given.
  readonly hasHint = $derived.by(() => {
    if (!this.told || this.isDone || this.isWrong) return false;
    return this.given < this.told.hints.length || (this.told.next !== null && this.shownMove === undefined);
  });

  /// Gives one hint after another, and then the move itself, which is a detour.
  hint(): void {
    if (!this.told || !this.hasHint) return;
    if (this.given < this.told.hints.length) return void this.given++;
    this.shownMove = this.told.next ?? undefined;
    this.detours++;
    if (this.shownMove !== undefined && this.store.isOffered(this.shownMove))
      this.store.select(this.shownMove);
  }

  async send(table: string, command: Command): Promise<Accepted | Refused> {
    const refused = (reason: string): Refused => ({ type: 'refused', id: '', table, reason, details: [] });
    const accepted: Accepted = { type: 'accepted', id: '', table, number: 0 };
    try {
      if (command.type === 'play') {
        const reason = await this.#play(command.moves);
        return reason ? refused(reason) : accepted;
      }
      if (command.type !== 'foresee') return refused('not-in-a-lesson');
      const { question, chains } = command;
      const moves = [...this.#moves];
      const seen = await this.server.foreseeInLesson(this.game, this.card.id, {
        moves,
        question: question ?? null,
        chains,
      });
      this.store.foretold({ ...seen, number: seen.number + this.#before });
      return accepted;
    } catch (error) {
      return refused(error instanceof Refusal ? error.key : 'offline');
    }
  }

  /// Plays moves, and returns why they are refused.
  async #play(moves: readonly string[]): Promise<string | undefined> {
    const shown = this.#moves.length;
    const all = [...this.#moves, ...moves];
    const told = await this.server.playLesson(this.game, this.card.id, { moves: all, shown });
    if (told.refused) return told.refused;
    this.ledBack = told.ledBack ?? undefined;
    if (told.ledBack) this.#leadBack(told, all.slice(0, told.kept));
    else this.#goOn(told, all);
    return undefined;
  }

  #goOn(told: LessonAnswer, moves: readonly string[]): void {
    const isDone = told.done !== null;
    for (const update of told.updates)
      this.store.update({ ...this.#shownUpdate(update), ...(isDone && { asked: null }) });
    this.#take(told, moves);
    if (!told.done) return;
    this.detours += Math.max(0, moves.length - this.card.length);
    lessonMemory.note(this.game, this.card.id, this.stars);
  }

  /// Shows a wrong turn, and takes it back.
  #leadBack(told: LessonAnswer, kept: readonly string[]): void {
    this.detours++;
    this.isWrong = true;
    for (const update of told.updates) this.store.update({ ...this.#shownUpdate(update), asked: null });
    const wait = (): void => {
      this.#timer = setTimeout(() => {
        if (untrack(() => this.store.isUpToDate)) void this.takeBack(kept);
        else wait();
      }, WRONG_TURN_MS);
    };
    if (told.updates.length > 0) wait();
    else void this.takeBack(kept);
  }

  /// Goes back to where the latest moves that count have led.
  async takeBack(kept: readonly string[]): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await this.#goTo(kept);
      this.isWrong = false;
    } catch {
      this.#timer = setTimeout(() => void this.takeBack(kept), WRONG_TURN_MS);
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.isWrong = false;
  }

  #shownWhole(whole: Whole): Whole {
    return { ...whole, chronicle: this.#numbered(whole.chronicle), now: this.#shownUpdate(whole.now) };
  }

  /// Whoever goes back comes to another place by the same number: so each way through the lesson has numbers of its own.
  #numbered(acts: readonly SeenItem[]): SeenItem[] {
    return acts.map((act) => ({ ...act, number: act.number + this.#before }));
  }

  #shownUpdate(update: Update): Update {
    const asked = update.asked && { ...update.asked, undo: false };
    const seats = update.seats.map((seat): Seat => (seat.flag === null ? seat : { ...seat, name: this.you }));
    const number = update.number + this.#before;
    const since = update.since + this.#before;
    return { ...update, number, since, acts: this.#numbered(update.acts), seats, asked };
  }

  end(): void {
    this.#stop();
    this.store.end();
  }
}
