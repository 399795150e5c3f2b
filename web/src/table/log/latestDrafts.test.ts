import { expect, it } from 'vitest';
import type { LogLine } from '$src/table/store/tableHistory.svelte';
import type { SeenItem, Event } from '$src/net/protocol.gen';
import client from '$src/games/aye';
import { latestDrafts } from './latestDrafts';

const dealt = (seat: number, dice: number) => ({ type: 'dice-dealt', seat, dice });
const ordered = (seat: number) => ({ type: 'command-given', seat, command: 'sails' });
const confirmed = { type: 'commands-confirmed', captain: 0 };
const said = (events: Event[]): Event[] =>
  latestDrafts(
    events.map((event, i): LogLine => ({ key: String(i), act: {} as SeenItem, event })),
    client.draft,
  ).map(({ event }) => event);

it('a_draft_tells_each_thing_as_it_is_now', () =>
  expect(said([ordered(1), dealt(1, 1), dealt(1, 2), dealt(2, 1), dealt(1, 3)])).toEqual([
    ordered(1),
    dealt(2, 1),
    dealt(1, 3),
  ]));

it('what_was_confirmed_stays_told', () =>
  expect(said([dealt(1, 1), confirmed, dealt(1, 2)])).toEqual([dealt(1, 1), confirmed, dealt(1, 2)]));

it('a_game_without_drafts_tells_everything', () => {
  const lines: LogLine[] = [];
  expect(latestDrafts(lines, undefined)).toBe(lines);
});
