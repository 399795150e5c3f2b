import type { Act, Event } from './protocol.gen';

/// A line of the log: one event, and the act it belongs to. That somebody else plays for a seat is no event of a game,
/// yet a line too.
export interface Line {
  key: string;
  act: Act;
  event: Event;
}

/// What happened at a table, oldest first; what was taken back is gone.
export class Chronicle {
  readonly #told = new WeakMap<Act, readonly Line[]>();
  acts = $state.raw<readonly Act[]>([]);
  readonly lines: readonly Line[] = $derived(this.acts.flatMap((act) => this.#linesOf(act)));

  begin(acts: readonly Act[]): void {
    this.acts = acts.filter((act) => !act.undone);
  }

  /// Takes what was told; an act that is told again replaces itself, unless nothing is told of it any more.
  add(acts: readonly Act[]): void {
    const known = new Set(this.acts.map((act) => act.entry));
    const news = acts.filter(
      (act) => act.relief || act.undone || act.events.length > 0 || !known.has(act.entry),
    );
    if (news.length === 0) return;
    const told = new Set(news.filter((act) => !act.relief).map((act) => act.entry));
    const kept = this.acts.filter((act) => act.relief || !told.has(act.entry));
    this.acts = [...kept, ...news.filter((act) => !act.undone)];
  }

  /// The lines of an act, which stay the same while others are added.
  #linesOf(act: Act): readonly Line[] {
    const known = this.#told.get(act);
    if (known) return known;
    const lines = act.relief
      ? [{ key: `${act.relief}.${act.at}.${act.seat}`, act, event: { type: 'relief' } }]
      : act.events.map((event, i) => ({ key: `${act.entry}.${i}`, act, event }));
    this.#told.set(act, lines);
    return lines;
  }
}
