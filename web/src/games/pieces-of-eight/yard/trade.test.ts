import { expect, it } from 'vitest';
import game from '../../../../../games/pieces-of-eight/src/main/resources/tortuga/piecesofeight/messages.en.json';
import { promptOverrideOf } from '$src/games/pieces-of-eight/sea/promptOverride';
import { Battle } from '$src/games/pieces-of-eight/sea/battle.svelte.ts';
import client from '$src/games/pieces-of-eight/index';
import board from '$src/games/pieces-of-eight/messages.en.json';
import { sea, ship, tableAtSea } from '$src/games/pieces-of-eight/sea.fixture';
import type { Coin, EightFigure, Objection } from '$src/games/pieces-of-eight/game.gen';

/// Anne puts an offer to Mary together.
async function offering(give: Coin[], want: Coin[], flaw: Objection | null = null) {
  const bargain: EightFigure = { type: 'bargain', from: 0, to: 1, give, want, usable: 11, needed: 12, flaw };
  const view = sea({ ...ship(null, []), offer: { to: 1, give, want, mutual: false } }, ship(null, []));
  const { store } = await tableAtSea(view, 'make-offer', ['give bomb', 'drop-offer'], [bargain]);
  store.texts = { ...game, ...board };
  return promptOverrideOf(new Battle(store));
}

it('the_way_on_is_to_complete_an_offer_and_not_to_drop_it', async () => {
  const override = await offering([], [], 'offer-incomplete');
  expect(override?.why).toContain('Name the coins you give and the coins you want.');
  expect(override?.buttons).toMatchObject([{ text: 'Make the offer', isMain: true, disabled: true }]);
});

it('a_complete_offer_is_made_by_the_main_button_of_the_prompt', async () => {
  expect(await offering(['mate'], ['bomb'])).toBeUndefined();
  expect(mainMoves(['mate'], ['bomb'])).toContain('send-offer');
});

const mainMoves = (give: Coin[], want: Coin[]) =>
  client.mainMoves?.(
    sea({
      ...ship(null, []),
      offer: { to: 1, give, want, mutual: give.length > 0 && want.length > 0 },
    }),
    0,
  );

it('a_gift_is_said_to_be_one_and_is_not_made_by_a_hasty_click', async () => {
  expect((await offering(['mate'], []))?.why).toContain('This is a gift');
  expect((await offering([], ['mate']))?.why).toContain('You give nothing for this.');
  expect(mainMoves(['mate'], [])).not.toContain('send-offer');
});

it('an_offer_that_would_leave_no_ship_says_how_many_coins_are_left_for_one', async () => {
  const override = await offering(['mate'], ['bomb'], 'no-legal-ship');
  expect(override?.why).toContain('only 11 of the 12 silver coins');
});
