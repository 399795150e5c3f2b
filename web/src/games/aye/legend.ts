import { abilityOf, ABILITY_ICONS, COMMAND_ICONS, isCommand } from './printed';
import type { Face } from './game.gen';

/// The icons of board and seats, and the words that explain them.
export const legend = [
  { icon: 'i-hat', word: 'term.captain' },
  { icon: 'i-coin', word: 'term.doubloon' },
  { icon: 'i-hook', word: 'term.hook-doubloon' },
  { icon: 'i-star', word: 'term.goal-card' },
  { icon: 'i-hidden', word: 'term.secret' },
  { icon: 'i-repair', word: 'command.repair' },
  { icon: 'i-bottle', word: 'command.rum' },
  { icon: 'i-sail', word: 'command.sails' },
  { icon: 'i-wheel', word: 'command.helm' },
  { icon: 'i-cannonI', word: 'command.cannons' },
  { icon: 'i-swords', word: 'command.swords' },
  { icon: 'i-dice', word: 'die.mission' },
  { icon: 'i-check', word: 'face.success' },
  { icon: 'i-trident', word: 'face.trident' },
  { icon: 'i-kraken', word: 'face.kraken' },
  { icon: 'i-hand', word: 'term.vote' },
  { icon: 'i-flagI', word: 'term.flag' },
  { icon: 'i-anchor', word: 'term.integrity' },
  { icon: 'i-skull', word: 'term.damage' },
] as const;

const FACES: Readonly<Record<Face, string | undefined>> = {
  success: 'i-check',
  trident: 'i-trident',
  kraken: 'i-kraken',
  blank: undefined,
};

const isFace = (word: string): word is Face => word in FACES;

/// What a card, a command or a face of a die looks like.
export function picture(key: string): string | undefined {
  const [part = '', id = ''] = key.split('.');
  if (part === 'card') return ABILITY_ICONS[abilityOf(id)];
  if (part === 'command' && isCommand(id)) return COMMAND_ICONS[id];
  return part === 'face' && isFace(id) ? FACES[id] : undefined;
}
