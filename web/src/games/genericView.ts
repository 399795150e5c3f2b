import type { Phrasebook } from '$src/i18n/phrasebook';
import type { GameClient, TextLine } from './gameClient';

type Parts = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/// Tells a view in words by its parts, for a game that does not say how: `handSize` reads “Hand size”, unless the game has
/// a text `view.handSize`. What is absent, empty, or not so, is left out. A list of records, as many as there are seats, is told
/// seat by seat, and so is a record that names its seat.
export function genericView(
  view: unknown,
  book: Phrasebook,
  client: Pick<GameClient, 'seats'>,
  seats: number,
): TextLine[] {
  return isRecord(view) ? new Teller(book, client.seats?.views ?? [], seats).sections(view) : [];
}

class Teller {
  constructor(
    private readonly book: Phrasebook,
    private readonly seatParts: readonly string[],
    private readonly seats: number,
  ) {}

  /// What is simple comes first, and what has parts of its own after it.
  sections(view: Parts): TextLine[] {
    const lines = this.#lines(view);
    const simple = lines.filter((line) => !line.lines);
    const table = simple.length ? [{ text: this.book.text('game.name'), lines: simple }] : [];
    const others = lines.filter((line) => line.lines);
    return [...table, ...others.flatMap((line) => (this.#isSeats(line) ? (line.lines ?? []) : [line]))];
  }

  #isSeats = ({ lines }: TextLine): boolean =>
    lines?.length === this.seats && lines.every(({ seat }) => seat !== undefined);

  #lines(record: Parts): TextLine[] {
    return Object.entries(record).flatMap(([part, value]) => this.#line(part, value) ?? []);
  }

  #line(part: string, value: unknown): TextLine | undefined {
    const name = this.#name(part);
    if (value === null || value === false || isEmpty(value)) return undefined;
    if (value === true) return { text: name };
    if (isRecord(value)) return { text: name, lines: this.#lines(value) };
    if (!Array.isArray(value)) return { text: `${name}: ${this.#word(part, value)}` };
    if (value.some(isRecord)) {
      const isBySeat = value.length === this.seats;
      return {
        text: name,
        lines: value.map((each, i) => this.#entry(each, i, isBySeat ? i : undefined)),
      };
    }
    const words = value.map((each) => (each === null ? '–' : this.#word(part, each)));
    return { text: `${name}: ${words.join(', ')}` };
  }

  /// One record of a list: of a seat, if it names one, or with its place in the list.
  #entry(entry: unknown, i: number, bySeat: number | undefined): TextLine {
    if (!isRecord(entry)) return { text: entry === null ? '–' : this.#word('', entry) };
    const { seat: named, ...others } = entry;
    const seat = typeof named === 'number' && this.seatParts.includes('seat') ? named : bySeat;
    if (seat === undefined) return { text: String(i + 1), lines: this.#lines(entry) };
    return { text: this.book.seat(seat).shown, seat, lines: this.#lines(others) };
  }

  #word(part: string, value: unknown): string {
    if (typeof value === 'number' && this.seatParts.includes(part)) return this.book.seat(value).shown;
    return this.book.word(part, String(value));
  }

  #name(part: string): string {
    if (this.book.has(`view.${part}`)) return this.book.text(`view.${part}`);
    const words = part.replace(
      /([a-z])([A-Z])/g,
      (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`,
    );
    return words.charAt(0).toUpperCase() + words.slice(1);
  }
}
