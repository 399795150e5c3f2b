import { describe, expect, it } from 'vitest';
import { givesAway } from './gives';
import { question } from '$src/table/store/exampleTable';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { AyeView } from './game.gen';

const book = { text: (key: string) => key } as Phrasebook;
const view = (successes: number): AyeView => ({ attempt: { successes, needed: 4 } }) as AyeView;
const ask = (move: string, kind: string, successes = 0, others: string[] = []): string | undefined =>
  givesAway(move, view(successes), question([move, ...others], { kind }), book);

describe('what is asked again in Aye', () => {
  it('is_to_do_nothing_and_to_stand_aside', () => {
    expect(ask('act nothing', 'choose-action')).toBe('ui.sure.nothing');
    expect(ask('act sails', 'choose-action')).toBeUndefined();
    expect(ask('stand-aside', 'take-stance')).toBe('ui.sure.stand-aside');
  });

  it('is_to_let_an_attempt_fail_that_one_success_would_save', () => {
    expect(ask('pass', 'turn-dice', 3, ['pay-trident mission'])).toBe('ui.sure.fail');
    expect(ask('pass', 'turn-dice', 2, ['pay-trident mission'])).toBeUndefined();
    expect(ask('pass', 'use-ability', 3, ['use C01'])).toBeUndefined();
  });
});
