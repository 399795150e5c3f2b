import type { DiscPlaced, MutiniesEvent, MutiniesView } from '$src/games/21-mutinies/game.gen';

const isPlaced = (event: MutiniesEvent): event is DiscPlaced => event.type === 'disc-placed';

function place(view: MutiniesView, { seat, minion, square, doubloons, rum }: DiscPlaced): MutiniesView {
  const disc = { square, doubloons, rum };
  if (minion) return { ...view, minion: disc };
  const pirates = view.pirates.map((pirate) => (pirate.seat === seat ? { ...pirate, disc } : pirate));
  return { ...view, pirates };
}

/// Returns the board as it is drawn between two views: as before, but with the discs that were placed since, although the
/// round was resolved and all discs came home at once. Nothing if the last one is there anyway.
export function between(
  before: MutiniesView,
  events: readonly MutiniesEvent[],
  now: MutiniesView,
): MutiniesView | undefined {
  const placed = events.filter(isPlaced);
  const last = placed.at(-1);
  if (!last) return undefined;
  const disc = last.minion ? now.minion : now.pirates[last.seat]?.disc;
  return disc?.square === last.square ? undefined : placed.reduce(place, before);
}
