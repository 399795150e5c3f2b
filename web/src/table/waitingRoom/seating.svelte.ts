import { lobby } from '$src/lobby/lobby.svelte';
import { api } from '$src/net/api';
import { connection } from '$src/net/serverConnection';
import type { TableStore } from '$src/table/store/tableStore.svelte';

/// Standing up, and being removed, before the game begins.
export class Seating {
  /// Whether the host has freed the seat of this person, who has not sat down again.
  wasRemoved = $state(false);
  #hadSeat = false;
  #isStandingUp = false;

  constructor(private readonly store: TableStore) {}

  /// Notices when the person's seat is gone; an effect.
  follow = (): void => {
    const hasSeat = this.store.me !== undefined;
    if (hasSeat) this.wasRemoved = false;
    else if (this.#hadSeat && !this.#isStandingUp) this.wasRemoved = true;
    this.#hadSeat = hasSeat;
  };

  /// Frees a seat: the person's own or, for the host, any.
  clear(seat: number): Promise<boolean> {
    const { table, me } = this.store;
    return lobby.attempt(async () => {
      if (!table) return;
      this.#isStandingUp = me === seat;
      try {
        await api.clearSeat(table.id, seat);
        if (me === seat) connection.reopen(table.id);
      } finally {
        this.follow();
        this.#isStandingUp = false;
      }
    });
  }
}
