import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Accepted, Foreseen, Prospect, Refused, Update } from '$src/net/protocol.gen';
import type { Command } from '$src/net/command';
import { foreseen, prospect, question, table, update, whole } from './exampleTable';
import { TableStore } from './tableStore.svelte';

interface View {
  number: number;
  gold?: number;
}

/// A server that keeps every answer back until a test lets it go.
class Server {
  online = $state(true);
  heard: Command[] = [];
  store: TableStore<View> | undefined;
  #waiting: ((answer: Accepted | Refused) => void)[] = [];

  send(_: string, command: Command): Promise<Accepted | Refused> {
    this.heard.push(command);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async tell(prospects: Prospect[], more: Partial<Foreseen> = {}): Promise<void> {
    this.store?.foretold(foreseen(1, prospects, more));
    await this.#answer({ type: 'accepted', id: '', table: 't', number: 1 });
  }

  async refuse(reason: string): Promise<void> {
    await this.#answer({ type: 'refused', id: '', table: 't', reason, details: ['2'] });
  }

  async #answer(answer: Accepted | Refused): Promise<void> {
    this.#waiting.shift()?.(answer);
    await moment();
  }
}

/// Lets everybody wish and hear what they can without time going by.
async function moment(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

const wish = (...chains: string[][]): Command => ({ type: 'foresee', question: 1, chains });

const asked = (command: Command | undefined): string[][] =>
  command?.type === 'foresee' ? command.chains : [];

const stops: (() => void)[] = [];

function open(more: Partial<Update> = {}, me: number | null = 0) {
  const server = new Server();
  const store = new TableStore<View>({ moves: {} }, server);
  server.store = store;
  const offers = question(['dump 2', 'dump 4'], { free: ['surrender'] });
  const now = update(1, { asked: offers, ...more });
  store.begin({ ...whole(now), table: { ...table, you: me } });
  return { server, store };
}

/// Reads something as a component does, and returns what it shows now.
function watch<T>(read: () => T): () => T {
  let shown: T;
  const stop = $effect.root(() => {
    $effect.pre(() => {
      shown = read();
    });
  });
  stops.push(stop);
  flushSync();
  return () => shown;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

it('whoever_reads_what_moves_would_bring_asks_the_server_and_hears_of_the_answer', async () => {
  const { server, store } = open();
  const shown = watch(() => store.foresee(['dump 2']));
  expect(shown()).toBeUndefined();
  await moment();
  expect(server.heard).toEqual([wish(['dump 2'])]);
  await server.tell([
    prospect(['dump 2'], {
      changed: { gold: [3] },
      until: 'luck',
      luck: 'combat',
      events: [{ type: 'dumped' }],
    }),
  ]);
  expect(shown()).toEqual({
    moves: ['dump 2'],
    played: 1,
    refused: undefined,
    details: [],
    events: [{ type: 'dumped' }],
    view: { number: 1, gold: 3 },
    until: 'luck',
    luck: 'combat',
    figures: [],
  });
  expect(server.heard.length).toBe(1);
});

it('all_that_is_wished_at_the_same_moment_goes_as_one_message', async () => {
  const { server, store } = open();
  watch(() => [store.foresee(['dump 2']), store.figures]);
  watch(() => store.foresee(['dump 4', 'ready']));
  watch(() => store.foresee(['dump 2']));
  await moment();
  expect(server.heard).toEqual([wish(['dump 2'], ['dump 4', 'ready'])]);
});

it('one_message_waits_for_another_and_only_what_is_still_wished_is_asked', async () => {
  const { server, store } = open();
  let pointer = $state('dump 1');
  const shown = watch(() => store.foresee([pointer]));
  await moment();
  for (const on of ['dump 2', 'dump 3', 'dump 4']) {
    pointer = on;
    await moment();
  }
  expect(server.heard).toEqual([wish(['dump 1'])]);
  await server.tell([prospect(['dump 1'])]);
  expect(server.heard.slice(1)).toEqual([wish(['dump 4'])]);
  await server.tell([prospect(['dump 4'])]);
  pointer = 'dump 1';
  await moment();
  expect([shown()?.moves, server.heard.length]).toEqual([['dump 1'], 2]);
});

it('what_is_known_counts_for_one_position_only', async () => {
  const { server, store } = open();
  const shown = watch(() => store.foresee(['dump 2']));
  await moment();
  await server.tell([prospect(['dump 2'])]);
  store.update(update(2, { asked: question(['dump 2'], { number: 2 }) }));
  await moment();
  expect([shown(), server.heard.at(-1)]).toEqual([
    undefined,
    { type: 'foresee', question: 2, chains: [['dump 2']] },
  ]);
});

it('an_answer_about_an_older_position_is_dropped', async () => {
  const { server, store } = open();
  const shown = watch(() => store.foresee(['dump 2']));
  await moment();
  store.update(update(2, { asked: question(['dump 2'], { number: 2 }) }));
  await server.tell([prospect(['dump 2'])]);
  expect([shown(), server.heard.length]).toEqual([undefined, 2]);
  await server.tell([prospect(['dump 2'])], { number: 2, question: 2 });
  expect(shown()?.view).toEqual({ number: 2 });
});

it('an_answer_of_the_server_need_not_tell_everything', async () => {
  const { server, store } = open();
  const shown = watch(() => store.foresee(['dump 2']));
  await moment();
  await server.tell([]);
  await moment();
  expect([shown(), server.heard.length]).toEqual([undefined, 1]);
});

it('the_view_is_unknown_where_it_is_not_certain', async () => {
  const { server, store } = open();
  const shown = watch(() => store.foresee(['dump 2']));
  await moment();
  await server.tell([prospect(['dump 2'], { changed: null, until: 'secret' })]);
  expect([shown()?.until, shown()?.view]).toEqual(['secret', undefined]);
});

it('all_offers_are_asked_for_at_once_and_each_is_known_then', async () => {
  const { server, store } = open();
  const shown = watch(() => store.foreseeOffers()?.map(({ moves }) => moves[0]));
  await moment();
  expect(server.heard).toEqual([wish()]);
  await server.tell([prospect(['dump 2']), prospect(['dump 4'])]);
  expect(shown()).toEqual(['dump 2', 'dump 4']);
  expect(watch(() => store.foresee(['dump 4']))()?.played).toBe(1);
  expect(server.heard.length).toBe(1);
});

it('figures_of_the_position_come_with_every_answer', async () => {
  const { server, store } = open({ asked: question([], { mine: false }) });
  const shown = watch(() => store.figures);
  await moment();
  expect(server.heard).toEqual([{ type: 'foresee', question: null, chains: [] }]);
  await server.tell([], { question: null, figures: [{ type: 'standing' }] });
  expect([shown(), server.heard.length]).toEqual([[{ type: 'standing' }], 1]);
});

it('what_may_be_done_at_any_time_answers_no_question', async () => {
  const { server, store } = open();
  watch(() => store.foresee(['surrender']));
  await moment();
  expect(server.heard).toEqual([{ type: 'foresee', question: null, chains: [['surrender']] }]);
});

it('what_comes_too_fast_is_asked_again_later', async () => {
  const { server, store } = open();
  const shown = watch(() => store.foresee(['dump 2']));
  await moment();
  await server.refuse('foresight-busy');
  expect(server.heard.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await moment();
  expect(server.heard).toEqual([wish(['dump 2']), wish(['dump 2'])]);
  await server.tell([prospect(['dump 2'])]);
  expect(shown()?.played).toBe(1);
});

it('what_is_refused_for_good_is_not_asked_again_at_this_position', async () => {
  const { server, store } = open();
  const shown = watch(() => [store.foresee(['dump 2']), store.figures, store.foreseeOffers()]);
  await moment();
  await server.refuse('held-by-bot');
  await moment();
  expect([shown(), server.heard.length]).toEqual([[undefined, undefined, undefined], 1]);
});

it('without_a_connection_it_waits', async () => {
  const { server, store } = open();
  server.online = false;
  watch(() => store.foresee(['dump 2']));
  await moment();
  expect(server.heard).toEqual([]);
  server.online = true;
  await moment();
  expect(server.heard).toEqual([wish(['dump 2'])]);
});

it('a_pointer_that_rushes_about_asks_no_more_often_than_the_server_wants', async () => {
  const { server, store } = open();
  let pointer = $state(0);
  watch(() => store.foresee([`dump ${pointer}`]));
  await moment();
  const begun = Date.now();
  while (Date.now() < begun + 10_000) {
    await server.tell(asked(server.heard.at(-1)).map((moves) => prospect(moves)));
    pointer++;
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(server.heard.length).toBeGreaterThan(60);
  expect(server.heard.length).toBeLessThan(85);
});

it.each([
  ['spectators', open({}, null).store],
  ['replays', new TableStore<View>({ moves: {} })],
])('%s_foresee_nothing', (_, store) => {
  expect([store.foresee(['dump 2']), store.foreseeOffers(), store.figures]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('nobody_foresees_an_answer_who_is_not_asked', async () => {
  const { server, store } = open({ asked: question([], { mine: false }) });
  watch(() => [store.foresee(['dump 2']), store.foreseeOffers()]);
  await moment();
  expect(server.heard).toEqual([]);
});

it('a_large_wish_goes_in_parts_the_latest_first', async () => {
  const { server, store } = open();
  watch(() => Array.from({ length: 40 }, (_, i) => store.foresee([`dump ${i}`])));
  await moment();
  await server.tell(Array.from({ length: 32 }, (_, i) => prospect([`dump ${i + 8}`])));
  expect(server.heard.map((said) => [asked(said).length, asked(said)[0]])).toEqual([
    [32, ['dump 8']],
    [8, ['dump 0']],
  ]);
});

it('a_chain_that_no_message_can_hold_is_not_asked', async () => {
  const { server, store } = open();
  watch(() => store.foresee(Array<string>(65).fill('dump 2')));
  await moment();
  expect(server.heard).toEqual([]);
});

it('why_a_move_is_not_on_offer_is_asked_without_playing_it', async () => {
  const { server, store } = open();
  store.select('dump 3');
  await moment();
  expect(server.heard).toEqual([wish(['dump 3'])]);
  await server.tell([
    prospect(['dump 3'], { played: 0, refused: 'empty-hold', details: ['3'], until: null }),
  ]);
  expect([store.refusal, store.busy]).toEqual([
    { reason: 'empty-hold', details: ['3'], move: 'dump 3' },
    false,
  ]);
  const again = store.objection('dump 3');
  expect([await again, server.heard.length]).toEqual([{ reason: 'empty-hold', details: ['3'] }, 1]);
});

it('why_a_move_is_not_on_offer_may_be_why_nothing_is', async () => {
  const { server, store } = open();
  const objection = store.objection('dump 3');
  await moment();
  await server.refuse('held-by-bot');
  expect(await objection).toEqual({ reason: 'held-by-bot', details: ['2'] });
});

it('nothing_is_said_against_a_move_once_the_table_has_moved_on', async () => {
  const { server, store } = open();
  const objection = store.objection('dump 3');
  await moment();
  store.update(update(2, { asked: question(['dump 3'], { number: 2 }) }));
  await server.tell([prospect(['dump 3'], { refused: 'empty-hold' })]);
  expect(await objection).toBeUndefined();
});
