import { api, type Person } from './api';
import { memory } from '$src/browser/storage';
import type { Told } from './protocol.gen';
import { dial } from './serverConnection';

const NAMES = [
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

/// Asks over a socket who this browser is: for somebody who may be nobody, that is no error.
function greeted(): Promise<Person | undefined> {
  return new Promise((resolve) => {
    const wire = dial();
    wire.onmessage = ({ data }) => {
      const told = JSON.parse(data) as Told;
      resolve(told.type === 'welcome' ? (told.you ?? undefined) : undefined);
      wire.close();
    };
    wire.onclose = () => resolve(undefined);
  });
}

/// Who this browser is to the server; a newcomer gets a name at the first thing that needs one.
class Me {
  person = $state.raw<Person | undefined>();

  async load(): Promise<void> {
    this.person = memory.read('met', false) ? await api.me().catch(() => undefined) : await greeted();
    memory.write('met', this.person !== undefined);
  }

  async introduce(name: string, flag: string): Promise<void> {
    this.#become(await api.introduce(name, flag));
  }

  /// Becomes whoever made a link on another device.
  async arrive(link: string): Promise<void> {
    this.#become(await api.arrive(link));
  }

  #become(person: Person): void {
    this.person = person;
    memory.write('met', true);
  }

  /// Makes sure that there is somebody to sit down.
  async ensure(): Promise<void> {
    if (this.person) return;
    await this.load();
    if (!this.person) await this.introduce(NAMES[pick(NAMES.length)] ?? 'Anne', `flag-${pick(10) + 1}`);
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
