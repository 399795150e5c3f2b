import type { LogLine } from '$src/table/store/tableHistory.svelte';
import { t } from '$src/i18n/i18n.svelte';
import type { Piece } from '$src/i18n/icu';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { SeenItem, Event, Seat } from '$src/net/protocol.gen';

/// A line of the log in words, and whose it is.
export interface ToldLine extends LogLine {
  sentence: readonly Piece[];
  seat: number | undefined;
}

/// Returns what moved instead of a person: the clock, or the bot that holds the seat.
export function playedFor(act: SeenItem, seats: readonly Seat[]): 'clock' | 'bot' | undefined {
  if (act.relief) return undefined;
  if (act.by === 'clock') return 'clock';
  const owner = act.by === 'bot' && act.seat !== null ? seats[act.seat] : undefined;
  return owner?.flag ? 'bot' : undefined;
}

/// Whether a bot may be asked why it did something: after the fact, and where nobody else is a person. Of answers
/// that were opened together, each line is about one.
export function mayAskWhy(
  { act, seat }: Pick<ToldLine, 'act' | 'seat'>,
  store: { readonly isAmongBots: boolean; readonly me?: number | undefined },
): boolean {
  const isOpened = act.by === 'table' && act.seat === null && act.entry > 0;
  const isBots = isOpened ? seat !== undefined && seat !== store.me : act.by === 'bot' && act.seat !== null;
  return store.isAmongBots && isBots && act.seat !== store.me && !act.relief;
}

/// Puts the lines of a log into words, each only once: a log of hundreds of lines grows by one or two.
export class LogText {
  #toldLines = new WeakMap<Event, ToldLine>();

  /// @param names of the people at the table, as one text; other names need a new instance
  constructor(
    private readonly book: Phrasebook,
    readonly names: string,
  ) {}

  of(line: LogLine): ToldLine {
    const known = this.#toldLines.get(line.event);
    if (known) return known;
    const sentence = this.#sentence(line);
    const seat = this.book.subjectOf(line.event) ?? line.act.seat ?? undefined;
    const told = { ...line, sentence, seat };
    this.#toldLines.set(line.event, told);
    return told;
  }

  #sentence({ act, event }: LogLine): readonly Piece[] {
    if (act.relief) return this.#relief(act.relief, act.seat ?? 0);
    return act.dropped === null ? this.book.event(event) : [t('log.restarted', { count: act.dropped })];
  }

  /// Says that a bot plays for somebody, or no longer does.
  #relief(relief: NonNullable<SeenItem['relief']>, seat: number): Piece[] {
    return [t(`log.${relief}`, { name: this.book.seat(seat).shown })];
  }
}
