import { applyChange } from './applyPatch';
import { PendingCommands, TOO_FAST, TOO_FAST_PAUSE_MS } from './pendingCommands';
import type { Command, CommandSender } from './command';
import type {
  Accepted,
  Advice,
  Change,
  Explained,
  Foreseen,
  Heard,
  History,
  Refused,
  ClientMessage,
  Seat,
  ServerMessage,
  Update,
  Whole,
} from './protocol.gen';

/// Somebody who follows a table over a connection.
export interface Subscriber {
  /// The last update that the page has, on which the next one builds.
  readonly newest: Update | undefined;
  /// The number of the last remark that the page has.
  readonly lastHeard?: number | undefined;
  begin(whole: Whole): void;
  update(update: Update): void;
  heard(remark: Heard['remark']): void;
  around?(seats: Seat[]): void;
  advised?(advice: Advice): void;
  explained?(explained: Explained): void;
  foretold?(told: Foreseen): void;
  recalled?(history: History): void;
  refused?(reason: string): void;
}

/// The part of a WebSocket that a connection needs; tests bring their own.
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((e: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 15_000;
const SILENCE_MS = 13_000;

/// The reason for a refusal while the store cannot be reached.
const STORE_AWAY = 'store-unavailable';

/// The one connection of a page: follows tables, carries commands, and comes back by itself.
///
/// Commands without an answer are sent again after a reconnection, with the same id, so that the
/// server carries them out once. Updates are counted: whoever missed one asks for it.
export class Connection implements CommandSender {
  online = $state(false);
  /// When the next attempt will be made, if the connection is down.
  retryAt = $state<number | undefined>();
  onServerTime: (now: number) => void = () => undefined;

  readonly #subscribers = new Map<string, Subscriber>();
  readonly #pending = new PendingCommands(
    (message) => this.#transmit(message),
    () => this.#socket,
  );
  readonly #requested = new Map<string, number>();
  readonly #fromScratch = new Set<string>();
  #socket: Socket | undefined;
  #failures = 0;
  #ids = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /// @param openSocket opens a connection
  /// @param chance spreads the attempts of many pages
  constructor(
    private readonly openSocket: () => Socket,
    private readonly chance: () => number = Math.random,
  ) {}

  /// Follows a table until the returned function is called.
  subscribe(table: string, subscriber: Subscriber): () => void {
    this.#subscribers.set(table, subscriber);
    if (!this.#socket && this.#retry === undefined) this.connect();
    else if (this.online) this.#watch(table);
    return () => {
      if (this.#subscribers.get(table) !== subscriber) return;
      this.#subscribers.delete(table);
      if (this.online) this.#transmit({ type: 'unwatch', table });
      if (this.#subscribers.size === 0) this.close();
    };
  }

  /// Subscribes again as whoever the person is now: after getting a name, sitting down or standing up.
  ///
  /// A socket keeps the identity it was opened with, so this takes a new one.
  reopen(table: string): void {
    if (!this.#subscribers.has(table)) return;
    this.#fromScratch.add(table);
    this.connect();
  }

  send(table: string, command: Command): Promise<Accepted | Refused> {
    const id = `${Date.now().toString(36)}-${this.#ids++}`;
    const message = { ...command, id, table } as ClientMessage & { id: string };
    const answer = this.#pending.add(message);
    if (this.online) this.#transmit(message);
    return answer;
  }

  /// Connects now, whatever was planned.
  connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.retryAt = undefined;
    if (this.#socket) this.#closeSocket();
    const socket = this.openSocket();
    this.#socket = socket;
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data) as ServerMessage);
    socket.onclose = () => socket === this.#socket && this.#onLost();
  }

  /// Treats the connection as lost, and tries again later.
  drop(): void {
    if (this.#socket) this.#onLost();
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#retry = undefined;
    this.#closeSocket();
    this.online = false;
  }

  #closeSocket(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    // Browsers complain of a socket that is closed before it is open.
    if (this.online) socket.close();
    else socket.onopen = () => socket.close();
  }

  #onOpen(): void {
    this.online = true;
    this.#failures = 0;
    this.#requested.clear();
    this.#restartSilenceTimer();
    for (const table of this.#subscribers.keys()) this.#watch(table);
    for (const message of this.#pending.messages) this.#transmit(message);
  }

  #onLost(pause?: number): void {
    this.#closeSocket();
    this.online = false;
    clearTimeout(this.#silence);
    if (this.#subscribers.size === 0) return;
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    const wait = pause ?? longest * (0.5 + this.chance() / 2);
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  /// A connection that has been silent for long is dead, whatever the browser thinks.
  #restartSilenceTimer(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#onLost(), SILENCE_MS);
  }

  #transmit(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #watch(table: string): void {
    const page = this.#fromScratch.delete(table) ? undefined : this.#subscribers.get(table);
    const last = page?.newest?.number;
    const heard = page?.lastHeard;
    this.#transmit({
      type: 'watch',
      table,
      ...(last === undefined ? {} : { last }),
      ...(heard === undefined ? {} : { heard }),
    });
  }

  /// Asks for what was missed, once per gap.
  #catchUp(table: string, number: number): void {
    if (this.#requested.get(table) === number) return;
    this.#requested.set(table, number);
    this.#watch(table);
  }

  #receive(message: ServerMessage): void {
    this.#restartSilenceTimer();
    switch (message.type) {
      case 'welcome':
        return this.onServerTime(message.now);
      case 'whole':
        this.onServerTime(message.now.now);
        return this.#subscribers.get(message.table.id)?.begin(message);
      case 'update':
        return this.#updated(message);
      case 'change':
        return this.#changed(message);
      case 'accepted':
      case 'refused':
        return this.#answered(message);
      case 'beat':
        return this.#heartbeat(message.now, message.numbers);
      case 'around':
        return this.#subscribers.get(message.table)?.around?.(message.seats);
      case 'heard':
        return this.#subscribers.get(message.table)?.heard(message.remark);
      case 'advice':
        this.#subscribers.get(message.table)?.advised?.(message);
        return this.#answered({ type: 'accepted', id: message.id, table: message.table, number: 0 });
      case 'explained':
        this.#subscribers.get(message.table)?.explained?.(message);
        return this.#answered({ type: 'accepted', id: message.id, table: message.table, number: 0 });
      case 'foreseen':
        this.#subscribers.get(message.table)?.foretold?.(message);
        return this.#answered({
          type: 'accepted',
          id: message.id,
          table: message.table,
          number: message.number,
        });
      case 'history':
        this.#subscribers.get(message.table)?.recalled?.(message);
        return this.#answered({ type: 'accepted', id: message.id, table: message.table, number: 0 });
      case 'goodbye':
        return this.#onLost(message.comeBackIn);
    }
  }

  /// An update without news is still taken, without its acts: later changes build on it.
  #updated(update: Update): void {
    const subscriber = this.#subscribers.get(update.table);
    const known = subscriber?.newest?.number;
    if (!subscriber || (known !== undefined && update.number < known)) return;
    if (known === undefined || update.since > known) this.#catchUp(update.table, update.number);
    else subscriber.update(update.number > known ? update : { ...update, acts: [] });
  }

  #changed(change: Change): void {
    const subscriber = this.#subscribers.get(change.table);
    const newest = subscriber?.newest;
    if (!subscriber || (newest && change.number <= newest.number)) return;
    if (newest?.number === change.since) subscriber.update(applyChange(newest, change));
    else this.#catchUp(change.table, change.number);
  }

  #answered(answer: Accepted | Refused): void {
    if (this.#pending.answer(answer)) return;
    if (answer.type !== 'refused') return;
    if (answer.reason === TOO_FAST && this.#subscribers.has(answer.table))
      return void setTimeout(() => this.#watchLater(answer.table), 2 * TOO_FAST_PAUSE_MS);
    // The store is away, so the table cannot be followed here: try again, perhaps at another node.
    if (answer.reason === STORE_AWAY) this.#onLost();
    else this.#subscribers.get(answer.table)?.refused?.(answer.reason);
  }

  #watchLater(table: string): void {
    if (this.online && this.#subscribers.has(table)) this.#watch(table);
  }

  #heartbeat(now: number, numbers: Record<string, number>): void {
    this.onServerTime(now);
    for (const [table, number] of Object.entries(numbers)) {
      const known = this.#subscribers.get(table)?.newest?.number;
      if (known === undefined || number > known) this.#catchUp(table, number);
    }
  }
}
