import { describe, expect, it } from 'vitest';
import { alikeMove, canAdd, sellMove, sorted } from './sale';
import { SaleDraft } from './saleDraft.svelte';
import { aView, asked, foretold } from '$src/games/21-mutinies/example';
import type { MutiniesStore } from '$src/games/21-mutinies/mutiniesStore';
import type { MutiniesFigure, PirateView } from '$src/games/21-mutinies/game.gen';

describe('the_counter', () => {
  const moves = ['sell RED-01 BLUE-06', 'sell RED-01 RED-02'];
  it('knows_sets_by_kind', () => {
    expect(sellMove(moves, ['BLUE-07', 'RED-03'])).toBe('sell RED-01 BLUE-06');
    expect(sellMove(moves, ['BLUE-07'])).toBeUndefined();
  });
  it('lets_only_what_leads_to_a_set_be_added', () => {
    expect(canAdd(moves, ['BLUE-06'], 'RED-02')).toBe(true);
    expect(canAdd(moves, ['BLUE-06'], 'BLUE-07')).toBe(false);
  });
  it('throws_overboard_one_of_a_kind', () => {
    expect(alikeMove(['jettison RED-01'], 'jettison', 'RED-03')).toBe('jettison RED-01');
  });
  it('sorts_by_colour_and_rum', () => {
    expect(sorted(['WILD-01', 'BLUE-01', 'RED-01', 'RED-06'])).toEqual([
      'RED-06',
      'RED-01',
      'BLUE-01',
      'WILD-01',
    ]);
  });
});

/// What the rules state about the sale of two jewels from the hand of the test.
const FIGURES: MutiniesFigure[] = [
  {
    type: 'price-list',
    row: 'ANY2',
    takings: [2, 3, 4, 5, 6].map((doubloons) => ({ doubloons, prestige: doubloons - 1 })),
  },
  { type: 'deal', row: 'ANY2', jewels: ['RED-06', 'BLUE-12'], rum: 3, doubloons: 5, prestige: 4 },
];
const ROOM: Readonly<Record<string, number>> = {
  'sell RED-01 RED-06': 1,
  'sell RED-01 BLUE-12': 2,
  'sell RED-06 BLUE-12': 3,
};

describe('a_sale_draft', () => {
  const played: (readonly string[])[] = [];
  const open = (answers: boolean[]): SaleDraft => {
    played.length = 0;
    const hand: Partial<PirateView> = { jewels: ['RED-01', 'RED-06', 'BLUE-12'], jewelCount: 3, rum: 3 };
    const store = {
      me: 0,
      myTurn: true,
      view: aView({ sale: { seller: 0, row: 'ANY2', mostRum: 0 } }, hand),
      asked: asked('sell-jewels', Object.keys(ROOM)),
      figures: FIGURES,
      foresee: (moves: readonly string[]) => {
        const room = ROOM[moves[0] ?? ''] ?? 0;
        return foretold(moves, { figures: [{ type: 'room', icons: room, mostRum: room }] });
      },
      play: (moves: readonly string[]) => {
        played.push(moves);
        return Promise.resolve(answers.shift() ?? false);
      },
    };
    return new SaleDraft(store as unknown as MutiniesStore);
  };
  it('begins_with_the_best_sale', () => {
    const draft = open([]);
    expect([draft.jewels, draft.rum, draft.move]).toEqual([['RED-06', 'BLUE-12'], 3, 'sell RED-06 BLUE-12']);
  });
  it('puts_a_jewel_in_the_place_of_another', () => {
    const draft = open([]);
    draft.toggle('RED-01');
    expect([draft.jewels, draft.rum]).toEqual([['RED-06', 'RED-01'], 1]);
  });
  it('pours_no_more_than_fits', () => {
    const draft = open([]);
    draft.pour(4);
    expect(draft.rum).toBe(3);
    draft.clear();
    expect(draft.move).toBeUndefined();
  });
  it('knows_what_the_rules_say_that_it_brings', () => {
    const draft = open([]);
    expect([draft.takings[draft.rum], draft.icons]).toEqual([{ doubloons: 5, prestige: 4 }, 3]);
    expect(draft.prospect?.moves).toEqual(['sell RED-06 BLUE-12', 'pour 3']);
  });
  it('sells_jewels_and_rum_at_once', async () => {
    await open([true]).sell();
    expect(played).toEqual([['sell RED-06 BLUE-12', 'pour 3']]);
  });
  it('asks_about_the_rum_apart_if_it_must', async () => {
    await open([false, true]).sell();
    expect(played).toEqual([['sell RED-06 BLUE-12', 'pour 3'], ['sell RED-06 BLUE-12']]);
  });
});
