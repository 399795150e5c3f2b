import type { Accepted, ClientMessage, Refused } from './protocol.gen';

interface Pending {
  message: ClientMessage;
  /// How often it was refused because it came too fast.
  refusals: number;
  resolve: (answer: Accepted | Refused) => void;
}

/// The reason for a refusal of what came too fast: it was not read.
export const TOO_FAST = 'too-fast';

/// How long to wait after something came too fast, and how often to try again.
export const TOO_FAST_PAUSE_MS = 1000;
const MAX_TOO_FAST_RETRIES = 3;

/// Commands that wait for their answer.
export class PendingCommands {
  readonly #pending = new Map<string, Pending>();

  /// @param transmit sends a message again
  /// @param socket what carries messages now: a new one carries all of them anyway
  constructor(
    private readonly transmit: (message: ClientMessage) => void,
    private readonly socket: () => unknown,
  ) {}

  get messages(): ClientMessage[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  add(message: ClientMessage & { id: string }): Promise<Accepted | Refused> {
    return new Promise((resolve) => void this.#pending.set(message.id, { message, refusals: 0, resolve }));
  }

  /// Takes an answer; returns whether somebody waited for it.
  answer(answer: Accepted | Refused): boolean {
    const pending = this.#pending.get(answer.id);
    if (!pending) return false;
    if (this.#retriesLater(pending, answer)) return true;
    this.#pending.delete(answer.id);
    pending.resolve(answer);
    return true;
  }

  /// A message that came too fast is sent again a little later, with the same id, so that it runs once.
  #retriesLater(pending: Pending, answer: Accepted | Refused): boolean {
    if (answer.type !== 'refused' || answer.reason !== TOO_FAST) return false;
    if (++pending.refusals > MAX_TOO_FAST_RETRIES) return false;
    const socket = this.socket();
    setTimeout(() => {
      // After a reconnection, it was sent again already.
      if (socket === this.socket() && this.#pending.get(answer.id) === pending)
        this.transmit(pending.message);
    }, TOO_FAST_PAUSE_MS * pending.refusals);
    return true;
  }
}
