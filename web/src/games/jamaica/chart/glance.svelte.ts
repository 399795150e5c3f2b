import { oncePer } from '$src/board/oncePer.svelte';

/// What somebody at this table looks at for a moment: a card, a way to place the dice or a move over the board under the
/// pointer, a ship whose goods are shown, a seat.
class Glance {
  card = $state<string | undefined>();
  placing = $state<string | undefined>();
  move = $state<string | undefined>();
  ship = $state<number | undefined>();
  seat = $state<number | undefined>();

  toggle(ship: number): void {
    this.ship = this.ship === ship ? undefined : ship;
  }
}

/// The board and the player's zone share one glance per table.
export const glanceAt = oncePer(() => new Glance());
