/// Whether somebody has put the picture of the end away, to look at the board behind it.
class Ending {
  isPutAway = $state(false);
}

const endings = new WeakMap<object, Ending>();

/// Board and own zone of a table share one ending.
export function endingAt(store: object): Ending {
  const known = endings.get(store) ?? new Ending();
  endings.set(store, known);
  return known;
}
