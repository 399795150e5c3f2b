import { describe, expect, it } from 'vitest';
import type { Account, Choice, Moment, Review } from '$src/net/http.gen';
import { PARTS, reach, segments } from './accounts';
import { chancesAt, lines } from './curve';
import { costOf, keyMoments, tasksOf } from './moments';
import { picture } from './picture';

const account = (seat: number, change: Partial<Account>): Account => ({
  seat,
  side: seat,
  expected: 0.5,
  result: 0,
  start: 0,
  luck: 0,
  own: 0,
  hidden: 0,
  others: 0,
  remainder: 0,
  luckNoise: 0,
  ownNoise: 0,
  choices: 1,
  loss: 0,
  lossNoise: 0,
  inexact: 0,
  mistakes: 0,
  blunders: 0,
  unclear: 0,
  ...change,
});

const choice = (change: Partial<Choice>): Choice => ({
  options: 3,
  value: 0.5,
  own: 0,
  ownNoise: 0,
  hidden: 0,
  loss: 0,
  lead: 0,
  noise: 0.01,
  label: 'fine',
  best: ['a'],
  tempting: 'a',
  prices: [],
  ...change,
});

const moment = (entry: number, chances: number[], change: Partial<Moment> = {}): Moment => ({
  entry,
  seat: 0,
  move: 'a',
  question: 'pick',
  chances,
  noise: [0, 0],
  moved: [0, 0],
  draws: [],
  luck: [],
  luckNoise: [],
  choice: null,
  ...change,
});

const blunder = choice({
  loss: 0.2,
  lead: 0.2,
  label: 'blunder',
  best: ['b'],
  prices: [
    { move: 'b', lead: 0.2, noise: 0.01 },
    { move: 'c', lead: 0.05, noise: 0.01 },
    { move: 'a', lead: 0, noise: 0 },
  ],
});

const review: Review = {
  format: 1,
  game: 'jamaica',
  edition: 1,
  record: '',
  names: [],
  yardstick: { version: 1, hash: '' },
  effort: { name: 'quick', playouts: 1000 },
  accounts: [
    account(0, { result: 1, start: 0.1, luck: -0.2, own: -0.1, hidden: 0.3, others: 0.4 }),
    account(1, { result: 0, others: -0.5 }),
  ],
  moments: [
    moment(0, [0.6, 0.4], { seat: null, move: '', luck: [0.1, -0.1] }),
    moment(3, [0.5, 0.5], { moved: [-0.1, 0.1], choice: blunder }),
    moment(4, [0.51, 0.49], { seat: 1, moved: [0.01, -0.01] }),
    moment(9, [1, 0], { seat: 1, draws: ['6'], luck: [0.49, -0.49] }),
  ],
  lessons: [],
  notPriced: [],
};

describe('accounts', () => {
  it('lay_the_parts_side_by_side_from_what_was_expected_to_the_result', () => {
    for (const each of review.accounts) {
      const changes = segments(each).map(({ change }) => change);
      expect(changes.reduce((sum, change) => sum + change, each.expected)).toBeCloseTo(each.result, 9);
    }
    expect(segments(review.accounts[0] ?? account(0, {})).map(({ part }) => part)).toEqual([...PARTS]);
    expect(reach(review.accounts)).toBeCloseTo(0.8);
  });
});

describe('key_moments', () => {
  it('are_what_changed_most_in_the_order_of_the_game', () => {
    expect(keyMoments(review).map(({ entry, cause }) => [entry, cause])).toEqual([
      [0, 'start'],
      [3, 'mistake'],
      [9, 'luck'],
    ]);
  });

  it('name_what_would_have_been_better', () => {
    expect(keyMoments(review)[1]).toMatchObject({ seat: 0, move: 'a', better: 'b', change: -0.2 });
  });
});

describe('trying_again', () => {
  it('offers_ones_own_mistakes_and_nobody_elses', () => {
    expect(tasksOf(review, 0).map(({ entry }) => entry)).toEqual([3]);
    expect(tasksOf(review, 1)).toEqual([]);
  });

  it('orders_the_answers_so_that_nothing_is_given_away', () => {
    expect(tasksOf(review, 0)[0]?.answers).toEqual(['a', 'b', 'c']);
  });

  it('counts_whatever_cannot_be_told_from_the_best_answer_as_right', () => {
    const [task] = tasksOf(review, 0);
    if (!task) throw new Error('no task');
    expect(['a', 'b', 'c'].map((answer) => costOf(task, answer))).toEqual([0.2, 0, expect.closeTo(0.15)]);
  });
});

describe('the_curve', () => {
  it('has_a_line_for_each_seat', () => {
    const drawn = lines(review, (entry) => entry / 9, 90, 100);
    expect(drawn.map(({ path }) => path)).toEqual([
      'M0.0 40.0L30.0 50.0L40.0 49.0L90.0 0.0',
      'M0.0 60.0L30.0 50.0L40.0 51.0L90.0 100.0',
    ]);
  });

  it('says_the_chances_after_the_last_entry_that_changed_them', () => {
    expect(chancesAt(review, 2)).toEqual([0.6, 0.4]);
    expect(chancesAt(review, 8)).toEqual([0.51, 0.49]);
  });
});

it('a_picture_of_a_review_says_no_name_as_markup', () => {
  const svg = picture(review, { title: 'Jamaica', name: () => '<b>Anne</b>', colour: (seat) => seat });
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('&#60;b&#62;Anne');
});
