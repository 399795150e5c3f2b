import type { Line } from '$lib/chronicle.svelte';
import { Word, type Piece } from '$lib/icu';
import type { Phrasebook } from '$lib/phrasebook';
import type { Event } from '$lib/protocol.gen';

/// A line of the log in words, and whose it is.
export interface Told extends Line {
  said: readonly Piece[];
  seat: number | undefined;
}

/// Puts the lines of a log into words, each only once: a log of hundreds of lines grows by one or two.
export class Telling {
  #told = new WeakMap<Event, Told>();

  /// @param names of those at the table, as they are told; with other names all is told anew
  constructor(
    private readonly book: Phrasebook,
    readonly names: string,
  ) {}

  of(line: Line): Told {
    const known = this.#told.get(line.event);
    if (known) return known;
    const said = this.book.event(line.event);
    const first = said.find((piece) => piece instanceof Word && piece.seat !== undefined);
    const seat = first instanceof Word ? first.seat : (line.act.seat ?? undefined);
    const told = { ...line, said, seat };
    this.#told.set(line.event, told);
    return told;
  }
}
