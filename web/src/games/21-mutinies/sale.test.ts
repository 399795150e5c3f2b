import { describe, expect, it } from 'vitest';
import { alikeMove, bestDeal, bestOf, canAdd, roomFor, sellMove, sorted } from './sale';
import { SaleDraft } from './saleDraft.svelte';
import client from './index';
import { TableStore } from '$src/table/store/tableStore.svelte';
import { aView, asked } from './example';

const seller = (jewels: string[], rum = 0, favours: never[] = [], sales: string[] = []) => ({
  jewels,
  rum,
  favours,
  sales,
});

describe('a_deal', () => {
  it('takes_the_jewels_with_most_room_for_rum', () => {
    const deal = bestDeal('ANY2', seller(['RED-01', 'RED-12', 'BLUE-06'], 4));
    expect(deal).toMatchObject({ jewels: ['RED-12', 'BLUE-06'], rum: 3, doubloons: 5, prestige: 4 });
  });
  it('counts_wild_jewels_as_any_colour_but_saves_them', () => {
    expect(bestDeal('SAME3', seller(['RED-01', 'RED-02', 'WILD-03']))?.prestige).toBe(5);
    expect(bestDeal('SAME3', seller(['WILD-03', 'RED-01', 'RED-02', 'RED-03']))?.jewels).not.toContain(
      'WILD-03',
    );
  });
  it('finds_two_pairs', () => {
    expect(bestDeal('PAIRS2', seller(['RED-01', 'WILD-03', 'BLUE-01', 'BLUE-02']))?.doubloons).toBe(5);
    expect(bestDeal('PAIRS2', seller(['RED-01', 'GREEN-01', 'BLUE-01', 'BLUE-02']))).toBeUndefined();
  });
  it('is_the_best_of_all_rows', () => {
    const hand = seller(['RED-01', 'RED-02', 'RED-03'], 0, [], ['ANY2', 'ANY3', 'SAME3']);
    expect(bestOf(hand)?.row).toBe('SAME3');
  });
  it('has_room_for_no_more_rum_than_icons_stock_and_table', () => {
    const six = ['RED-12', 'BLUE-12', 'WHITE-12'];
    expect(roomFor(six, { rum: 9, favours: [] })).toBe(4);
    expect(roomFor(['RED-06'], { rum: 9, favours: [] })).toBe(1);
    expect(roomFor(['RED-06'], { rum: 9, favours: ['room-for-rum'] })).toBe(3);
    expect(roomFor(six, { rum: 1, favours: [] })).toBe(1);
  });
});

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

describe('a_sale_draft', () => {
  const played: string[][] = [];
  const open = (answers: boolean[]): SaleDraft => {
    played.length = 0;
    const line = {
      online: true,
      send: async (table: string, command: { moves?: string[] }) => {
        played.push(command.moves ?? []);
        const type = answers.shift() ? 'accepted' : 'refused';
        return { type, id: '', table, number: 1, reason: '', details: [] } as never;
      },
    };
    const store = new TableStore(client, line as never);
    const hand = { jewels: ['RED-01', 'RED-06', 'BLUE-12'], jewelCount: 3, rum: 3 };
    const table = { id: 'a', you: 0 };
    const sets = ['sell RED-01 RED-06', 'sell RED-01 BLUE-12', 'sell RED-06 BLUE-12'];
    const now = {
      phase: 'playing',
      seats: [],
      acts: [],
      view: aView({ sale: { seller: 0, row: 'ANY2', mostRum: 0 } }, hand),
      asked: asked('sell-jewels', sets),
      result: null,
    };
    store.begin({ type: 'whole', table, chronicle: [], chat: [], now } as never);
    return new SaleDraft(store);
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
  it('sells_jewels_and_rum_at_once', async () => {
    await open([true]).sell();
    expect(played).toEqual([['sell RED-06 BLUE-12', 'pour 3']]);
  });
  it('asks_about_the_rum_apart_if_it_must', async () => {
    await open([false, true]).sell();
    expect(played).toEqual([['sell RED-06 BLUE-12', 'pour 3'], ['sell RED-06 BLUE-12']]);
  });
});
