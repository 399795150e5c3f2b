import { printed, type Ability, type Command, type Mission } from './game.gen';

export type { Ability, Command, Mission };

/// What is printed on the board, and the card whose holder is the traitor.
export const { board, traitor } = printed;

const abilities = new Map<string, Ability>(printed.cards.map(({ id, ability }) => [id, ability]));

/// What a completed card can be given up for.
export const abilityOf = (card: string): Ability => abilities.get(card) ?? 'none';

export const ABILITY_ICONS: Readonly<Record<Ability, string>> = {
  kraken: 'i-kraken',
  doubloon: 'i-coin',
  trident: 'i-trident',
  captain: 'i-hat',
  none: 'i-skull',
};

/// The commands as the tokens lie before the captain.
export const COMMANDS: readonly Command[] = [
  'repair',
  'hook',
  'rum',
  'sails',
  'helm',
  'cannons',
  'swords',
  'nothing',
];

export const isCommand = (word: string): word is Command => COMMANDS.some((each) => each === word);

export const MISSIONS: readonly Mission[] = printed.missions;

export const isMission = (command: string): command is Mission => MISSIONS.some((each) => each === command);

export const COMMAND_ICONS: Readonly<Record<Command, string>> = {
  nothing: 'i-close',
  repair: 'i-repair',
  hook: 'i-hook',
  rum: 'i-bottle',
  sails: 'i-sail',
  helm: 'i-wheel',
  cannons: 'i-cannonI',
  swords: 'i-swords',
};
