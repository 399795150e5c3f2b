import { board } from './printed';
import type { AyeView, DieView, PirateView } from './view.gen';

/// How far a goal has come.
export interface Progress {
  now: number;
  of: number;
}

const shows = (dice: readonly DieView[], face: string): number =>
  dice.filter((die) => die.face === face).reduce((sum, die) => sum + die.count, 0);

const ofKind = (dice: readonly DieView[], kind: string): number =>
  dice.filter(({ die }) => die === kind).reduce((sum, die) => sum + die.count, 0);

type Count = (own: PirateView, view: AyeView) => number;

const COUNTS: Readonly<Record<string, readonly [Count, number]>> = {
  C01: [({ dice }) => shows(dice, 'kraken'), 3],
  C02: [({ dice }) => shows(dice, 'trident'), 2],
  C03: [({ dice }) => shows(dice, 'success'), 4],
  C05: [({ dice }) => new Set(dice.map((die) => die.face)).size, 4],
  C06: [({ dice }) => shows(dice, 'blank'), 3],
  C08: [({ timesAlone }) => timesAlone, 2],
  C10: [({ dice }) => ofKind(dice, 'argh'), 4],
  C13: [({ reputation }) => reputation, board.highest],
  C14: [({ reputation }) => reputation, board.highest],
  C16: [({ risen }) => risen, 3],
  C17: [({ doubloons }) => doubloons, 4],
  C18: [({ reputation }) => reputation, board.mutiny],
  C27: [({ missionsWon }) => missionsWon.length, 3],
};

/// Returns how far a card in hand has come, if that can be counted.
export function progressOf(card: string, view: AyeView, seat: number): Progress | undefined {
  const own = view.pirates[seat];
  const [count, of] = COUNTS[card] ?? [];
  if (!own || !count || of === undefined) return undefined;
  return { now: Math.min(count(own, view), of), of };
}
