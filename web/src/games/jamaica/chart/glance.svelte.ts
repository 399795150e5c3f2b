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

const glances = new WeakMap<object, Glance>();

/// The board and the player's zone share one glance per table.
export function glanceAt(store: object): Glance {
  const known = glances.get(store) ?? newGlance();
  glances.set(store, known);
  return known;
}

/// Whoever looks first makes the glance, and Svelte tells nobody of changes to what they have made themselves: so it is
/// made in a root of its own.
function newGlance(): Glance {
  const made: Glance[] = [];
  $effect.root(() => void made.push(new Glance()));
  return made[0] ?? new Glance();
}
