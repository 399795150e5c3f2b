import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '$src/i18n/i18n.svelte';
import { fullGame, harderGame, levelPlayed } from './nextGame.svelte';
import { placingText } from '$src/i18n/placing';
import { seat, table, update, whole } from './store/exampleTable';
import { TableStore } from './store/tableStore.svelte';

const LEVELS = ['deckhand', 'sailor', 'captain', 'legend'];
const bot = (level: string) => ({ ...seat('Bartolo'), flag: null, bot: level });

function at(others: ReturnType<typeof seat>[], you: number | null = 0): TableStore {
  const store = new TableStore({ moves: {} });
  store.begin({ ...whole(update(1, { seats: [seat('Anne'), ...others] })), table: { ...table, you } });
  return store;
}

describe('after a game', () => {
  it.each([
    [[bot('deckhand'), bot('deckhand')], 'sailor'],
    [[bot('deckhand'), bot('captain')], 'legend'],
    [[bot('legend')], undefined],
    [[bot('deckhand'), seat('Mary')], undefined],
  ])('against_%j_the_next_bots_are_%s', (others, level) => {
    expect(harderGame(at(others), LEVELS)?.level).toBe(level);
  });

  it('a_spectator_or_a_page_that_knows_no_levels_offers_none', () => {
    expect(levelPlayed(at([bot('deckhand')], null), LEVELS)).toBe(-1);
    expect(harderGame(at([bot('deckhand')]), [])).toBeUndefined();
  });
});

describe('my own place', () => {
  beforeEach(() => i18n.load());

  it.each([
    [[2, 1, 3], 0, 'Your place: 2 of 3.'],
    [[2, 1, 2], 2, 'Your place: 2 of 3, shared.'],
    [[2, 2, 2], 1, 'The whole crew loses.'],
    [[1, 2], 0, ''],
    [[1, 2], undefined, ''],
  ])('after_%j_seat_%s_reads_%s', (ranks, me, text) => {
    expect(placingText(ranks, me)).toBe(text);
  });
});

describe('after a gentle first game', () => {
  const played = (game: string, mode: string): TableStore => {
    const store = at([bot('sailor')]);
    store.begin({
      ...whole(update(1, { seats: [seat('Anne'), bot('sailor')] })),
      table: { ...table, game, settings: { mode }, you: 0 },
    });
    return store;
  };

  it('offers_all_rules_to_whoever_played_aye_for_beginners', () => {
    expect(fullGame(played('aye', 'beginner'), LEVELS)).toBeDefined();
  });

  it('offers_them_to_nobody_else', () => {
    expect(fullGame(played('aye', 'expert'), LEVELS)).toBeUndefined();
    expect(fullGame(played('jamaica', 'beginner'), LEVELS)).toBeUndefined();
  });
});
