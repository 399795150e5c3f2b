import type { Act, Event } from './protocol.gen';

/// A line of the log: one event, and the act it belongs to.
export interface Line {
  key: string;
  act: Act;
  event: Event;
}

/// What happened at a table, oldest first; what was taken back is gone.
export class Chronicle {
  acts = $state.raw<readonly Act[]>([]);
  readonly lines: readonly Line[] = $derived(
    this.acts.flatMap((act) => act.events.map((event, i) => ({ key: `${act.entry}.${i}`, act, event }))),
  );

  begin(acts: readonly Act[]): void {
    this.acts = acts.filter((act) => !act.undone);
  }

  add(acts: readonly Act[]): void {
    if (acts.length === 0) return;
    const told = new Set(acts.map((act) => act.entry));
    const kept = this.acts.filter((act) => !told.has(act.entry));
    this.acts = [...kept, ...acts.filter((act) => !act.undone)];
  }
}
