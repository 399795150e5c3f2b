import { readMove } from '$src/games/21-mutinies/game.gen';
import { jewels, kindOf } from '$src/games/21-mutinies/printed';

const counted = (set: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const jewel of set) counts.set(kindOf(jewel), (counts.get(kindOf(jewel)) ?? 0) + 1);
  return counts;
};

/// Whether some jewels are, kind for kind, among others.
const isWithin = (few: readonly string[], many: readonly string[]): boolean => {
  const have = counted(many);
  return [...counted(few)].every(([kind, count]) => (have.get(kind) ?? 0) >= count);
};

/// The sets that are on offer: `sell RED-01 RED-02 RED-03` and the like.
const setsOffered = (moves: readonly string[]): string[][] =>
  moves.flatMap((text) => {
    const move = readMove(text);
    return move?.type === 'sell' ? [move.jewels] : [];
  });

/// Returns the offered move that sells just these jewels, or others that are worth the same.
export function sellMove(moves: readonly string[], chosen: readonly string[]): string | undefined {
  const set = setsOffered(moves).find((each) => each.length === chosen.length && isWithin(chosen, each));
  return set ? `sell ${set.join(' ')}` : undefined;
}

/// Whether one more jewel still leads to an offered set.
export const canAdd = (moves: readonly string[], chosen: readonly string[], jewel: string): boolean =>
  setsOffered(moves).some((set) => isWithin([...chosen, jewel], set));

/// Returns the offered move about a jewel, or about one that is worth the same: only one of a kind is on offer.
export const alikeMove = (moves: readonly string[], verb: string, jewel: string): string =>
  moves.find((move) => move.startsWith(`${verb} `) && kindOf(move.split(' ')[1] ?? '') === kindOf(jewel)) ??
  `${verb} ${jewel}`;

/// Your jewels by colour, those with most rum first; wild ones last.
export const sorted = (hand: readonly string[]): string[] =>
  [...hand].sort((a, b) => {
    const order = ['red', 'white', 'green', 'blue', 'wild'];
    const [left, right] = [jewels[a], jewels[b]];
    const colours = order.indexOf(left?.colour ?? '') - order.indexOf(right?.colour ?? '');
    return colours || (right?.rum ?? 0) - (left?.rum ?? 0) || a.localeCompare(b);
  });
