import { beforeEach, expect, it, vi } from 'vitest';
import { LessonPlay, type LessonApi } from './lessonPlay.svelte';
import type { GameClient } from '$src/games/gameClient';
import { lessonMemory } from '$src/learn/lessonMemory';
import type { LessonAnswer, Words } from '$src/net/http.gen';
import { question, update, whole } from '$src/table/store/exampleTable';

const words = (en: string): Words => ({ en, es: en });
const CARD = { id: 'full-ship', title: words('A full ship'), goal: words('Load.'), length: 2 };
const NO_WORDS = {
  whole: null,
  updates: [],
  refused: null,
  ledBack: null,
  say: null,
  hints: [words('Count.')],
};

/// A server whose lesson accepts `choose FA`, then `dump 5`.
function server(): LessonApi & { asked: string[][] } {
  const solution = ['choose FA', 'dump 5'];
  const asked: string[][] = [];
  return {
    asked,
    foreseeInLesson: () => Promise.reject(new Error('not here')),
    playLesson: (_game, _id, { moves, shown }) => {
      asked.push([...moves]);
      const wrong = moves.findIndex((move, i) => move !== solution[i]);
      const kept = wrong < 0 ? moves.length : wrong;
      const now = update(10 + moves.length, {
        asked: question(['dump 2', 'dump 5'], { undo: true, free: ['resign'] }),
      });
      const answer: LessonAnswer = {
        ...NO_WORDS,
        kept,
        step: kept,
        steps: 2,
        next: solution[kept] ?? null,
        done: kept === 2 ? words('Done.') : null,
        whole: moves.length === shown ? whole(now) : null,
        updates: moves.length > (shown ?? 0) ? [now] : [],
        ledBack: wrong < 0 ? null : words('Too dear.'),
      };
      return Promise.resolve(
        moves.includes('dump 1') ? { ...answer, ledBack: null, refused: 'same-cargo' } : answer,
      );
    },
  };
}

const play = (api: LessonApi = server()): LessonPlay =>
  new LessonPlay('jamaica', CARD, { moves: {} } as unknown as GameClient, 'Anne', api);

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('a_lesson_begins_with_its_question_and_nothing_to_take_back', async () => {
  const lesson = play();
  await lesson.begin();
  expect(lesson.store.asked?.moves).toEqual(['dump 2', 'dump 5']);
  expect(lesson.store.mayUndo).toBe(false);
});

it('what_is_possible_at_any_time_can_be_done_in_a_lesson_as_a_captain_who_changes_a_plan_must', async () => {
  const lesson = play();
  await lesson.begin();
  expect(lesson.store.isOffered('resign')).toBe(true);
});

it('the_solution_earns_three_stars_that_are_remembered', async () => {
  const lesson = play();
  await lesson.begin();
  await lesson.store.play(['choose FA']);
  await lesson.store.play(['dump 5']);
  expect(lesson.isDone).toBe(true);
  expect(lessonMemory.stars('jamaica')).toEqual({ 'full-ship': 3 });
});

it('a_wrong_turn_is_shown_then_taken_back_and_costs_a_star', async () => {
  const api = server();
  const lesson = play(api);
  await lesson.begin();
  await lesson.store.play(['choose FA']);
  await lesson.store.play(['dump 2']);
  expect(lesson.ledBack?.en).toBe('Too dear.');
  expect(lesson.store.myTurn).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.asked.at(-1)).toEqual(['choose FA']);
  expect(lesson.store.myTurn).toBe(true);
  await lesson.store.play(['dump 5']);
  expect(lesson.ledBack).toBeUndefined();
  expect(lesson.stars).toBe(2);
});

it('what_the_rules_forbid_is_refused_and_no_detour', async () => {
  const lesson = play();
  await lesson.begin();
  await lesson.store.play(['choose FA', 'dump 1']);
  expect(lesson.store.refusal?.reason).toBe('same-cargo');
  expect(lesson.detours).toBe(0);
});

it('another_way_through_a_lesson_has_numbers_of_its_own_so_that_nothing_foreseen_is_mistaken', async () => {
  const lesson = play();
  await lesson.begin();
  await lesson.store.play(['choose FA']);
  const first = lesson.store.newest?.number;
  await lesson.begin();
  await lesson.store.play(['choose FA']);
  expect(lesson.store.newest?.number).toBeGreaterThan(first ?? 0);
});

it('hints_come_one_after_another_and_the_move_is_the_last', async () => {
  const lesson = play();
  await lesson.begin();
  lesson.hint();
  expect([lesson.given, lesson.shownMove, lesson.detours]).toEqual([1, undefined, 0]);
  lesson.hint();
  expect([lesson.shownMove, lesson.detours, lesson.hasHint]).toEqual(['choose FA', 1, false]);
});
