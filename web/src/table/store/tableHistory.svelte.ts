import type { SeenItem, Event } from '$src/net/protocol.gen';

/// Something that happened at a table, with the events of its game.
export interface Act<E extends Event = Event> extends Omit<SeenItem, 'events'> {
  events: E[];
}

/// A line of the log: one event, and the act it belongs to. A bot taking over a seat is no event of a game,
/// but a line too.
export interface LogLine {
  key: string;
  act: Act;
  event: Event;
}

/// Whether there is a line for an act.
const isTold = (act: Act): boolean => act.relief !== null || act.dropped !== null || act.events.length > 0;

/// The events of an act; a handover and a restart are no events of the game, but have lines.
function eventsOf(act: Act): readonly Event[] {
  if (act.relief) return [{ type: 'relief' }];
  return act.dropped === null ? act.events : [{ type: 'restarted' }];
}

/// What happened at a table, oldest first; what was taken back is gone. An act is known by its number: entries are
/// reused after an undo.
export class TableHistory<E extends Event = Event> {
  /// Numbers of the acts that were undone, perhaps before they were received.
  readonly #undone = new Set<number>();
  readonly #linesByAct = new WeakMap<Act, readonly LogLine[]>();
  acts = $state.raw<readonly Act<E>[]>([]);
  /// The events of the game.
  readonly events: readonly E[] = $derived(
    this.acts.flatMap((act) => (act.relief || act.dropped !== null ? [] : act.events)),
  );
  readonly lines: readonly LogLine[] = $derived(this.acts.flatMap((act) => this.#linesOf(act)));

  begin(acts: readonly Act<E>[]): void {
    this.acts = [];
    this.#undone.clear();
    this.add(acts);
  }

  /// Adds acts, new or old; an act that is received again replaces itself.
  add(acts: readonly Act<E>[]): void {
    const isNews = acts.some((act) => isTold(act) || act.undoes !== null);
    if (!isNews) return;
    const told = new Map(this.acts.map((act) => [act.number, act]));
    for (const act of acts) {
      told.set(act.number, act);
      if (act.undoes !== null) this.#undone.add(act.undoes);
    }
    this.acts = [...told.values()]
      .filter((act) => isTold(act) && !this.#undone.has(act.number))
      .sort((one, other) => one.number - other.number);
  }

  /// The lines of an act, which stay the same while others are added.
  #linesOf(act: Act): readonly LogLine[] {
    const known = this.#linesByAct.get(act);
    if (known) return known;
    const events = eventsOf(act);
    const lines = events.map((event, i) => ({ key: `${act.number}.${i}`, act, event }));
    this.#linesByAct.set(act, lines);
    return lines;
  }
}
