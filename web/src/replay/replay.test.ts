import { expect, it } from 'vitest';
import type { Replayed, ReplayStep } from '$src/net/http.gen';
import { Replay } from './replay.svelte';

const step = (entry: number, ...types: string[]): ReplayStep => ({
  entry,
  seat: 0,
  move: 'put mate',
  luck: [],
  events: types.map((type) => ({ type })),
  view: { entry },
  kind: null,
  asked: [],
});

const record = (...steps: ReplayStep[]): Replayed => ({
  table: {
    id: 't',
    game: 'pieces-of-eight',
    phase: 'finished',
    pace: 'day',
    settings: {},
    seats: [{ name: 'Anne', flag: null, bot: null }],
    listed: false,
    opened: 0,
    changed: 0,
    yourSeat: null,
    yourTurn: false,
    host: false,
    imported: false,
  },
  from: 0,
  total: steps.length,
  steps,
  result: null,
});

const seen = (...steps: ReplayStep[]): Replay =>
  new Replay(record(...steps), { moves: {}, section: ({ type }) => type === 'turn-begun' }, undefined);

it('begins_where_the_game_begins_after_cards_were_dealt_and_ships_were_built', () => {
  const replay = seen(step(1), step(2, 'ship-ready', 'turn-begun'), step(4), step(5, 'turn-begun'));
  expect(replay.stepAt('')).toBe(1);
});

it('begins_at_its_first_step_if_the_game_has_no_rounds', () => {
  expect(seen(step(1), step(2)).stepAt('')).toBe(0);
});

it('a_link_leads_to_its_step_or_entry', () => {
  const replay = seen(step(1), step(2, 'turn-begun'), step(4));
  expect([
    replay.stepAt('0'),
    replay.stepAt('2'),
    replay.stepAt('entry-3'),
    replay.stepAt('entry-9'),
  ]).toEqual([0, 2, 2, 2]);
});
