import { describe, expect, it } from 'vitest';
import { autoAnswer } from './autoAnswer';
import { question, seat, update, whole } from '$src/table/store/exampleTable';
import type { Seat } from '$src/net/protocol.gen';
import { TableStore } from '$src/table/store/tableStore.svelte';

const bot: Seat = { ...seat('Grace'), flag: null, bot: 'deckhand' };
const client = { moves: {}, standingOrders: [{ kind: 'after-placing', verbs: ['done'] }] };

function at(kind: string, moves: string[], other: Seat): string | undefined {
  const store = new TableStore(client);
  store.begin(whole(update(1, { seats: [seat('Anne'), other], asked: question(moves, { kind }) })));
  return autoAnswer(store);
}

it('is_left_to_the_bot_that_holds_the_seat', () => {
  const store = new TableStore(client);
  const seats = [{ ...seat('Anne'), held: true }, bot];
  store.begin(whole(update(1, { seats, asked: question(['done'], { kind: 'after-placing' }) })));
  expect(autoAnswer(store)).toBeUndefined();
});

describe('a question that leaves no choice', () => {
  it('is_not_put_to_somebody_who_plays_with_bots_only', () => {
    expect(at('after-placing', ['done'], bot)).toBe('done');
  });

  it.each([
    ['among_people', at('after-placing', ['done'], seat('Mary'))],
    ['where_a_bot_only_holds_a_seat', at('after-placing', ['done'], { ...seat('Mary'), bot: 'captain' })],
    ['that_has_two_answers', at('after-placing', ['done', 'use T1'], bot)],
    ['that_is_not_optional', at('sailor-turn', ['pass'], bot)],
  ])('is_put_%s', (_, answer) => {
    expect(answer).toBeUndefined();
  });
});
