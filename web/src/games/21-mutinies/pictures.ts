import type { Phrasebook } from '$src/i18n/phrasebook';
import { artOf, artOfColour, cards, isColour, jewels, treasures } from './printed';

/// The icons that board and seats use, and the words they stand for.
export const legend: readonly { icon: string; word: string }[] = [
  { icon: 'i-hat', word: 'term.captain' },
  { icon: 'i-star', word: 'term.prestige' },
  { icon: 'i-coin', word: 'term.doubloon' },
  { icon: 'i-rum', word: 'term.rum' },
  { icon: 'j-back', word: 'term.jewel' },
  { icon: 'j-ruby', word: 'colour.red' },
  { icon: 'j-diamond', word: 'colour.white' },
  { icon: 'j-emerald', word: 'colour.green' },
  { icon: 'j-sapphire', word: 'colour.blue' },
  { icon: 'j-wild', word: 'colour.wild' },
  { icon: 'i-chest', word: 'term.treasure-token' },
  { icon: 'i-log', word: 'term.mutiny-card' },
  { icon: 'i-skull', word: 'term.pirate-token' },
  { icon: 'i-lock', word: 'term.closed' },
  { icon: 'i-dice', word: 'action.shipwrecks' },
  { icon: 'i-swords', word: 'action.mutiny' },
  { icon: 'i-bell', word: 'term.last-round' },
];

/// What a card or a token does, in a drawing.
const EFFECTS: Readonly<Record<string, string>> = {
  close: 'i-lock',
  tithe: 'i-coin',
  'back-pay': 'i-coin',
  'round-for-all': 'i-rum',
  brawl: 'i-bottle',
  share: 'i-coin',
  'kings-fifth': 'i-crown',
  'wagging-tongues': 'i-chat',
  maroon: 'i-anchor',
  overboard: 'j-back',
  'fresh-cargo': 'j-ruby',
  doubloons: 'i-coin',
  rum: 'i-rum',
  prestige: 'i-star',
  trade: 'i-star',
  'draw-treasure': 'i-chest',
  'draw-jewel': 'j-back',
  haggle: 'i-coin',
  relabel: 'i-bottle',
  'load-dice': 'i-dice',
  bargain: 'j-ruby',
  bribe: 'i-swords',
  'steady-course': 'i-compass',
  pickpocket: 'i-hook',
  'sticky-fingers': 'i-rum',
  slander: 'i-chat',
  'hardened-drinker': 'i-bottle',
  miser: 'i-coin',
  'last-captain': 'i-hat',
  'born-mutineer': 'i-swords',
  'living-legend': 'i-star',
  underdog: 'i-star',
  'last-mutiny': 'i-skull',
};

const ACTIONS: Readonly<Record<string, string>> = {
  'trade-routes': 'i-sail',
  'non-trade-routes': 'j-back',
  shipwrecks: 'i-dice',
  tavern: 'i-rum',
  'black-market': 'j-ruby',
  city: 'i-coin',
  cabin: 'i-lantern',
  mutiny: 'i-swords',
};

/// Returns the drawing of what a key of the phrasebook names.
export function picture(key: string): string | undefined {
  const [part = '', id = ''] = key.split('.');
  switch (part) {
    case 'card': {
      const { effect = '', colour } = cards[id] ?? {};
      return colour ? artOfColour(colour) : EFFECTS[effect];
    }
    case 'treasure':
      return EFFECTS[treasures[id]?.effect ?? ''];
    case 'jewel':
      return id in jewels ? artOf(id) : undefined;
    case 'colour':
      return isColour(id) ? artOfColour(id) : undefined;
    case 'action':
      return ACTIONS[id];
    default:
      return legend.find(({ word }) => word === key)?.icon;
  }
}

/// Says of which kind a Mutiny card is, and when it may be played.
export function footnote(key: string, book: Phrasebook): string | undefined {
  const [part, id = ''] = key.split('.');
  const card = part === 'card' ? cards[id] : undefined;
  if (!card) return undefined;
  const moments = card.moments.map((each) => book.text(`ui.moment.${each}`)).join(' · ');
  return [book.word('category', card.category), moments && book.text('ui.when', { moments })]
    .filter(Boolean)
    .join('. ');
}
