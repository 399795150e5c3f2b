/// Makes something once per table, or per whatever else it belongs to, for all who ask: the board and the player's zone
/// share it.
///
/// It is made in a root of its own: it outlives the component that asks first, and that component hears of its changes,
/// too, which Svelte tells nobody who made the thing.
export function oncePer<Owner extends object, Thing extends object>(
  make: (owner: Owner) => Thing,
): (owner: Owner) => Thing {
  const things = new WeakMap<Owner, Thing>();
  return (owner) => {
    const known = things.get(owner);
    if (known) return known;
    const made: Thing[] = [];
    $effect.root(() => void made.push(make(owner)));
    // Outside a page there are no roots.
    const thing = made[0] ?? make(owner);
    things.set(owner, thing);
    return thing;
  };
}
