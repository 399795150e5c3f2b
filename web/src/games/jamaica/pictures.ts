import { treasureKinds } from '$src/games/jamaica/chart/chart';
import type { GameClient } from '$src/games/gameClient';

/// What the icons of board and seats stand for.
export const legend: NonNullable<GameClient['legend']> = [
  { icon: 'i-food', word: 'cargo.food' },
  { icon: 'i-coin', word: 'cargo.doubloons' },
  { icon: 'i-gun', word: 'cargo.cannons' },
  { icon: 'i-chest', word: 'term.treasure' },
  { icon: 'i-hidden', word: 'term.face-down-card' },
  { icon: 'i-skull', word: 'space.lair' },
  { icon: 'i-star', word: 'term.final-score' },
  { icon: 'i-compass', word: 'term.captain' },
  { icon: 'i-sun', word: 'term.morning-die' },
  { icon: 'i-moon', word: 'term.evening-die' },
  { icon: 'i-fwd', word: 'symbol.ahead' },
  { icon: 'i-back', word: 'symbol.back' },
  { icon: 'i-swords', word: 'term.combat' },
  { icon: 'i-shuffle', word: 'term.draw-pile' },
];

const PICTURES: Readonly<Record<string, string>> = {
  power: 'i-hook',
  treasure: 'i-chest',
  cursed: 'i-skull',
};

/// Returns the drawing of a card.
export function picture(key: string): string | undefined {
  const [part, id = ''] = key.split('.');
  if (part === 'card') return `jamaica-card-${id}`;
  return part === 'treasure' ? PICTURES[treasureKinds[id] ?? ''] : undefined;
}
