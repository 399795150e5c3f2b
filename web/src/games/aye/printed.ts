import boardText from '../../../../games/aye/src/main/resources/tortuga/aye/board.csv?raw';
import cardsText from '../../../../games/aye/src/main/resources/tortuga/aye/cards.csv?raw';

const rows = (text: string): string[][] =>
  text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));

const values = new Map(rows(boardText).map(([id = '', value = '']) => [id, value]));
const numberOf = (id: string): number => Number(values.get(id) ?? 0);

/// What is printed on the board.
export const board = {
  ship: numberOf('ship'),
  flags: (values.get('flags') ?? '').split(' ').map(Number),
  captain: numberOf('captain'),
  krakenSquare: numberOf('kraken-square'),
  doubleKrakenSquare: numberOf('double-kraken-square'),
  mutinySquare: numberOf('mutiny-square'),
  plank: numberOf('plank'),
  plankPrice: numberOf('plank-price'),
  doubloons: numberOf('dealt-doubloons'),
  tokens: numberOf('tokens'),
  highest: numberOf('highest-reputation'),
  mutiny: numberOf('mutiny-reputation'),
  throws: numberOf('throws'),
  /// Maximum number of requests per player and round; the server enforces it.
  requests: numberOf('requests'),
} as const;

export type Ability = 'kraken' | 'doubloon' | 'trident' | 'captain' | 'none';

const abilities = new Map(
  rows(cardsText).map(([id = '', ability = '']) => [id, ability.toLowerCase() as Ability]),
);

/// What a completed card can be given up for.
export const abilityOf = (card: string): Ability => abilities.get(card) ?? 'none';

export const ABILITY_ICONS: Readonly<Record<Ability, string>> = {
  kraken: 'i-kraken',
  doubloon: 'i-coin',
  trident: 'i-trident',
  captain: 'i-hat',
  none: 'i-skull',
};

export type Command = 'nothing' | 'repair' | 'hook' | 'rum' | 'sails' | 'helm' | 'cannons' | 'swords';

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

export const MISSIONS = ['sails', 'helm', 'cannons', 'swords'] as const;
export type Mission = (typeof MISSIONS)[number];

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
