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

const isNothing = (command: Command): boolean => command === 'nothing';

/// The commands as they lie before the captain, and last the gap that is none.
export const COMMANDS: readonly Command[] = [
  ...printed.commands.filter((command) => !isNothing(command)),
  ...printed.commands.filter(isNothing),
];

/// What a pirate may do, and last nothing.
export const ACTIONS: readonly Command[] = COMMANDS.filter((command) => printed.actions.includes(command));

export const isCommand = (word: string): word is Command => COMMANDS.some((each) => each === word);

export const MISSIONS: readonly Mission[] = printed.missions;

/// The nine phases of a round.
export const PHASES = printed.phases;

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
