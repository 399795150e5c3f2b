import { api } from './api';
import type { Person } from './http.gen';
import { storage } from '$src/browser/storage';
import type { ServerMessage } from './protocol.gen';
import { openSocket } from './serverConnection';

const GUEST_NAMES = [
  'Anne',
  'Mary',
  'Jack',
  'Bartolo',
  'Grace',
  'Ching',
  'Lola',
  'Inés',
  'Diego',
  'Tomás',
  'Sayyida',
  'Henry',
];
const pick = (count: number): number => Math.floor(Math.random() * count);

/// Asks over a socket who this browser is; there, being nobody is no error.
function askWhoIAm(): Promise<Person | undefined> {
  return new Promise((resolve) => {
    const socket = openSocket();
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data) as ServerMessage;
      resolve(told.type === 'welcome' ? (told.you ?? undefined) : undefined);
      socket.close();
    };
    socket.onclose = () => resolve(undefined);
  });
}

/// Who this browser is to the server; newcomers get a name when they first need one.
class Me {
  person = $state.raw<Person | undefined>();

  async load(): Promise<void> {
    this.person = storage.read('met', false) ? await api.me().catch(() => undefined) : await askWhoIAm();
    storage.write('met', this.person !== undefined);
  }

  async introduce(name: string, flag: string): Promise<void> {
    this.#become(await api.introduce(name, flag));
    storage.write('named', true);
  }

  /// Whether the reader has chosen a name, and was not only given one to play against bots.
  get isNamed(): boolean {
    return this.person !== undefined && storage.read('named', false);
  }

  /// A name and a flag to begin with: those that the reader has, or any.
  suggestion(): Person {
    return (
      this.person ?? {
        name: GUEST_NAMES[pick(GUEST_NAMES.length)] ?? 'Anne',
        flag: `flag-${pick(10) + 1}`,
      }
    );
  }

  /// Becomes the person who made a link on another device; whoever the reader was may be the same person.
  async useLink(link: string, merge: boolean): Promise<void> {
    this.#become(await api.useLink(link, merge));
    storage.write('named', true);
  }

  /// Becomes the person who wrote a code down; whoever the reader was may be the same person.
  async comeBack(code: string, merge: boolean): Promise<void> {
    this.#become(await api.comeBack(code, merge));
    storage.write('named', true);
  }

  /// Deletes everything about the reader, who is nobody from now on.
  async delete(): Promise<void> {
    await api.deleteMe();
    this.person = undefined;
    storage.write('met', false);
    storage.write('named', false);
  }

  #become(person: Person): void {
    this.person = person;
    storage.write('met', true);
  }

  /// Makes sure that this browser has a person who can play where nobody else sees a name.
  async ensure(): Promise<void> {
    if (this.person) return;
    await this.load();
    if (this.person) return;
    const { name, flag } = this.suggestion();
    this.#become(await api.introduce(name, flag));
  }
}

export const me = new Me();

/// Returns the number of a flag such as `flag-3`, counted from zero as seats are.
export function flagSeat(flag: string | null | undefined): number {
  const number = Number(flag?.replace('flag-', ''));
  return Number.isInteger(number) && number > 0 ? (number - 1) % 10 : 0;
}

/// Returns a word nobody can guess, to be mixed into the luck of a table.
export function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
