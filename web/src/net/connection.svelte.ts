import { updated } from './applyPatch';
import type {
  Accepted,
  Advice,
  Change,
  Heard,
  History,
  Refused,
  Said,
  Seat,
  Told,
  Update,
  Whole,
} from './protocol.gen';
import type { Command, Line } from '$src/table/store/tableStore.svelte';

/// Somebody who follows a table through a link.
export interface Follower {
  /// The last update that the page has, on which the next one builds.
  readonly newest: Update | undefined;
  /// The number of the last remark that the page has.
  readonly lastHeard?: number | undefined;
  begin(whole: Whole): void;
  update(update: Update): void;
  heard(remark: Heard['remark']): void;
  around?(seats: Seat[]): void;
  advised?(advice: Advice): void;
  recalled?(history: History): void;
  refused?(reason: string): void;
}

/// What of a WebSocket a link needs; tests bring their own.
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((e: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

interface Pending {
  said: Said;
  /// How often it was refused because it came too fast.
  refusals: number;
  resolve: (answer: Accepted | Refused) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const SILENCE = 13_000;

/// Reasons of refusals that pass.
const STORE_AWAY = 'store-unavailable';
const TOO_FAST = 'too-fast';

/// How long to wait after something came too fast, and how often to try again.
const SLOWER = 1000;
const MOST_RETRIES = 3;

/// The one connection of a page: follows tables, carries commands, and comes back by itself.
///
/// Commands that were not answered are said again after a reconnection, with the same id, so that the
/// server carries them out once. Updates are counted: whoever missed one asks for it.
export class Link implements Line {
  online = $state(false);
  /// When the next attempt will be made, if the link is down.
  retryAt = $state<number | undefined>();
  onWelcome: (now: number) => void = () => undefined;

  readonly #followers = new Map<string, Follower>();
  readonly #pending = new Map<string, Pending>();
  readonly #asked = new Map<string, number>();
  readonly #fresh = new Set<string>();
  #wire: Wire | undefined;
  #failures = 0;
  #ids = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /// @param dial opens a connection
  /// @param chance spreads the attempts of many pages
  constructor(
    private readonly dial: () => Wire,
    private readonly chance: () => number = Math.random,
  ) {}

  /// Follows a table until the returned function is called.
  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    if (!this.#wire && this.#retry === undefined) this.connect();
    else if (this.online) this.#watch(table);
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      if (this.online) this.#say({ type: 'unwatch', table });
      if (this.#followers.size === 0) this.close();
    };
  }

  /// Comes to a table anew, as whoever one is there now: after getting a name, sitting down or standing up.
  ///
  /// A socket is what it was when it was opened, so it takes a new one.
  comeAgain(table: string): void {
    if (!this.#followers.has(table)) return;
    this.#fresh.add(table);
    this.connect();
  }

  send(table: string, command: Command): Promise<Accepted | Refused> {
    const id = `${Date.now().toString(36)}-${this.#ids++}`;
    const said = { ...command, id, table } as Said;
    return new Promise((resolve) => {
      this.#pending.set(id, { said, refusals: 0, resolve });
      if (this.online) this.#say(said);
    });
  }

  /// Connects now, whatever was planned.
  connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.retryAt = undefined;
    if (this.#wire) this.#drop();
    const wire = this.dial();
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onmessage = ({ data }) => this.#told(JSON.parse(data) as Told);
    wire.onclose = () => wire === this.#wire && this.#lost();
  }

  /// Takes the connection for lost, and tries again later.
  lose(): void {
    if (this.#wire) this.#lost();
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#retry = undefined;
    this.#drop();
    this.online = false;
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = undefined;
    if (!wire) return;
    wire.onclose = null;
    wire.onmessage = null;
    // Browsers complain of a socket that is closed before it is open.
    if (this.online) wire.close();
    else wire.onopen = () => wire.close();
  }

  #opened(): void {
    this.online = true;
    this.#failures = 0;
    this.#asked.clear();
    this.#hush();
    for (const table of this.#followers.keys()) this.#watch(table);
    for (const { said } of this.#pending.values()) this.#say(said);
  }

  #lost(pause?: number): void {
    this.#drop();
    this.online = false;
    clearTimeout(this.#silence);
    if (this.#followers.size === 0) return;
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++);
    const wait = pause ?? longest * (0.5 + this.chance() / 2);
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  /// A connection on which nothing is heard for long is dead, whatever the browser thinks.
  #hush(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), SILENCE);
  }

  #say(said: Said): void {
    this.#wire?.send(JSON.stringify(said));
  }

  #watch(table: string): void {
    const page = this.#fresh.delete(table) ? undefined : this.#followers.get(table);
    const last = page?.newest?.number;
    const heard = page?.lastHeard;
    this.#say({
      type: 'watch',
      table,
      ...(last === undefined ? {} : { last }),
      ...(heard === undefined ? {} : { heard }),
    });
  }

  /// Asks for what was missed, once per gap.
  #catchUp(table: string, number: number): void {
    if (this.#asked.get(table) === number) return;
    this.#asked.set(table, number);
    this.#watch(table);
  }

  #told(told: Told): void {
    this.#hush();
    switch (told.type) {
      case 'welcome':
        return this.onWelcome(told.now);
      case 'whole':
        this.onWelcome(told.now.now);
        return this.#followers.get(told.table.id)?.begin(told);
      case 'update':
        return this.#updated(told);
      case 'change':
        return this.#changed(told);
      case 'accepted':
      case 'refused':
        return this.#answered(told);
      case 'beat':
        return this.#beaten(told.now, told.numbers);
      case 'around':
        return this.#followers.get(told.table)?.around?.(told.seats);
      case 'heard':
        return this.#followers.get(told.table)?.heard(told.remark);
      case 'advice':
        this.#answered({ type: 'accepted', id: told.id, table: told.table, number: 0 });
        return this.#followers.get(told.table)?.advised?.(told);
      case 'history':
        this.#followers.get(told.table)?.recalled?.(told);
        return this.#answered({ type: 'accepted', id: told.id, table: told.table, number: 0 });
      case 'goodbye':
        return this.#lost(told.comeBackIn);
    }
  }

  /// An update that tells nothing new is taken all the same, without what happened: later changes build on it.
  #updated(update: Update): void {
    const follower = this.#followers.get(update.table);
    const known = follower?.newest?.number;
    if (!follower || (known !== undefined && update.number < known)) return;
    if (known === undefined || update.since > known) this.#catchUp(update.table, update.number);
    else follower.update(update.number > known ? update : { ...update, acts: [] });
  }

  #changed(change: Change): void {
    const follower = this.#followers.get(change.table);
    const newest = follower?.newest;
    if (!follower || (newest && change.number <= newest.number)) return;
    if (newest?.number === change.since) follower.update(updated(newest, change));
    else this.#catchUp(change.table, change.number);
  }

  #answered(answer: Accepted | Refused): void {
    const pending = this.#pending.get(answer.id);
    if (pending && this.#saysLater(pending, answer)) return;
    this.#pending.delete(answer.id);
    if (pending) return pending.resolve(answer);
    if (answer.type !== 'refused') return;
    if (answer.reason === TOO_FAST && this.#followers.has(answer.table))
      return void setTimeout(() => this.#watchLater(answer.table), 2 * SLOWER);
    // Whoever may not follow a table hears nothing more of it: it is tried again, perhaps at another node.
    if (answer.reason === STORE_AWAY) this.#lost();
    else this.#followers.get(answer.table)?.refused?.(answer.reason);
  }

  /// What came too fast was not looked at: it is said again a little later, with the same id, so that it is done once.
  #saysLater(pending: Pending, answer: Accepted | Refused): boolean {
    if (answer.type !== 'refused' || answer.reason !== TOO_FAST) return false;
    if (++pending.refusals > MOST_RETRIES) return false;
    const wire = this.#wire;
    setTimeout(() => {
      // After a reconnection, it was said again already.
      if (wire === this.#wire && this.#pending.get(answer.id) === pending) this.#say(pending.said);
    }, SLOWER * pending.refusals);
    return true;
  }

  #watchLater(table: string): void {
    if (this.online && this.#followers.has(table)) this.#watch(table);
  }

  #beaten(now: number, numbers: Record<string, number>): void {
    this.onWelcome(now);
    for (const [table, number] of Object.entries(numbers)) {
      const known = this.#followers.get(table)?.newest?.number;
      if (known === undefined || number > known) this.#catchUp(table, number);
    }
  }
}
