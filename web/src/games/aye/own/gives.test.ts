import { describe, expect, it } from 'vitest';
import { givesAway } from './gives';
import { question } from '$src/table/store/exampleTable';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { AyeView } from '$src/games/aye/game.gen';

const book = { text: (key: string) => key } as Phrasebook;
const view = (safe: boolean): AyeView => ({ attempt: { missing: 1, safe } }) as AyeView;
const ask = (move: string, kind: string, safe = false): string | undefined =>
  givesAway(move, view(safe), question([move], { kind }), book);

describe('what is asked again in Aye', () => {
  it('is_to_do_nothing_and_to_stand_aside', () => {
    expect(ask('act nothing', 'choose-action')).toBe('ui.sure.nothing');
    expect(ask('act sails', 'choose-action')).toBeUndefined();
    expect(ask('stand-aside', 'take-stance')).toBe('ui.sure.stand-aside');
  });

  it('is_to_let_an_attempt_fail_that_turned_dice_would_save', () => {
    expect(ask('pass', 'turn-dice', true)).toBe('ui.sure.fail');
    expect(ask('pass', 'turn-dice')).toBeUndefined();
    expect(ask('pass', 'use-ability', true)).toBeUndefined();
  });
});
