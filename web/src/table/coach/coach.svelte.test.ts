import { beforeEach, expect, it } from 'vitest';
import { act, question, update, whole } from '$src/table/store/exampleTable';
import { TableStore } from '$src/table/store/tableStore.svelte';
import { coachMemory } from '$src/learn/coachMemory';
import { Coach } from './coach.svelte';

const TEXTS = {
  goal: 'Be rich.',
  'question.dump-hold': 'Throw away the smallest.',
  'event.attacked': 'A fight!',
};

function table(id = 'first'): { store: TableStore; coach: Coach } {
  const store: TableStore = new TableStore({ moves: { dump: ['hold'] } });
  store.begin(whole(update(1, { view: {}, asked: question(['dump 2'], { kind: 'dump-hold' }) })));
  const coach = new Coach(store, id, 'jamaica');
  coach.texts = TEXTS;
  return { store, coach };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
});

it('the_coach_offers_itself_in_a_first_game_and_forces_nobody', () => {
  const { coach } = table();
  expect(coach.card?.key).toBe('offer');
  coach.beQuiet();
  expect(coach.card).toBeUndefined();
  expect(table('second').coach.card).toBeUndefined();
});

it('one_thing_is_explained_at_a_time_and_only_once', () => {
  const { coach } = table();
  coach.begin();
  expect(coach.card).toEqual({ key: 'goal', text: 'Be rich.' });
  coach.gotIt();
  expect(coach.card?.key).toBe('question.dump-hold');
  coach.gotIt();
  expect(coach.card).toBeUndefined();
  expect(table('first').coach.card).toBeUndefined();
});

it('a_key_moment_is_explained_before_the_question_that_follows_it', () => {
  const { coach, store } = table();
  coach.begin();
  coach.gotIt();
  store.update(
    update(2, {
      view: {},
      acts: [act(2, 1, { type: 'attacked' })],
      asked: question(['dump 4'], { number: 2, kind: 'dump-hold' }),
    }),
  );
  coach.watch();
  expect(coach.card?.key).toBe('event.attacked');
  coach.gotIt();
  store.playback.skip();
  expect(coach.card?.key).toBe('question.dump-hold');
});

it('whoever_answers_a_question_needs_its_explanation_no_longer', () => {
  const { coach } = table();
  coach.begin();
  coach.gotIt();
  coach.answered('dump-hold');
  expect(coachMemory.explained('jamaica')).toEqual(['goal', 'question.dump-hold']);
});

it('a_quiet_coach_is_not_offered_again_but_comes_when_asked_for', () => {
  const { coach } = table();
  coach.begin();
  coach.beQuiet();
  expect(table('second').coach.card).toBeUndefined();
  coachMemory.welcome('third');
  expect(table('third').coach.card?.key).toBe('goal');
});

it('the_coach_remembers_a_bounded_number_of_tables', () => {
  for (let i = 0; i < 30; i++) coachMemory.welcome(`table ${i}`);
  expect([coachMemory.isWelcome('table 9'), coachMemory.isWelcome('table 10')]).toEqual([false, true]);
});
