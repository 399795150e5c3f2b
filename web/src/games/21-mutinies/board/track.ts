import { printed, type MutiniesView } from '$src/games/21-mutinies/game.gen';

/// The ends of the prestige track: from 0 to the last number printed, or as far as somebody has come.
export function endsOf(values: readonly number[]): [number, number] {
  const least = Math.min(0, ...values);
  const most = Math.max(printed.trackLength, ...values);
  return [Math.floor(least / 5) * 5, Math.ceil(most / 5) * 5];
}

/// Moves marks apart that would cover each other, each as little as can be.
///
/// @param places where they belong, in any order
export function apart(places: readonly number[], gap: number, least: number, most: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const moved = [...places];
  let clusters = order.map((i) => ({ members: [i], centre: places[i] ?? 0 }));
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    const joined: typeof clusters = [];
    for (const cluster of clusters) {
      const last = joined.at(-1);
      const room = last ? ((last.members.length + cluster.members.length) / 2) * gap : 0;
      if (last && cluster.centre - last.centre < room - 1e-6) {
        last.centre =
          (last.centre * last.members.length + cluster.centre * cluster.members.length) /
          (last.members.length + cluster.members.length);
        last.members.push(...cluster.members);
        isMoving = true;
      } else joined.push({ members: [...cluster.members], centre: cluster.centre });
    }
    clusters = joined.map(({ members, centre }) => {
      const half = ((members.length - 1) / 2) * gap;
      return { members, centre: Math.min(Math.max(centre, least + half), most - half) };
    });
  }
  for (const { members, centre } of clusters) {
    members.forEach((member, i) => (moved[member] = centre + (i - (members.length - 1) / 2) * gap));
  }
  return moved;
}

/// Who has already taken the bonus of a square.
export const hadBonus = (view: MutiniesView, at: number): number[] =>
  view.pirates.filter(({ bonuses }) => bonuses.includes(at)).map(({ seat }) => seat);
