/// Whether somebody has put the picture of the end away, to look at the board behind it.
class Ending {
  isPutAway = $state(false);
}

const endings = new WeakMap<object, Ending>();

/// The board and the player's zone of a table share one ending.
export function endingAt(store: object): Ending {
  let ending = endings.get(store);
  if (ending) return ending;
  // Whoever asks first must see changes too: state made inside a derivation is not tracked by it.
  $effect.root(() => {
    ending = new Ending();
  });
  if (!ending) throw new Error('a root runs at once');
  endings.set(store, ending);
  return ending;
}
