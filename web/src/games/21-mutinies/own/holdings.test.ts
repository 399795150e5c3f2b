import { expect, it } from 'vitest';
import type { Jewel } from '$src/games/21-mutinies/game.gen';
import { aPirate } from '$src/games/21-mutinies/example';
import { jewels, kindOf } from '$src/games/21-mutinies/printed';
import { holdingsOf } from './holdings';

const [first = 'RED-01', ...others] = Object.keys(jewels) as Jewel[];
const alike = others.find((jewel) => kindOf(jewel) === kindOf(first)) ?? first;
const different = others.find((jewel) => kindOf(jewel) !== kindOf(first)) ?? first;

it('jewels_of_one_kind_are_shown_once_with_their_number', () => {
  const { jewels: shown } = holdingsOf(aPirate(0, { jewelCount: 3, jewels: [first, different, alike] }));
  expect(shown.map(({ jewel, count }) => [kindOf(jewel), count])).toEqual(
    expect.arrayContaining([
      [kindOf(first), 2],
      [kindOf(different), 1],
    ]),
  );
});

it('jewels_of_others_are_only_counted', () => {
  expect(holdingsOf(aPirate(1, { jewelCount: 4 }))).toEqual({ jewels: [], hiddenJewels: 4 });
});
