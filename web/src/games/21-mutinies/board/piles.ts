import type { Action } from '$src/games/21-mutinies/printed';
import type { Page } from './rulePopover.svelte';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { MutiniesView } from '$src/games/21-mutinies/game.gen';

/// A pile that belongs to an area: what is left of it, and what its popover says.
export interface Pile {
  name: 'jewels' | 'ntr' | 'treasures' | 'rum' | 'discards' | 'deck';
  icon: string;
  count: number;
  label: string;
  isLow: boolean;
  page: Page;
}

function jewelPile(view: MutiniesView, book: Phrasebook): Pile {
  const label = book.text('ui.pile.jewels', { count: view.jewelPile });
  return {
    name: 'jewels',
    icon: 'j-back',
    count: view.jewelPile,
    label,
    isLow: view.exhausted > 0,
    page: {
      title: label,
      lines: [book.text('ui.exhausted', { times: view.exhausted })],
      rules: ['MUT-JEWEL-04', 'MUT-RULING-11', 'MUT-END-02'],
    },
  };
}

function deck(view: MutiniesView, book: Phrasebook): Pile {
  const label = book.text('ui.pile.deck', { count: view.mutinies });
  const news = view.lastRound ? 'ui.last-round' : view.ending ? 'ui.next-is-last' : undefined;
  const rules = view.simplified
    ? ['MUT-SIMP-01', 'MUT-EXT-01']
    : ['MUT-END-01', 'MUT-MUT-04', 'MUT-RULING-42'];
  return {
    name: 'deck',
    icon: 'i-log',
    count: view.mutinies,
    label,
    isLow: view.endIsNear,
    page: {
      title: label,
      lines: [
        ...(news ? [book.text(news)] : []),
        ...(news || view.scoring ? [] : [book.text('ui.rounds-left', { rounds: view.fewestRounds })]),
        ...(view.played.length
          ? [book.text('ui.played', { cards: view.played.map((card) => book.word('card', card)).join(', ') })]
          : []),
      ],
      rules,
    },
  };
}

const simple = (
  name: Pile['name'],
  icon: string,
  count: number,
  book: Phrasebook,
  rules: readonly string[],
  isLow = false,
  jewels: readonly string[] = [],
): Pile => {
  const label = book.text(`ui.pile.${name}`, { count });
  return { name, icon, count, label, isLow, page: { title: label, rules, jewels } };
};

/// Returns the pile that lies in an area, if there is one.
export function pileOf(action: Action, view: MutiniesView, book: Phrasebook): Pile | undefined {
  switch (action) {
    case 'trade-routes':
      return jewelPile(view, book);
    case 'non-trade-routes':
      return simple('ntr', 'j-back', view.ntrPile, book, ['MUT-NTR-03', 'MUT-NTR-04', 'MUT-RULING-09']);
    case 'shipwrecks':
      return simple(
        'treasures',
        'i-chest',
        view.treasurePile,
        book,
        ['MUT-TREAS-01', 'MUT-TREAS-02', 'MUT-WRECK-05'],
        view.treasurePile === 0,
      );
    case 'tavern':
      return simple(
        'rum',
        'i-rum',
        view.rum,
        book,
        ['MUT-RULING-20', 'MUT-RULING-21', 'MUT-TAV-04'],
        view.rum === 0,
      );
    case 'black-market':
      return simple(
        'discards',
        'j-ruby',
        view.discards.length,
        book,
        ['MUT-JEWEL-03', 'MUT-JEWEL-04'],
        false,
        view.discards,
      );
    case 'mutiny':
      return deck(view, book);
    default:
      return undefined;
  }
}

const RULES: Readonly<Record<Action, readonly string[]>> = {
  'trade-routes': ['MUT-TR-01', 'MUT-TR-02', 'MUT-TR-03', 'MUT-TR-04', 'MUT-RULING-03'],
  'non-trade-routes': ['MUT-NTR-01', 'MUT-NTR-02', 'MUT-NTR-03', 'MUT-NTR-04', 'MUT-NTR-05'],
  shipwrecks: ['MUT-WRECK-01', 'MUT-WRECK-02', 'MUT-WRECK-03', 'MUT-WRECK-04', 'MUT-WRECK-05'],
  tavern: ['MUT-TAV-01', 'MUT-TAV-02', 'MUT-TAV-03', 'MUT-TAV-04'],
  'black-market': ['MUT-BM-01', 'MUT-BM-02', 'MUT-BM-03', 'MUT-BM-04'],
  city: ['MUT-CITY-01', 'MUT-CITY-02', 'MUT-CITY-03', 'MUT-CITY-04', 'MUT-CITY-05', 'MUT-CITY-07'],
  cabin: ['MUT-CAB-01', 'MUT-CAB-02', 'MUT-CAB-03'],
  mutiny: ['MUT-MUT-01', 'MUT-MUT-02', 'MUT-MUT-03', 'MUT-MUT-04'],
};

/// The popover of an area: its rules, and for the market the list of prices.
export const pageOf = (action: Action, book: Phrasebook): Page => ({
  title: book.word('action', action),
  rules: RULES[action],
  market: action === 'black-market' || action === 'city',
});
