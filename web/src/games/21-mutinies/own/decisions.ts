/// Questions that are answered in the player's zone, in place of the cards.
const DECISIONS = new Set([
  'ntr-jewel',
  'market-row',
  'sell-jewels',
  'sell-rum',
  'cabin-rob',
  'card-target',
  'mutiny-card',
]);

export const decides = (kind: string | undefined): boolean => DECISIONS.has(kind ?? '');
